// The draft: what there is to take, who has taken what, and whose turn it is.

import { SeatMark } from '@orrery/board';
import type { Request } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { layoutOf } from '../figures.ts';
import { frameOf } from '../procedures.ts';
import type { Draft as DraftArgs, DraftKind } from '../steps/draft.ts';
import { askedAt } from './asked.ts';
import css from './draft.module.css';
import { FactionWords } from './faction-cards.tsx';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';
import { SliceFigures, SlicePicture } from './slice.tsx';

interface Part {
  board: Props;
  args: DraftArgs;
  request: Request | undefined;
}

export function Draft({ board }: { board: Props }) {
  const { pub } = board.view;
  const args = frameOf(pub, 'draft')?.args;
  const agreed = frameOf(pub, 'setup')?.args;
  if (!args || !agreed) return null;
  const part = { board, args, request: askedAt(board.requests, 'draft.pick') };
  const layout = layoutOf(agreed, pub.seats);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.draft} data-ref="part:draft" aria-label={board.say({ key: 'draft.title' })} tabIndex={0}>
      <Takers {...part} />
      {args.slices.length > 0 && (
        <Group board={board} kind="slice">
          {args.slices.map((tiles, i) => (
            <Thing key={tiles[0]} {...part} kind="slice" what={String(i)}>
              <SlicePicture board={board} layout={layout} tiles={tiles} />
              <SliceFigures board={board} tiles={tiles} />
            </Thing>
          ))}
        </Group>
      )}
      {args.factions.length > 0 && (
        <Group board={board} kind="faction">
          {args.factions.map((id) => (
            <Thing key={id} {...part} kind="faction" what={id}>
              <details>
                <summary>{board.say({ key: 'draft.more' })}</summary>
                <FactionWords board={board} id={id} />
              </details>
            </Thing>
          ))}
        </Group>
      )}
      <Group board={board} kind="seat">
        {board.view.pub.players.map((_, at) => (
          <Thing key={`seat ${at + 1}`} {...part} kind="seat" what={String(at)}>
            {at === 0 && <p>{board.say({ key: 'draft.speaker' })}</p>}
          </Thing>
        ))}
      </Group>
    </section>
  );
}

function Group({ board, kind, children }: { board: Props; kind: DraftKind; children: ReactNode }) {
  return (
    <div className={css.group} data-kind={kind}>
      <h2>{board.say({ key: `draft.kind.${kind}` })}</h2>
      <div className={css.things}>{children}</div>
    </div>
  );
}

/** Something to take, with who has it or with the button that takes it. */
function Thing({
  board,
  args,
  request,
  kind,
  what,
  children,
}: Part & { kind: DraftKind; what: string; children: ReactNode }) {
  const key = `draft:${kind}>${what}`;
  const owner = args.picks.find((pick) => pick.kind === kind && pick.what === what)?.seat;
  const open = request?.ask.shape === 'one' && request.ask.options.some((option) => option.key === key);
  const name = board.say(thingName(kind, what));
  return (
    <article className={css.thing} data-taken={owner === undefined ? undefined : ''}>
      <h3>{name}</h3>
      {children}
      {owner !== undefined && (
        <p className={css.owner}>
          <SeatMark seat={owner} /> {nameOf(board, owner)}
        </p>
      )}
      {open && (
        <button
          type="button"
          className="button"
          aria-pressed={request.sealed === undefined ? undefined : request.sealed === key}
          aria-label={board.say({ key: 'draft.take', args: { what: name } })}
          onClick={() => board.choose(request.id, key)}
        >
          {board.say({ key: request.sealed === key ? 'draft.chosen' : 'draft.takeIt' })}
        </button>
      )}
    </article>
  );
}
const thingName = (kind: DraftKind, what: string) =>
  kind === 'faction' ? { key: `faction.${what}` } : { key: `draft.name.${kind}`, args: { number: Number(what) + 1 } };

/** Everybody in the order of the first round, with what they have. */
function Takers({ board, args }: Part) {
  return (
    <ol className={css.takers} aria-label={board.say({ key: 'draft.order' })}>
      {args.order.map((seat) => {
        const waits = board.seats[seat]?.waiting ?? false;
        const own = args.picks.filter((pick) => pick.seat === seat);
        return (
          <li key={seat} data-waits={waits ? '' : undefined}>
            <strong>
              <SeatMark seat={seat} /> {nameOf(board, seat)}
            </strong>
            {waits && <em>{board.say({ key: 'draft.chooses' })}</em>}
            {own.map(({ kind, what }) => (
              <span key={kind}>{board.say(thingName(kind, what))}</span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
