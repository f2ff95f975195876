// My slots as a rail: cards lie on it, and after my actions all of them slide one slot to the right. Ranges stand above.
import { litProps, SeatMark, Tip } from '@orrery/board';
import type * as pack from '../packs/base/index.ts';
import type { Player } from '../state.ts';
import { upgradesOf } from '../values/range.ts';
import { ActionCard, amountWords, Cost } from './card.tsx';
import { type B, extraOf, pointed, roman, ui, whyNot } from './facts.ts';
import { Range, Sign } from './glyphs.tsx';
import type { Planning } from './planning.ts';
import { pressProps } from './press.ts';
import css from './rail.module.css';

export function Rail({ b, p, planning }: { b: B; p: Player; planning: Planning | undefined }) {
  const { ranges } = extraOf(b.view).players[b.view.seat!]!;
  const acting = actingSlot(b);
  const drawn = planning !== undefined && b.view.pub.options.screens;
  return (
    <section
      className={css.rail}
      {...pointed(b, 'rail')}
      aria-label={ui(b, 'rail')}
      data-curtain={drawn ? '' : undefined}
    >
      {drawn && <Curtain />}
      <div className={css.slots}>
        {p.slots.map((slot, i) => (
          <div key={i} className={css.column} data-acting={acting === i + 1 ? '' : undefined}>
            <Reach b={b} p={p} slot={i + 1} range={ranges[i]!} />
            <Slot b={b} cards={slot} slot={i} planning={planning} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The slot whose card is being carried out, if it is mine. */
function actingSlot(b: B): number | undefined {
  const frame = b.view.pub.stack.findLast((f) => f.step === 'action' && f.args.side === b.view.seat);
  const waits = b.view.pub.stack.some((f) => f.step === 'effects' && f.args.side === b.view.seat);
  return frame && waits ? Number(frame.args.slot) : undefined;
}

/** How far this slot reaches, and the steps still to be bought. */
function Reach({ b, p, slot, range }: { b: B; p: Player; slot: number; range: number }) {
  const steps = upgradesOf(p).filter((u) => u.kind === 'range' && u.slot === slot && !p.upgrades.includes(u.id));
  return (
    <div className={css.reach}>
      <Tip text={ui(b, 'slot', { slot, range })}>
        <span className={css.range}>
          <Sign size={24}>
            <Range reach={range} />
          </Sign>
          {roman(range)}
        </span>
      </Tip>
      {steps.map((step) => {
        const name = b.say({ key: `upgrade.${step.id}` });
        return (
          <Tip
            key={step.id}
            text={`${name}. ${b.say({ key: `upgrade.${step.id}.text` })} ${ui(b, 'price', { cost: amountWords(b, step.cost) })}${whyNot(b, `upgrade:${step.id}`)}`}
          >
            <div className={css.step} {...litProps(b, `upgrade:${step.id}`, name)}>
              {roman(step.range!)}
              <Cost gems={step.cost} size={16} />
            </div>
          </Tip>
        );
      })}
      {p.upgrades.some((id) => id.startsWith(`range-${slot}-`)) && <SeatMark seat={b.view.seat!} size={14} />}
    </div>
  );
}

interface SlotProps {
  b: B;
  cards: readonly pack.CardId[];
  slot: number;
  planning: Planning | undefined;
}
function Slot({ b, cards, slot, planning }: SlotProps) {
  const planned = planning?.cards[slot] ?? null;
  const all = planned ? [...cards, planned] : cards;
  const name = ui(b, 'slot.name', { slot: slot + 1 });
  const label = all.length > 0 ? `${name}: ${b.say({ key: `card.${all.at(-1)}` })}` : name;
  const click = planning ? pressProps(() => planning.touchSlot(slot), label) : {};
  return (
    <div
      className={css.slot}
      {...pointed(b, `slot:${slot + 1}`)}
      data-armed={planning?.armed.slot === slot || (planning?.armed.card && !planned) ? '' : undefined}
      {...click}
    >
      {all.length === 0 && <span className={css.number}>{slot + 1}</span>}
      {all.map((id, i) => (
        <ActionCard
          key={id}
          b={b}
          id={id}
          data-glide={id}
          {...pointed(b, `card:${id}`)}
          className={i < all.length - 1 ? css.under : id === planned ? css.planned : undefined}
          style={{ '--depth': all.length - 1 - i } as never}
        />
      ))}
    </div>
  );
}

/** Drawn while a plan is made: the others see that I plan, not what. */
function Curtain() {
  const folds = Array.from({ length: 24 }, (_, i) => i);
  return (
    <div className={css.curtain}>
      <svg viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true">
        {folds.map((i) => (
          <path
            key={i}
            d={`M${i * 10} 0H${i * 10 + 10}V8Q${i * 10 + 5} 18 ${i * 10} 8Z`}
            fill={i % 2 ? '#4a2740' : '#5d3150'}
          />
        ))}
      </svg>
    </div>
  );
}
