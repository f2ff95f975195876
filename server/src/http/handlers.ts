// What each route does. The door (door.ts) has checked form and access before.
import type { Body, Query, Reply, RouteName } from '@orrery/api';
import { extended } from '../clock/clock.ts';
import { force } from '../clock/late.ts';
import type { Addresses } from '../mail/addresses.ts';
import type { Notices } from '../mail/notices.ts';
import { accountOf } from '../match/account.ts';
import type { Analyst } from '../match/analyst.ts';
import type { Hall } from '../match/hall.ts';
import { askerOf, infoOf, isOver, STRANGER } from '../match/info.ts';
import type { LiveTable } from '../match/live-table.ts';
import { recordOf } from '../match/record.ts';
import * as seats from '../match/seats.ts';
import { eventsSince, momentText, snapshotText, type Viewer } from '../match/seen.ts';
import * as talk from '../match/talk.ts';
import * as wishes from '../match/wishes.ts';
import { proofsOf, provingBy } from '../positions/prove.ts';
import { problem } from '../problem.ts';
import { hashSecret } from '../secrets.ts';
import type { MatchRow } from '../store/schema.ts';
import { VERSION } from '../version.ts';
import { boardsOn } from './boards.ts';
import { asked, gameInfo, messages, ruleIndex, texts } from './library.ts';
import { holderOf } from './who.ts';

/** Text that is JSON already. */
export class JsonText {
  constructor(readonly text: string) {}
}
export interface Visit<N extends RouteName> {
  params: Record<string, string>;
  secret: string | undefined;
  body: Body<N>;
  query: Query<N>;
  table: LiveTable; // where the path names a match
  viewer: Viewer;
}
export type Handlers<Names extends RouteName> = {
  [N in Names]: (visit: Visit<N>) => Promise<Reply<N> | JsonText> | Reply<N>;
};
export type HostRoute = Extract<RouteName, `host${string}`>;

const DONE = { done: true } as const;
const LISTED = 100;

