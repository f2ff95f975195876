// TI4-LEG-9, TI4-REL-16: legendary planets' cards and relics of Thunder's Edge, and the card that readies or teaches.
import type { Scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { deckOf, newest } from '../decks.ts';
import type { SetId } from '../packs/base/types.ts';
import type { Pub, TI } from '../state.ts';
import { isLegendary } from '../values/attachments.ts';
import { hasBreakthrough } from '../values/breakthroughs.ts';
import { abilityOf } from '../values/units.ts';
import { isOpen } from './council.ts';
import { offers, through } from './drive.ts';
import { edged, SETS } from './eventful.ts';
import { type Field, standing } from './field.ts';

const table = (spec: Partial<Field>): Scenario<TI> =>
  edged({
    ...spec,
    also(s) {
      s.dark.decks.relics = s.dark.decks.relics.filter((id) => !s.pub.cards.some((card) => card.id === id));
      s.pub.decks.relics = s.dark.decks.relics.length;
      spec.also?.(s);
    },
  });
const stateOf = ({ cards }: Pub, id: string) => cards.find((card) => card.id === id)?.state;
const uses = (t: Scenario<TI>, id: string) => offers(t, 0).filter((key) => key.startsWith(`${id} `));
const legend = (planet: string, id: string, tile: string, spec: Partial<Field>): Partial<Field> => ({
  ...spec,
  at: { [tile]: 40, ...spec.at },
  planets: { [planet]: 0, ...spec.planets },
  open: { 0: [`legendary:${id}`], ...spec.open },
});

describe('legendary planets', () => {
  it('[TI4-LEG-8] [TI4-LEG-9] [TI4-OBJ-24] [the-galactic-council] Mecatol Rex is legendary; a secret objective goes back, another comes', () => {
    const spec = legend('mecatol-rex-te', 'the-galactic-council', '112', { secrets: { 0: ['become-the-gatekeeper'] } });
    const t = table(spec).play('0 pass');
    expect(isLegendary(t.s.pub, 'mecatol-rex-te')).toBe(true);
    through(t, '0 the-galactic-council use@0'); // the one that is held
    expect(stateOf(t.s.pub, 'the-galactic-council')).toBe('exhausted');
    expect([t.s.pub.players[0]!.secrets, t.s.own[0]!.secrets.length]).toEqual([1, 1]);
    const none = table({ ...spec, secrets: {} }).play('0 pass');
    expect(uses(none, 'the-galactic-council')).toEqual([]);
  });

  it('[TI4-LEG-9] [the-acropolis] readies what is exhausted, whoever has it, but no strategy card', () => {
    const t = table(
      legend('emelpar', 'the-acropolis', '99', {
        techs: { 1: ['bio-stims'] },
        strategy: { trade: 1 },
        planets: { lodor: 2 },
        also: ({ pub }) => {
          pub.cards.find(({ id }) => id === 'bio-stims')!.state = 'exhausted';
          pub.planets.lodor!.exhausted = true;
          for (const card of pub.strategyCards) card.exhausted = true;
        },
      }),
    ).play('0 pass');
    const targets = uses(t, 'the-acropolis').map((key) => key.split('>')[1]);
    expect(targets).toContain('open:technology/bio-stims@1');
    expect(targets).toContain('world:lodor');
    expect(targets.some((key) => key?.includes('trade') || key?.includes('the-acropolis'))).toBe(false);
    t.play('0 the-acropolis use@0>open:technology/bio-stims@1');
    expect([stateOf(t.s.pub, 'bio-stims'), stateOf(t.s.pub, 'the-acropolis')]).toEqual(['readied', 'exhausted']);
    const other = table(
      legend('emelpar', 'the-acropolis', '99', {
        planets: { lodor: 2 },
        also: ({ pub }) => {
          pub.planets.lodor!.exhausted = true;
        },
      }),
    ).play('0 pass', '0 the-acropolis use@0>world:lodor');
    expect(other.s.pub.planets.lodor!.exhausted).toBe(false);
  });

  it('[TI4-LEG-9] [maxis-central-control] whoever passes takes a planet that nobody defends', () => {
    const t = table(
      legend('faunus', 'maxis-central-control', '97', {
        line: ['46', '26', '27', '34', '1'],
        planets: { lodor: 1, starpoint: 1 },
        units: ['1 infantry new-albion', '-1 infantry centauri'],
        also: ({ pub }) => {
          pub.planets.starpoint!.attachments = ['mining-world#1'];
        },
      }),
    ).play('0 pass');
    const targets = uses(t, 'maxis-central-control').map((key) => key.split('>')[1]);
    expect(targets).toContain('lodor');
    for (const barred of ['new-albion', 'centauri', 'starpoint', 'jord', 'faunus'])
      expect(targets).not.toContain(barred);
    t.play('0 maxis-central-control use@0>lodor');
    expect(t.s.pub.planets.lodor!.controller).toBe(0);
  });

  it('[TI4-LEG-9] [aurex-mechanica] a ship of an upgraded type joins ships on the board', () => {
    const t = table(
      legend('industrex', 'aurex-mechanica', '115', {
        units: ['0 carrier 46'],
        techs: { 0: ['cruiser-2', 'infantry-2'] },
      }),
    ).play('0 pass');
    expect(uses(t, 'aurex-mechanica')).toEqual(['aurex-mechanica use@0>put:cruiser>46']);
    t.play('0 aurex-mechanica use@0>put:cruiser>46');
    expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser']);
  });

  const yard = (spec: Partial<Field> = {}, kept: string[] = []) =>
    table(
      legend('garbozia', 'dok-n-pics-salvage-yard', '98', {
        ...spec,
        also(s) {
          const taken = ['sabotage#2', 'economic-initiative#1'];
          s.dark.decks.actions = s.dark.decks.actions.filter((card) => !taken.includes(card));
          s.pub.decks.actions = s.dark.decks.actions.length;
          s.pub.discards.actions = taken.filter((card) => !kept.includes(card));
          s.pub.cards.find(({ id }) => id === 'dok-n-pics-salvage-yard')!.cards = kept;
          spec.also?.(s);
        },
      }),
    );
  const lying = ({ s: { pub } }: Scenario<TI>) => pub.cards.find(({ id }) => id === 'dok-n-pics-salvage-yard')!.cards;

  it('[TI4-AC-17] [TI4-LEG-9] [dok-n-pics-salvage-yard] whoever passes puts a discarded card on it, for all to see', () => {
    const t = yard().play('0 pass');
    expect(uses(t, 'dok-n-pics-salvage-yard').map((key) => key.split('>')[1])).toEqual([
      'card:economic-initiative#1',
      'card:sabotage#2',
    ]);
    t.play('0 dok-n-pics-salvage-yard use@0>card:sabotage#2');
    expect([lying(t), t.s.pub.discards.actions]).toEqual([['sabotage#2'], ['economic-initiative#1']]);
    expect([stateOf(t.s.pub, 'dok-n-pics-salvage-yard'), t.s.pub.players[0]!.hand]).toEqual(['exhausted', 0]);
  });

  it('[TI4-AC-17] a card on the yard is played as from the hand, though that is empty and the yard exhausted, then leaves the game', () => {
    const spent: Partial<Field> = {
      planets: { lodor: 0 },
      also({ pub }) {
        pub.cards.find(({ id }) => id === 'dok-n-pics-salvage-yard')!.state = 'exhausted';
      },
    };
    expect(yard(spent).may(0).join()).not.toContain('economic-initiative');
    const t = yard(spent, ['economic-initiative#1']).play('0 action:economic-initiative play:economic-initiative#1');
    expect([lying(t), t.s.pub.purged, t.s.pub.discards.actions]).toEqual([
      [],
      ['economic-initiative#1'],
      ['sabotage#2'],
    ]);
    expect(t.s.pub.players[0]!.hand).toBe(0);
  });

  it('[TI4-AC-17] what is played off the yard is no discard that anybody could pick up', () => {
    const picked = (spec: Partial<Field>, kept: string[]): boolean => {
      const t = yard({ planets: { lodor: 0 }, ...spec, cards: { ...spec.cards, 1: ['reverse-engineer'] } }, kept);
      t.play(`0 ${t.may(0).find((key) => key.includes('-initiative play:'))}`);
      const seen: string[] = [];
      for (let i = 0; i < 20; i++) {
        const seat = t.asked().find((one) => isOpen(t, one));
        if (seat === undefined) break;
        if (seat === 1) seen.push(...t.may(1));
        t.play(`${seat} pass`);
      }
      return seen.some((key) => key.startsWith('reverse-engineer '));
    };
    expect(picked({ cards: { 0: ['industrial-initiative'] } }, [])).toBe(true);
    expect(picked({}, ['economic-initiative#1'])).toBe(false);
  });

  it('[TI4-AC-17] a reaction on the yard is offered beside the one in hand', () => {
    const spec: Partial<Field> = {
      cards: { 0: ['sabotage'], 1: ['industrial-initiative'] },
      begin: { step: 'turn', args: { seat: 1, actions: 0 } },
      also({ pub }) {
        pub.active = 1;
      },
    };
    const t = yard(spec, ['sabotage#2']);
    t.play(`1 ${t.may(1).find((key) => key.startsWith('action:industrial-initiative'))}`);
    expect(t.may(0).filter((key) => key.startsWith('sabotage '))).toEqual([
      'sabotage play:sabotage#1',
      'sabotage play:sabotage#2',
    ]);
    t.play('0 sabotage play:sabotage#2');
    expect([t.s.pub.purged, t.s.own[0]!.hand]).toEqual([['sabotage#2'], ['sabotage#1']]);
  });

  it('[TI4-AC-17] the cards stay with the planet: with whoever controls it, and on the pile when nobody does', () => {
    for (const [controller, left] of [
      [1, []],
      [-1, ['sabotage#2']],
    ] as const) {
      const t = yard(
        {
          also({ pub }) {
            pub.planets.garbozia!.controller = controller;
          },
        },
        ['sabotage#2'],
      );
      t.play('0 pass');
      expect(t.s.pub.discards.actions.filter((card) => card === 'sabotage#2')).toEqual(left);
      expect(t.s.pub.cards.find(({ cards }) => cards?.includes('sabotage#2'))?.holder).toBe(
        controller === 1 ? 1 : undefined,
      );
    }
  });

  it('[TI4-LEG-9] [4x41d-hyperion-v1] an action card and a command token', () => {
    const t = table(legend('ordinian', '4x41d-hyperion-v1', '92', { factions: { 0: 'sol' } })).play('0 pass');
    t.play('0 4x41d-hyperion-v1 use@0', '0 pool:tactic');
    const { hand, tactic } = t.s.pub.players[0]!;
    expect([hand, tactic]).toEqual([1, 4]);
  });

  it('[TI4-LEG-9] [ionian-fuel-refinery] one ship moves one farther in this action', () => {
    const t = table(
      legend('tempesta', 'ionian-fuel-refinery', '100', {
        units: ['0 carrier 46', '0 cruiser 46'],
        begin: { step: 'tactical', args: { seat: 0, effects: [] } },
      }),
    ).play('0 activate:27');
    t.play('0 ionian-fuel-refinery use@0>unit:0/carrier@46');
    expect(t.may(0)).toContain('move:carrier@46~2');
    expect(t.may(0)).toContain('move:cruiser@46~2');
  });
});

describe('relics', () => {
  const IDS = ['lightrail-ordnance', 'metali-void-armaments', 'metali-void-shielding'];

  it('[TI4-REL-16] they are in the deck with their box, in tables set up since', () => {
    const has = (sets: SetId[], edition: number) => IDS.map((id) => deckOf({ sets, edition }, 'relics').includes(id));
    expect(has(SETS, newest())).toEqual([true, true, true]);
    expect(has(SETS, 4)).toEqual([false, false, false]);
    expect(has(['base', 'pok'], newest())).toEqual([false, false, false]);
  });

  it('[TI4-REL-16] [lightrail-ordnance] space docks fire, into the next system, too', () => {
    const { pub } = table({
      open: { 0: ['relic:lightrail-ordnance'] },
      units: ['0 space-dock lodor', '1 space-dock new-albion', '0 infantry lodor'],
    }).s;
    expect(pub.units.map((unit) => abilityOf(pub, unit, 'spaceCannon'))).toEqual([
      { hit: 5, dice: 2, range: 1 },
      undefined,
      undefined,
    ]);
    const t = table({
      open: { 0: ['relic:lightrail-ordnance'] },
      units: ['0 space-dock lodor', '1 cruiser 27'],
      dice: [5, 1],
      begin: { step: 'spaceCannonOffence', args: { seat: 1, system: '27', next: 0 } },
    });
    t.play('0 fire:1');
    expect(standing(t.s.pub, '27')).toEqual([]);
  });

  const battle = (spec: Partial<Field>) =>
    table({
      line: ['46', '47'],
      begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '46', round: 0, effects: [] } },
      ...spec,
    });

  it('[TI4-REL-16] [metali-void-armaments] three dice that no unit rolls, against fighters', () => {
    const t = battle({
      open: { 0: ['relic:metali-void-armaments'] },
      units: ['0 carrier 46', '1 carrier 46', '1 fighter*3 46'],
      dice: [6, 6, 5],
    });
    t.play('0 fire');
    expect(standing(t.s.pub, '46')).toContain('1 fighter');
    expect(standing(t.s.pub, '46')).not.toContain('1 fighter*3');
    const raised = battle({
      open: { 0: ['relic:metali-void-armaments'] },
      factions: { 0: 'hacan', 1: 'letnev' },
      goods: { 0: 1 },
      units: ['0 flagship 46', '1 carrier 46', '1 fighter*3 46'],
      dice: [6, 6, 5],
    });
    raised.play('0 fire', '0 wrath-of-kenara.barrage die2@0>2'); // its dice are dice of the combat
    expect(standing(raised.s.pub, '46').some((units) => units.includes('fighter'))).toBe(false);
    const none = battle({ units: ['0 carrier 46', '1 carrier 46', '1 fighter*3 46'], dice: [1, 1, 1, 1, 1] });
    expect(offers(none, 0)).not.toContain('fire');
  });

  const shielded = (spec: Partial<Field> = {}) =>
    table({
      line: ['46', '47'],
      open: { 0: ['relic:metali-void-shielding'] },
      units: ['0 cruiser 46', '0 fighter 46', '0 carrier! 46', '0 dreadnought 46'],
      ...spec,
      also(s) {
        for (const [i, unit] of s.pub.units.entries()) unit.id = i + 1;
        spec.also?.(s);
      },
      begin: spec.begin ?? {
        step: 'hits',
        args: {
          cause: 'space',
          system: '46',
          planet: null,
          batches: [{ seat: 0, by: 1, hits: 3, eligible: [1, 2, 3] }],
        },
      },
    });
  const sturdy = {
    step: 'hits',
    args: { cause: 'space', system: '46', planet: null, batches: [{ seat: 0, by: 1, hits: 1, eligible: [4] }] },
  };

  it('[TI4-REL-16] [metali-void-shielding] one whole ship takes a hit as if it could sustain damage, once', () => {
    const t = shielded();
    expect(uses(t, 'metali-void-shielding')).toEqual(['metali-void-shielding use@0>unit:0/cruiser@46']);
    t.play('0 metali-void-shielding use@0>unit:0/cruiser@46');
    for (let i = 0; i < 9 && t.asked().length > 0; i++)
      for (const seat of t.asked())
        t.play(
          seat === 0 && t.request(0).ask.shape === 'many' ? '0 ["hit:fighter@46","hit:carrier*@46"]' : `${seat} pass`,
        );
    expect(standing(t.s.pub, '46')).toEqual(['0 cruiser!', '0 dreadnought']);
    expect(uses(shielded({ begin: sturdy }), 'metali-void-shielding')).toEqual([]); // which can by itself
  });

  const struck = (system: string, hits: number) => {
    const own = { seat: 0, by: 1, hits, eligible: [1] };
    const other = { seat: 1, by: 0, hits: 1, eligible: [2, 3] };
    return shielded({
      line: ['46', '114'],
      cards: { 1: ['direct-hit'] },
      units: [`0 cruiser ${system}`, `1 dreadnought ${system}`, `1 cruiser ${system}`],
      begin: { step: 'hits', args: { cause: 'space', system, planet: null, batches: [own, other] } },
    });
  };
  it('[TI4-SCAR-1] [TI4-REL-16] [metali-void-shielding] no unit has the ability in an entropic scar, nor by the relic', () => {
    expect(uses(struck('46', 1), 'metali-void-shielding')).toEqual(['metali-void-shielding use@0>unit:0/cruiser@46']);
    expect(uses(struck('114', 1), 'metali-void-shielding')).toEqual([]);
  });

  it('[TI4-REL-16] [metali-void-shielding] only who is hit shields a ship', () => {
    expect(uses(struck('46', 0), 'metali-void-shielding')).toEqual([]);
  });

  it('[TI4-REL-16] [metali-void-shielding] Direct Hit may answer it', () => {
    const t = shielded({ cards: { 1: ['direct-hit'] } });
    through(t, '0 metali-void-shielding use@0>unit:0/cruiser@46', '1 direct-hit play:direct-hit#1');
    expect(standing(t.s.pub, '46')).not.toContain('0 cruiser!');
  });
});

