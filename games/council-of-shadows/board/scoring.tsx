// Scoring: for each galaxy that can be scored, who has the majority, what it pays, where that leads, which cube leaves.
import { askedAt, Planet, SeatMark } from '@orrery/board';
import type { Option, Request } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { planet as planetName } from '../say.ts';
import { type Side, sidesOf } from '../state.ts';
import type { At } from '../steps/index.ts';
import board from './board.module.css';
import { type B, extraOf, nameOf, optionsOf, playerOf, roman, ui } from './facts.ts';
import { CardBack, Glyph, Sign } from './glyphs.tsx';
import { tintOf } from './tints.ts';
import css from './tray.module.css';
import { trayClass } from './tray.tsx';

const isScore = ({ key }: Option): boolean => key.startsWith('score:');
export const scoringRequest = (b: B): Request | undefined => askedAt<At>(b.requests, 'scoring.choose');

/** `score:blue>p2-01a` → blue, p2-01a */
function partsOf(key: string): { galaxy: string; planet: string | null } {
  const [galaxy, planet] = key.slice('score:'.length).split('>') as [string, string?];
  return { galaxy, planet: planet ?? null };
}

export function Scoring({ b, request }: { b: B; request: Request }) {
  const options = optionsOf(request).filter(isScore);
  const galaxies = [...new Set(options.map((o) => partsOf(o.key).galaxy))];
  return (
    <section className={trayClass} aria-label={ui(b, 'scoring')}>
      <h2 className={board.heading}>{ui(b, 'scoring')}</h2>
      {galaxies.map((id) => (
        <Preview
          key={id}
          b={b}
          request={request}
          galaxy={pack.galaxyOf(id)}
          options={options.filter((o) => partsOf(o.key).galaxy === id)}
        />
      ))}
    </section>
  );
}

interface PreviewProps {
  b: B;
  request: Request;
  galaxy: pack.Galaxy;
  options: readonly Option[];
}
function Preview({ b, request, galaxy, options }: PreviewProps) {
  const side = b.view.seat!;
  const facts = extraOf(b.view).galaxies[galaxy.id]!;
  const pays = facts.payouts[side]!;
  const ref = `galaxy:${galaxy.id}`;
  return (
    <article
      className={css.score}
      style={{ '--tint': tintOf(galaxy.id) } as never}
      {...(b.focused === ref ? { 'data-focused': '' } : {})}
      onMouseEnter={() => b.setFocused(ref)}
      onMouseLeave={() => b.setFocused(null)}
    >
      <strong>{b.say({ key: `galaxy.${galaxy.id}` })}</strong>
      <Counts b={b} cubes={facts.cubes} majority={facts.majority} />
      <span className={css.pays}>
        <Sign size={20}>
          <Glyph name="energy" />
        </Sign>
        +{pays}
        {galaxy.lightBonus && (
          <Sign size={22} name={ui(b, 'galaxy.bonus')}>
            <CardBack back="light" />
          </Sign>
        )}
      </span>
      <After
        b={b}
        side={side}
        pays={pays}
        why={facts.majority === side ? 'high' : pays === galaxy.high ? 'tie' : 'low'}
      />
      <div className={css.leaves}>
        {options.map((option) => (
          <Leaving key={option.key} b={b} request={request} option={option} />
        ))}
      </div>
    </article>
  );
}

function Counts({ b, cubes, majority }: { b: B; cubes: readonly number[]; majority: Side | null }) {
  return (
    <span className={css.counts}>
      {sidesOf(b.view.pub).map((side) =>
        cubes[side] === 0 ? null : (
          <span key={side} data-first={side === majority ? '' : undefined}>
            {side === majority && (
              <Sign size={14} name={ui(b, 'majority')}>
                <Glyph name="majority" />
              </Sign>
            )}
            <SeatMark seat={side} size={16} name={nameOf(b, side)} />
            {cubes[side]}
          </span>
        ),
      )}
    </span>
  );
}

function After({ b, side, pays, why }: { b: B; side: Side; pays: number; why: 'high' | 'tie' | 'low' }) {
  const { energy, consumption, level } = playerOf(b, side);
  const next = energy + pays;
  const rises = next >= consumption && energy < consumption;
  return (
    <span className={css.after}>
      {ui(b, `scoring.${why}`)} {ui(b, 'scoring.after', { from: energy, to: next, of: consumption })}{' '}
      {rises && <b>{ui(b, 'scoring.level', { level: roman(level + 1) })}</b>}
    </span>
  );
}

/** One answer: the cube on this planet leaves; or none does. */
function Leaving({ b, request, option }: { b: B; request: Request; option: Option }) {
  const { planet } = partsOf(option.key);
  const ref = planet ? `planet:${planet}` : option.refs?.[0];
  const text = planet
    ? ui(b, 'scoring.cube', { planet: b.say(planetName(b.view.pub, planet)) })
    : ui(b, 'scoring.free');
  return (
    <button
      type="button"
      aria-label={`${text}: ${b.say(option.label)}`}
      onClick={() => b.choose(request.id, option.key)}
      onMouseEnter={() => ref && b.setFocused(ref)}
      onMouseLeave={() => b.setFocused(null)}
      onFocus={() => ref && b.setFocused(ref)}
      onBlur={() => b.setFocused(null)}
    >
      {planet && (
        <Sign size={30}>
          <Planet seed={planet} kind={pack.planetType(planet)} r={11} />
        </Sign>
      )}
      {text}
    </button>
  );
}
