// What the last `orrery chaos` on the data folder of this server has found.
import { Sorry } from '../shell/sorry.tsx';
import { useRead } from '../state/api.ts';
import { momentText } from '../state/time.ts';
import { useLanguage, useWords } from '../words/index.ts';
import css from './host-page.module.css';

const STORES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

export function Trials({ token }: { token: string }) {
  const t = useWords();
  const language = useLanguage();
  const { data, problem } = useRead('hostChaos', {}, token);
  if (problem) return <Sorry problem={problem} />;
  if (data === undefined) return null;
  if (data === null) return <p className={css.none}>{t('host.chaosNone')}</p>;
  const { at, store, servers, seed, wrong, playAgainMs, troubles, ...figures } = data;
  const isGood = figures.lost + figures.twice + figures.unreadable + wrong.length + figures.stuck === 0;
  return (
    <section className="stack">
      <h2 className={isGood ? 'good-words' : 'bad-words'}>{t(isGood ? 'host.chaosGood' : 'host.chaosBad')}</h2>
      <p className="quiet">
        {momentText(at, language)} · {t('host.chaosWhere', { servers, store: STORES[store] ?? store, seed })}
      </p>
      <p>{t('host.chaosText', { ...figures, wrong: wrong.length, seconds: Math.ceil(playAgainMs / 100) / 10 })}</p>
      <p className="quiet small" lang="en">
        {Object.entries(troubles)
          .map(([name, times]) => `${name} × ${times}`)
          .join(' · ')}
      </p>
    </section>
  );
}
