// Talk at the table: with everybody, or in private with one seat.
import { SeatMark } from '@orrery/board';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { useWords, type Word } from '../words/index.ts';
import { isUnread, linesWith, markRead, partnersOf, type Said, useRead, type With } from './conversations.ts';
import { deedText } from './deeds.ts';
import css from './log.module.css';
import type { Desk } from './use-desk.ts';

export function Chat({ desk, say }: { desk: Desk; say(text: string): Promise<void> }) {
  const t = useWords();
  const [partner, setPartner] = useState<With>('all');
  const box = useRef<HTMLDivElement>(null);
  const { snapshot, board } = desk;
  const lines = linesWith(snapshot, partner);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    markRead(snapshot, partner);
  }, [snapshot, partner]);
  return (
    <div className={css.chat}>
      <Partners desk={desk} partner={partner} choose={setPartner} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={box} className={css.scroll} tabIndex={0} role="log" aria-label={t('chat.name')}>
        <div className={css.lines}>
          {lines.length === 0 && (
            <p className="quiet">
              {partner === 'all' ? t('chat.empty') : t('chat.private', { name: board.seats[partner]?.name ?? '' })}
            </p>
          )}
          {lines.map((line) => (
            <Line key={line.key} line={line} desk={desk} />
          ))}
        </div>
      </div>
      {snapshot.seat !== null && <Writing key={partner} desk={desk} partner={partner} say={say} />}
    </div>
  );
}

function Partners({ desk, partner, choose }: { desk: Desk; partner: With; choose(partner: With): void }) {
  const t = useWords();
  const read = useRead();
  const partners = partnersOf(desk.snapshot);
  if (partners.length === 0) return null;
  return (
    <fieldset className={css.partners}>
      <legend className="hidden">{t('chat.with')}</legend>
      {(['all', ...partners] as With[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === partner} onClick={() => choose(one)}>
          {one !== 'all' && <SeatMark seat={one} size={14} />}
          {one === 'all' ? t('chat.all') : desk.board.seats[one]?.name}
          {one !== 'all' && desk.board.seats[one]?.title && (
            <span className="small quiet">{desk.board.seats[one].title}</span>
          )}
          {one !== partner && isUnread(read, desk.snapshot, one) && (
            <span className={css.unread}>
              <span className="hidden">{t('chat.unread')}</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

function Line({ line, desk }: { line: Said; desk: Desk }) {
  const t = useWords();
  if ('deed' in line) return <p className={css.deed}>{deedText(line.deed, desk, t)}</p>;
  return (
    <div className={css.line}>
      {line.seat === null ? <span /> : <SeatMark seat={line.seat} size={14} />}
      <strong className="small">{line.name}</strong>
      <p>{line.text}</p>
    </div>
  );
}

function Writing({ desk, partner, say }: { desk: Desk; partner: With; say(text: string): Promise<void> }) {
  const t = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Word>();
  const { table } = desk.snapshot;
  const isMuted = table.muted && !table.steward;
  if (isMuted && partner === 'all') return <p className={css.deed}>{t('chat.muted')}</p>;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setProblem(undefined);
    try {
      if (partner === 'all') await say(words);
      else await api.as(desk.secret).call('write', { match: table.id, body: { to: partner, text: words } });
      setText('');
    } catch (error) {
      setProblem(isMuted ? 'chat.muted' : problemOf(error));
    }
  };
  const label = partner === 'all' ? t('chat.say') : t('chat.to', { name: desk.board.seats[partner]?.name ?? '' });
  return (
    <>
      <Sorry problem={problem} small />
      <form className={css.say} onSubmit={(event) => void send(event)}>
        <input
          value={text}
          maxLength={partner === 'all' ? 1000 : 2000}
          onChange={(event) => setText(event.target.value)}
          aria-label={label}
          placeholder={label}
        />
        <button type="submit" className="icon-button" aria-label={t('chat.send')}>
          <SendHorizontal />
        </button>
      </form>
    </>
  );
}
