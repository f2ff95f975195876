// orrery bench: what the hot paths cost, and with --peers how that compares, as a ratio in one run.
import { type Command, type CommandArgs, type Terminal, Usage } from '@orrery/kernel';
import { kernelMeasures, type Measure } from '../bench/kernel.ts';
import { peerMeasures } from '../bench/peers.ts';
import { searchMeasures } from '../bench/search.ts';
import { benchServer, LONG, SMALL } from '../bench/server-load.ts';
import { benchPeerServer } from '../bench/server-peer.ts';
import { type TableCost, tableCost } from '../bench/table.ts';
import { benchWeb, type Load, type Updates } from '../bench/web.ts';
import { boxNamed, seatsFor, tableOptions } from '../command.ts';

export const bench: Command = {
  flags: {
    seconds: { type: 'string' },
    peers: { type: 'boolean' },
    idle: { type: 'string' },
    spectators: { type: 'string' },
    seats: { type: 'string' },
    answers: { type: 'string' },
    option: { type: 'string', multiple: true },
    beside: { type: 'string' },
  },
  run(out, args) {
    const [what = 'kernel'] = args.words;
    const bench = { kernel, server, table, web }[what];
    if (!bench) throw new Usage('usage.bench', { what });
    return bench(out, args);
  },
};

const note = (text: string) => void process.stderr.write(`${text}\n`);
const times = (ours: number, theirs: number): number => Math.round((ours / theirs) * 10) / 10;

function kernel(out: Terminal, args: CommandArgs): number {
  const seconds = args.number('seconds', 2, 1);
  const show = (m: Measure) => out.put(m, `${m.what.padEnd(40)} ${m.perSecond.toLocaleString('en').padStart(12)} /s`);
  const ours = [...kernelMeasures(seconds, show), ...searchMeasures(seconds, show)];
  if (!args.has('peers')) return 0;
  const theirs = peerMeasures(seconds, note);
  theirs.forEach(show);
  for (const peer of theirs) {
    const same = peer.what.replace('boardgame.io ', '');
    for (const own of ours.filter((m) => m.what.startsWith(same))) {
      const ratio = times(own.perSecond, peer.perSecond);
      out.put(
        { ratio: own.what, times: ratio },
        `${own.what.padEnd(40)} ${String(ratio).padStart(12)} times boardgame.io`,
      );
    }
  }
  return 0;
}

async function table(out: Terminal, args: CommandArgs): Promise<number> {
  const box = await boxNamed(args.words[1] ?? 'twilight-imperium');
  const seats = seatsFor(box, args);
  const options = tableOptions(box, args.texts('option'), seats);
  const cost: TableCost = tableCost(box, seats, args.number('answers', 500, 1), options);
  const { game, answers, rules, nobody, some, all, stored, half, most, slowest } = cost;
  out.put(
    cost,
    [
      `${game}, ${seats} seats, ${answers} answers; processor time of one:`,
      `rules alone ${rules} ms   nobody there ${nobody} ms   two there ${some} ms   all there ${all} ms (the slowest ${slowest})`,
      `the rules of half of them take up to ${half} ms, of 99 in 100 up to ${most} ms`,
      `all there costs ${cost.times} times the rules; ${stored} bytes are stored for an answer`,
    ].join('\n'),
  );
  return 0;
}

async function web(out: Terminal, args: CommandArgs): Promise<number> {
  const report = await benchWeb(args.number('answers', 500, 1), args.text('beside'), {
    beside: (folder) => out.put({ beside: folder }, `beside ${folder}:`),
    load(row: Load) {
      const kinds = Object.entries(row.kinds).map(([kind, bytes]) => `${kind} ${inKB(bytes)}`);
      const times =
        row.slowMs === undefined ? '' : `   first paint ${row.paintMs} ms, games ${row.slowMs} ms at 50 KB/s`;
      out.put(row, `${row.page.padEnd(28)} ${inKB(row.bytes).padStart(7)} KB   ${kinds.join(', ')}${times}`);
    },
    updates(row: Updates) {
      const { updates, script, layout, heapBefore, heapAfter } = row;
      const each = `script ${script} ms   layout ${layout} ms an update`;
      const heap = `memory ${inKB(heapBefore)} KB, then ${inKB(heapAfter)} KB`;
      out.put(row, `six-seat galaxy, ${updates} updates   ${each}   ${heap}`);
    },
  });
  return report;
}
const inKB = (bytes: number): string => (bytes / 1000).toFixed(1);

async function server(out: Terminal, args: CommandArgs): Promise<number> {
  const seconds = args.number('seconds', 10, 1);
  const idle = args.number('idle', 10_000);
  const report = await benchServer({ seconds, idle, spectators: args.number('spectators', 500) });
  const load = (name: string, m: { movesPerSecond: number; p50: number; p99: number }) =>
    `${name.padEnd(28)} ${String(m.movesPerSecond).padStart(7)} moves/s   p50 ${m.p50} ms   p99 ${m.p99} ms`;
  const { bare, bareTogether, busy, busyLong, watched, besideIdle, openMs, viewBytes } = report;
  const cost = (m: { cpuPerMove: number }) => `   ${m.cpuPerMove} ms of the processor a move`;
  out.put(
    report,
    [
      `${load('bare socket and SQLite row', bare)}${cost(bare)}`,
      `${load('the same, rows together', bareTogether)}${cost(bareTogether)}`,
      `${load('50 busy matches, durable', busy)}${cost(busy)}: ${report.timesBare} times the bare one, ${report.timesTogether} times with rows together`,
      `${''.padEnd(28)} ${busy.rss} MB   ${busy.bytesPerClientAndMove} bytes per client and move`,
      `${load('with a long state, durable', busyLong)}${cost(busyLong)} (view ${viewBytes} bytes)`,
      ...(watched
        ? [
            `${load(`one table, ${watched.spectators} spectators`, watched)}${cost(watched)}, ${watched.toldPerSecond} updates/s to them`,
          ]
        : []),
      ...(besideIdle
        ? [
            `${load(`beside ${besideIdle.idle} idle ones`, besideIdle)}   ${besideIdle.rss} MB (${besideIdle.rssIdle} MB at rest, ${besideIdle.kilobytes} KB each)`,
          ]
        : []),
      `opening a match of 2,000 answers ${openMs} ms`,
    ].join('\n'),
  );
  if (!args.has('peers')) return 0;
  // The same game, the same two sizes; ours is on disk before anybody is told, its files are written when the system pleases.
  for (const [ours, regions] of [
    [busy, SMALL],
    [busyLong, LONG],
  ] as const) {
    const peer = await benchPeerServer(50, seconds, regions, note);
    const ratio = times(ours.movesPerSecond, peer.movesPerSecond);
    const name = `boardgame.io, FlatFile, ${regions}`;
    out.put(
      { peer, regions, times: ratio },
      `${load(name, peer)}\n${ratio} times boardgame.io with ${regions} regions`,
    );
  }
  return 0;
}
