// SGO-TRAVEL and SGO-HAWK: complete gate modules are emptied; their settlers land one by one.
import type { Barred, Frame, Option, Seat } from '@orrery/kernel';
import * as atoms from '../atoms.ts';
import { sideOf } from '../packs/base/exoplanets.ts';
import type { Slot } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { HAWKING_POINTS } from '../packs/base/tracks.ts';
import { type Procedures, step } from '../procedures.ts';
import { moduleRef, planetName, planetRef, readKey, slotRef, standingName } from '../say.ts';
import type { Placed, Pub } from '../state.ts';
import { isComplete } from '../values/closing.ts';
import { completeGates, standOf } from '../values/figures.ts';
import { areAlike, emptySlots, isMet, type Landing, legalSlots } from '../values/slots.ts';

const HAWKING = 'hawking';

/** [SGO-TRAVEL-3..5] One player's part: all complete gate modules, one after another. */
export const departures = step('departures', {
  next: {
    // [SGO-END-2] At the end all of them go to Hawking: there is nothing to choose.
    who: (pub, f) => (pub.phase === 'play' && completeGates(pub.players[f.args.seat]!).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.depart' },
      ask: { shape: 'one', options: completeGates(k.pub.players[f.args.seat]!).map((m) => departOption(k.pub, m)) },
      rules: ['SGO-TRAVEL-3', 'SGO-TRAVEL-4'],
    }),
    take(t, f, choices) {
      t.call('colonisation', aboard(f.args.seat, readKey(choices.get(f.args.seat) as string).what));
      return { goto: 'next' };
    },
  },
  only(t, f) {
    const [module] = completeGates(t.s.pub.players[f.args.seat]!);
    if (!module) return 'end';
    t.call('colonisation', aboard(f.args.seat, module.id));
    return { goto: 'next' };
  },
});

const departOption = (pub: Pub, module: Placed): Option => {
  const to = standOf(pub, moduleOf(module.id).gate!);
  return {
    key: `depart:${module.id}`,
    label: { key: 'do.depart', args: { module: standingName(module), to: planetName(to) } },
    refs: [moduleRef(module.id), planetRef(to)],
  };
};

type Args = Procedures['colonisation'];

const aboard = (seat: Seat, module: string): Args => ({
  seat,
  module,
  planet: HAWKING,
  left: 0,
  first: true,
  group: null,
  slot: null,
});

export const colonisation = step('colonisation', {
  depart(t, f) {
    const { seat, module } = f.args;
    f.args.planet = standOf(t.s.pub, moduleOf(module).gate!);
    f.args.left = atoms.depart(t, seat, module, f.args.planet);
    if (f.args.planet !== HAWKING) return;
    const points = f.args.left * HAWKING_POINTS;
    atoms.returnHome(t, seat, f.args.left); // [SGO-HAWK-2] first the reserve, then the influence
    f.args.left = 0;
    t.call('influence', { seat, points });
    return 'end';
  },
  choose: {
    who(pub, f) {
      const landing = landingOf(pub, f);
      return areAlike(landing.side, legalSlots(landing)) ? [] : [f.args.seat]; // nothing to choose: the lowest slot is taken
    },
    question(k, f) {
      const landing = landingOf(k.pub, f);
      const { side } = landing;
      return {
        prompt: { key: 'ask.settle', args: { planet: planetName(side.exoplanet), left: f.args.left } },
        ask: { shape: 'one', options: legalSlots(landing).map((slot) => slotOption(side, slot)) },
        barred: barredSlots(landing),
        rules: ['SGO-TRAVEL-9', 'SGO-TRAVEL-10', 'SGO-TRAVEL-11', ...side.rules.placing],
      };
    },
    take(_, f, choices) {
      f.args.slot = readKey(choices.get(f.args.seat) as string).where;
    },
  },
  settle(t, f) {
    const { seat } = f.args;
    const landing = landingOf(t.s.pub, f);
    const slot = f.args.slot ? landing.side.map.slots.find((s) => s.id === f.args.slot) : legalSlots(landing)[0];
    if (!slot) {
      atoms.returnHome(t, seat, f.args.left); // [SGO-TRAVEL-12] only on a full island
      f.args.left = 0;
      return 'end';
    }
    atoms.settle(t, seat, planetOf(t.s.pub, f), slot.id);
    Object.assign(f.args, { left: f.args.left - 1, first: false, group: slot.group ?? null, slot: null });
    if (slot.predominance) t.call('exchange', { seat, adjacent: false }); // [SGO-PRED-1] [SGO-PRED-2]
  },
  check(t, f) {
    const { seat, planet } = f.args;
    if (isComplete(sideOf(planet, t.s.pub.seats), planetOf(t.s.pub, f).slots)) {
      atoms.returnHome(t, seat, f.args.left); // [SGO-CLOSE-3]
      f.args.left = 0;
      t.call('closing', { seat, planet, points: [], exchanges: null });
      return 'end';
    }
    return f.args.left > 0 ? { goto: 'choose' } : 'end';
  },
});

const planetOf = (pub: Pub, f: Frame<Args>) => pub.exoplanets.find((e) => e.id === f.args.planet)!;

function landingOf(pub: Pub, f: Frame<Args>): Landing {
  const { seat, first, group, planet } = f.args;
  return { side: sideOf(planet, pub.seats), slots: planetOf(pub, f).slots, seat, first, group };
}

/** Slots have no names on the board: they are numbered as they lie. */
const slotOption = ({ exoplanet, map }: Landing['side'], slot: Slot): Option => ({
  key: `settle:${exoplanet}>${slot.id}`,
  label: {
    key: slot.predominance ? 'do.settle.predominance' : 'do.settle',
    args: { tier: { key: `tier.${slot.tier}` }, number: map.slots.indexOf(slot) + 1 },
  },
  refs: [slotRef(exoplanet, slot.id)],
});

function barredSlots(landing: Landing): Barred[] {
  const { side } = landing;
  return emptySlots(landing)
    .filter((slot) => !isMet(landing, slot))
    .map((slot) => ({
      ...slotOption(side, slot),
      why: { key: `why.${slot.requires!.type}` },
      rules: [...side.rules.placing],
    }));
}
