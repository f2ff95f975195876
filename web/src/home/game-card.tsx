// A game on the first page: its board as a picture, and "play now", two clicks from the first move.
import type { GameInfo } from '@orrery/api';
import { hashOf, Planet, type PlanetKind } from '@orrery/board';
import { Clock, GraduationCap, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Sorry } from '../shell/sorry.tsx';

import { pictureOf } from '../state/boards.ts';
import { useWords } from '../words/index.ts';

import css from './home.module.css';
import { PlayNow } from './play-now.tsx';
import { useNear } from './use-near.ts';
import { useOpening } from './use-opening.ts';

/** `first`: of all games here the one to begin with. */
export function GameCard({ game, first }: { game: GameInfo; first: boolean }) {
  const t = useWords();
  const [playing, setPlaying] = useState(false);
  const opening = useOpening(game);
  const { place, near } = useNear<HTMLDivElement>();
  const Picture = pictureOf(game);
  const { name } = game;
  const [min, max] = game.players;
  return (
    <article className={css.card}>
      <div ref={place} className={css.picture} data-theme="dark">
        <Suspense fallback={null}>
          {near && Picture && <Picture title={t('home.board', { game: name })} />}
          {!Picture && <World name={game.id} />}
        </Suspense>
      </div>
      <div className={css.about}>
        <div>
          <h3>{name}</h3>
          <ul className={css.facts}>
            <li>
              <Users aria-hidden="true" />{' '}
              {min === max ? t('home.exactly', { count: min }) : t('home.players', { min, max })}
            </li>
            {game.length && (
              <li>
                <Clock aria-hidden="true" /> {game.length}
              </li>
            )}
            {game.weight && (
              <li>
                <Weight of={game.weight} /> {t(`home.weight.${game.weight as 1 | 2 | 3 | 4 | 5}`)}
              </li>
            )}
            {first && <li className={css.first}>{t('home.first')}</li>}
          </ul>
        </div>
        <p className="small">{game.about}</p>
        {playing ? (
          <PlayNow game={game} cancel={() => setPlaying(false)} />
        ) : (
          <div className={`row ${css.ways}`}>
            <button
              type="button"
              className="button primary"
              aria-label={t('home.playNowAt', { game: name })}
              onClick={() => setPlaying(true)}
            >
              {t('home.playNow')}
            </button>
            {game.lesson && (
              <button
                type="button"
                className="button"
                aria-label={t('home.learnAt', { game: name })}
                disabled={opening.busy}
                onClick={opening.learn}
              >
                <GraduationCap aria-hidden="true" /> {t('home.learn')}
              </button>
            )}
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

/** How much there is to learn, in dots. */
function Weight({ of }: { of: number }) {
  return (
    <svg viewBox="0 0 46 10" aria-hidden="true" className={css.weight}>
      {[0, 1, 2, 3, 4].map((i) => (
        <circle key={i} cx={5 + i * 9} cy="5" r="3.4" fill={i < of ? 'var(--brass)' : 'none'} stroke="var(--brass)" />
      ))}
    </svg>
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
