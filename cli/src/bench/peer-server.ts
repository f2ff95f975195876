// Run as a process of its own: boardgame.io's server with its file storage, serving a game like the server's `atlas`.
import { peerRequire } from './peer-cache.ts';

const [port = '0', folder = '', regions = '0'] = process.argv.slice(2);
const require = peerRequire(() => {});
const { Server, FlatFile } = require('boardgame.io/server') as {
  Server(options: object): { run(options: object, ready: () => void): Promise<unknown> };
  FlatFile: new (options: object) => object;
};
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };

type Region = { owner: number; ships: number };

const game = {
  name: 'atlas',
  setup: () => ({
    regions: Array.from({ length: Number(regions) }, (_, i) => ({
      id: `region-${i}`,
      name: `Region number ${i}`,
      owner: i % 2,
      ships: 0,
      notes: ['calm'],
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    land({ G, playerID }: { G: { regions: Region[] }; playerID: string }, at: number) {
      const region = G.regions[at];
      if (!region) return INVALID_MOVE;
      region.owner = Number(playerID);
      region.ships += 1;
    },
  },
};

const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: ['*'] });
await server.run({ port: Number(port) }, () => process.stdout.write('ready\n'));
