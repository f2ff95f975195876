// Everybody's sheet in short: order, level, energy against consumption, gems, slots, Dark Tech, upgrades, bonus cards.
import { colourOf, litProps, SeatMark, Tip } from '@orrery/board';
import type { ReactNode } from 'react';
import * as pack from '../packs/base/index.ts';
import { inOrder, isAutoma, type Player, type Side } from '../state.ts';
import board from './board.module.css';
import { cardWords } from './card.tsx';
import { type B, extraOf, nameOf, playerOf, pointed, roman, signed, ui } from './facts.ts';
import { CardBack, Gem, Glyph, type GlyphName, Range, Sign } from './glyphs.tsx';
import css from './players.module.css';
import { steady } from './steady.ts';
import { kindTint } from './tints.ts';
import { TechSign } from './tray.tsx';

export const Players = steady(drawPlayers, (ref) => /^(tech|players)/.test(ref));

function drawPlayers({ b }: { b: B }) {
  return (
    <section className={board.section} {...pointed(b, 'players')} aria-label={ui(b, 'players')}>
      <h2 className={board.heading}>{ui(b, 'players')}</h2>
      {inOrder(b.view.pub).map((side) => (
        <Sheet key={side} b={b} side={side} />
      ))}
    </section>
  );
}

/** Beside the map of a wide screen: everybody else in a line or two; plates have their figures, my own sheet lies below. */
export const Others = steady(drawOthers, (ref) => /^(tech|players)/.test(ref));

function drawOthers({ b }: { b: B }) {
  const { pub } = b.view;
  return (
    <section className={css.others} {...pointed(b, 'players')} aria-label={ui(b, 'players')}>
      {inOrder(pub)
        .filter((side) => side !== b.view.seat)
        .map((side) => (
          <Brief key={side} b={b} side={side} p={playerOf(b, side)} />
        ))}
    </section>
  );
}

function Brief({ b, side, p }: { b: B; side: Side; p: Player }) {
  return (
    <article id={`cos-player-${side}`} className={css.brief} style={{ '--seat': colourOf(side) } as never}>
      <Tip text={ui(b, 'tip.order', { order: p.order })}>
        <span className={css.order}>{p.order}</span>
      </Tip>
      <SeatMark seat={side} size={18} />
      <strong>{nameOf(b, side)}</strong>
      {isAutoma(b.view.pub, side) ? <AutomaCard b={b} /> : <Slots b={b} side={side} p={p} />}
      <Belongings b={b} p={p} bare />
    </article>
  );
}

function Sheet({ b, side }: { b: B; side: Side }) {
  const p = playerOf(b, side);
  const { pub } = b.view;
  return (
    <article
      id={`cos-player-${side}`}
      className={css.sheet}
      style={{ '--seat': colourOf(side) } as never}
      data-mine={b.view.seat === side ? '' : undefined}
    >
      <header className={css.head}>
        <Tip text={ui(b, 'tip.order', { order: p.order })}>
          <span className={css.order}>{p.order}</span>
        </Tip>
        <SeatMark seat={side} size={18} />
        <strong>{nameOf(b, side)}</strong>
        {p.leader && (
          <Tip text={b.say({ key: `leader.${p.leader}.text` })}>
            <span className={css.leader}>{b.say({ key: `leader.${p.leader}` })}</span>
          </Tip>
        )}
        {pub.throne === side && (
          <Sign size={18} name={ui(b, 'throne')}>
            <Glyph name="majority" fill="var(--brass)" />
          </Sign>
        )}
        {pub.winners.includes(side) && (
          <span className={css.winner}>
            <Sign size={16}>
              <Glyph name="score" />
            </Sign>
            {ui(b, 'winner')}
          </span>
        )}
        <Level b={b} p={p} />
      </header>
      <Gauge b={b} side={side} p={p} />
      <div className={css.line}>
        {isAutoma(pub, side) ? <AutomaCard b={b} /> : <Slots b={b} side={side} p={p} />}
        {!isAutoma(pub, side) && <Purse b={b} p={p} />}
      </div>
      <Belongings b={b} p={p} />
    </article>
  );
}

