// The predominance track: five places, the token on each, and who would take its points now.
import { SeatMark, Tip } from '@orrery/board';
import type { Token } from '../packs/base/kinds.ts';
import { PLACES } from '../packs/base/tracks.ts';
import { tokenName, tokenRef } from '../say.ts';
import { gainsOfToken } from '../values/predominance.ts';
import { nameOf } from './extra.ts';
import { Panel } from './panel.tsx';
import { type Picking, stepProps } from './picks.ts';
import css from './predominance.module.css';
import { Inline, TokenSign, tokenTint } from './symbols.tsx';

export function Predominance({ board }: { board: Picking }) {
  const { tokens } = board.view.pub;
  return (
    <Panel part="predominance" title={board.say({ key: 'board.predominance' })} board={board}>
      <div className={css.track} data-still={board.reducedMotion ? '' : undefined}>
        {PLACES.map((value, place) => (
          <div key={value} className={css.place} style={{ '--place': place } as object}>
            <span className={css.value}>{value}</span>
          </div>
        ))}
        {[...tokens].sort().map((token) => (
          <TokenDisc key={token} board={board} token={token} place={tokens.indexOf(token)} />
        ))}
      </div>
    </Panel>
  );
}

function TokenDisc({ board, token, place }: { board: Picking; token: Token; place: number }) {
  const gains = gainsOfToken(board.view.pub, token);
  const leaders = gains.flatMap((gain, seat) => (gain > 0 ? [seat] : []));
  const name = board.say(tokenName(token));
  const leading = leaders.map((seat) => nameOf(board, seat)).join(', ') || '–';
  return (
    <div className={css.spot} style={{ '--place': place } as object}>
      <Tip text={board.say({ key: `tip.token.${token}`, args: { value: PLACES[place]!, leading } })}>
        <div className={css.token} {...stepProps(board, tokenRef(token), name)}>
          <Inline size={26} colour={tokenTint(token)}>
            <TokenSign token={token} />
          </Inline>
        </div>
      </Tip>
      <div className={css.leaders}>
        {leaders.map((seat) => (
          <SeatMark key={seat} seat={seat} size={12} name={nameOf(board, seat)} />
        ))}
      </div>
    </div>
  );
}
