// A game on the first page: its board as a picture, and "play now", two clicks from the first move.
import type { GameInfo } from '@orrery/api';
import { hashOf, Planet, type PlanetKind } from '@orrery/board';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Sorry } from '../shell/sorry.tsx';

import { pictureOf } from '../state/boards.ts';
import { useWords } from '../words/index.ts';

import css from './home.module.css';
import { PlayNow } from './play-now.tsx';
import { useOpening } from './use-opening.ts';

export function GameCard({ game }: { game: GameInfo }) {
  const t = useWords();
  const [playing, setPlaying] = useState(false);
  const opening = useOpening(game);
  const Picture = pictureOf(game);
  const { name } = game;
  const [min, max] = game.players;
  return (
    <article className={css.card}>
      <div className={css.picture} data-theme="dark">
        <Suspense fallback={null}>
          {Picture ? <Picture title={t('home.board', { game: name })} /> : <World name={game.id} />}
        </Suspense>
      </div>
      <div className={css.about}>
        <div>
          <h3>{name}</h3>
          <p className="quiet small">
            {min === max ? t('home.exactly', { count: min }) : t('home.players', { min, max })}
          </p>
        </div>
        <p className="small">{game.about}</p>
        {playing ? (
          <PlayNow game={game} cancel={() => setPlaying(false)} />
        ) : (
          <div className="row">
            <button
              type="button"
              className="button primary"
              aria-label={t('home.playNowAt', { game: name })}
              onClick={() => setPlaying(true)}
            >
              {t('home.playNow')}
            </button>
            {min === 1 && (
              <button
                type="button"
                className="button"
                aria-label={t('home.soloAt', { game: name })}
                disabled={opening.busy}
                onClick={() => opening.open([])}
              >
                {t('home.solo')}
              </button>
            )}
            <Link href={`/new/${game.id}`} className="button" aria-label={t('home.inviteAt', { game: name })}>
              {t('home.invite')}
            </Link>
          </div>
        )}
        <Sorry problem={opening.problem} />
      </div>
    </article>
  );
}

const KINDS: readonly PlanetKind[] = ['gas', 'earth', 'desert', 'ice', 'volcanic', 'rock'];

/** For a game whose board nobody has drawn yet: a world of its own. */
function World({ name }: { name: string }) {
  const hash = hashOf(name);
  return (
    <svg viewBox="-80 -60 160 120" aria-hidden="true">
      <Planet seed={name} kind={KINDS[hash % KINDS.length]!} r={30} ring={hash % 3 === 0} />
    </svg>
  );
}
