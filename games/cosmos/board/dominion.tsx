// The second sheet: what my faction has, owes, knows and still needs for its mission.
import type { Msg } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { countMsgs } from '../say.ts';
import type { PlaceId, Side } from '../state.ts';
import { cardRule, factionOf, heroOf } from '../values/sheets.ts';
import { type CosmosView, type Props, placeMsg } from './atlas.ts';
import css from './dominion.module.css';
import { FactionSheet } from './faction-sheet.tsx';

type Own = NonNullable<Props['view']['own']>;
type PageProps = { board: Props; open(place: PlaceId): void };

export function Dominion({ board, open }: PageProps) {
  const { say, view } = board;
  const { own } = view;
  if (!own?.side) return <p className="quiet">{say({ key: 'sheet.none' })}</p>;
  const { side } = own;
  return (
    <article className={css.page} data-ref="part:sheet">
      <h2>{say({ key: `faction.${side.faction}` })}</h2>
      <p className={css.figures}>
        <Figure label={say({ key: 'figure.R' })} value={side.R} />
        <Figure label={say({ key: 'figure.actions' })} value={own.pool} />
        <Figure label={say({ key: 'sheet.gained' })} value={side.gained} />
        <Figure label={say({ key: 'sheet.spent' })} value={side.spent} />
      </p>
      <Mission own={own} say={say} faction={side.faction} />
      <p className="quiet small">{board.slots?.rule(factionOf(side.faction).mission.rule)}</p>
      <Actions own={own} say={say} />
      <Fleets side={side} view={view} say={say} open={open} />
      <Part title={say({ key: 'sheet.heroes' })} none={say({ key: 'nothing' })}>
        {side.heroes.map((hero) => (
          <li key={hero.id}>
            {say({ key: `hero.${hero.id}` })}
            {!hero.alive && <span className="bad-words"> · {say({ key: 'sheet.dead' })}</span>}
            <p className="quiet small">{board.slots?.rule(heroOf(hero.id).rule)}</p>
          </li>
        ))}
      </Part>
      <Part title={say({ key: 'sheet.cards' })} none={say({ key: 'nothing' })}>
        {side.cards.map((held, i) => (
          <li key={`${held.card} ${i}`}>
            {say({ key: `card.${held.card}` })}
            {held.left > 0 && <span className="quiet"> ×{held.left}</span>}
            <p className="quiet small">{board.slots?.rule(cardRule(held.card))}</p>
          </li>
        ))}
      </Part>
      <Part title={say({ key: 'sheet.loans' })} none={say({ key: 'nothing' })}>
        {side.loans.map((loan) => (
          <li key={loan.turn}>
            {say({
              key: 'sheet.loan',
              args: { turn: loan.turn, R: loan.principal, rate: loan.rate, paid: loan.paid, payments: loan.payments },
            })}
          </li>
        ))}
      </Part>
      <Part title={say({ key: 'sheet.pacts' })} none={say({ key: 'nothing' })}>
        {own.pacts.map((pact) => (
          <li key={`${pact.a} ${pact.b} ${pact.from}`}>
            {say({
              key: 'report.pact',
              args: { faction: otherFaction(view, pact.a === view.seat ? pact.b : pact.a), until: pact.until },
            })}
          </li>
        ))}
      </Part>
      <details>
        <summary>{say({ key: 'faction.full' })}</summary>
        <FactionSheet board={board} id={side.faction} />
      </details>
    </article>
  );
}

const otherFaction = ({ pub }: Props['view'], seat: number) => ({ key: `faction.${pub.factions[seat] ?? 'neutral'}` });
const Figure = ({ label, value }: { label: string; value: number }) => (
  <span>
    <strong>{value}</strong> <span className="quiet">{label}</span>
  </span>
);

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length > 0 ? <ul>{children}</ul> : <p className="quiet">{none}</p>}
    </section>
  );
}

function Mission({ own, say, faction }: { own: Own; say(msg: Msg): string; faction: string }) {
  return (
    <section>
      <h3>{say({ key: 'sheet.goal', args: { mission: { key: `mission.${faction}` } } })}</h3>
      {own.mission.map(({ way, steps }) => (
        <ul key={way}>
          {way !== '' && <li className="quiet">{say({ key: `way.${way}` })}</li>}
          {steps.map(({ what, have, need }) => (
            <li key={what} className={css.step} data-done={have >= need ? '' : undefined}>
              <span>{say({ key: `step.${what}` })}</span>
              <progress max={need} value={Math.min(have, need)} aria-label={say({ key: `step.${what}` })} />
              <span>
                {have} / {need}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

/** Why there are as many actions as there are (CSM-ORDER-1). */
export function Actions({ own, say }: { own: Own; say(msg: Msg): string }) {
  const parts = Object.entries(own.pools ?? {}).filter(([, n]) => n > 0);
  if (parts.length === 0) return null;
  return (
    <p className="quiet small">
      {say({ key: 'pool.why', args: { all: own.pool } })}{' '}
      {parts.map(([part, n]) => `${say({ key: `pool.${part}` })} ${n}`).join(', ')}
    </p>
  );
}

type FleetsProps = { side: Side; view: CosmosView; say(msg: Msg): string; open(place: PlaceId): void };
function Fleets({ side, view, say, open }: FleetsProps) {
  const count = (kind: 'unit' | 'troop', of: Readonly<Record<string, number>>) => countMsgs(of, kind).map(say);
  return (
    <Part title={say({ key: 'sheet.fleets' })} none={say({ key: 'nothing' })}>
      {Object.entries(side.fleets).map(([label, fleet]) => (
        <li key={label} className={css.fleet}>
          <strong>{label}</strong>
          <span>{[...count('unit', fleet.units), ...count('troop', fleet.cargo)].join(', ')}</span>
          {fleet.at === 'deep' ? (
            <span className="quiet">{say({ key: 'sheet.deep' })}</span>
          ) : (
            <button type="button" onClick={() => open(fleet.at)}>
              {say(placeMsg(fleet.at, view))}
            </button>
          )}
        </li>
      ))}
    </Part>
  );
}
