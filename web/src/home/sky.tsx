// The sky behind the first page: a great orrery, drawn once, at rest.
import { noise, Planet } from '@orrery/board';
import css from './home.module.css';

const next = noise('orrery');
const STARS = Array.from({ length: 90 }, () => ({ x: next() * 1200, y: next() * 300, r: 0.4 + next() ** 3 * 1.4 }));
const ORBITS = [90, 160, 240, 340];

export function Sky() {
  return (
    <svg className={css.sky} viewBox="0 0 1200 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#e8ecf8" opacity="0.55" />
      ))}
      <g transform="translate(940 150) rotate(-14)">
        <g fill="none" stroke="#e0b062">
          {ORBITS.map((rx, i) => (
            <ellipse key={rx} rx={rx} ry={rx * 0.34} strokeOpacity={0.75 - i * 0.13} />
          ))}
        </g>
        <Planet seed="sun" kind="desert" r={34} />
        <Planet seed="inner" kind="rock" cx={-72} cy={18.4} r={10} />
        <Planet seed="home" kind="earth" cx={128} cy={32.6} r={15} />
        <Planet seed="giant" kind="gas" cx={-192} cy={-49} r={25} ring />
        <Planet seed="cold" kind="ice" cx={204} cy={-92.5} r={12} />
        <Planet seed="fire" kind="volcanic" cx={-238} cy={82.6} r={13} />
      </g>
    </svg>
  );
}
