// The same two games on boardgame.io, in the same process.
import { random } from '@orrery/kernel';
import { type Measure, rate } from './kernel.ts';
import { CARDS, freshStalls, HAND, type Stall, score, targetsOf } from './medium.ts';
import { peerRequire } from './peer-cache.ts';

interface PeerClient {
  getState(): { G: never; ctx: { currentPlayer: string; gameover?: unknown } } | null;
  moves: Record<string, (...args: number[]) => void>;
  updatePlayerID(id: string): void;
  start(): void;
}
interface Peer {
  client: { Client(options: object): PeerClient };
  core: { INVALID_MOVE: string };
}

export function peerMeasures(seconds: number, say: (text: string) => void): Measure[] {
  const peer = load(say);
  return [
    { what: 'boardgame.io tic-tac-toe moves, undo kept', perSecond: Math.round(rate(seconds, ticTacToe(peer))) },
    { what: 'boardgame.io market moves, undo kept', perSecond: Math.round(rate(seconds, market(peer))) },
  ];
}

function load(say: (text: string) => void): Peer {
  const require = peerRequire(say);
  return {
    client: require('boardgame.io/client') as Peer['client'],
    core: require('boardgame.io/core') as Peer['core'],
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

function ticTacToe({ client, core }: Peer): () => number {
  const dice = random(1);
  const game = {
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
  return () => {
    const table = client.Client({ game, numPlayers: 2, debug: false });
    table.start();
    let moves = 0;
    for (;;) {
      const { G, ctx } = table.getState() as unknown as { G: Cells; ctx: { gameover?: unknown } };
      if (ctx.gameover) return moves;
      const free = G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      table.moves.place!(free[dice.below(free.length)]!);
      moves += 1;
    }
  };
}

type MarketState = { stalls: Stall[]; scores: number[]; hands: number[][]; deck: number[] };

function market({ client, core }: Peer): () => number {
  const dice = random(1);
  const game = {
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
  return () => {
    const table = client.Client({ game, numPlayers: 4, debug: false });
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
      const answers = hand.flatMap((card) => targetsOf(card).map((at) => [card, at] as const));
      const [card, at] = answers[dice.below(answers.length)]!;
      table.moves.trade!(card, at);
      moves += 1;
    }
  };
}
