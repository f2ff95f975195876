// Against bots at once: how many, how strong, and go.
import type { GameInfo } from '@orrery/api';
import { type FormEvent, useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { botAbout, botName, useKit, useVoice, usualBot } from '../state/voice.ts';
import { useWords } from '../words/index.ts';
import { useOpening } from './use-opening.ts';

export function PlayNow({ game, cancel }: { game: GameInfo; cancel(): void }) {
  const t = useWords();
  const kit = useKit(game.id);
  const voice = useVoice(kit);
  const seating = kit?.face?.seating;
  const [min, max] = game.players;
  const [wanted, setWanted] = useState<number>();
  const seats = wanted ?? seating?.chairs ?? Math.max(2, min);
  const [bot, setBot] = useState(usualBot(game) ?? '');
  const { busy, problem, open } = useOpening(game);
  const start = (event: FormEvent) => {
    event.preventDefault();
    open(Array<string>(seats - 1).fill(bot));
  };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <form className="stack" onSubmit={start}>
      {counts.length > 1 && (
        <label className="field">
          <span>{t('play.seats')}</span>
          <select value={seats} onChange={(event) => setWanted(Number(event.target.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {n === 1 ? t('play.solo') : t('play.against', { count: n - 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      {game.bots.length > 1 && (
        <label className="field">
          <span>{t('play.bot')}</span>
          <select value={bot} onChange={(event) => setBot(event.target.value)}>
            {game.bots.map((id) => (
              <option key={id} value={id}>
                {botName(voice, id)}
              </option>
            ))}
          </select>
          <span className="quiet">{botAbout(bot)}</span>
        </label>
      )}
      <div className="row">
        {/* biome-ignore lint/a11y/noAutofocus: the second of two clicks; the keyboard goes on from here */}
        <button type="submit" className="button primary" disabled={busy} autoFocus>
          {t('play.start')}
        </button>
        <button type="button" className="button plain" onClick={cancel}>
          {t('cancel')}
        </button>
      </div>
      <Sorry problem={problem} />
    </form>
  );
}
