// Final scoring: gems, AI cards, bonus cards [COS-FINAL-2 to -4, COS-CARD-BONUS].
import {
  AI_CARD_ENERGY,
  type BonusId,
  bonusOf,
  GEM_ENERGY,
  GEMS,
  type Gem,
  isAi,
  planetType,
} from '../packs/base/index.ts';
import { isAutoma, type Player, type Pub, type Side } from '../state.ts';
import {
  coloniesInGalaxy,
  coloniesInSystem,
  coloniesOn,
  galaxiesOf,
  hasMajority,
  stationCubes,
  systemsIn,
} from './cubes.ts';

export const aiCardsOf = (p: Player): number => [...p.hand, ...p.slots.flat()].filter(isAi).length;

/** [COS-CARD-BONUS-C] Upgrade cubes, and the one on Ava's panel. */
const boardCubes = (p: Player): number => p.upgrades.length + (p.leader === 'ava' ? 1 : 0);

/** [COS-CARD-BONUS-B] Station cubes count too. */
function cubesInParsec(pub: Pub, side: Side, parsec: number): number {
  const galaxies = galaxiesOf(pub).filter((g) => g.parsec === parsec);
  return galaxies.reduce((sum, g) => sum + coloniesInGalaxy(pub, side, g.id) + stationCubes(pub, side, g.id), 0);
}
const cubesOnType = (pub: Pub, side: Side, type: string): number =>
  Object.keys(pub.cubes)
    .filter((planet) => planetType(planet) === type)
    .reduce((sum, planet) => sum + coloniesOn(pub, side, planet), 0);

/** What a bonus card is worth to this side, all of whose bonus cards are `held`. */
export function bonusValue(pub: Pub, side: Side, id: BonusId, held: readonly BonusId[]): number {
  const card = bonusOf(id);
  if (card.count === 'galaxy') {
    if (hasMajority(pub, side, card.of)) return card.majority;
    const present = systemsIn(pub, card.of).some((tile) => coloniesInSystem(pub, side, tile) > 0);
    return present ? card.presence : 0;
  }
  return card.base + card.per * counted(pub, side, card, held);
}

function counted(
  pub: Pub,
  side: Side,
  { count, of }: { count: string; of?: string | number },
  held: readonly BonusId[],
): number {
  const p = pub.players[side]!;
  switch (count) {
    case 'gems':
      return p.gems[of as Gem];
    case 'planetType':
      return cubesOnType(pub, side, of as string);
    case 'parsec':
      return cubesInParsec(pub, side, of as number);
    case 'consumption':
      return Math.floor(p.consumption / 10);
    case 'board':
      return boardCubes(p);
    case 'aiCards':
      return aiCardsOf(p);
    case 'lightCards':
      return held.filter((other) => bonusOf(other).back === 'light').length;
    case 'stations':
      return Object.values(pub.stations).filter((station) => station.side === side).length;
    default:
      return 0;
  }
}

export interface FinalScore {
  gems: number;
  aiCards: number;
  bonus: number[]; // in the order of the cards
}
/** [COS-FINAL-6] All of it looks at the end of the last round. [COS-AUTOMA-18] The Automa has its bonus cards alone. */
export function finalScore(pub: Pub, side: Side, held: readonly BonusId[]): FinalScore {
  const p = pub.players[side]!;
  const bonus = held.map((id) => bonusValue(pub, side, id, held));
  if (isAutoma(pub, side)) return { gems: 0, aiCards: 0, bonus };
  const gems = GEMS.reduce((sum, gem) => sum + p.gems[gem] * GEM_ENERGY[gem], 0);
  return { gems, aiCards: AI_CARD_ENERGY * aiCardsOf(p), bonus };
}
