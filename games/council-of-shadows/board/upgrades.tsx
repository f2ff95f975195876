// What my board can still become: adaptations, colony expansion, special projects; and with Module 1 my stations.
import { litProps, Planet, SeatMark, Tip } from '@orrery/board';
import * as pack from '../packs/base/index.ts';
import { upgradesOf } from '../values/range.ts';
import board from './board.module.css';
import { amountWords, Cost } from './card.tsx';
import { type B, mine, named, pointed, ui, whyNot } from './facts.ts';
import { stationSign } from './galaxy.tsx';
import { Glyph, Sign } from './glyphs.tsx';
import { steady } from './steady.ts';
import css from './upgrades.module.css';

export const Upgrades = steady(drawUpgrades, (ref) => /^(upgrade|station)/.test(ref));

function drawUpgrades({ b }: { b: B }) {
  const seat = b.view.seat!;
  const p = mine(b);
  if (!p) return null;
  const list = upgradesOf(p).filter((u) => u.kind !== 'range');
  return (
    <section className={board.section} {...pointed(b, 'upgrades')} aria-label={ui(b, 'upgrades')}>
      <h2 className={`${board.heading} ${board.spare}`}>{ui(b, 'upgrades')}</h2>
      <div className={css.upgrades}>
        {list.map((u) => (
          <Buyable
            key={u.id}
            b={b}
            refName={`upgrade:${u.id}`}
            name={b.say({ key: `upgrade.${u.id}` })}
            text={b.say({ key: `upgrade.${u.id}.text` })}
            cost={u.cost}
            bought={p.upgrades.includes(u.id)}
            seat={seat}
          >
            <UpgradeSign u={u} />
          </Buyable>
        ))}
        {b.view.pub.options.module1 &&
          pack.STATIONS.map((station) => (
            <Buyable
              key={station.id}
              b={b}
              refName={`station:${station.id}`}
              name={b.say({ key: `station.${station.id}` })}
              text={b.say({ key: `station.${station.id}.text` })}
              cost={station.cost}
              bought={Object.values(b.view.pub.stations).some((s) => s.side === seat && s.kind === station.id)}
              seat={seat}
            >
              <Sign size={26}>
                <path d="M-5 -12H5L12 -5V5L5 12H-5L-12 5V-5Z" fill="none" stroke="var(--brass)" strokeWidth="1.6" />
                <Glyph name={stationSign(station.id)} size={14} />
              </Sign>
            </Buyable>
          ))}
      </div>
    </section>
  );
}

interface BuyableProps {
  b: B;
  refName: string;
  name: string;
  text: string;
  cost: pack.Gems;
  bought: boolean;
  seat: number;
  children: React.ReactNode;
}
function Buyable({ b, refName, name, text, cost, bought, seat, children }: BuyableProps) {
  return (
    <Tip
      text={`${name}. ${text} ${bought ? ui(b, 'bought') : `${ui(b, 'price', { cost: amountWords(b, cost) })}${whyNot(b, refName)}`}`}
    >
      <div className={css.upgrade} data-bought={bought ? '' : undefined} {...named(litProps(b, refName, name))}>
        {children}
        {bought ? <SeatMark seat={seat} size={16} name={ui(b, 'bought')} /> : <Cost gems={cost} size={13} />}
      </div>
    </Tip>
  );
}

function UpgradeSign({ u }: { u: pack.Upgrade }) {
  if (u.kind === 'adaptability')
    return (
      <Sign size={26}>
        <Planet seed={u.id} kind={u.planet!} r={11} />
      </Sign>
    );
  if (u.kind === 'stacking')
    return (
      <Sign size={26}>
        <Glyph name="colonize" size={22} fill="#c9d2ea" />
      </Sign>
    );
  return (
    <span className={css.energy}>
      <Sign size={18}>
        <Glyph name="energy" />
      </Sign>
      {u.energy}
    </span>
  );
}
