// A whole store checked: the file of the embedded engine page by page, then every match.
import { sql } from 'kysely';
import { systemLanguage } from '../trouble.ts';
import { voiceIn } from '../words.ts';
import { damageOf } from './chain.ts';
import { openStoreFor } from './store.ts';

interface Checked {
  matches: number;
  damaged: { match: string; wrong: string; sound: number }[];
  file: string[]; // what the engine itself finds wrong
}

export async function checkStore(where: Parameters<typeof openStoreFor>[0]): Promise<Checked> {
  const store = await openStoreFor(where);
  try {
    const file =
      store.engine.name === 'sqlite'
        ? await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
        : { rows: [] };
    const matches = await store.db.selectFrom('match').select('id').orderBy('created').execute();
    const damaged: Checked['damaged'] = [];
    for (const { id } of matches) {
      const damage = await damageOf(store, id);
      if (damage) damaged.push({ match: id, wrong: voiceIn(systemLanguage()).say(damage.wrong), sound: damage.sound });
    }
    const wrong = file.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
    return { matches: matches.length, damaged, file: wrong };
  } finally {
    await store.close();
  }
}
