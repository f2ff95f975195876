// The same two games on boardgame.io, in the same process.
import { type Random, random } from '@orrery/kernel';
import { type Measure, rate } from './kernel.ts';
import { CARDS, freshStalls, HAND, type Stall, score, targetsOf } from './medium.ts';
import { peerRequire } from './peer-cache.ts';
import { DEPTH } from './search.ts';

interface PeerClient {
  store: { getState(): object }; // all there is, which its bot gets
  getState(): { G: never; ctx: { currentPlayer: string; gameover?: unknown } } | null;
  moves: Record<string, (...args: number[]) => void>;
  updatePlayerID(id: string): void;
  start(): void;
}
interface Peer {
  client: { Client(options: object): PeerClient };
  core: { INVALID_MOVE: string };
  ai: { MCTSBot: new (options: object) => { play(state: object, playerID: string): Promise<unknown> } };
}
interface Move {
  move: string;
  args: readonly number[];
}

export function peerMeasures(seconds: number, say: (text: string) => void): Measure[] {
  const peer = load(say);
  return [
    { what: 'boardgame.io tic-tac-toe moves, undo kept', perSecond: Math.round(rate(seconds, ticTacToe(peer))) },
    { what: 'boardgame.io market moves, undo kept', perSecond: Math.round(rate(seconds, market(peer))) },
    ...peerSearches(peer, seconds),
  ];
}

function load(say: (text: string) => void): Peer {
  const require = peerRequire(say);
  return {
    client: require('boardgame.io/client') as Peer['client'],
    core: require('boardgame.io/core') as Peer['core'],
    ai: require('boardgame.io/ai') as Peer['ai'],
  };
}

type Cells = { cells: (string | null)[] };
type Turn<G> = { G: G; playerID: string };
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function ticTacToeGame({ core }: Peer) {
  return {
    setup: (): Cells => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place({ G, playerID }: Turn<Cells>, cell: number) {
        if (G.cells[cell] !== null) return core.INVALID_MOVE;
        G.cells[cell] = playerID;
      },
    },
    endIf({ G }: { G: Cells }) {
      for (const [a, b, c] of LINES as [number, number, number][]) {
        const seat = G.cells[a];
        if (seat !== null && seat === G.cells[b] && seat === G.cells[c]) return { winner: seat };
      }
      return G.cells.includes(null) ? undefined : { draw: true };
    },
  };
}
const freeCells = ({ cells }: Cells): number[] => cells.flatMap((cell, i) => (cell === null ? [i] : []));

function ticTacToe(peer: Peer): () => number {
  const dice = random(1);
  const game = ticTacToeGame(peer);
  return () => {
    const table = peer.client.Client({ game, numPlayers: 2, debug: false });
    table.start();
    let moves = 0;
    for (;;) {
      const { G, ctx } = table.getState() as unknown as { G: Cells; ctx: { gameover?: unknown } };
      if (ctx.gameover) return moves;
      const free = freeCells(G);
      table.moves.place!(free[dice.below(free.length)]!);
      moves += 1;
    }
  };
}

type MarketState = { stalls: Stall[]; scores: number[]; hands: number[][]; deck: number[] };

function marketGame({ core }: Peer, dice: Random) {
  return {
    setup(): MarketState {
      const deck = dice.shuffle(Array.from({ length: CARDS }, (_, card) => card));
      return { stalls: freshStalls(), scores: [0, 0, 0, 0], hands: [0, 1, 2, 3].map(() => deck.splice(0, HAND)), deck };
    },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView: ({ G, playerID }: { G: MarketState; playerID: string | null }) => ({
      ...G,
      deck: G.deck.length,
      hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    }),
    moves: {
      trade({ G, playerID }: Turn<MarketState>, card: number, at: number) {
        const seat = Number(playerID);
        const hand = G.hands[seat]!;
        if (!hand.includes(card) || !targetsOf(card).includes(at)) return core.INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        const stall = G.stalls[at]!;
        stall.owner = seat;
        stall.level = Math.min(5, stall.level + 1);
        stall.visits[seat]! += 1;
        G.scores[seat]! += score(G.stalls, seat, at);
        const drawn = G.deck.pop();
        if (drawn !== undefined) hand.push(drawn);
      },
    },
    endIf: ({ G }: { G: MarketState }) => (G.hands.every((hand) => hand.length === 0) ? { over: true } : undefined),
  };
}
const tradesOf = (hand: readonly number[]): (readonly [card: number, at: number])[] =>
  hand.flatMap((card) => targetsOf(card).map((at) => [card, at] as const));

function market(peer: Peer): () => number {
  const dice = random(1);
  const game = marketGame(peer, dice);
  return () => {
    const table = peer.client.Client({ game, numPlayers: 4, debug: false });
    table.start();
    let moves = 0;
    for (;;) {
      const state = table.getState() as unknown as {
        G: { hands: (number[] | number)[] };
        ctx: { currentPlayer: string; gameover?: unknown };
      };
      if (state.ctx.gameover) return moves;
      table.updatePlayerID(state.ctx.currentPlayer);
      const view = table.getState() as unknown as { G: { hands: (number[] | number)[] } };
      const hand = view.G.hands[Number(state.ctx.currentPlayer)] as number[];
      const answers = tradesOf(hand);
      const [card, at] = answers[dice.below(answers.length)]!;
      table.moves.trade!(card, at);
      moves += 1;
    }
  };
}

/** Its own bot, which sees all hands, from the first question of the same games and as deep. */
function peerSearches(peer: Peer, seconds: number): Measure[] {
  const cells = (G: Cells): Move[] => freeCells(G).map((cell) => ({ move: 'place', args: [cell] }));
  const trades = (G: MarketState, _: object, player: string): Move[] =>
    tradesOf(G.hands[Number(player)]!).map((args) => ({ move: 'trade', args }));
  return [
    {
      what: 'boardgame.io tic-tac-toe search iterations',
      perSecond: Math.round(rate(seconds, thinking(peer, ticTacToeGame(peer), 2, cells))),
    },
    {
      what: 'boardgame.io market search iterations',
      perSecond: Math.round(rate(seconds, thinking(peer, marketGame(peer, random(1)), 4, trades))),
    },
  ];
}
const AT_ONCE = 25; // iterations; its chunk

function thinking({ client, ai }: Peer, game: object, numPlayers: number, enumerate: unknown): () => number {
  const table = client.Client({ game, numPlayers, debug: false });
  table.start();
  const bot = new ai.MCTSBot({ game, enumerate, iterations: AT_ONCE, playoutDepth: DEPTH, seed: 'a seed' });
  return () => {
    void bot.play(table.store.getState(), '0'); // it thinks at once, and only then promises
    return AT_ONCE;
  };
}
