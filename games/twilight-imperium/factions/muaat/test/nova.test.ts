// Adjudicator Ba'al, who makes stars collapse.
import { expect, it } from 'vitest';
import { newest } from '../../../decks.ts';
import { wormholesIn } from '../../../galaxy/adjacency.ts';
import { FRACTURE } from '../../../packs/thunders-edge/fracture.ts';
import { systemNow } from '../../../say.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { cardState } from '../../../test/led.ts';
import { planetsOf, scoringPlanets } from '../../../values/board.ts';
import { isAnomaly } from '../../../values/units.ts';

const BAAL = 'adjudicator-baal';
const nova = (spec: Partial<Field>) =>
  field({
    edition: newest(),
    factions: { 0: 'muaat', 1: 'sol', 2: 'letnev' },
    open: { 0: [`leader:${BAAL}`] },
    line: ['46', '26', '18'],
    units: ['0 war-sun 46'],
    fleet: 6,
    ...spec,
  });
const arrive = (t: ReturnType<typeof nova>, system: string, from = '46') => {
  t.play(`0 activate:${system}`);
  return t.play(`0 move:war-sun@${from}~1`);
};
const USE = `0 ${BAAL} use@0`;

it('[TI4-LEAD-11] [TI4-BOARD-9] [adjudicator-baal] others die, the planet is gone, the system is a supernova, and the hero is purged', () => {
  const t = arrive(
    nova({
      units: ['0 war-sun 46', '0 infantry 46', '1 cruiser 26', '1 infantry*2 lodor', '1 pds lodor', '-1 fighter 26'],
      tokens: { 26: [1] },
      also({ pub }) {
        pub.systemTokens['26'] = [{ kind: 'creuss-beta' }, { kind: 'frontier' }];
        pub.planets.lodor!.attachments = ['mining-world'];
      },
    }),
    '26',
  );
  through(t, USE);
  const { pub } = t.s;
  expect(standing(pub, '26')).toEqual(['0 war-sun']);
  expect([standing(pub, 'lodor'), 'lodor' in pub.planets]).toEqual([[], false]);
  expect([isAnomaly(pub, '26', 'supernova'), wormholesIn(pub, '26')]).toEqual([true, []]); // the printed wormhole is covered
  expect([pub.systemTokens['26'], pub.tokens['26']]).toEqual([[{ kind: 'frontier' }], [1, 0]]);
  expect(cardState(t, BAAL)).toBe('purged');
  expect(systemNow(pub, '26')).toMatchObject({
    key: 'system.features',
    args: { features: [{ key: 'anomaly.supernova' }] },
  });
});

it('[TI4-PURGE-3] [adjudicator-baal] with a planet its ability card and attachments are purged, and it counts for nobody', () => {
  const t = arrive(
    nova({
      line: ['46', '65'],
      units: ['0 war-sun 46', '1 infantry primor'],
      open: { 0: [`leader:${BAAL}`], 1: ['legendary:the-atrament'] },
      also({ pub }) {
        pub.planets.primor!.attachments = ['mining-world'];
        pub.planets.primor!.markers = ['sleeper'];
      },
    }),
    '65',
  );
  expect(planetsOf(t.s.pub, 1)).toContain('primor');
  through(t, USE);
  expect(planetsOf(t.s.pub, 1)).not.toContain('primor');
  expect(['the-atrament', 'mining-world'].map((card) => cardState(t, card))).toEqual(['purged', 'purged']);
  expect(t.s.pub.planets.primor).toBeUndefined();
  expect(scoringPlanets(t.s.pub, 1)).not.toContain('primor');
});

it('[TI4-LEAD-11] [adjudicator-baal] own ground forces come into space, own structures go home', () => {
  const t = arrive(nova({ units: ['0 war-sun 46', '0 infantry lodor', '0 pds lodor'] }), '26');
  through(t, USE);
  expect(standing(t.s.pub, '26')).toEqual(['0 infantry', '0 war-sun']);
  expect(t.s.pub.units.filter(({ type }) => type === 'pds')).toEqual([]);
});

it('[TI4-LEAD-11] [adjudicator-baal] only where a war sun has come in, never at home, on Mecatol Rex or in the Fracture', () => {
  const used = (t: ReturnType<typeof nova>) => offers(t, 0).includes(`${BAAL} use@0`);
  expect(used(arrive(nova({ line: ['46', '47'] }), '47'))).toBe(true);
  expect(used(arrive(nova({ line: ['46', '1'] }), '1'))).toBe(false);
  expect(used(arrive(nova({ line: ['46', '18'] }), '18'))).toBe(false);
  const fractured = nova({
    also({ pub }) {
      pub.sets = ['base', 'pok', 'te'];
      const tiles = FRACTURE.map((tile, q) => ({ index: -1, tile, q, r: 0, side: 'A', turn: 0 }));
      pub.board = [...pub.board, ...tiles];
      pub.systemTokens = { '46': [{ kind: 'ingress' }] };
    },
  });
  expect(used(arrive(fractured, 'F2'))).toBe(false);
  const cruiser = nova({ line: ['46', '47', '26'], units: ['0 cruiser 46', '0 war-sun 47'] }).play('0 activate:47');
  expect(used(cruiser.play('0 move:cruiser@46~2'))).toBe(false); // the war sun was there before
  const wild = nova({
    line: ['46', '1'],
    also: ({ pub }) => Object.assign(pub, { sets: ['base', 'pok', 'te'], events: [{ id: 'wild-wild-galaxy' }] }),
  });
  expect(used(arrive(wild, '1'))).toBe(true); // [TI4-EVENT-wild-wild-galaxy]
});
