// For whoever comes back: what was answered in their place, why, and the way to each of those moments.
import type { Account } from '@orrery/api';
import type { Field } from '@orrery/kernel';
import { UserCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../state/api.ts';
import { kept, useKept } from '../state/kept.ts';
import { useWords } from '../words/index.ts';
import css from './account-box.module.css';
import { choiceText } from './answers.ts';
import type { Desk } from './use-desk.ts';

const READABLE = 200; // letters; a longer sheet, or one that is written by hand, is looked at on the board
/** Up to which moment this reader has read them, by table. */
const read = kept<Record<string, number>>('accountsRead', {});

interface AccountBoxProps {
  desk: Desk;
  secret: string | undefined;
  goTo(seq: number): void;
}
export function AccountBox({ desk, secret, goTo }: AccountBoxProps) {
  const t = useWords();
  const { table, seat } = desk.snapshot;
  const seen = useKept(read)[table.id] ?? -1;
  const account = useAccount(table.id, seat === null ? undefined : secret).filter(({ seq }) => seq > seen);
  const last = account.at(-1);
  if (!last || desk.board.past || desk.shown.result) return null; // when it is over, there is more to tell
  const close = () => read.set({ ...read.get(), [table.id]: last.seq });
  return (
    <section className={css.account} aria-label={t('account.name')}>
      <p className={css.head}>
        <UserCheck aria-hidden="true" />
        {t('account.title', { count: account.length })}
      </p>
      <ol>
        {account.map((line) => (
          <Given key={line.seq} line={line} desk={desk} goTo={goTo} />
        ))}
      </ol>
      <button type="button" className="button" onClick={close}>
        {t('account.read')}
      </button>
    </section>
  );
}

function Given({ line, desk: { voice }, goTo }: { line: Account[number]; desk: Desk; goTo(seq: number): void }) {
  const t = useWords();
  const { seq, by, asked, ask, fields, choice, why } = line;
  const text = choiceText({ ask }, choice, voice.say, fields).replace(/\.$/, '');
  const isSheet = ask.shape === 'form' && (text.length > READABLE || (fields?.some(isWritten) ?? true));
  return (
    <li>
      <span className="quiet small">{voice.say(asked)}</span>
      <button type="button" className={css.answer} onClick={() => goTo(seq)}>
        {isSheet ? t('account.sheet') : text}
      </button>
      <span className="quiet small">{why ? voice.say(why) : t(by === 'clock' ? 'account.clock' : 'account.bot')}</span>
    </li>
  );
}

const isWritten = ({ kind }: Field): boolean => kind === 'text';

/** Looked up when the page is opened, and when somebody comes back to it. */
function useAccount(match: string, secret: string | undefined): Account {
  const [account, setAccount] = useState<Account>([]);
  useEffect(() => {
    if (secret === undefined) return;
    let current = true;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const { call } = api.as(secret);
      call('account', { match }).then(
        (found) => current && setAccount(found),
        () => undefined, // the log tells the same story
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [match, secret]);
  return account;
}
