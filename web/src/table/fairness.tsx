// Fairness anybody can check: this browser plays the finished match again, dice, shuffles, checksums and all.
import { commitmentTo } from '@orrery/kernel';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../state/api.ts';
import { promises } from '../state/promises.ts';
import { useWords } from '../words/index.ts';
import type { Recheck } from './recheck.ts';
import css from './result-page.module.css';

interface FairnessProps {
  match: string;
  commitment: string;
  secretKey: string;
  secret: string | undefined; // of the viewer's seat
}

export function Fairness({ match, commitment, secretKey, secret }: FairnessProps) {
  const t = useWords();
  const promised = promises.get()[match] ?? commitment; // as this browser saw it first, at the latest now
  const found = useRecheck(match, promised, secret);
  const fits = commitmentTo(secretKey) === promised;
  const isBad = !fits || found?.is === 'unfair';
  const head = isBad ? 'result.unfair' : HEADS[found?.is ?? 'checking'];
  return (
    <details className={css.fair}>
      <summary className={isBad ? 'bad-words' : found?.is === 'fair' ? 'good-words' : undefined}>
        {isBad ? <ShieldAlert /> : <ShieldCheck />} <span role="status">{t(head)}</span>
      </summary>
      {found?.is === 'fair' && fits && <p className="small">{t('result.checked', { ...found })}</p>}
      {found?.is === 'fair' && found.older > 0 && <p className="small">{t('result.older', { older: found.older })}</p>}
      {isBad && (
        <p className="small">
          {found?.is === 'unfair' && found.why ? t('result.unfairText', { why: found.why }) : t('result.otherKey')}
        </p>
      )}
      {found?.is === 'unknown' && <p className="small">{t('result.unknownText')}</p>}
      <p className="quiet small">{t('result.fairText')}</p>
      <code>{promised}</code>
      <code>{secretKey}</code>
    </details>
  );
}

const HEADS = { checking: 'result.checking', fair: 'result.fair', unknown: 'result.unknown' } as const;

/** What playing it again has led to; undefined while it is being played. */
function useRecheck(match: string, promised: string, secret: string | undefined): Recheck | undefined {
  const [found, setFound] = useState<Recheck>();
  useEffect(() => {
    const worker = new Worker(new URL('./recheck.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Recheck>) => setFound(data);
    worker.onerror = () => setFound({ is: 'unknown' });
    api
      .as(secret)
      .call('record', { match })
      .then(
        (text) => worker.postMessage({ text, promised }),
        () => setFound({ is: 'unknown' }),
      );
    return () => worker.terminate();
  }, [match, promised, secret]);
  return found;
}
