// The migrations, one list for every engine. A new one is added at the end; none is ever changed.
import { type CreateTableBuilder, type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Columns = Record<string, 'text' | 'text?' | 'int' | 'int?' | 'time' | 'time?'>;

const first: Migration = {
  async up(db) {
    await create(
      db,
      'match',
      { id: 'text', name: 'text', game: 'text', version: 'text', options: 'text', seats: 'int', status: 'text' },
      { clock: 'text', spectators: 'text', listed: 'int', invitation: 'text', key: 'text', created: 'time' },
      { result: 'text?', rematch: 'text?' },
    )
      .addPrimaryKeyConstraint('match_pk', ['id'])
      .execute();
    await db.schema.createIndex('match_invitation').on('match').column('invitation').unique().execute();
    await db.schema.createIndex('match_status').on('match').columns(['status', 'created']).execute();
    await create(db, 'live', {
      match: 'text',
      seq: 'int',
      seen: 'text',
      hash: 'text',
      waits: 'text',
      clock: 'text',
      updated: 'time',
    })
      .addPrimaryKeyConstraint('live_pk', ['match'])
      .execute();
    await create(
      db,
      'log',
      { match: 'text', seq: 'int', at: 'time', seat: 'int?', sent: 'text?', entry: 'text', events: 'text' },
      { patch: 'text', seen: 'text', hash: 'text' },
    )
      .addPrimaryKeyConstraint('log_pk', ['match', 'seq'])
      .execute();
    await db.schema.createIndex('log_sent').on('log').columns(['match', 'sent']).unique().execute();
    await create(db, 'snapshot', { match: 'text', seq: 'int', state: 'text' })
      .addPrimaryKeyConstraint('snapshot_pk', ['match', 'seq'])
      .execute();
  },
};

const people: Migration = {
  async up(db) {
    await create(
      db,
      'seat',
      { match: 'text', seat: 'int', kind: 'text', name: 'text', bot: 'text?', quit: 'int', mail: 'text?' },
      { push: 'text?', language: 'text', token: 'text', noticed: 'time' },
    )
      .addPrimaryKeyConstraint('seat_pk', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seat_token').on('seat').column('token').execute();
    await db.schema.createIndex('seat_mail').on('seat').column('mail').execute();
    await create(db, 'pass', { hash: 'text', match: 'text', seat: 'int?', owner: 'int', expires: 'time?' })
      .addPrimaryKeyConstraint('pass_pk', ['hash'])
      .execute();
    await db.schema.createIndex('pass_match').on('pass').columns(['match', 'seat']).execute();
    await create(db, 'chat', { match: 'text', n: 'int', seat: 'int?', name: 'text', text: 'text', at: 'time' })
      .addPrimaryKeyConstraint('chat_pk', ['match', 'n'])
      .execute();
  },
};

const house: Migration = {
  async up(db) {
    await create(db, 'job', { id: 'text', kind: 'text', due: 'time', data: 'text', tries: 'int' })
      .addPrimaryKeyConstraint('job_pk', ['id'])
      .execute();
    await db.schema.createIndex('job_due').on('job').column('due').execute();
    await create(
      db,
      'letter',
      { id: 'text', recipient: 'text', subject: 'text', text: 'text', created: 'time', sent: 'time?' },
      { error: 'text?' },
    )
      .addPrimaryKeyConstraint('letter_pk', ['id'])
      .execute();
    await create(db, 'incident', { id: 'text', match: 'text', at: 'time', error: 'text', file: 'text' })
      .addPrimaryKeyConstraint('incident_pk', ['id'])
      .execute();
    await create(db, 'setting', { name: 'text', value: 'text' })
      .addPrimaryKeyConstraint('setting_pk', ['name'])
      .execute();
  },
};

const talk: Migration = {
  async up(db) {
    await db.schema
      .alterTable('match')
      .addColumn('muted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await create(db, 'message', {
      match: 'text',
      n: 'int',
      id: 'text',
      seat: 'int',
      recipient: 'int',
      text: 'text',
      at: 'time',
    })
      .addPrimaryKeyConstraint('message_pk', ['match', 'n'])
      .execute();
    await create(db, 'deed', { match: 'text', n: 'int', at: 'time', what: 'text', seat: 'int?', minutes: 'int?' })
      .addPrimaryKeyConstraint('deed_pk', ['match', 'n'])
      .execute();
    await create(db, 'draft', { match: 'text', seat: 'int', request: 'text', value: 'text' })
      .addPrimaryKeyConstraint('draft_pk', ['match', 'seat', 'request'])
      .execute();
  },
};

/** A letter goes from seat to seat; what is sent by e-mail is a mail. A bot that answers once is no steward of a table. */
const names: Migration = {
  async up(db) {
    await db.schema.alterTable('letter').renameTo('mail').execute();
    await sql`update match set clock = replace(clock, '"onTimeout":"steward"', '"onTimeout":"bot"')`.execute(db);
  },
};

/** What two seats happen to call by the same name is not the same. */
const sends: Migration = {
  async up(db) {
    await db.schema.alterTable('log').addColumn('digest', 'text').execute();
    await db.schema.dropIndex('log_sent').execute();
    await db.schema.createIndex('log_sent').on('log').columns(['match', 'seat', 'sent']).unique().execute();
  },
};

/** Who holds a seat, and since when. A rematch of before is open to nobody but those who are in it already. */
const tenure: Migration = {
  async up(db) {
    for (const column of ['taken', 'heir'])
      await db.schema
        .alterTable('seat')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
  },
};

/** What is needed to notice damage, and to say how far a match is whole. */
const damage: Migration = {
  async up(db) {
    await db.schema.alterTable('snapshot').addColumn('digest', 'text').execute();
    await db.schema.alterTable('incident').addColumn('sound', 'integer').execute();
  },
};

/** Mails can be answered, answer something, and hold files. */
const letters: Migration = {
  async up(db) {
    for (const column of ['match', 'request', 'answers', 'enclosed'])
      await db.schema.alterTable('mail').addColumn(column, 'text').execute();
    await db.schema.alterTable('mail').addColumn('seat', 'integer').execute();
  },
};

/** Mail goes to addresses that were confirmed; those of before have had mail already. */
const addresses: Migration = {
  async up(db) {
    await create(db, 'address', { id: 'text', mail: 'text', token: 'text', asked: 'time', confirmed: 'time?' })
      .addPrimaryKeyConstraint('address_pk', ['id'])
      .execute();
    await db.schema.createIndex('address_mail').on('address').columns(['mail', 'asked']).execute();
    await db.schema.createIndex('address_token').on('address').column('token').unique().execute();
    await db.schema.alterTable('seat').addColumn('pending', 'text').execute();
    await db.schema.createIndex('seat_pending').on('seat').column('pending').execute();
    await db.schema.alterTable('mail').addColumn('link', 'text').execute();
  },
};

/** All rows of a match can lie together, apart from those of others: its id is in every key. */
const shards: Migration = {
  async up(db) {
    await db.schema.dropIndex('match_invitation').execute();
    await db.schema.createIndex('match_invitation').on('match').column('invitation').execute();
    await db.schema.dropIndex('pass_match').execute();
    await rebuild(
      db,
      'pass',
      { hash: 'text', match: 'text', seat: 'int?', owner: 'int', expires: 'time?' },
      sql`select hash, match, seat, owner, expires from pass_old`,
      ['match', 'hash'],
    );
    await db.schema.createIndex('pass_hash').on('pass').column('hash').execute();
    await db.schema.createIndex('pass_match').on('pass').columns(['match', 'seat']).execute();
    await rebuild(
      db,
      'incident',
      { id: 'text', match: 'text', at: 'time', error: 'text', file: 'text', sound: 'int?' },
      sql`select id, match, at, error, file, sound from incident_old`,
      ['match', 'id'],
    );
    await db.schema.dropIndex('job_due').execute();
    // The id of a notice is `notice:MATCH:SEAT`; the data of a clock is its match.
    const match = sql`case kind when 'clock' then data when 'notice' then substr(id, 8, length(rtrim(substr(id, 8), '0123456789')) - 1) else '' end`;
    await rebuild(
      db,
      'job',
      { match: 'text', id: 'text', kind: 'text', due: 'time', data: 'text', tries: 'int' },
      sql`select ${match}, id, kind, due, data, tries from job_old`,
      ['match', 'id'],
    );
    await db.schema.createIndex('job_due').on('job').column('due').execute();
  },
};

/** Taking back by consent. */
const back: Migration = {
  async up(db) {
    await db.schema.alterTable('seat').addColumn('back', 'integer').execute();
  },
};

/** What is thought of matches that are over. */
const analysis: Migration = {
  async up(db) {
    await create(db, 'analysis', { match: 'text', state: 'text', findings: 'text' })
      .addPrimaryKeyConstraint('analysis_pk', ['match'])
      .execute();
  },
};

/** What was answered for people who were not there. */
const account: Migration = {
  async up(db) {
    await create(db, 'account', { match: 'text', seat: 'int', request: 'text', why: 'text' })
      .addPrimaryKeyConstraint('account_pk', ['match', 'seat', 'request'])
      .execute();
  },
};

/** Long patches are kept packed from here on: nothing that is there changes, but older versions could not read the rows to come. */
const packing: Migration = { async up() {} };

/** In the order of their names. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-matches': first,
  '0002-people': people,
  '0003-house': house,
  '0004-talk': talk,
  '0005-names': names,
  '0006-sends': sends,
  '0007-tenure': tenure,
  '0008-damage': damage,
  '0009-letters': letters,
  '0010-addresses': addresses,
  '0011-shards': shards,
  '0012-back': back,
  '0013-analysis': analysis,
  '0014-account': account,
  '0015-packing': packing,
};

/** The same rows with another key, which not every engine can give to a table that is there. */
async function rebuild(
  db: Kysely<unknown>,
  name: 'pass' | 'incident' | 'job',
  columns: Columns,
  rows: RawBuilder<unknown>,
  key: string[],
): Promise<void> {
  await db.schema.alterTable(name).renameTo(`${name}_old`).execute();
  await create(db, name, columns).addPrimaryKeyConstraint(`${name}_key`, key).execute();
  await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(columns).map((c) => sql.ref(c)))}) ${rows}`.execute(
    db,
  );
  await db.schema.dropTable(`${name}_old`).execute();
}

function create(
  db: Kysely<unknown>,
  name: keyof Schema | 'letter',
  ...columns: Columns[]
): CreateTableBuilder<string, string> {
  let table = db.schema.createTable(name) as CreateTableBuilder<string, string>;
  for (const [column, kind] of columns.flatMap((some) => Object.entries(some))) {
    const type = kind.startsWith('text') ? 'text' : kind.startsWith('int') ? 'integer' : 'bigint';
    table = table.addColumn(column, type, (c) => (kind.endsWith('?') ? c : c.notNull()));
  }
  return table;
}