export function handlers(
  hall: Hall,
  notices: Notices,
  addresses: Addresses,
  analyst: Analyst,
): Handlers<Exclude<RouteName, HostRoute>> {
  const { store, shelf } = hall.house;
  const boards = boardsOn(shelf);
  const info = ({ table, viewer }: { table: LiveTable; viewer: Viewer }) => table.info(viewer);
  const seatIn = ({ params }: { params: Record<string, string> }): number => Number(params.seat);

  return {
    games: ({ query }) =>
      shelf.boxes.map((box) => ({ ...gameInfo(box, query.language), board: boards.get(box.game.id)?.addresses })),
    words({ params }) {
      const { box, language } = asked(shelf, params);
      return messages(box, language);
    },
    texts({ params }) {
      const { box, language } = asked(shelf, params);
      return texts(box, language);
    },
    rules({ params, query }) {
      const { box, language } = asked(shelf, params);
      return ruleIndex(box, language, query.chapter);
    },
    proofs: ({ params }) => proofsOf(asked(shelf, { ...params, language: 'en' }).box),
    async prove({ params }) {
      const { box } = asked(shelf, { ...params, language: 'en' });
      const proving = provingBy(box, params.proof!);
      if (!proving) throw problem('not-found', 'there is no such match to check by');
      return hall.house.bots.any('prove', { game: box.game.id, ...proving });
    },
    async show({ params }) {
      const { box } = asked(shelf, { ...params, language: 'en' });
      const show = await hall.house.bots.any('show', { game: box.game.id, rule: params.rule! });
      if (show === null) throw problem('not-found', 'no position shows this rule');
      return new JsonText(show);
    },
    async openTables() {
      const tables = await Promise.all((await store.tables.listed(LISTED)).map((row) => summary(hall, row)));
      return tables.filter(({ status }) => !isOver(status));
    },
    async create({ body }) {
      const [table, pass] = await hall.create(body);
      return { table: table.info({ member: true, owner: true, steward: true }), pass };
    },
    async learn({ params, body }) {
      const [table, pass] = await hall.learn(params.game!, body.name, body.from);
      return { table: table.info({ member: true, owner: true, steward: true }), pass };
    },
    async invitation({ params }) {
      return (await invited(hall, params.token!)).info(STRANGER);
    },
    async join({ params, body, secret }) {
      const table = await invited(hall, params.token!);
      return seats.join(hall, table, body, secret ? await holderOf(hall, table, hashSecret(secret)) : undefined);
    },
    async mine({ body }) {
      const secrets = new Map(body.secrets.map((secret) => [hashSecret(secret), secret]));
      const passes = (await store.people.passes([...secrets.keys()])).filter((pass) => pass.expires === null);
      return Promise.all(
        passes.map(async ({ match, seat, owner, hash }) => {
          const row = (await store.tables.find(match))!;
          const held = { seat, owner: owner === 1 };
          const table = await summary(hall, row, askerOf(shelf, row, held));
          return { table, pass: { match, ...held, secret: secrets.get(hash)! } };
        }),
      );
    },
    claim: ({ body }) => seats.claim(hall, body.code),

    table: async ({ table, viewer, query }) => new JsonText(await snapshotText(table, viewer, query.since)),
    events: ({ table, viewer, query }) => eventsSince(table, viewer.seat, query.since),
    moment: async ({ table, viewer, params }) => new JsonText(await momentText(table, viewer.seat, Number(params.seq))),
    answer: ({ table, viewer, body }) => table.answer(viewer.seat!, body.seq, body.id, body.moves),
    undo: ({ table, viewer, body }) => table.undo(viewer.seat!, body.seq, body.id),
    standing: ({ table, viewer, body }) => table.answer(viewer.seat!, null, body.id, [standingMove(body.list)]),
    async hint({ table, viewer, body }) {
      const hint = await table.bots.decide(viewer.seat!, null, body.request);
      if (!hint) throw problem('conflict', 'that is not being asked');
      return hint;
    },
    async foresee({ table, viewer, body }) {
      const foreseen = await table.bots.foresee(viewer.seat!, body.request, body.choice);
      if (!foreseen) throw problem('conflict', 'that cannot be answered now');
      return foreseen;
    },
    async prepare({ table, viewer, body }) {
      const prepared = await table.bots.prepare(viewer.seat!, body.key, body.choices);
      if (!prepared) throw problem('conflict', 'that cannot be prepared now');
      return prepared;
    },
    chat: ({ table, viewer, body }) => talk.say(table, viewer, body.text),
    write: ({ table, viewer, body }) => talk.write(table, viewer, body.to, body.text),
    async draft({ table, viewer, body }) {
      await talk.keepDraft(table, viewer.seat!, body.request, body.value);
      return DONE;
    },
    account: ({ table, viewer }) => accountOf(table, viewer.seat!),
    async record({ table, viewer }) {
      if (!isOver(table.info(viewer).status))
        throw problem('conflict', 'the match file is there when the match is over');
      return recordOf(store, table.row);
    },
    analysis: ({ table, viewer }) => analyst.show(table, viewer),
    analyse: ({ table, viewer, body }) => analyst.ask(table, viewer, body.wanted),

    async begin(visit) {
      await seats.beginNow(hall, visit.table, visit.body.bot);
      return info(visit);
    },
    async leave({ table, viewer }) {
      await seats.vacate(table, viewer.seat!);
      return DONE;
    },
    moveDevice: ({ table, viewer }) => seats.codeFor(table, viewer.seat, viewer.owner),
    async toBot(visit) {
      const seat = seatIn(visit);
      await seats.toBot(hall, visit.table, seat, visit.body.bot);
      if (visit.viewer.seat !== seat) await talk.record(visit.table, 'bot', { seat });
      return info(visit);
    },
    async fromBot(visit) {
      const seat = seatIn(visit);
      await seats.fromBot(visit.table, seat);
      if (visit.viewer.seat !== seat) await talk.record(visit.table, 'person', { seat });
      return info(visit);
    },
    async vacate(visit) {
      const seat = seatIn(visit);
      await seats.vacate(visit.table, seat);
      await talk.record(visit.table, 'opened', { seat });
      return info(visit);
    },
    async pause(visit) {
      await wishes.pause(visit.table);
      return info(visit);
    },
    async resume(visit) {
      await wishes.resume(visit.table);
      return info(visit);
    },
    async wish(visit) {
      await wishes.wish(visit.table, visit.viewer.seat!, visit.body.what, visit.body.wanted);
      return info(visit);
    },
    async extend({ table, body }) {
      const { minutes, seat } = body;
      await table.clock.set((clock, now) => extended(clock, minutes * 60_000, now, seat));
      await talk.record(table, 'extended', { minutes: Math.round(minutes), ...(seat === undefined ? {} : { seat }) });
      return table.clock.shown();
    },
    async force(visit) {
      await force(visit.table);
      await talk.record(visit.table, 'forced');
      return info(visit);
    },
    async remind({ table }) {
      const unreached = await notices.remind(table);
      await talk.record(table, 'reminded');
      return { unreached };
    },
    async mute(visit) {
      const { muted } = visit.body;
      await visit.table.update({ muted: muted ? 1 : 0 });
      await talk.record(visit.table, muted ? 'muted' : 'unmuted');
      return info(visit);
    },
    async abandon(visit) {
      await seats.abandon(visit.table, visit.viewer.seat, visit.viewer.owner);
      return info(visit);
    },
    rematch: ({ table, viewer }) => seats.rematch(hall, table, viewer),
    async notices({ table, viewer, body }) {
      const push = body.push ? JSON.stringify(body.push) : null;
      await table.changeSeat(viewer.seat!, { push, language: body.language });
      const mail = await addresses.give(table, viewer.seat!, body);
      await notices.expect(table);
      return { mail };
    },
    async confirm({ params }) {
      for (const table of await addresses.confirm(params.token!)) await notices.expect(table);
      return DONE;
    },
    pushKey: async () => ({ key: (await notices.keys()).publicKey }),
    async unsubscribe({ params }) {
      if (!(await store.people.unsubscribe(params.token!))) throw problem('not-found', 'this link is not valid');
      return DONE;
    },
    version: () => ({ name: 'orrery', version: VERSION }),
  };
}

export const standingMove = (list: Body<'standing'>['list']) => ({
  request: 'standing',
  choice: { list: JSON.parse(JSON.stringify(list)) as [] },
});

async function invited(hall: Hall, token: string): Promise<LiveTable> {
  const row = await hall.house.store.tables.byInvitation(token);
  if (!row) throw problem('not-found', 'this invitation is not valid');
  return hall.find(row.id);
}

/** A table in a list; one that nobody plays at is read from the store, not opened. */
export async function summary(hall: Hall, row: MatchRow, asker = STRANGER) {
  if (hall.isLive(row.id)) return (await hall.find(row.id)).info(asker);
  const { store, shelf } = hall.house;
  const [seats, live] = await Promise.all([store.people.seats(row.id), store.tables.summary(row.id)]);
  return infoOf({ row, seats, live }, asker, { shelf, now: hall.house.now(), online: () => false });
}
