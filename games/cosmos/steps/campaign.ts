// CSM-SETUP-1, 6, 17: enrolment and the opening of the campaign.
import type { Option, Seat, Table } from '@orrery/kernel';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { step } from '../procedures.ts';
import { newWorld } from '../quadrant.ts';
import { type Cosmos, players } from '../state.ts';
import { factionOf } from '../values/sheets.ts';
import { publish } from './publish.ts';

type T = Table<Cosmos>;

export const campaign = step('campaign', {
  enrol(t, f) {
    if (!f.args.deal) {
      for (const seat of players(t.s.pub)) t.call('enrol', { seat });
      return undefined;
    }
    const order = t.shuffle(FACTIONS.map((faction) => faction.id));
    for (const seat of players(t.s.pub)) enlist(t, seat, order[seat]!);
    return { goto: 'open' };
  },
  heroes: {
    who: (pub) => players(pub),
    question: (k) => {
      const { heroes } = factionOf(k.pub.factions[k.seat!]!);
      const options = heroes.map(
        ({ id }): Option => ({ key: `hero:${id}`, label: { key: `hero.${id}` }, refs: [`hero:${id}`] }),
      );
      return {
        prompt: { key: 'ask.hero' },
        ask: { shape: 'one', options },
        rules: ['CSM-SETUP-17'],
        fallback: options[0]!.key,
      };
    },
    take(t, _, choices) {
      for (const [seat, key] of choices) {
        t.s.own[seat]!.hero = (key as string).slice('hero:'.length);
        t.tell({ type: 'chose', pub: null, to: { [seat]: { hero: { key: `hero.${t.s.own[seat]!.hero}` } } } });
      }
    },
  },
  open(t) {
    const seed = t
      .roll(0x10000, 4)
      .map((n) => (n - 1).toString(16).padStart(4, '0'))
      .join(''); // [CSM-SETUP-3]
    const enrolled = players(t.s.pub).map((seat) => ({ faction: t.s.pub.factions[seat]!, hero: t.s.own[seat]!.hero }));
    const world = newWorld(seed, enrolled, t.s.pub.limit);
    for (const [seat, side] of world.sides.entries()) t.s.own[seat]!.hero = side.heroes[0]!.id;
    publish(t, world, 'opened', { linesOf: () => [] });
  },
  turns: (t) => t.call('turn'),
});

export const enrol = step('enrol', {
  pick: {
    who: (_, f) => [f.args.seat],
    question: (k) => {
      const free = FACTIONS.filter((faction) => !k.pub.factions.includes(faction.id));
      const options = free.map(
        (faction): Option => ({
          key: `faction:${faction.id}`,
          label: { key: `faction.${faction.id}` },
          refs: [`faction:${faction.id}`],
        }),
      );
      return {
        prompt: { key: 'ask.faction' },
        ask: { shape: 'one', options },
        rules: ['CSM-SETUP-1'],
        fallback: options[0]!.key,
      };
    },
    take(t, f, choices) {
      enlist(t, f.args.seat, (choices.get(f.args.seat) as string).slice('faction:'.length));
    },
  },
});
function enlist(t: T, seat: Seat, faction: string): void {
  t.s.pub.factions[seat] = faction;
  t.tell({ type: 'enrolled', pub: { seat: { seat }, faction: { key: `faction.${faction}` } } });
}
