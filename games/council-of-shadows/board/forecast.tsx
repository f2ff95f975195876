// Before a plan is confirmed: its consumption, where the marker goes, how far the next level is, and the order it would give.
import { SeatMark, Tip } from '@orrery/board';
import { type B, nameOf, signed, ui } from './facts.ts';
import css from './forecast.module.css';
import { Glyph, Sign } from './glyphs.tsx';
import type { Forecast } from './plan.ts';

/** `brief`: signs alone, their words in the tooltips, and of the order my own place: the sheet in the panel says it all. */
export function ForecastView({ b, of, brief = false }: { b: B; of: Forecast; brief?: boolean }) {
  const { sum, marker, left, order } = of;
  return (
    <dl className={brief ? `${css.forecast} ${css.brief}` : css.forecast} aria-live="polite">
      <div>
        <dt>{ui(b, 'forecast.sum')}</dt>
        <Tip text={ui(b, 'tip.forecastSum', { by: sum, from: marker.from, to: marker.to })}>
          <dd className={css.sum}>
            <Sign size={18}>
              <Glyph name="consumption" />
            </Sign>
            {signed(sum)}
            <small>
              {marker.from} → <b>{marker.to}</b>
            </small>
          </dd>
        </Tip>
      </div>
      <div>
        <dt>{ui(b, 'forecast.left')}</dt>
        <Tip text={ui(b, 'tip.forecastLeft', { from: left.from, to: left.to })}>
          <dd className={css.left}>
            <Sign size={18}>
              <Glyph name="energy" />
            </Sign>
            {brief ? (
              ui(b, 'forecast.togo', { from: left.from, to: left.to })
            ) : (
              <>
                {left.from} → <b>{left.to}</b>
              </>
            )}
          </dd>
        </Tip>
      </div>
      <div>
        <dt>{ui(b, 'forecast.order')}</dt>
        <Tip text={ui(b, 'tip.forecastOrder')}>
          <dd className={css.order}>
            {order.map(({ side, applied }, i) =>
              brief && side !== b.view.seat ? null : (
                <span key={side} data-mine={side === b.view.seat ? '' : undefined}>
                  <i>{i + 1}</i>
                  <SeatMark seat={side} size={16} name={nameOf(b, side)} />
                  {brief ? null : applied === null ? '?' : signed(applied)}
                </span>
              ),
            )}
          </dd>
        </Tip>
      </div>
    </dl>
  );
}
