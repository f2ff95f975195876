// Every symbol of the board, with what it means.
import { CircleHelp, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { GATES, ROOMS, TOKENS } from '../packs/base/kinds.ts';
import { FigureIcon } from './figure.tsx';
import css from './legend.module.css';
import type { Picking } from './picks.ts';
import { Sign } from './planet-notes.tsx';
import { AirlockSign, BonusSign, GateSign, Inline, RoomSign, roomTint, TokenSign, tokenTint } from './symbols.tsx';

export function Legend({ board }: { board: Picking }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const seat = board.view.seat ?? 0;
  const { say } = board;
  const row = (key: string, sign: ReactNode, text: string) => (
    <li key={key}>
      {sign}
      <span>{text}</span>
    </li>
  );
  return (
    <>
      <button
        type="button"
        className={css.open}
        onClick={() => sheet.current?.showModal()}
        aria-label={say({ key: 'board.symbols' })}
        title={say({ key: 'board.symbols' })}
      >
        <CircleHelp aria-hidden="true" />
      </button>
      <dialog ref={sheet} className={css.sheet} aria-label={say({ key: 'board.symbols' })}>
        <header>
          <h2>{say({ key: 'board.symbols' })}</h2>
          <button type="button" onClick={() => sheet.current?.close()} aria-label={say({ key: 'board.close' })}>
            <X aria-hidden="true" />
          </button>
        </header>
        <ul>
          {ROOMS.map((room) =>
            row(
              room,
              <Inline size={22} colour={roomTint(room)}>
                <RoomSign room={room} />
              </Inline>,
              say({ key: `tip.room.${room}` }),
            ),
          )}
          {(['engineer', 'chief', 'robot'] as const).map((kind) =>
            row(kind, <FigureIcon kind={kind} seat={seat} height={26} />, say({ key: `tip.${kind}` })),
          )}
          {GATES.map((gate) =>
            row(
              gate,
              <Inline size={24}>
                <GateSign gate={gate} say={say} />
              </Inline>,
              say({ key: 'tip.gateModule', args: { gate: { key: `gate.${gate}` } } }),
            ),
          )}
          {row(
            'recruit',
            <Inline size={22}>
              <BonusSign bonus={{ kind: 'recruit' }} />
            </Inline>,
            say({ key: 'tip.recruit' }),
          )}
          {row(
            'promote',
            <Inline size={22}>
              <BonusSign bonus={{ kind: 'promote' }} />
            </Inline>,
            say({ key: 'tip.promote' }),
          )}
          {row(
            'robotics',
            <Inline size={22}>
              <BonusSign bonus={{ kind: 'robot', room: 'energy' }} />
            </Inline>,
            say({ key: 'tip.robotics' }),
          )}
          {row(
            'airlock',
            <Inline size={22}>
              <AirlockSign />
            </Inline>,
            say({ key: 'tip.accessModule' }),
          )}
          {row(
            'leak',
            <Inline size={20} colour="var(--bad)">
              <path d="M-9 -6H9L0 7Z" fill="currentColor" />
            </Inline>,
            say({ key: 'tip.openCorridor' }),
          )}
          {row(
            'seat',
            <Inline size={20}>
              <circle r="6" fill="none" stroke="currentColor" strokeWidth="2" />
            </Inline>,
            say({ key: 'tip.capacity' }),
          )}
          {(['basic', 'advanced', 'central'] as const).map((tier) =>
            row(tier, <Sign tier={tier} />, say({ key: `tip.tier.${tier}` })),
          )}
          {row('swap', <Sign tier="basic" swap />, say({ key: 'tip.swapSlot' }))}
          {TOKENS.map((token) =>
            row(
              `token-${token}`,
              <Inline size={22} colour={tokenTint(token)}>
                <TokenSign token={token} />
              </Inline>,
              say({ key: `tip.about.${token}` }),
            ),
          )}
        </ul>
      </dialog>
    </>
  );
}
