// With whom I can trade now, what each has, and why not with the others: with them I can still agree on something.
import { SeatMark } from '@orrery/board';
import { commodityValue, tradeBar } from '../preview.ts';
import { allyOf } from '../tables.ts';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';
import css from './trade.module.css';

interface PartnersProps {
  board: Pick<Props, 'view' | 'say' | 'seats'>;
  me: number;
  chosen?: number;
  choose?(seat: number): void; // none: only to look at
}

export function Partners({ board, me, chosen, choose }: PartnersProps) {
  const { view, say } = board;
  const partners = view.pub.players
    .map((player, seat) => ({ player, seat, bar: tradeBar(view.pub, me, seat) }))
    .filter(({ seat }) => seat !== me)
    .sort((a, b) => Number(a.bar !== undefined) - Number(b.bar !== undefined)); // those who can trade first
  return (
    <fieldset className={css.partners}>
      <legend>{say({ key: 'field.to' })}</legend>
      {partners.map(({ player, seat, bar }) => {
        const most = player.faction ? commodityValue(view.pub, seat) : 0;
        return (
          <button
            key={seat}
            type="button"
            className={css.partner}
            disabled={bar === 'gone' || !choose}
            aria-pressed={seat === chosen}
            onClick={() => choose?.(seat)}
          >
            <SeatMark seat={seat} size={18} />
            <span>{nameOf(board, seat)}</span>
            {seat === allyOf(view.pub, me) && <span className={css.stock}>{say({ key: 'trade.ally' })}</span>}
            <span className={css.stock}>
              {say({ key: 'trade.stock', args: { goods: player.goods, commodities: player.commodities, most } })}
            </span>
            {bar && <span className={css.why}>{say({ key: `trade.bar.${bar}` })}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
