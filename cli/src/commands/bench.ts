// orrery bench: what the hot paths cost, and with --peers how that compares, as a ratio in one run.
import { kernelMeasures, type Measure } from '../bench/kernel.ts';
import { peerMeasures } from '../bench/peers.ts';
import type { Command } from '../command.ts';

export const bench: Command = {
  usage: 'bench [--seconds N] [--peers]',
  about: 'Moves, copies and views a second through the whole kernel; with --peers beside boardgame.io in the same run.',
  flags: {
    seconds: { type: 'string', about: 'for each measurement (2)' },
    peers: { type: 'boolean', about: 'the same two games on boardgame.io, installed into a cache on demand' },
  },
  run(out, args) {
    const seconds = args.number('seconds', 2, 1);
    const show = (m: Measure) => out.put(m, `${m.what.padEnd(40)} ${m.perSecond.toLocaleString('en').padStart(12)} /s`);
    const ours = kernelMeasures(seconds, show);
    if (!args.has('peers')) return 0;
    const theirs = peerMeasures(seconds, (text) => process.stderr.write(`${text}\n`));
    theirs.forEach(show);
    for (const peer of theirs) {
      const same = peer.what.replace('boardgame.io ', '');
      for (const own of ours.filter((m) => m.what.startsWith(same))) {
        const times = Math.round((own.perSecond / peer.perSecond) * 10) / 10;
        out.put({ ratio: own.what, times }, `${own.what.padEnd(40)} ${String(times).padStart(12)} times boardgame.io`);
      }
    }
    return 0;
  },
};
