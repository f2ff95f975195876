// Thinks about matches that are over, one after the other, in a worker that gives way to all others. What is found is kept step
// by step: whoever stops it, or a server that goes down, loses one look.
import type { Analysis } from '@orrery/api';
import { canLookBack } from '@orrery/bots';
import { readEntry } from '@orrery/kernel';
import { problem } from '../problem.ts';
import type { LogRow } from '../store/schema.ts';
import type { Crew } from './crew.ts';
import { decisionsOf, type Findings, isBarren, momentsOf, nextStep, progressOf, shownOf } from './findings.ts';
import type { House } from './house.ts';
import { isOver } from './info.ts';
import type { LiveTable } from './live-table.ts';
import type { Viewer } from './seen.ts';
import { type Line, stillTrue } from './taking-back.ts';

const LEASE = 60_000; // milliseconds: a server that is silent for so long is gone, and another goes on
const PAUSE = 50; // as long as tables are at work
const MOST_PAUSES = 20;

export class Analyst {
  #queue = new Set<string>(); // the one in hand comes first
  #work: Promise<void> | undefined;
  #isClosing = false;

  constructor(
    readonly house: House,
    readonly crew: Crew,
    readonly nudge: (due: number) => void,
  ) {}

  /** Only of a match that is over for this viewer, as its record: until then it would tell what others hold. */
  async show(table: LiveTable, viewer: Viewer): Promise<Analysis> {
    if (!isOver(table.info(viewer).status)) throw problem('conflict', 'the analysis is there when the match is over');
    const { store } = this.house;
    const blank = { done: 0, of: 1, points: [], decisions: [] };
    if (!this.#isPossible(table)) return { state: 'impossible', ...blank };
    const row = await store.analyses.find(table.id);
    if (!row?.findings) return { state: row?.state ?? 'none', ...blank };
    const findings = JSON.parse(row.findings) as Findings;
    const counts = await store.past.counts(table.id);
    const countAt = (at: number) => (JSON.parse(counts[at]!.seen) as number[])[viewer.seat ?? table.row.seats]!;
    return { state: row.state, ...progressOf(findings), ...shownOf(findings, countAt) };
  }

  async ask(table: LiveTable, viewer: Viewer, wanted: boolean): Promise<Analysis> {
    const before = await this.show(table, viewer); // also says who may
    if (before.state === 'impossible' || before.state === 'done') return before;
    const { store, now } = this.house;
    if (!wanted) await store.analyses.stop(table.id);
    else if (before.state !== 'asked') {
      await store.analyses.ask(table.id);
      await this.#expect(table.id, now());
      this.nudge(now());
    }
    return this.show(table, viewer);
  }

  /** It is due: taken in hand here, unless it is already. Whoever carries out jobs does not wait for it. */
  async take(match: string): Promise<void> {
    if (this.#isClosing || (await this.house.store.analyses.find(match))?.state !== 'asked') return;
    await this.#expect(match, this.house.now() + LEASE);
    this.#queue.add(match);
    this.#work ??= this.#run();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.crew.close();
    await this.#work;
  }

  #isPossible({ row }: LiveTable): boolean {
    return canLookBack(this.house.shelf.box(row.game)!, row.seats);
  }

  #expect(match: string, due: number): Promise<void> {
    return this.house.store.jobs.set({ match, id: `analysis:${match}`, kind: 'analysis', due, data: match });
  }

  async #run(): Promise<void> {
    for (const match of this.#queue) {
      try {
        await this.#analyse(match);
      } catch (error) {
        await this.#failed(match, error);
      }
      this.#queue.delete(match);
    }
    this.#work = undefined;
  }

  /** Where the store is away, the job comes again; where it is the match, it would fail again. */
  async #failed(match: string, error: unknown): Promise<void> {
    const { store, log } = this.house;
    log.warn({ match, error: String(error) }, 'a match could not be analysed');
    if (this.#isClosing || store.engine.isAway(error)) return;
    await store.analyses.keep({ match, state: 'failed', findings: '' }).catch(() => {});
  }

  async #analyse(match: string): Promise<void> {
    const { store, now } = this.house;
    const game = (await store.tables.find(match))!.game;
    const answers = (await store.past.rows(match)).slice(1); // the first row is the set-up
    const lines = stillTrue(answers.map((row): Line => ({ ...row, entry: readEntry(row.entry) })));
    for (;;) {
      await this.#giveWay();
      const row = await store.analyses.find(match);
      if (row?.state !== 'asked') return;
      const findings = row.findings
        ? (JSON.parse(row.findings) as Findings)
        : await this.#outline(match, game, answers);
      const isDone = await this.#step(match, game, findings, lines);
      if (this.#isClosing) return this.#expect(match, now()); // whoever opens next goes on from here
      const state = isDone ? (isBarren(findings) ? 'failed' : 'done') : 'asked';
      await store.analyses.keep({ match, state, findings: JSON.stringify(findings) });
      if (isDone) return;
      await this.#expect(match, now() + LEASE);
    }
  }

  async #outline(match: string, game: string, answers: readonly LogRow[]): Promise<Findings> {
    const { store } = this.house;
    const { seats } = (await store.tables.find(match))!;
    const state = (await store.past.stateAt(match, 0))!;
    const turns = await this.crew.any('turns', { game, state, patches: answers.map(({ patch }) => patch) });
    return { seats, points: momentsOf(turns).map((moment) => ({ ...moment, chances: [] })), decisions: null };
  }

  /** One look further. What fails, as rules may, is left out. Says whether there is nothing left to do. */
  async #step(match: string, game: string, findings: Findings, lines: readonly Line[]): Promise<boolean> {
    const step = nextStep(findings);
    if (step === 'done') return true;
    if (step === 'choose') {
      findings.decisions = decisionsOf(findings, lines);
    } else if ('look' in step) {
      const { look, seat } = step;
      const state = (await this.house.store.past.stateAt(match, look.row))!;
      const job = { game, state, seat, seed: look.row };
      look.chances.push(await this.crew.any('chance', job).catch(() => null));
    } else {
      const { row, seat, choice } = step.weigh;
      const state = (await this.house.store.past.stateAt(match, row - 1))!;
      step.weigh.found = await this.crew.any('weigh', { game, state, seat, choice, seed: row }).catch(() => null);
    }
    return false;
  }

  /** Tables first. */
  async #giveWay(): Promise<void> {
    const { rules, bots } = this.house;
    for (let i = 0; i < MOST_PAUSES && rules.load + bots.load > 0; i++)
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
