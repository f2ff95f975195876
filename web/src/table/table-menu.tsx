// What else one may do at the table: people, devices, clocks, standing answers, leaving.
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../state/api.ts';
import { useSettings } from '../state/settings.ts';
import { after, autonym, useLanguage, useWords, type Word } from '../words/index.ts';
import { showCoachAgain } from './coach.tsx';
import type { OpenDialog } from './dialogs.tsx';
import type { Item } from './menu-list.tsx';
import type { Desk } from './use-desk.ts';

const load = () => import('./menu-list.tsx');
const MenuList = lazy(load);

export function TableMenu({ desk, open }: { desk: Desk; open(dialog: OpenDialog): void }) {
  const t = useWords();
  const layer = useRef<HTMLDivElement>(null); // the menu opens inside the header, where readers expect it
  const [unfolded, unfold] = useState(false);
  const [, go] = useLocation();
  const [, change] = useSettings();
  const other = after(useLanguage());
  const { table, seat } = desk.snapshot;
  const running = table.status === 'running' || table.status === 'paused';
  const { scene } = desk;
  const mayTakeBack = running && seat !== null && table.asker === null && scene.lesson?.choice === undefined;
  const { call } = api.as(desk.secret);
  const quietly = (act: Promise<unknown>) => void act.catch(() => undefined); // the table itself shows how it stands
  const item = (when: boolean, word: Word, act: () => void): Item[] => (when ? [{ word: t(word), act }] : []);
  const grave = (...given: Parameters<typeof item>): Item[] =>
    item(...given).map((each) => ({ ...each, danger: true }));
  const items: Item[] = [
    ...item(true, 'menu.seats', () => open('seats')),
    ...item(table.invitation !== null, 'menu.share', () => open('share')),
    ...item(seat !== null, 'menu.device', () => open('device')),
    ...item(seat !== null, 'menu.standing', () => open('standing')),
    ...item(true, 'nav.rules', () => go(`/rules/${table.game}`)),
    ...item(desk.kit.face?.coach !== undefined, 'menu.coach', () => showCoachAgain(desk)),
    ...item(true, 'keys.title', () => open('keys')),
    { word: autonym(other), lang: other, act: () => change({ language: other }) },
    ...item(true, 'menu.settings', () => go('/settings')),
    ...item(table.steward && running, 'menu.steward', () => open('steward')),
    ...item(table.steward && table.status === 'running' && table.clock.kind !== 'none', 'menu.pause', () =>
      quietly(call('pause', { match: table.id })),
    ),
    ...item(table.steward && table.status === 'paused', 'menu.resume', () =>
      quietly(call('resume', { match: table.id })),
    ),
    ...item(table.steward && running && table.clock.kind === 'live', 'menu.extend', () =>
      quietly(call('extend', { match: table.id, body: { minutes: 5 } })),
    ),
    ...item(
      !table.steward && seat !== null && table.status === 'running' && table.clock.kind !== 'none',
      'menu.wishPause',
      () => quietly(call('wish', { match: table.id, body: { what: 'pause', wanted: true } })),
    ),
    ...item(!table.steward && seat !== null && table.status === 'paused', 'menu.wishResume', () =>
      quietly(call('wish', { match: table.id, body: { what: 'resume', wanted: true } })),
    ),
    ...item(mayTakeBack && !scene.undo, 'menu.takeAnswer', () => open('answer')),
    ...item(mayTakeBack && scene.turn !== null, 'menu.takeTurn', () => open('turn')),
    ...item(!running, 'result.open', () => go(`/table/${table.id}/result`)),
    ...item(true, 'nav.home', () => go('/')),
    ...grave(running && seat !== null && table.master === null, 'menu.concede', () => open('concede')),
    ...grave(running && seat !== null, 'menu.leave', () => open('leave')),
    ...grave(running && (seat !== null || table.owner), 'menu.abandon', () => open('abandon')),
  ];
  const folded = (
    <button
      type="button"
      className="icon-button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={t('menu.name')}
      onPointerEnter={load}
      onClick={() => unfold(true)}
    >
      <Ellipsis />
    </button>
  );
  return (
    <div ref={layer}>
      {unfolded ? (
        <Suspense fallback={folded}>
          <MenuList name={t('menu.name')} items={items} layer={layer} />
        </Suspense>
      ) : (
        folded
      )}
    </div>
  );
}
