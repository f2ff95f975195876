// Choosing a faction: each sheet on offer with its home, its first fleet and what it is good at.

import { factionSheet, isComplete, planetCard, TYPES } from '../tables.ts';
import { askedAt } from './asked.ts';
import css from './faction-cards.module.css';
import { Glyph } from './glyph.tsx';
import { worldsOf } from './look.ts';
import type { Props } from './props.ts';
import { Coin } from './signs.tsx';

export function FactionCards({ board }: { board: Props }) {
  const request = askedAt(board.requests, 'chooseFactions.keep', 'pickFaction.pick');
  if (request?.ask.shape !== 'one') return null;
  return (
    <div className={css.cards}>
      {request.ask.options.map(({ key, label }) => (
        <article key={key} className={css.card}>
          <h2>{board.say({ key: `faction.${key.slice(key.indexOf(':') + 1)}` })}</h2>
          <FactionWords board={board} id={key.slice(key.indexOf(':') + 1)} />
          <button type="button" className="button primary" onClick={() => board.choose(request.id, key)}>
            {board.say({ key: 'faction.choose', args: { faction: label } })}
          </button>
        </article>
      ))}
    </div>
  );
}

/** What one plays with, in words and figures. */
export function FactionWords({ board, id }: { board: Props; id: string }) {
  const { home, commodities, startingUnits, startingTech } = factionSheet(id);
  const technologies = Array.isArray(startingTech) ? startingTech.map(String) : [];
  return (
    <>
      {isComplete(id, board.view.pub) && <p>{board.say({ key: `faction.${id}.about` })}</p>}
      {(home.system ? worldsOf(home.system) : []).map((planet) => (
        <p key={planet} className={css.line}>
          <Coin coin="resources" value={planetCard(planet).resources} />
          <Coin coin="influence" value={planetCard(planet).influence} />
          {board.say({ key: `planet.${planet}` })}
        </p>
      ))}
      <ul className={css.line}>
        {TYPES.filter((type) => startingUnits[type]).map((type) => (
          <li key={type} title={board.say({ key: `unit.${type}` })}>
            <svg
              viewBox="-15 -15 30 30"
              width="22"
              height="22"
              role="img"
              aria-label={board.say({ key: `unit.${type}` })}
            >
              <Glyph type={type} seat={board.view.seat ?? 0} />
            </svg>
            {startingUnits[type]}
          </li>
        ))}
      </ul>
      <p>{board.say({ key: 'faction.commodities', args: { commodities } })}</p>
      {technologies.length > 0 && (
        <p>
          {board.say({
            key: 'faction.technologies',
            args: { technologies: technologies.map((tech) => ({ key: `tech.${tech}` })) },
          })}
        </p>
      )}
    </>
  );
}
