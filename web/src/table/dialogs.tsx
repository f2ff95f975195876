// The dialogues of a table, one at a time.
import type { Live, Pass, Wish } from '@orrery/api';
import { Modal } from '@orrery/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { dropPass } from '../state/passes.ts';
import { useWords, type Word } from '../words/index.ts';
import { KeyList } from './key-list.tsx';
import { SeatList } from './seat-list.tsx';
import { DeviceLink, InvitationLink } from './share.tsx';
import { StandingEditor } from './standing-editor.tsx';
import { Steward } from './steward.tsx';
import type { Desk } from './use-desk.ts';

export type OpenDialog =
  | ('steward' | 'keys' | 'seats' | 'share' | 'device' | 'standing')
  | ('answer' | 'turn' | 'concede' | 'leave' | 'abandon')
  | null;

interface DialogsProps {
  desk: Desk;
  pass: Pass | undefined;
  open: OpenDialog;
  show(dialog: OpenDialog): void;
  live: Live | undefined;
  skew: number;
}

const TITLES: Record<NonNullable<OpenDialog>, Word> = {
  steward: 'menu.steward',
  keys: 'keys.title',
  seats: 'menu.seats',
  share: 'menu.share',
  device: 'menu.device',
  standing: 'menu.standing',
  abandon: 'menu.abandon',
  leave: 'menu.leave',
  concede: 'menu.concede',
  answer: 'menu.takeAnswer',
  turn: 'menu.takeTurn',
};

export default function Dialogs({ desk, pass, open, show, live, skew }: DialogsProps) {
  const t = useWords();
  const [, go] = useLocation();
  const close = () => show(null);
  const { table } = desk.snapshot;
  if (open === null) return null;
  const leave = async () => {
    await api.as(pass?.secret).call('leave', { match: table.id });
    dropPass(table.id);
    go('/');
  };
  const abandon = async () => {
    await api.as(pass?.secret).call('abandon', { match: table.id });
    close();
  };
  const wish = async (what: Wish) => {
    await api.as(pass?.secret).call('wish', { match: table.id, body: { what, wanted: true } });
    close();
  };
  const others = table.players.filter(({ seat, wishes }) => seat !== pass?.seat && !wishes.includes('concede'));
  const ends = others.length <= 1 || others.every(({ kind }) => kind !== 'human');
  return (
    <Modal title={t(TITLES[open])} open close={close}>
      {open === 'steward' && <Steward desk={desk} skew={skew} share={() => show('share')} />}
      {open === 'keys' && <KeyList />}
      {open === 'seats' && <SeatList table={table} voice={desk.voice} pass={pass} />}
      {open === 'share' && <InvitationLink table={table} />}
      {open === 'device' && pass && <DeviceLink pass={pass} />}
      {open === 'standing' && <StandingEditor desk={desk} live={live} />}
      {open === 'concede' && (
        <Sure
          text={ends ? 'concede.ends' : 'concede.waits'}
          yes="menu.concede"
          act={() => wish('concede')}
          no={close}
          grave
        />
      )}
      {(open === 'answer' || open === 'turn') && (
        <Sure
          text={`take.${open}`}
          yes={others.every(({ kind }) => kind !== 'human') ? 'take.now' : 'take.ask'}
          act={() => wish(open)}
          no={close}
        />
      )}
      {open === 'leave' && <Sure text="leave.text" yes="menu.leave" act={leave} no={close} grave />}
      {open === 'abandon' && (
        <Sure text={table.owner ? 'abandon.owner' : 'abandon.text'} yes="menu.abandon" act={abandon} no={close} grave />
      )}
    </Modal>
  );
}

type SureProps = { text: Word; yes: Word; act(): Promise<void>; no(): void; grave?: true };
/** Says what it will do before it is done; what costs one the match or the seat looks like it. */
function Sure({ text, yes, act, no, grave }: SureProps) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  return (
    <>
      <p>{t(text)}</p>
      <Sorry problem={problem} />
      <div className="row">
        <button type="button" className="button" onClick={no}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className={grave ? 'button bad' : 'button primary'}
          onClick={() => void act().catch((error) => setProblem(problemOf(error)))}
        >
          {t(yes)}
        </button>
      </div>
    </>
  );
}
