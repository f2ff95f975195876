// My own table: gems, the rail of slots, the hand and bonus cards.
import { litProps, Tip } from '@orrery/board';
import * as pack from '../packs/base/index.ts';
import type { Player } from '../state.ts';
import board from './board.module.css';
import card from './card.module.css';
import { ActionCard } from './card.tsx';
import { type B, extraOf, mine, pointed, ui } from './facts.ts';
import { ForecastView } from './forecast.tsx';
import { CardBack, Gem, Sign } from './glyphs.tsx';
import css from './hand.module.css';
import { useGlide } from './motion.ts';
import { forecast } from './plan.ts';
import { type Planning, usePlanning } from './planning.ts';
import { Gauge } from './players.tsx';
import { pressProps } from './press.ts';
import { Rail } from './rail.tsx';

/** Below the board; on a phone it is a page of the board itself. */
export function Hand(b: B) {
  return b.phone ? null : <MyTable b={b} />;
}

export function MyTable({ b }: { b: B }) {
  const p = mine(b);
  const planning = usePlanning(b, p);
  const root = useGlide(b.reducedMotion);
  if (!p) return null;
  return (
    <div className={b.phone ? css.tall : css.table} data-planning={planning ? '' : undefined} ref={root}>
      <div className={css.mine}>
        <Purse b={b} p={p} />
        <Gauge b={b} side={b.view.seat!} p={p} />
        {!b.phone && <Bonus b={b} />}
      </div>
      <Rail b={b} p={p} planning={planning} />
      <div className={css.middle}>
        <Heading b={b} planning={planning} />
        <Cards b={b} p={p} planning={planning} />
        {planning && <Confirm b={b} planning={planning} />}
      </div>
      {b.phone && <Bonus b={b} />}
    </div>
  );
}

function Purse({ b, p }: { b: B; p: Player }) {
  return (
    <div className={css.purse} {...pointed(b, 'gems')}>
      {pack.GEMS.map((gem) => (
        <Tip key={gem} text={ui(b, `tip.${gem}`)}>
          <div
            className={css.gem}
            {...litProps(b, `gem:${gem}`, b.say({ key: `gems.${gem}`, args: { count: p.gems[gem] } }))}
          >
            <Sign size={26}>
              <Gem gem={gem} />
            </Sign>
            <b>{p.gems[gem]}</b>
          </div>
        </Tip>
      ))}
    </div>
  );
}

function Cards({ b, p, planning }: { b: B; p: Player; planning: Planning | undefined }) {
  const cards = p.hand.filter((id) => !planning?.cards.includes(id));
  return (
    <section
      className={css.cards}
      {...pointed(b, 'hand')}
      aria-label={ui(b, 'hand')}
      tabIndex={b.phone ? 0 : undefined} // there it scrolls
    >
      {cards.map((id) => {
        const name = b.say({ key: `card.${id}` });
        const armed = planning?.armed.card === id;
        const touch = planning ? pressProps(() => planning.touchCard(id), name, armed) : {};
        return (
          <div key={id} className={css.place} data-up={armed ? '' : undefined}>
            <ActionCard
              b={b}
              id={id}
              data-glide={id}
              {...(armed ? { 'data-picked': '' } : {})}
              {...pointed(b, `card:${id}`)}
              {...touch}
            />
          </div>
        );
      })}
      {cards.length === 0 && <p className={css.none}>{ui(b, 'hand.empty')}</p>}
    </section>
  );
}

function Heading({ b, planning }: { b: B; planning: Planning | undefined }) {
  const hint = planning && hintOf(planning);
  const card = planning?.armed.card;
  const screen = planning && b.view.pub.options.screens ? `${ui(b, 'curtain')}. ` : '';
  return (
    <h2 className={board.heading}>
      {ui(b, 'hand')}{' '}
      {hint && (
        <small className={css.hint}>
          {card && b.phone ? `${ui(b, hint)} ${b.say({ key: `card.${card}.text` })}` : `${screen}${ui(b, hint)}`}
        </small>
      )}
    </h2>
  );
}
function hintOf({ armed, isHandedIn }: Planning): string {
  if (isHandedIn) return 'plan.done';
  if (armed.card) return 'plan.slot';
  return armed.slot === undefined ? 'plan.start' : 'plan.card';
}

function Confirm({ b, planning }: { b: B; planning: Planning }) {
  const { cards, isHandedIn } = planning;
  return (
    <div className={css.confirm}>
      <ForecastView b={b} of={forecast(b.view, b.view.seat!, cards)} brief={!b.phone} />
      <button type="button" onClick={planning.confirm} disabled={isHandedIn}>
        {ui(b, isHandedIn ? 'plan.handedIn' : 'plan.confirm')}
      </button>
    </div>
  );
}

function Bonus({ b }: { b: B }) {
  const held = b.view.own?.bonus ?? [];
  const worth = extraOf(b.view).bonus;
  return (
    <ul className={css.bonus} aria-label={ui(b, 'bonus')}>
      {held.map((id, i) => {
        const text = `${b.say({ key: `bonus.${id}` })}. ${b.say({ key: `bonus.${id}.text` })}`;
        return (
          <Tip key={id} text={`${text} ${ui(b, 'bonus.worth', { energy: worth[i] ?? 0 })}`}>
            <li {...litProps(b, `bonus:${id}`, text)}>
              <Sign size={20}>
                <CardBack back={pack.bonusOf(id).back} />
              </Sign>
              <span>{b.say({ key: `bonus.${id}` })}</span>
              <span className={card.worth}>{worth[i] ?? 0}</span>
            </li>
          </Tip>
        );
      })}
    </ul>
  );
}
