// A closer look: the system or card pointed at, or how to look; on a phone a card over the galaxy.
import { useMemo } from 'react';
import { systemNow, systemTile } from '../tables.ts';
import { cardOf, subject } from './about.ts';
import css from './inspector.module.css';
import type { Look } from './look.ts';
import type { Props } from './props.ts';
import type { Reach } from './reach.ts';
import { Region } from './region.tsx';
import { ruled } from './ruled.tsx';

const SystemSheet = ruled('SystemSheet');
const Activate = ruled('Activate');

interface InspectorProps {
  board: Props;
  look: Look;
  reach: readonly Reach[] | undefined;
}

/** Beside the galaxy: the system looked at. */
export function Inspector({ board, look, reach }: InspectorProps) {
  const { system } = look;
  const [asked] = board.requests;
  const about = cardOf(board.view, board.focused) ?? cardOf(board.view, asked ? (subject(asked) ?? null) : null);
  return (
    <Region className={css.inspector} title={board.say({ key: 'look.title' })}>
      <Choice board={board} look={look} />
      {about ? (
        <div className={css.sheet}>
          <h3>{board.say(about.name)}</h3>
          <p>{board.say(about.text)}</p>
        </div>
      ) : system ? (
        <>
          <SystemSheet board={board} system={system} reach={reach} />
          {look.pinned === system && <Activate board={board} system={system} />}
        </>
      ) : (
        <p>{board.say({ key: 'look.how' })}</p>
      )}
    </Region>
  );
}

/** On a phone: over the galaxy, with what can be answered there. */
export function InspectorCard({ board, look, reach }: InspectorProps) {
  const { pinned } = look;
  if (pinned === null) return null;
  const answers = board.lit.get(`system:${pinned}`) ?? [];
  return (
    <section className={css.card} aria-label={board.say(systemNow(board.view.pub, pinned))}>
      <button
        type="button"
        className={css.close}
        onClick={() => look.pin(null)}
        aria-label={board.say({ key: 'look.close' })}
      >
        ✕
      </button>
      <SystemSheet board={board} system={pinned} reach={reach} />
      <Activate board={board} system={pinned} close={() => look.pin(null)} />
      {answers.map(({ request, option }) => (
        <button
          key={option.key}
          type="button"
          className="button primary"
          onClick={() => {
            look.pin(null);
            board.choose(request.id, option.key);
          }}
        >
          {board.say(option.label)}
        </button>
      ))}
    </section>
  );
}

/** Any system by its name: for the keyboard, and for those who do not know where it lies. */
function Choice({ board, look }: Pick<InspectorProps, 'board' | 'look'>) {
  const { say, language, view } = board;
  const tiles = view.pub.board;
  const systems = useMemo(
    () =>
      tiles
        .filter(({ tile }) => systemTile(tile).type !== 'hyperlane')
        .map(({ tile }) => ({ tile, name: say(systemNow(view.pub, tile)) }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    [tiles, view.pub, say, language],
  );
  return (
    <select
      aria-label={board.say({ key: 'look.choose' })}
      value={look.pinned ?? ''}
      onChange={(event) => look.pin(event.target.value || null)}
    >
      <option value="">{board.say({ key: 'look.choose' })}</option>
      {systems.map(({ tile, name }) => (
        <option key={tile} value={tile}>
          {name}
        </option>
      ))}
    </select>
  );
}
