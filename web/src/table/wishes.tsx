// What somebody at the table would like all to agree on, and the buttons to agree or to take it back.
import { WISHES, type Wish } from '@orrery/api';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { useWords, type Word } from '../words/index.ts';
import type { Desk } from './use-desk.ts';
import css from './wishes.module.css';

export function Wishes({ desk }: { desk: Desk }) {
  const { players } = desk.snapshot.table;
  return WISHES.filter((what) => players.some(({ wishes }) => wishes.includes(what))).map((what) => (
    <Wished key={what} desk={desk} what={what} />
  ));
}

/** It ends the match. */
const isGrave = (what: Wish): boolean => what === 'abandon' || what === 'concede';

function Wished({ desk: { snapshot, board, secret }, what }: { desk: Desk; what: Wish }) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  const { table, seat } = snapshot;
  const asker = table.asker === null ? '' : board.seats[table.asker]!.name;
  const people = table.players.filter(({ kind }) => kind === 'human');
  const names = (wanted: boolean) =>
    people.filter(({ wishes }) => wishes.includes(what) === wanted).map((player) => board.seats[player.seat]!.name);
  const mine = people.find((player) => player.seat === seat)?.wishes.includes(what);
  const set = (wanted: boolean) =>
    void api
      .as(secret)
      .call('wish', { match: table.id, body: { what, wanted } })
      .catch((error) => setProblem(problemOf(error)));
  return (
    <section className={css.wish} aria-label={t('wish.name')} data-wish={what}>
      <p>
        <Handshake aria-hidden="true" /> {t(`wish.${what}`, { names: names(true), count: names(true).length, asker })}
      </p>
      <p className="quiet small">{t('wish.waiting', { names: names(false) })}</p>
      <Sorry problem={problem} />
      {mine !== undefined && (
        <div className="row">
          {mine ? (
            <button type="button" className="button" onClick={() => set(false)}>
              {t('wish.withdraw')}
            </button>
          ) : (
            <button type="button" className={isGrave(what) ? 'button bad' : 'button'} onClick={() => set(true)}>
              {t(what === 'concede' ? 'wish.agree.concede' : 'wish.agree')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
