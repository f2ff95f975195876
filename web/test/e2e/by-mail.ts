// The match file of a campaign, played again from the command line: verified, and resolved by mail turn by turn.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Correction, type Cosmos, cosmos, fingerprint, type Sheet, type Sheets } from '@orrery/cosmos';
import { type GameRecord, type Move, readRecord, replay } from '@orrery/kernel';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', '..');
/** What the master does: a command, or a file put into the folder before it. */
type Step = { run: string[] } | { file: string; text: string };

/** The state after every publication, as the match file itself leads to it. */
export function hashesOf(text: string): string[] {
  const hashes: string[] = [];
  replay<Cosmos>(cosmos, readRecord(text), (match, entry) => {
    if ('move' in entry && entry.move.choice === 'publish') hashes.push(fingerprint(match.state));
  });
  return hashes;
}

/** The same from a folder of order lists: what `orrery verify` says, and the hash after every resolved turn. */
export function byMail(text: string): { verified: string; hashes: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-mail-'));
  try {
    const file = join(folder, 'campaign.game');
    writeFileSync(file, text);
    const campaign = join(folder, 'campaign');
    const lines = run([{ run: ['verify', file] }, ...stepsOf(readRecord(text), campaign)]);
    const resolved = lines.filter((line) => line.startsWith('{"resolved":true'));
    const verified = JSON.parse(lines[0]!) as { ok: boolean; answers: number };
    return {
      verified: verified.ok ? `ok: ${verified.answers} answers` : lines[0]!,
      hashes: resolved.map((line) => (JSON.parse(line) as { hash: string }).hash),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stepsOf(record: GameRecord, folder: string): Step[] {
  const moves = record.entries.flatMap((entry) => ('move' in entry ? [entry.move] : []));
  const chosen = (kind: string) =>
    moves
      .filter(({ choice }) => typeof choice === 'string' && choice.startsWith(`${kind}:`))
      .sort((a, b) => a.seat - b.seat)
      .map(({ choice }) => (choice as string).slice(kind.length + 1));
  const [factions, heroes] = [chosen('faction'), chosen('hero')];
  const players = factions.flatMap((faction, i) => ['--player', `Player ${i}=${faction}/${heroes[i]}`]);
  const key = 'key' in record.chance ? record.chance.key! : '';
  const turns = ['--turns', String(record.options.turns)];
  const master = new Master(folder, factions);
  return [
    { run: ['cosmos', 'new', folder, ...players, '--key', key, ...turns] },
    ...moves.flatMap((m) => master.on(m)),
  ];
}

/** Turns the answers of a match into what a master does in a folder. */
class Master {
  #turn = 1;
  #lists = new Map<number, Sheet>();
  constructor(
    readonly folder: string,
    readonly factions: readonly string[],
  ) {}

  on({ seat, choice, request }: Move): Step[] {
    if (request === 'deal.corrections') return this.#correct(choice as unknown as { corrections: Correction[] });
    if (request === 'deal.amendments') return this.#amend(choice as unknown as Sheets['amendments']);
    if (request === 'deal.notes') {
      const { to, text } = choice as unknown as Sheets['notes'];
      return [{ run: ['cosmos', 'note', this.folder, '--note', text, ...(to === 'all' ? [] : ['--faction', to])] }];
    }
    if (request === 'deal.undoing') {
      this.#turn -= 1;
      return [{ run: ['cosmos', 'undo', this.folder, '--note', (choice as { note: string }).note] }];
    }
    if (choice === 'publish') return this.#resolve();
    if (typeof choice === 'object' && 'orders' in choice) this.#lists.set(seat, choice as unknown as Sheet);
    return [];
  }
  #resolve(): Step[] {
    const files = [...this.#lists].flatMap(([seat, { orders, standing }]): Step[] => {
      const name = `${this.factions[seat]}.txt`;
      const list = { file: join(this.folder, 'orders', `turn-${this.#turn}`, name), text: orders };
      const kept = join(this.folder, 'orders', 'standing', name);
      return standing === undefined ? [list] : [list, { file: kept, text: standing }];
    });
    this.#turn += 1;
    this.#lists.clear();
    return [...files, { run: ['cosmos', 'resolve', this.folder] }];
  }
  /** Cards alone: nothing else is added in this campaign. */
  #amend({ amendments }: Sheets['amendments']): Step[] {
    return amendments.map(({ faction, what, n, note }) => {
      const card = ['--card', what, '--number', String(n)];
      return { run: ['cosmos', 'amend', this.folder, '--faction', faction, ...card, '--note', note] };
    });
  }
  #correct({ corrections }: { corrections: Correction[] }): Step[] {
    return corrections.map(({ path, value, faction, told, note }) => {
      const about = faction === 'none' ? [] : ['--faction', faction];
      const hidden = told === 'nobody' ? ['--private'] : [];
      const what = ['--path', path, '--value', value, '--note', note];
      return { run: ['cosmos', 'correct', this.folder, ...what, ...about, ...hidden] };
    });
  }
}

/** All commands in one process, as they would be typed; a command that fails ends it. */
function run(steps: readonly Step[]): string[] {
  const main = pathToFileURL(join(ROOT, 'cli', 'src', 'main.ts')).href;
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    const { main } = await import(${JSON.stringify(main)});
    for (const step of JSON.parse(readFileSync(0, 'utf8'))) {
      if ('file' in step) writeFileSync(step.file, step.text);
      else if ((await main([...step.run, '--json'])) !== 0) throw new Error('failed: ' + step.run.join(' '));
    }`;
  const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', script];
  const options = { cwd: ROOT, input: JSON.stringify(steps), encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, flags, options);
  if (status !== 0) throw new Error(`${stderr}\n${stdout.slice(-2000)}`);
  return stdout.split('\n');
}