describe('Brilliance', () => {
  it('[TI4-BREAK-8] [brilliance] whoever is named gains and rolls, be it its own player', () => {
    for (const seat of [0, 1]) {
      const t = table({ cards: { 0: ['brilliance'] }, factions: { 0: 'sol', 1: 'norr', 2: 'letnev' }, dice: [5] });
      t.play(`0 action:brilliance play:brilliance#1>seat:${seat}`);
      expect(hasBreakthrough(t.s.pub, seat)).toBe(true);
      expect(t.s.pub.rolls.map((roll) => [roll.what, roll.seat])).toEqual([['fracture', seat]]);
    }
  });

  it('[TI4-AC-1] [brilliance] readies a planet with a technology specialty, or gives somebody the breakthrough', () => {
    const spec: Partial<Field> = {
      cards: { 0: ['brilliance'] },
      factions: { 0: 'sol', 1: 'norr', 2: 'letnev' },
      planets: { 'new-albion': 0, lodor: 0 },
      also: ({ pub }) => {
        for (const planet of ['new-albion', 'lodor']) pub.planets[planet]!.exhausted = true;
      },
    };
    const t = table(spec);
    const aims = t
      .may(0)
      .filter((key) => key.startsWith('action:brilliance '))
      .map((key) => key.split('>')[1]);
    expect(aims.sort()).toEqual(['seat:0', 'seat:1', 'seat:2', 'world:new-albion']);
    t.play('0 action:brilliance play:brilliance#1>world:new-albion');
    expect(t.s.pub.planets['new-albion']!.exhausted).toBe(false);
    expect(t.s.pub.planets.lodor!.exhausted).toBe(true);
    const other = table({ ...spec, dice: [5] }).play('0 action:brilliance play:brilliance#1>seat:1');
    expect([0, 1].map((seat) => hasBreakthrough(other.s.pub, seat))).toEqual([false, true]);
  });
});
