// An action card: its consumption in the corner, what it does in signs, its price below; the words in its tooltip.
import { hyphenated, Tip } from '@orrery/board';
import type { ComponentProps } from 'react';
import * as pack from '../packs/base/index.ts';
import css from './card.module.css';
import { EffectArt } from './effect-art.tsx';
import { type B, signed, ui } from './facts.ts';
import { Gem, Glyph, Sign } from './glyphs.tsx';
import { kindTint } from './tints.ts';

interface ActionCardProps extends ComponentProps<'div'> {
  b: B;
  id: pack.CardId;
  price?: boolean; // show what it costs
  note?: string; // added to its tooltip
}

/** Spread `litProps` onto it to make it a lit thing. */
export function ActionCard({ b, id, price = false, note = '', ...rest }: ActionCardProps) {
  const { consumption, cost, effect } = pack.cardOf(id);
  const tint = kindTint(effect);
  const name = b.say({ key: `card.${id}` });
  return (
    <Tip text={`${cardWords(b, id)}${note}`}>
      <div
        {...rest}
        className={[css.card, rest.className].filter(Boolean).join(' ')}
        style={{ '--tint': tint, ...rest.style } as never}
      >
        <div className={css.head}>
          <span className={css.consumption} data-saves={consumption < 0 ? '' : undefined}>
            <Sign size={15}>
              <Glyph name="consumption" />
            </Sign>
            {figure(consumption)}
          </span>
          {pack.isAi(id) && <span className={css.kind}>{ui(b, 'ai')}</span>}
        </div>
        <EffectArt effects={effect} tint={tint} />
        <div className={css.name}>{hyphenated(name)}</div>
        {price && cost && <Cost gems={cost} />}
      </div>
    </Tip>
  );
}

/** As it is printed in the corner: only what saves has a sign. */
const figure = (consumption: number): string | number => (consumption < 0 ? signed(consumption) : consumption);

/** A price, gem by gem. */
export function Cost({ gems, size = 17 }: { gems: pack.Gems; size?: number }) {
  return (
    <span className={css.cost}>
      {pack.GEMS.flatMap((gem) =>
        Array.from({ length: gems[gem] }, (_, i) => (
          <Sign key={`${gem}${i}`} size={size}>
            <Gem gem={gem} />
          </Sign>
        )),
      )}
    </span>
  );
}

export function amountWords(b: B, gems: pack.Gems): string {
  const parts = pack.GEMS.filter((gem) => gems[gem] > 0).map((gem) =>
    b.say({ key: `gems.${gem}`, args: { count: gems[gem] } }),
  );
  return parts.join(' + ');
}
export function cardWords(b: B, id: pack.CardId): string {
  const { consumption, cost } = pack.cardOf(id);
  const price = cost ? ` ${ui(b, 'price', { cost: amountWords(b, cost) })}` : '';
  return `${b.say({ key: `card.${id}` })}. ${b.say({ key: `card.${id}.text` })} ${ui(b, 'consumes', { by: figure(consumption) })}${price}`;
}
