// The lists of the host page.
import type { Reply, RouteName } from '@orrery/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sorry } from '../shell/sorry.tsx';
import { api, useRead } from '../state/api.ts';
import { momentText } from '../state/time.ts';
import { useLanguage, useWords, type Word } from '../words/index.ts';
import css from './host-page.module.css';
import { Export, saveFile } from './portable.tsx';

type ListName = Extract<RouteName, 'hostMatches' | 'hostAside' | 'hostOutbox'>;
interface ListProps<N extends ListName> {
  name: N;
  token: string;
  heads: readonly Word[];
  row(item: Reply<N>[number], reload: () => void): ReactNode[];
}

function List<N extends ListName>({ name, token, heads, row }: ListProps<N>) {
  const t = useWords();
  const { data, problem, reload } = useRead(name, {} as never, token);
  const items = data as (Reply<N>[number] & { id: string })[] | undefined;
  if (problem) return <Sorry problem={problem} />;
  if (!items) return null;
  if (items.length === 0) return <p className={css.none}>{t('host.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t('host.title')}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              {row(item, reload).map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Matches({ token }: { token: string }) {
  const t = useWords();
  const language = useLanguage();
  const { data: games = [] } = useRead('games', { query: { language } });
  const retry = async (match: string, reload: () => void) => {
    await api
      .as(token)
      .call('hostRetry', { match })
      .catch(() => undefined);
    reload();
  };
  return (
    <List
      name="hostMatches"
      token={token}
      heads={['host.table', 'host.game', 'host.status', 'host.answers', 'host.updated', 'host.do']}
      row={(match, reload) => [
        <Link key="link" href={`/table/${match.id}`}>
          {match.name || match.id}
        </Link>,
        games.find(({ id }) => id === match.game)?.name ?? match.game,
        t(`status.${match.status}`),
        match.answers,
        momentText(match.updated, language),
        <span key="do" className="row">
          {match.status === 'aside' && (
            <button type="button" className="button" onClick={() => void retry(match.id, reload)}>
              {t('host.retry')}
            </button>
          )}
          {PORTABLE.includes(match.status) && <Export token={token} match={match.id} name={match.name || match.id} />}
        </span>,
      ]}
    />
  );
}

const PORTABLE: readonly string[] = ['running', 'paused', 'over', 'abandoned'];

export function Aside({ token }: { token: string }) {
  const t = useWords();
  const language = useLanguage();
  const download = async (incident: string) =>
    saveFile(`${incident}.txt`, await api.as(token).call('hostAsideFile', { incident }));
  const restore = async (match: string, reload: () => void) => {
    await api
      .as(token)
      .call('hostRestore', { match })
      .catch(() => undefined);
    reload();
  };
  return (
    <List
      name="hostAside"
      token={token}
      heads={['host.table', 'host.when', 'host.error', 'host.do', 'host.file']}
      row={(incident, reload) => [
        incident.match,
        momentText(incident.at, language),
        incident.error,
        incident.sound !== null && incident.sound >= 0 && (
          <button key="restore" type="button" className="button" onClick={() => void restore(incident.match, reload)}>
            {t('host.restore', { n: incident.sound })}
          </button>
        ),
        <button key="file" type="button" className="button" onClick={() => void download(incident.id)}>
          {t('host.file')}
        </button>,
      ]}
    />
  );
}

export function Outbox({ token }: { token: string }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <List
      name="hostOutbox"
      token={token}
      heads={['host.to', 'host.subject', 'host.written', 'host.sent']}
      row={(letter) => [
        letter.to,
        <details key="text">
          <summary>{letter.subject}</summary>
          <pre>{letter.text}</pre>
        </details>,
        momentText(letter.created, language),
        letter.sent ? momentText(letter.sent, language) : (letter.error ?? t('host.waiting')),
      ]}
    />
  );
}

export function Metrics({ token }: { token: string }) {
  const _t = useWords();
  const { data, problem } = useRead('hostMetrics', {}, token);
  if (problem) return <Sorry problem={problem} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre className={css.metrics} tabIndex={0}>
      {data}
    </pre>
  );
}
