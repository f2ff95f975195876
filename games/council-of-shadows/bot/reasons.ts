// Why the councillor takes what it takes, by the verb of the option.
import type { Know, Msg } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { parts } from '../say.ts';
import { type Council, sidesOf } from '../state.ts';
import { strength } from '../values/cubes.ts';
import { galaxyOfTile } from './worth.ts';

type K = Know<Council>;
type Reason = (k: K, what: string, where: string) => Msg;

const galaxyName = (id: string): Msg => ({ key: `galaxy.${id}` });

const REASONS: Readonly<Record<string, Reason>> = {
  settle(k, what, where) {
    const galaxy = galaxyOfTile(k.pub, pack.tileOfPlanet(where));
    const mine = strength(k.pub, k.seat!, galaxy) + Number(what);
    const others = sidesOf(k.pub).filter((side) => side !== k.seat);
    const leads = others.every((side) => strength(k.pub, side, galaxy) < mine);
    return { key: leads ? 'bot.settle.majority' : 'bot.settle', args: { galaxy: galaxyName(galaxy) } };
  },
  place: (_, __, where) => ({ key: 'bot.place', args: { galaxy: galaxyName(pack.galaxyOfSpace(where)) } }),
  yield: () => ({ key: 'bot.yield' }),
  stack: () => ({ key: 'bot.stack' }),
  return: () => ({ key: 'bot.return' }),
  decline: () => ({ key: 'bot.decline' }),
  take: () => ({ key: 'bot.take' }),
  leader: () => ({ key: 'bot.leader' }),
};

export function reasonFor(k: K, option: string): Msg {
  const { verb, what, where } = parts(option);
  return REASONS[verb]?.(k, what, where) ?? { key: 'bot.best' };
}
