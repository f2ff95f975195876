// TI4-SET: which boxes lie on a table, and that nothing of another one is there.
import { fastChance, inPlay, optionsFor, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { deckOf, inUse, newest } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import { assemble, OFFERED, offeredTo, PACKS, printed } from '../packs/sets.ts';
import { inBoxes, pieces, piecesWith } from '../registry.ts';
import { kindOfCard } from '../say.ts';
import { DECKS, type Pub } from '../state.ts';
import { sheetsFor } from '../steps/factions.ts';
import { field } from './field.ts';

const table = (given: Record<string, boolean>, seats = 3): Pub => {
  const options = optionsFor(twilightImperium, { factions: 'random', ...given }, seats);
  return startMatch(twilightImperium, { seats, options, chance: fastChance(1) }).match.state.pub;
};

it('[TI4-SET-1] each set is chosen by itself; Thunder’s Edge brings every codex; what lacks what it needs stays in its box', () => {
  const at = { edition: 2 };
  expect(assemble([], at)).toEqual(['base']);
  expect(assemble(['codex1'], at)).toEqual(['base', 'codex1']);
  expect(assemble(['pok', 'codex1'], at)).toEqual(['base', 'pok', 'codex1']);
  expect(assemble(['te'], at)).toEqual(['base', 'codex1', 'te']);
  expect(assemble(['pok', 'te'], at)).toEqual(PACKS.map(({ id }) => id));
  expect(assemble(['codex2', 'codex3', 'codex4'], at)).toEqual(['base']);
  expect(assemble(['te'], { edition: 7 })).toEqual(PACKS.map(({ id }) => id).filter((id) => id !== 'pok'));
  expect(assemble(['codex2', 'codex3', 'codex4'], { edition: 7 })).toEqual(['base']);
  expect(assemble(['pok', 'codex1'], {})).toEqual(['base', 'pok']); // the first edition had no codex
  expect(offeredTo({ edition: 3 })).not.toContain('te'); // which no table could choose then
  expect(offeredTo({ edition: 4 })).toContain('te');
});

it('[TI4-SET-13] the sets are agreed on before the first stage and are part of the match', () => {
  expect(table({ pok: false, codex1: false }).sets).toEqual(['base']);
  expect(table({ pok: false }).sets).toEqual(['base', 'codex1']);
  expect(table({ codex1: false }).sets).not.toContain('codex1');
  expect(table({ pok: false }, 7).sets).toContain('pok'); // [TI4-SETUP-1]
  for (const set of OFFERED)
    expect(twilightImperium.options![set], set).toMatchObject({ kind: 'flag', fallback: set !== 'te' }); // of which parts wait
  expect(table({ te: true }).sets).toEqual(PACKS.map(({ id }) => id));
  expect(table({}).sets).not.toContain('te');
});

it('[TI4-SET-7] no deck and no piece of a table comes from a box that is not on it', () => {
  for (const pub of [table({ pok: false, codex1: false }), table({ pok: false }), table({})]) {
    expect(piecesWith(pub, 'id').filter((piece) => !inBoxes(pub, piece))).toEqual([]);
    const boxes = new Map(pieces().map((piece) => [piece.id, piece.card?.set]));
    const cards = DECKS.flatMap((deck) => deckOf(pub, deck)).map((card) => boxes.get(kindOfCard(card)) ?? 'base');
    expect(cards.filter((box) => !(pub.sets as string[]).includes(box))).toEqual([]);
  }
});

it('[TI4-SET-9] nobody is asked about a card of a box that is not on the table', () => {
  const played = (sets: Pub['sets']) => {
    const t = field({
      edition: 2,
      line: ['46', '47', '26'],
      units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'],
      cards: { 1: ['morale-boost'] },
      also({ pub }) {
        pub.sets = sets;
      },
    });
    return t.play('0 activate:47').asked();
  };
  expect(played(['base', 'pok', 'codex1'])).toContain(1);
  expect(played(['base'])).not.toContain(1); // what could be played there lies in other boxes
});

it('[TI4-SET-4] an older printing takes the place of the newer one, by its name', () => {
  expect(['construction', 'warfare', 'trade'].map((id) => printed({ printing: 'older' }, id))).toEqual([
    'construction.older',
    'warfare.older',
    'trade',
  ]);
  expect(printed({ printing: 'newest' }, 'warfare')).toBe('warfare');
});

it('[TI4-SET-10] the tiles of all sets in use make one blue and one red pile', () => {
  const pile = (sets: Pub['sets'], back: string) =>
    inUse(SYSTEM_TABLE, { sets, edition: 2 }).filter((tile) => tile.back === back).length;
  expect([pile(['base'], 'blue'), pile(['base'], 'red')]).toEqual([20, 12]);
  expect([pile(['base', 'pok'], 'blue'), pile(['base', 'pok'], 'red')]).toEqual([36, 18]);
  expect([pile(['base', 'pok', 'te'], 'blue'), pile(['base', 'pok', 'te'], 'red')]).toEqual([51, 23]);
});

const sheets = (...sets: Pub['sets']): readonly string[] =>
  sheetsFor({ seats: 3, sets: ['base', ...sets], edition: newest() }, false);
/** The leaders there are at a table with these options. */
const leadersAt = (given: Record<string, boolean>): string[] => {
  const pub = table(given);
  return pieces().flatMap((piece) => (piece.leader && inBoxes(pub, piece) ? [piece.id] : []));
};

it('[TI4-SET-12] so many factions with each box; the Obsidian is never offered', () => {
  expect(sheets()).toHaveLength(17);
  expect(sheets('pok')).toHaveLength(24);
  expect(sheets('pok', 'codex3')).toHaveLength(25);
  expect(sheets('te').filter((id) => !sheets().includes(id))).toEqual([
    'bastion',
    'deepwrought',
    'firmament',
    'ralnel',
    'rebellion',
  ]);
  expect(sheets(...table({ te: true }).sets)).toHaveLength(30);
  expect(sheets(...table({ te: true }).sets)).not.toContain('obsidian');
});

it('[TI4-SET-12] without Prophecy of Kings the Keleres live with Mentak or Xxcha', () => {
  const { sets } = table({ te: true, pok: false });
  expect(sheets(...sets)).toContain('keleres');
  const t = field({
    edition: newest(),
    line: ['46'],
    units: [],
    factions: { 0: 'keleres', 1: 'sol', 2: 'letnev' },
    begin: { step: 'chooseHome', args: { seat: 0 } },
    also({ pub }) {
      pub.sets = sets;
    },
  });
  expect(t.may(0)).toEqual(['home:14', 'home:2']);
});

it('[TI4-SET-7] without Prophecy of Kings there is no leader and nothing is explored, whatever the codices have', () => {
  expect(leadersAt({ te: true, pok: false })).toEqual([]);
  const { decks } = table({ te: true, pok: false });
  expect([decks.cultural, decks.hazardous, decks.industrial, decks.frontier]).toEqual([0, 0, 0, 0]);
});

it('[TI4-SET-6] Agnlan Oln commands the Jol-Nar; Ta Zern is a hero of the Deepwrought', () => {
  const led = (faction: string, type: string) =>
    pieces().flatMap(({ id, leader }) => (leader?.faction === faction && leader.type === type ? [id] : []));
  expect(led('jolnar', 'commander')).toEqual(['agnlan-oln']);
  expect(led('deepwrought', 'hero')).toEqual(['ta-zern']);
  expect(pieces().filter(({ id }) => id === 'ta-zern')).toHaveLength(1);
});

it('[TI4-CHG-1] [TI4-SET-3] with Thunder’s Edge a card that was printed anew is there once, in its newest text', () => {
  const pub = table({ te: true });
  const technologies = ['wormhole-generator', 'magmus-reactor', 'yin-spinner', 'magen-defense-grid'];
  const notes = ['stymie', 'cybernetic-enhancements', 'war-funding', 'acquiescence', 'greyfire-mutagen'];
  for (const id of [...technologies, 'x-89-bacterial-weapon', ...notes])
    expect([id, inPlay(pieces(), pub).filter((piece) => piece.id === id && inBoxes(pub, piece)).length]).toEqual([
      id,
      1,
    ]);
  const secrets = ['make-an-example-of-their-world', 'turn-their-fleets-to-dust', 'fight-with-precision'];
  for (const id of secrets) expect(deckOf(pub, 'secrets').filter((card) => card === id)).toHaveLength(1);
  const leaders = (faction: string) =>
    pieces().flatMap(({ id, leader }) => (leader?.faction === faction && leader.type !== 'hero' ? [id] : []));
  expect(['naalu', 'yin'].map(leaders)).toEqual([
    ['zeu', 'maban'],
    ['brother-milor', 'brother-omar'],
  ]);
  const heroes = pieces().flatMap(({ id, leader }) => (leader?.type === 'hero' ? [[leader.faction, id]] : []));
  expect(heroes).toEqual(
    expect.arrayContaining([
      ['yin', 'dannel-of-the-tenth'],
      ['xxcha', 'xxekir-grom'],
    ]),
  );
});

it('[TI4-SET-8] so many relics with each box; a table may leave those of the fourth codex out where it plays without Prophecy of Kings', () => {
  const relics = (given: Record<string, boolean>) => table(given).decks.relics;
  expect(relics({ te: true })).toBe(23);
  expect(relics({ te: true, pok: false })).toBe(13);
  expect(relics({})).toBe(16);
  expect(relics({ codex2: false, codex4: false })).toBe(10);
  const ten = { readings: ['ten-relics'] } as unknown as Record<string, boolean>;
  expect(relics({ te: true, pok: false, ...ten })).toBe(10);
  expect(relics({ te: true, ...ten })).toBe(23);
});
