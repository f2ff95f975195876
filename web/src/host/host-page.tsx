// For the host of this server, behind the host's token: matches, what was set aside, letters, backups, figures.
import { Tabs } from '@base-ui/react/tabs';
import { ApiProblem } from '@orrery/api';
import { type FormEvent, useState } from 'react';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf, useRead } from '../state/api.ts';
import { useWords, type Word } from '../words/index.ts';
import css from './host-page.module.css';
import { Aside, Matches, Metrics, Outbox } from './lists.tsx';
import { Import } from './portable.tsx';
import { Trials } from './trials.tsx';

const PLACE = 'orrery.host'; // for this tab of the browser only

export default function HostPage() {
  const t = useWords();
  const [token, setToken] = useState(() => sessionStorage.getItem(PLACE) ?? '');
  const enter = (next: string) => {
    sessionStorage.setItem(PLACE, next);
    setToken(next);
  };
  return (
    <Page title={t('host.title')}>
      <h1>{t('host.title')}</h1>
      {token ? <House token={token} leave={() => enter('')} /> : <Door enter={enter} />}
    </Page>
  );
}

function Door({ enter }: { enter(token: string): void }) {
  const t = useWords();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<Word>();
  const knock = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await api.as(token.trim()).call('hostAside');
      enter(token.trim());
    } catch (error) {
      const wrong = error instanceof ApiProblem && error.problem.error === 'unauthorised';
      setProblem(wrong ? 'host.wrong' : problemOf(error));
    }
  };
  return (
    <form className={css.door} onSubmit={(event) => void knock(event)}>
      <p className="quiet">{t('host.about')}</p>
      <label className="field">
        <span>{t('host.token')}</span>
        <input type="password" autoComplete="off" value={token} onChange={(event) => setToken(event.target.value)} />
      </label>
      <div>
        <button type="submit" className="button primary">
          {t('host.enter')}
        </button>
      </div>
      <Sorry problem={problem} />
    </form>
  );
}

const TABS = ['matches', 'aside', 'outbox', 'chaos', 'metrics'] as const;

function House({ token, leave }: { token: string; leave(): void }) {
  const t = useWords();
  const { data: version } = useRead('version', {});
  return (
    <>
      <div className="spread">
        <p className="quiet">{version && `${version.name} ${version.version}`}</p>
        <span className="row">
          <Backup token={token} />
          <button type="button" className="button plain" onClick={leave}>
            {t('host.leave')}
          </button>
        </span>
      </div>
      <Tabs.Root defaultValue="matches" className={css.house}>
        <Tabs.List className={css.tabs} aria-label={t('host.title')}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={css.tab}>
              {t(`host.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="matches">
          <Import token={token} />
          <Matches token={token} />
        </Tabs.Panel>
        <Tabs.Panel value="aside">
          <Aside token={token} />
        </Tabs.Panel>
        <Tabs.Panel value="outbox">
          <Outbox token={token} />
        </Tabs.Panel>
        <Tabs.Panel value="chaos">
          <Trials token={token} />
        </Tabs.Panel>
        <Tabs.Panel value="metrics">
          <Metrics token={token} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}

function Backup({ token }: { token: string }) {
  const t = useWords();
  const [text, setText] = useState('');
  const make = async () => {
    try {
      const { file, bytes } = await api.as(token).call('hostBackup');
      setText(t('host.backedUp', { file, kilobytes: Math.round(bytes / 1024) }));
    } catch (error) {
      setText(t(problemOf(error)));
    }
  };
  return (
    <>
      <span role="status" className="small">
        {text}
      </span>
      <button type="button" className="button" onClick={() => void make()}>
        {t('host.backup')}
      </button>
    </>
  );
}
