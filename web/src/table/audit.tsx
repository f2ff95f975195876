// What whoever runs the table has done, newest first: powers over the table, and answers that the game wants kept.
import type { Deed, ToldAt } from '@orrery/api';
import { useEffect, useState } from 'react';
import { api } from '../state/api.ts';
import { momentText } from '../state/time.ts';
import { useWords } from '../words/index.ts';
import { deedText } from './deeds.ts';
import css from './steward.module.css';
import type { Desk } from './use-desk.ts';

export function Audit({ desk }: { desk: Desk }) {
  const t = useWords();
  const { snapshot, kit, voice, secret } = desk;
  const told = useStory(desk).filter((one) => kit.face?.audited?.(one));
  const lines = [
    ...told.map((one) => ({ at: one.at, text: voice.tell(one) })),
    ...snapshot.deeds.map((deed: Deed) => ({ at: deed.at, text: deedText(deed, desk, t) })),
  ].sort((a, b) => b.at - a.at);
  if (secret === undefined) return null;
  return (
    <details className={css.audit} open>
      <summary>{t('steward.audit')}</summary>
      {lines.length === 0 && <p className="quiet">{t('steward.auditEmpty')}</p>}
      <ol>
        {lines.map((line, i) => (
          <li key={i}>
            <time className="quiet small" dateTime={new Date(line.at).toISOString()}>
              {momentText(line.at, voice.language)}
            </time>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Everything this seat was told: what came before the page was opened is fetched once. */
function useStory({ snapshot, secret }: Desk): ToldAt[] {
  const [earlier, setEarlier] = useState<readonly ToldAt[]>([]);
  const match = snapshot.table.id;
  useEffect(() => {
    let current = true;
    api
      .as(secret)
      .call('events', { match })
      .then(
        (events) => current && setEarlier(events),
        () => undefined, // the newest are here all the same
      );
    return () => {
      current = false;
    };
  }, [match, secret]);
  const first = snapshot.events[0]?.seq ?? 0;
  return [...earlier.filter((one) => one.seq < first), ...snapshot.events];
}
