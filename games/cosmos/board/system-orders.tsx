// The orders that begin at an opened system: with a fleet, with what can be built, with its name; and what they would yield.

import { writeOrder } from '../orders/format.ts';
import { plain } from '../orders/order.ts';
import { COMMON_BUILDINGS } from '../packs/base/commons.ts';
import { countMsgs } from '../say.ts';
import type { Fleet, PlaceId } from '../state.ts';
import { factionOf } from '../values/sheets.ts';
import { type Count, type Props, placeMsg } from './atlas.ts';
import { Does } from './does.tsx';
import { addBuilt, addLine, draftOf, insert, placeRef, placeWords } from './draft.ts';
import { foreseen, useRules } from './foreseen.ts';
import { PartOfFleet } from './part-of-fleet.tsx';
import { beginning, FLEET_STARTERS, PLACE_STARTERS } from './starters.ts';
import css from './system-sheet.module.css';
import { Written } from './written.tsx';

const countText = ({ say }: Props, kind: 'unit' | 'troop', count: Count): string =>
  countMsgs(count, kind).map(say).join(', ');

type FleetsProps = { board: Props; place: PlaceId; fleet: string | null; showFleet(label: string | null): void };
export function Fleets({ board, place, fleet, showFleet }: FleetsProps) {
  const { say, view } = board;
  const draft = draftOf(board);
  const here = Object.entries(view.own?.side?.fleets ?? {}).filter(([, f]) => f.at === place);
  return here.map(([label, f]: [string, Fleet]) => (
    <div key={label} className={css.fleet} data-shown={fleet === label ? '' : undefined}>
      <button type="button" aria-pressed={fleet === label} onClick={() => showFleet(fleet === label ? null : label)}>
        <strong>{say({ key: 'fleet', args: { label } })}</strong>
        <span>{countText(board, 'unit', f.units)}</span>
        {Object.keys(f.cargo).length > 0 && <span className="quiet">{countText(board, 'troop', f.cargo)}</span>}
      </button>
      {draft && (
        <div className={css.starters}>
          {FLEET_STARTERS.map((verb) => (
            <button
              key={verb}
              type="button"
              onClick={() => {
                addLine(board, draft, say(beginning(verb, { label })));
                showFleet(verb === 'move' ? label : null);
              }}
            >
              {say({ key: `verb.${verb}` })}
            </button>
          ))}
          <PartOfFleet
            board={board}
            draft={draft}
            label={label}
            fleet={f}
            place={place}
            begun={() => showFleet(label)}
          />
        </div>
      )}
    </div>
  ));
}

/** On a phone the sheet of orders is behind this one: what was written last shows that something was. */
export function LastOrder({ board }: { board: Props }) {
  const text = draftOf(board)?.text.trimEnd() ?? '';
  if (text === '') return null;
  const lines = text.split('\n');
  return (
    <p className={css.last} role="status">
      <Written say={board.say} msg={{ key: 'map.last', args: { n: lines.length, text: lines.at(-1)! } }} />
    </p>
  );
}

/** What each crew here would really collect after all that is written already, not what the place is worth. */
export function Yields({ board, place }: { board: Props; place: PlaceId }) {
  const { say, view, language } = board;
  const draft = draftOf(board);
  const side = view.own?.side;
  useRules(draft && side ? 'now' : 'later');
  if (!draft || !side) return null;
  const at = placeRef(view, place);
  const crews = [
    ...Object.entries(side.fleets)
      .filter(([, fleet]) => fleet.at === place)
      .map(([fleet]) => ({ name: { key: 'fleet', args: { label: fleet } }, who: { fleet, items: null } })),
    ...Object.entries(view.own?.holdings[place]?.ground ?? {}).map(([id, n]) => ({
      name: { key: `troop.${id}.n`, args: { n } },
      who: { id, n },
    })),
  ].slice(0, MOST_CREWS);
  const written = draft.text.trimEnd();
  const yields = crews.flatMap(({ name, who }) => {
    const line = writeOrder({ ...plain(1), do: 'collect', who, at }, side.faction, language);
    const echo = foreseen(view, written === '' ? line : `${written}\n${line}`).at(-1);
    return echo ? [{ name, line, echo }] : [];
  });
  if (yields[0]?.echo.problem?.key === 'error.E01') return <p className="quiet">{say({ key: 'about.noActions' })}</p>;
  return yields.map(({ name, line, echo }) => {
    return (
      <div key={line} className={css.yield}>
        <span>{say({ key: 'about.yield', args: { who: name } })}</span>
        {echo.problem ? (
          <span className="quiet">{say(echo.problem)}</span>
        ) : (
          <button type="button" onClick={() => addLine(board, draft, line)}>
            {say({ key: 'orders.gain', args: { R: -echo.cost } })}
          </button>
        )}
      </div>
    );
  });
}
const MOST_CREWS = 4;

function Building({ board, words }: { board: Props; words: string }) {
  const { say, view, language } = board;
  const draft = draftOf(board);
  const faction = view.own?.side?.faction;
  if (!draft || !faction) return null;
  const { units, control } = factionOf(faction);
  const offers = [
    ...units.map(({ id, cost }) => ({ id, cost, kind: 'unit' })),
    ...[control, ...COMMON_BUILDINGS].map(({ id, cost }) => ({ id, cost, kind: 'building' })),
  ];
  return (
    <details className={css.building}>
      <summary>{say({ key: 'verb.build' })}</summary>
      <div className={css.starters}>
        {offers.map(({ id, cost, kind }) => (
          <div key={id} className={css.offer}>
            <button type="button" onClick={() => addBuilt(board, draft, faction, id, words, language)}>
              {say({ key: `${kind}.${id}` })}{' '}
              <span className="quiet">{say({ key: 'amount.R', args: { n: cost } })}</span>
            </button>
            <Does board={board} of={`${kind}.${id}`} />
          </div>
        ))}
      </div>
    </details>
  );
}

export function Beginnings({ board, place }: { board: Props; place: PlaceId }) {
  const { say, view, language } = board;
  const draft = draftOf(board);
  if (!draft) return null;
  const words = placeWords(view, place, language);
  const { dom } = view.own?.board[place] ?? {};
  const isMine = dom?.ground === view.seat;
  return (
    <div className={css.starters}>
      <button type="button" onClick={() => insert(board, draft, words)}>
        {say({ key: 'map.write', args: { place: placeMsg(place, view) } })}
      </button>
      {isMine &&
        PLACE_STARTERS.map((verb) => (
          <button
            key={verb}
            type="button"
            onClick={() => addLine(board, draft, say(beginning(verb, { place: words })))}
          >
            {say({ key: `verb.${verb}` })}
          </button>
        ))}
      {(isMine || dom?.orbit === view.seat) && <Building board={board} words={words} />}
    </div>
  );
}
