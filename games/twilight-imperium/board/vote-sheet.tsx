// My ballot: what I vote for, and which planets I exhaust for it, with what each gives.
import type { SheetProps } from '@orrery/board';
import { ballotIn, tally } from '../preview.ts';
import { frameOf } from '../procedures.ts';
import type { TI } from '../tables.ts';
import css from './council.module.css';
import { Outcome } from './outcome.tsx';

type Sheet = SheetProps<TI>;

export function VoteSheet(sheet: Sheet) {
  const { request, value, change, say, view } = sheet;
  if (request.ask.shape !== 'form') return null;
  const ballot = ballotIn(request.ask.facts);
  const outcome = typeof value.outcome === 'string' ? value.outcome : '';
  const chosen = Array.isArray(value.planets) ? (value.planets as string[]) : [];
  const all = Object.keys(ballot.planets);
  const goods = typeof value.goods === 'number' ? value.goods : 0;
  const votes = chosen.reduce((sum, planet) => sum + (ballot.planets[planet] ?? 0), goods);
  const total = outcome === '' ? 0 : ballot.single ? 1 : votes > 0 ? votes + ballot.extra : 0;
  const agenda = frameOf(view.pub, 'agenda');
  const now = tally(ballot.outcomes, agenda?.args.votes ?? []);
  const spent = ballot.goods ? { goods } : {};
  const vote = (next: string) =>
    change({ outcome: next, planets: next === '' || ballot.single ? [] : chosen, ...(next === '' ? {} : spent) });
  const turn = (planet: string) =>
    change({
      ...spent,
      outcome,
      planets: chosen.includes(planet) ? chosen.filter((each) => each !== planet) : [...chosen, planet],
    });
  return (
    <div className={css.ballot}>
      <fieldset className={css.outcomes}>
        <legend>{say({ key: 'field.outcome' })}</legend>
        {['', ...ballot.outcomes].map((each) => (
          <label key={each} data-chosen={each === outcome ? '' : undefined}>
            <input type="radio" name={request.id} checked={each === outcome} onChange={() => vote(each)} />
            <span>{each === '' ? say({ key: 'outcome.none' }) : <Outcome board={sheet} outcome={each} />}</span>
            {each !== '' && (now[each] ?? 0) > 0 && <b>{say({ key: 'council.votes', args: { votes: now[each]! } })}</b>}
          </label>
        ))}
      </fieldset>
      {outcome !== '' && !ballot.single && (
        <fieldset className={css.planets}>
          <legend>{say({ key: 'field.planets' })}</legend>
          <button
            type="button"
            className={css.all}
            onClick={() => change({ ...spent, outcome, planets: chosen.length === all.length ? [] : all })}
          >
            {say({ key: chosen.length === all.length ? 'council.none' : 'council.all' })}
          </button>
          {all.map((planet) => (
            <label key={planet} data-chosen={chosen.includes(planet) ? '' : undefined}>
              <input type="checkbox" checked={chosen.includes(planet)} onChange={() => turn(planet)} />
              <span>{say({ key: `planet.${planet}` })}</span>
              <b>{ballot.planets[planet]}</b>
            </label>
          ))}
          {ballot.goods && (
            <label data-chosen={goods > 0 ? '' : undefined}>
              <span>{say({ key: 'field.voteGoods' })}</span>
              <input
                type="number"
                min={0}
                max={ballot.goods}
                value={goods}
                onChange={({ target }) => change({ outcome, planets: chosen, goods: Number(target.value) })}
              />
            </label>
          )}
        </fieldset>
      )}
      <p aria-live="polite">{say({ key: 'council.total', args: { votes: total } })}</p>
    </div>
  );
}
