// A match as one file: taken from here to another server, or taken over from one.
import type { Reply } from '@orrery/api';
import { useRef, useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { useWords, type Word } from '../words/index.ts';
import css from './host-page.module.css';

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Export({ token, match, name }: { token: string; match: string; name: string }) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  const save = async () => saveFile(`${match}.match`, await api.as(token).call('hostExport', { match }));
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${t('host.export')}: ${name}`}
        onClick={() => void save().catch((error) => setProblem(problemOf(error)))}
      >
        {t('host.export')}
      </button>
      <Sorry problem={problem} />
    </>
  );
}

export function Import({ token }: { token: string }) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Reply<'hostImport'>>();
  const [problem, setProblem] = useState<Word>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    setTaken(await api.as(token).call('hostImport', { body: { file: await file.text() } }));
  };
  return (
    <div className={css.import}>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('host.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".match"
        hidden
        aria-label={t('host.import')}
        onChange={(event) => void take(event.target.files?.[0]).catch((error) => setProblem(problemOf(error)))}
      />
      <Sorry problem={problem} />
      {taken && (
        <div role="status">
          <p>{t('host.imported')}</p>
          <ul>
            {taken.codes.map(({ seat, name, code }) => (
              <li key={code}>
                {seat === null ? t('host.ofTable') : name}: <code>{`${location.origin}/claim/${code}`}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
