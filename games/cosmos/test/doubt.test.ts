// CSM-LANG-5: what a forecast may say of things that others may have taken: what the seat knows, and where it cannot know, that.
import { type Know, random, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { emptyOwn, imagineWorld } from '../imagine.ts';
import box from '../index.ts';
import { readAnswer } from '../letters/read.ts';
import { foresee } from '../orders/foresee.ts';
import { refresh } from '../resolver/boards.ts';
import type { Cosmos, PlaceId, World } from '../state.ts';
import { BOARD, isWithin } from '../values/geometry.ts';
import { fleet, hold, phase1, quadrant } from './kit.ts';

/** What the first faction knows of that world. */
function knowing(w: World, before?: World): Know<Cosmos> {
  const own = emptyOwn();
  if (before) refresh(before, 0, own, []);
  refresh(w, 0, own, []);
  const factions = w.sides.map(({ faction }) => faction);
  const active = factions.map(() => true);
  const { turn, keys, opened } = w;
  return { seat: 0, pub: { players: 2, turn, limit: 0, factions, active, keys, opened }, own } as never;
}
const foreseen = (w: World, list: string, before?: World) =>
  foresee(knowing(w, before), list).map(({ problem, doubt }) => [problem?.key ?? 'done', doubt?.key ?? 'certain']);
const tried = (w: World, list: string) =>
  phase1(w, { 0: list }).now.outcomes[0]!.map(({ code }) => (code === '' ? 'done' : `error.${code}`));

describe('[CSM-LANG-5, CSM-SEARCH-1] a sector one sees whole, with its key found', () => {
  const ORANGE = BOARD.filter((place) => place.startsWith('orange-'));
  function world(): World {
    const w = quadrant('consorcio-minero', 'american');
    hold(w, 0, ...ORANGE);
    const found = ORANGE.find((place) => w.cards[place]![0] === 'key')!;
    delete w.cards[found];
    Object.assign(sys(w, found), { portal: 'orange', looted: true });
    w.keys = ['orange'];
    return w;
  }
  it('holds something wherever nobody has searched, in every world that fits', () => {
    const w = world();
    for (let seed = 0; seed < 20; seed++) {
      const imagined = imagineWorld(knowing(w), random(seed))!;
      const bare = (of: World) => ORANGE.filter((place) => of.systems[place]?.looted || !of.cards[place]?.length);
      expect([seed, bare(imagined)]).toEqual([seed, bare(w)]);
    }
  });
});

describe('[CSM-LANG-5, CSM-KEY-4] whether a database was copied before', () => {
  const ASK = 'investigar portal en verde 12 copiando onda iónica';
  function world(...databases: PlaceId[]): World {
    const w = quadrant('american', 'naxor');
    hold(w, 0, 'green-12');
    Object.assign(sys(w, 'green-12'), { portal: 'green', looted: true });
    fleet(w, 0, 'P', 'green-12', { [Object.keys(Object.values(w.sides[0]!.fleets)[0]!.units)[0]!]: 1 });
    return Object.assign(w, { databases, keys: ['green'] });
  }
  it('shows nowhere, so the forecast is the same and says so', () => {
    const [fresh, used] = [world(), world('green-12')];
    expect([tried(fresh, ASK), tried(used, ASK)]).toEqual([['done'], ['error.E19']]);
    for (const w of [fresh, used]) expect(foreseen(w, ASK)).toEqual([['done', 'forecast.doubt']]);
  });
  it('is said in the answer to a letter, too', () => {
    const { say } = speaker('es', wordsOf(box.home, 'es'));
    const { reply } = readAnswer(knowing(world()), { ask: { shape: 'form' } } as never, ASK, {
      say,
      language: 'es',
    } as never);
    expect(reply).toContain(say({ key: 'forecast.doubt' }));
  });
  it('puts nothing else in doubt: neither what fails anyhow nor the lines beside it', () => {
    const list = ['prestamo 100 a 4 pagos', ASK, ASK, 'investigar portal en verde 12 copiando llave'].join('\n');
    const [loan, first, again, wrong] = foreseen(world('green-12'), list);
    expect(first).toEqual(['done', 'forecast.doubt']);
    expect([loan, again, wrong]).toEqual([
      ['done', 'certain'],
      ['error.E19', 'certain'],
      ['error.E12', 'certain'],
    ]);
  });
});

describe('[CSM-LANG-5, CSM-VISION-14] what the Star Archive is asked about', () => {
  function world(): { w: World; at: PlaceId; near: PlaceId } {
    const w = quadrant('american', 'naxor');
    const at = Object.keys(w.special).find((place) => w.special[place] === 'star-archive')!;
    hold(w, 0, at);
    const near = BOARD.find((place) => place !== at && isWithin(at, place, 2) && w.cards[place])!;
    return { w, at, near };
  }
  const ask = (place: PlaceId) => `consultar ${place.replace('-', ' ')}`;
  const later = (w: World): World => ({ ...structuredClone(w), turn: w.turn + 1 });
  it('is in doubt where it was never seen, whatever lies there', () => {
    const { w, near } = world();
    expect(foreseen(w, ask(near))).toEqual([['done', 'forecast.doubt']]);
  });
  it('is certain while it is seen, in doubt when it was whole, and certain for ever once it was looted', () => {
    const { w, near } = world();
    const seeing = structuredClone(w);
    hold(seeing, 0, near);
    expect(foreseen(seeing, ask(near))).toEqual([['done', 'certain']]);
    expect(foreseen(later(w), ask(near), seeing)).toEqual([['done', 'forecast.doubt']]);
    sys(seeing, near).looted = true;
    expect(foreseen(later(w), ask(near), seeing)).toEqual([['error.E19', 'certain']]);
  });
});
