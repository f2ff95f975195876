// The sky behind the first page: a great orrery, drawn once, at rest.
import { noise, Planet } from '../parts/index.ts';
import css from './home.module.css';

const next = noise('orrery');
const STARS = Array.from({ length: 90 }, () => ({ x: next() * 1200, y: next() * 300, r: 0.4 + next() ** 3 * 1.4 }));
const ORBITS = [110, 190, 290, 410];

export function Sky() {
  return (
    <svg className={css.sky} viewBox="0 0 1200 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#e8ecf8" opacity="0.55" />
      ))}
      <g transform="translate(960 150) rotate(-16)">
        <g fill="none" stroke="#e0b062">
          {ORBITS.map((rx, i) => (
            <ellipse key={rx} rx={rx} ry={rx * 0.34} strokeOpacity={0.75 - i * 0.13} />
          ))}
          {ORBITS.map((rx) => (
            <path key={rx} d={`M0 0L${rx * 0.8} ${rx * 0.204}`} strokeOpacity="0.25" />
          ))}
        </g>
        <Planet seed="sun" kind="desert" r={34} />
        <Planet seed="inner" kind="rock" cx={-88} cy={22} r={11} />
        <Planet seed="home" kind="earth" cx={152} cy={39} r={17} />
        <Planet seed="giant" kind="gas" cx={-232} cy={-59} r={28} ring />
        <Planet seed="cold" kind="ice" cx={120} cy={-94} r={13} />
        <Planet seed="fire" kind="volcanic" cx={-320} cy={87} r={15} />
      </g>
    </svg>
  );
}
