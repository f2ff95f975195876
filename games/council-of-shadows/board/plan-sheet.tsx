// The plan in the panel: the forecast, and a card for each slot by list. The same draft lies on the rail below the board.
import type { SheetProps } from '@orrery/board';
import * as pack from '../packs/base/index.ts';
import { type Council, isSolo } from '../state.ts';
import { NONE } from '../steps/plan-form.ts';
import { extraOf, mine, roman, signed, ui } from './facts.ts';
import { ForecastView } from './forecast.tsx';
import { forecast, plannedCards, withCard } from './plan.ts';
import css from './plan-sheet.module.css';

export function PlanSheet(props: SheetProps<Council>) {
  const { request, change, ...b } = props;
  const p = mine(b);
  if (!p) return null;
  const { pub } = b.view;
  const side = b.view.seat!;
  const cards = plannedCards(p, request, b.drafts[request.id] ?? request.sealed);
  const { ranges } = extraOf(b.view).players[side]!;
  return (
    <div className={css.sheet}>
      <p className={css.hint}>
        {!isSolo(pub) && ui(b, pub.options.screens ? 'plan.hint.hidden' : 'plan.hint.open')} {ui(b, 'plan.hint')}
      </p>
      <div className={css.dark}>
        <ForecastView b={b} of={forecast(b.view, side, cards)} />
      </div>
      {p.slots.map((slot, i) => {
        const top = slot.at(-1);
        return (
          <label key={i} className={css.slot}>
            <span>{ui(b, 'slot.short', { slot: i + 1, range: roman(ranges[i]!) })}</span>
            <select
              value={cards[i] ?? NONE}
              onChange={(event) => change(withCard(cards, i, event.target.value === NONE ? null : event.target.value))}
            >
              <option value={NONE}>
                {top ? ui(b, 'plan.keep', { card: { key: `card.${top}` } }) : ui(b, 'plan.none')}
              </option>
              {p.hand.map((id) => (
                <option key={id} value={id}>
                  {`${b.say({ key: `card.${id}` })} (${signed(pack.cardOf(id).consumption)})`}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
