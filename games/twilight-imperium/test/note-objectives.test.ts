// TI4-OBJ: objectives that speak of promissory notes and of what is attached to planets.
import { expect, it } from 'vitest';
import { newCard, type S } from '../state.ts';
import { progressTowards } from '../values/progress.ts';
import { enact } from './council.ts';
import { drive } from './drive.ts';
import { type Field, field } from './field.ts';

const THRONE = 'support-for-the-throne';
/** The support of seat 1 lies before seat 0. */
function support({ pub, own }: S): void {
  own[1]!.notes = own[1]!.notes.filter((note) => note !== `${THRONE}@1`);
  pub.players[1]!.notes = own[1]!.notes.length;
  pub.cards = [...pub.cards, newCard('note', THRONE, 0, 1)];
  pub.players[0]!.points = 1;
}
const BATTLE = {
  edition: 2,
  line: ['26', '46'],
  units: ['0 cruiser 26', '1 destroyer 26'],
  notes: {},
  secrets: { 0: ['betray-a-friend'] },
  dice: [10, 1],
} satisfies Field;

it('[TI4-OBJ-3] [strengthen-bonds] a note of another player in the own play area', () => {
  const met = (spec: Partial<Field>) =>
    [0, 1].map((seat) => progressTowards(field({ ...BATTLE, ...spec }).s.pub, seat, 'strengthen-bonds').met);
  expect(met({})).toEqual([false, false]);
  expect(met({ also: support })).toEqual([true, false]);
});

it('[TI4-OBJ-4] [betray-a-friend] whose note lay there when the action began, though it goes home at once', () => {
  const beaten = (also: (s: S) => void, units = BATTLE.units) => {
    const t = field({ ...BATTLE, units, also }).play('0 activate:26');
    return drive(t);
  };
  expect(beaten(support)).toEqual(['betray-a-friend']);
  expect(beaten(() => {})).toEqual([]);
  expect(beaten(support, ['0 cruiser 26', '2 destroyer 26'])).toEqual([]); // somebody else's friend
});

it('[TI4-OBJ-3] [TI4-LAW-1] [discover-lost-outposts] [reclaim-ancient-monuments] planets with laws or other cards attached', () => {
  const spec: Partial<Field> = {
    line: ['26', '36', '35'],
    units: [],
    planets: { lodor: 0, arnor: 0, lor: 1, bereg: 0 },
  };
  const count = (also: (s: S) => void) =>
    ['discover-lost-outposts', 'reclaim-ancient-monuments'].map(
      (id) => progressTowards(field({ ...BATTLE, ...spec, also }).s.pub, 0, id).parts[0],
    );
  expect(count(() => {})).toEqual([
    { what: 'planets', have: 0, need: 2 },
    { what: 'planets', have: 0, need: 3 },
  ]);
  const two = count((s) => {
    enact(s, 'core-mining', 'lodor');
    enact(s, 'senate-sanctuary', 'lor'); // of seat 1
    s.pub.planets.arnor!.attachments = ['tomb-of-emphidia'];
  });
  expect(two).toEqual([
    { what: 'planets', have: 2, need: 2 },
    { what: 'planets', have: 2, need: 3 },
  ]);
});
