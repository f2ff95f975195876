// What the reader prefers: name, language, theme, motion, and how to hear of a turn.
import { LANGUAGES } from '@orrery/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { useRead } from '../state/api.ts';
import { useKept } from '../state/kept.ts';
import { canPush, notices, subscribe, unsubscribe } from '../state/notices.ts';
import { giveAllNotices } from '../state/passes.ts';
import { type Settings, testGames, useSettings } from '../state/settings.ts';
import { autonym, useWords, type Word } from '../words/index.ts';

const CHOICES = {
  language: ['auto', ...LANGUAGES],
  theme: ['dark', 'light', 'auto'],
  motion: ['auto', 'on', 'off'],
  pace: ['slow', 'normal', 'fast', 'once'],
  sound: ['off', 'on'],
  confirm: ['on', 'off'],
} as const;

/** A language is called as its own speakers call it. */
function Choice({ name, choice }: { name: keyof typeof CHOICES; choice: string }) {
  const t = useWords();
  const language = name === 'language' ? LANGUAGES.find((each) => each === choice) : undefined;
  return (
    <option value={choice} lang={language}>
      {language ? autonym(language) : t(`settings.${name}.${choice}` as Word)}
    </option>
  );
}

export default function SettingsPage() {
  const t = useWords();
  const [settings, change] = useSettings();
  const all = useKept(testGames);
  const { data: version } = useRead('version', {});
  return (
    <Page title={t('nav.settings')} narrow>
      <h1>{t('nav.settings')}</h1>
      <section className="stack">
        <label className="field">
          <span>{t('settings.name')}</span>
          <input
            value={settings.name}
            maxLength={40}
            placeholder={t('guest')}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
          <label key={name} className="field">
            <span>{t(`settings.${name}`)}</span>
            <select
              value={settings[name]}
              onChange={(event) => change({ [name]: event.target.value } as Partial<Settings>)}
            >
              {CHOICES[name].map((choice) => (
                <Choice key={choice} name={name} choice={choice} />
              ))}
            </select>
          </label>
        ))}
        <label className="check">
          <input type="checkbox" checked={all} onChange={(event) => testGames.set(event.target.checked)} />
          <span>{t('settings.testGames')}</span>
        </label>
      </section>
      <NoticeSettings />
      <p className="quiet small">
        {version && `Orrery ${version.version} · `}
        <Link href="/host">{t('host.title')}</Link> · <a href="/api">{t('settings.api')}</a>
      </p>
    </Page>
  );
}

function NoticeSettings() {
  const t = useWords();
  const now = useKept(notices);
  const [mail, setMail] = useState(now.mail);
  const [word, setWord] = useState<Word>();
  const save = async () => {
    notices.set({ ...notices.get(), mail: mail.trim() });
    setWord(`settings.${await giveAllNotices()}`);
  };
  const toggle = async (on: boolean) => {
    try {
      const done = on ? await subscribe() : await unsubscribe();
      setWord(done ? 'settings.saved' : 'settings.pushDenied');
      if (done) await giveAllNotices();
    } catch {
      setWord('settings.pushFailed');
    }
  };
  return (
    <section className="stack">
      <h2>{t('settings.notices')}</h2>
      <p className="quiet">{t('settings.noticesText')}</p>
      <label className="field">
        <span>{t('settings.mail')}</span>
        <input type="email" value={mail} maxLength={200} onChange={(event) => setMail(event.target.value)} />
      </label>
      <div>
        <button type="button" className="button" onClick={() => void save()}>
          {t('settings.save')}
        </button>
      </div>
      {canPush() && (
        <label className="check">
          <input type="checkbox" checked={now.push !== null} onChange={(event) => void toggle(event.target.checked)} />
          <span>{t('settings.push')}</span>
        </label>
      )}
      <p role="status">{word && t(word)}</p>
    </section>
  );
}