function Level({ b, p }: { b: B; p: Player }) {
  return (
    <Tip text={ui(b, 'tip.level')}>
      <span className={css.level}>
        {[1, 2, 3].map((n) => (
          <i key={n} data-on={p.level >= n ? '' : undefined}>
            {roman(n)}
          </i>
        ))}
      </span>
    </Tip>
  );
}

/** Energy as a bar that fills up to the consumption. */
export function Gauge({ b, side, p }: { b: B; side: Side; p: Player }) {
  const left = Math.max(0, extraOf(b.view).players[side]!.toNextLevel); // none while a level-up is due
  const text = ui(b, 'tip.gauge', { energy: p.energy, consumption: p.consumption, left });
  return (
    <Tip text={text}>
      <div className={css.gauge} role="img" aria-label={text}>
        <Sign size={15}>
          <Glyph name="energy" fill="light-dark(#786908, #f4e06a)" />
        </Sign>
        <b>{p.energy}</b>
        <span className={css.bar}>
          <i style={{ width: `${Math.min(100, (100 * p.energy) / p.consumption)}%` }} />
        </span>
        <b>{p.consumption}</b>
        <Sign size={15}>
          <Glyph name="consumption" fill="light-dark(#933d15, #ff9a6b)" />
        </Sign>
      </div>
    </Tip>
  );
}

function Purse({ b, p }: { b: B; p: Player }) {
  return (
    <span className={css.purse}>
      {pack.GEMS.map((gem) => (
        <Tip key={gem} text={ui(b, `tip.${gem}`)}>
          <span>
            <Sign size={16} name={b.say({ key: `gem.${gem}` })}>
              <Gem gem={gem} />
            </Sign>
            {p.gems[gem]}
          </span>
        </Tip>
      ))}
    </span>
  );
}

const cardName = (id: pack.CardId) => ({ key: `card.${id}` });

function Slots({ b, side, p }: { b: B; side: Side; p: Player }) {
  const ranges = extraOf(b.view).players[side]!.ranges;
  return (
    <span className={css.slots}>
      {p.slots.map((slot, i) => {
        const top = slot.at(-1);
        const where = ui(b, 'slot', { slot: i + 1, range: ranges[i]! });
        return (
          <Tip key={i} text={top ? `${where} ${cardWords(b, top)}` : where}>
            <span
              className={css.slot}
              style={{ '--tint': top ? kindTint(pack.cardOf(top).effect) : 'var(--line)' } as never}
            >
              <Sign size={15}>
                <g color="var(--brass)">
                  <Range reach={ranges[i]!} />
                </g>
              </Sign>
              {top ? signed(pack.cardOf(top).consumption) : '·'}
              {slot.length > 1 && <sup>{slot.length}</sup>}
            </span>
          </Tip>
        );
      })}
      <Tip text={p.hand.length > 0 ? ui(b, 'tip.hand', { cards: p.hand.map(cardName) }) : ui(b, 'tip.hand.none')}>
        <span className={css.small}>
          <Sign size={16}>
            <Glyph name="hand" />
          </Sign>
          {p.hand.length}
        </span>
      </Tip>
    </span>
  );
}

function AutomaCard({ b }: { b: B }) {
  const automa = b.view.pub.automa!;
  if (!automa.card) return <span className={css.small}>{ui(b, 'automa.none')}</span>;
  const { consumption } = pack.automaOf(automa.card);
  return (
    <p className={css.automa}>
      <b>
        {b.say({ key: `automa.${automa.card}` })} ({signed(consumption)})
      </b>{' '}
      {b.say({ key: `automa.${automa.card}.text` })}
    </p>
  );
}

