// Which page stands at which address.
import { Around } from '@orrery/board';
import { lazy, Suspense, useMemo } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './home/home.tsx';
import { Fault } from './shell/fault.tsx';
import { NotFound } from './shell/not-found.tsx';
import { useReducedMotion, useSettingsOnPage } from './state/settings.ts';
import { Opening } from './table/opening.tsx';
import { useWords, withWords } from './words/index.ts';

const NewTable = lazy(() => withWords(import('./home/new-table.tsx')));
const Join = lazy(() => withWords(import('./home/join.tsx')));
const Claim = lazy(() => withWords(import('./home/claim.tsx')));
const TablePage = lazy(() => withWords(import('./table/table-page.tsx')));
const ResultPage = lazy(() => withWords(import('./table/result-page.tsx')));
const RulesPage = lazy(() => withWords(import('./rules/rules-page.tsx')));
const ShowPage = lazy(() => withWords(import('./rules/show-page.tsx')));
const ProofsPage = lazy(() => withWords(import('./rules/proofs-page.tsx')));
const SettingsPage = lazy(() => withWords(import('./settings/settings-page.tsx')));
const HostPage = lazy(() => withWords(import('./host/host-page.tsx')));

export function App() {
  useSettingsOnPage();
  const say = useWords();
  const reducedMotion = useReducedMotion();
  const around = useMemo(() => ({ say, reducedMotion }), [say, reducedMotion]);
  return (
    <Around value={around}>
      <Fault>
        <Suspense fallback={<Opening />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewTable game={game} />}</Route>
            <Route path="/join/:token">{({ token }) => <Join token={token} />}</Route>
            <Route path="/claim/:code">{({ code }) => <Claim code={code} />}</Route>
            <Route path="/table/:match">{({ match }) => <TablePage key={match} match={match} mode="play" />}</Route>
            <Route path="/table/:match/replay">
              {({ match }) => <TablePage key={match} match={match} mode="replay" />}
            </Route>
            <Route path="/table/:match/result">{({ match }) => <ResultPage key={match} match={match} />}</Route>
            <Route path="/rules/:game/show/:rule">
              {({ game, rule }) => <ShowPage key={rule} game={game} rule={rule} />}
            </Route>
            <Route path="/rules/:game/check">{({ game }) => <ProofsPage key={game} game={game} />}</Route>
            <Route path="/rules/:game?">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/host" component={HostPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Fault>
    </Around>
  );
}
