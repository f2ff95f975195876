// One table: before it begins the lobby, then the table itself; or what is wrong, in words.
import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { usePass } from '../state/passes.ts';
import { keepPromise } from '../state/promises.ts';
import { useBeat } from '../state/settings.ts';
import { useLive } from '../state/use-live.ts';
import { useKit } from '../state/voice.ts';
import { useWords } from '../words/index.ts';
import { Lobby } from './lobby.tsx';
import { Opening } from './opening.tsx';
import { TableView } from './table-view.tsx';

export default function TablePage({ match, mode }: { match: string; mode: 'play' | 'replay' }) {
  const t = useWords();
  const pass = usePass(match);
  const followed = useLive(match, pass, useBeat());
  const { snapshot, problem } = followed;
  const kit = useKit(snapshot?.table.game);
  const commitment = snapshot?.table.commitment;
  useEffect(() => {
    if (commitment !== undefined) keepPromise(match, commitment);
  }, [match, commitment]);
  if (problem && !snapshot)
    return (
      <Page title={t('table.closed')} narrow>
        <h1>{t('table.closed')}</h1>
        <p className="quiet">{t(`problem.${problem.error}`)}</p>
        <div>
          <Link href="/" className="button primary">
            {t('nav.home')}
          </Link>
        </div>
      </Page>
    );
  if (!snapshot || !kit) return <Opening />;
  const { status } = snapshot.table;
  if (!snapshot.scene && status !== 'open')
    return (
      <Page title={t(`status.${status}`)} narrow>
        <h1>{snapshot.table.name || t(`status.${status}`)}</h1>
        <p className="quiet" role="status">
          {status === 'aside' ? t('problem.aside') : t('table.soon')}
        </p>
      </Page>
    );
  if (!snapshot.scene) return <Lobby snapshot={snapshot} kit={kit} pass={pass} />;
  return (
    <Tooltip.Provider delay={300}>
      <TableView followed={followed} snapshot={snapshot} kit={kit} pass={pass} mode={mode} />
    </Tooltip.Provider>
  );
}
