// Talk at the table.
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SeatMark } from '../parts/index.ts';
import { useWords } from '../words/index.ts';
import css from './log.module.css';
import type { Desk } from './use-desk.ts';

export function Chat({ desk, say }: { desk: Desk; say(text: string): void }) {
  const t = useWords();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { chat, seat } = desk.snapshot;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    setText('');
  };
  return (
    <div className={css.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={box} className={css.scroll} tabIndex={0} role="log" aria-label={t('chat.name')}>
        <div className={css.lines}>
          {chat.length === 0 && <p className="quiet">{t('chat.empty')}</p>}
          {chat.map((line) => (
            <div key={line.n} className={css.line}>
              {line.seat === null ? <span /> : <SeatMark seat={line.seat} size={14} />}
              <strong className="small">{line.name}</strong>
              <p>{line.text}</p>
            </div>
          ))}
        </div>
      </div>
      {seat !== null && (
        <form className={css.say} onSubmit={send}>
          <input
            value={text}
            maxLength={1000}
            onChange={(event) => setText(event.target.value)}
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
          />
          <button type="submit" className="icon-button" aria-label={t('chat.send')}>
            <SendHorizontal />
          </button>
        </form>
      )}
    </div>
  );
}