const ADAPTED: readonly { id: pack.UpgradeId; sign: GlyphName; fill: string }[] = [
  { id: 'adapt-desert', sign: 'presence', fill: '#dba75c' },
  { id: 'adapt-volcanic', sign: 'presence', fill: '#e8664c' },
  { id: 'colony-expansion', sign: 'colonize', fill: '#c9d2ea' },
];

/** `bare`: signs alone, without the names of technologies. */
function Belongings({ b, p, bare = false }: { b: B; p: Player; bare?: boolean }) {
  const upgrades = ADAPTED.filter(({ id }) => p.upgrades.includes(id)).map(({ id, sign, fill }) => (
    <Tip key={id} text={`${b.say({ key: `upgrade.${id}` })}. ${b.say({ key: `upgrade.${id}.text` })}`}>
      <span>
        <Sign size={18} name={b.say({ key: `upgrade.${id}` })}>
          <Glyph name={sign} fill={fill} />
        </Sign>
      </span>
    </Tip>
  ));
  const tech = p.tech.map(({ id }) => (
    <Tip key={id} text={`${b.say({ key: `tech.${id}` })}. ${b.say({ key: `tech.${id}.text` })}`}>
      <span className={css.tech} {...(b.lit.has(`tech:${id}`) ? {} : litProps(b, `tech:${id}`))}>
        <TechSign id={id} size={24} />
        {bare ? <span className="hidden">{b.say({ key: `tech.${id}` })}</span> : b.say({ key: `tech.${id}` })}
      </span>
    </Tip>
  ));
  const things: ReactNode[] = [...tech, ...upgrades];
  return (
    <div className={css.things}>
      {things}
      <Bonus b={b} p={p} />
    </div>
  );
}

/** Backs while the game runs; faces at the end [COS-INFO-18]. */
function Bonus({ b, p }: { b: B; p: Player }) {
  if (p.bonus)
    return p.bonus.map((id) => (
      <Tip key={id} text={b.say({ key: `bonus.${id}.text` })}>
        <span className={css.tech}>
          <Sign size={20}>
            <CardBack back={pack.bonusOf(id).back} />
          </Sign>
          {b.say({ key: `bonus.${id}` })}
        </span>
      </Tip>
    ));
  return (
    <Tip text={ui(b, 'tip.backs')}>
      <span className={css.backs}>
        {p.backs.map((back, i) => (
          <Sign key={i} size={20} name={b.say({ key: `back.${back}` })}>
            <CardBack back={back} />
          </Sign>
        ))}
      </span>
    </Tip>
  );
}

/** The panel of the council: both Dark Tech piles and the deck of light bonus cards. */
export const Council = steady(drawCouncil, (ref) => ref === 'council');

function drawCouncil({ b }: { b: B }) {
  const { sizes } = b.view.pub;
  return (
    <section className={css.council} {...pointed(b, 'council')} aria-label={ui(b, 'council')}>
      <span className={css.pile}>{ui(b, 'pile')}</span>
      {[1, 2].map((level) => (
        <Tip key={level} text={ui(b, 'tip.pile', { level: roman(level), count: sizes.tech[level - 1]! })}>
          <span className={css.pile}>
            <svg viewBox="-16 -16 32 32" width="24" height="24" aria-hidden="true">
              <circle
                r="15"
                fill="light-dark(#ded9f0, #241b45)"
                stroke="light-dark(#6b4fc4, #b59cff)"
                strokeWidth="1.6"
              />
              <text y="5" fontSize="14" fontWeight="700" fill="light-dark(#351593, #d9ccff)" textAnchor="middle">
                {roman(level)}
              </text>
            </svg>
            <b>{sizes.tech[level - 1]}</b>
          </span>
        </Tip>
      ))}
      <Tip text={ui(b, 'tip.light', { count: sizes.light })}>
        <span className={css.pile}>
          <Sign size={24}>
            <CardBack back="light" />
          </Sign>
          {ui(b, 'light')} <b>{sizes.light}</b>
        </span>
      </Tip>
    </section>
  );
}
