// The admiral: rules of thumb for every question of Twilight Imperium, with a reason for each move.
import type { Request } from '@orrery/kernel';
import { type Bot, bot } from '@orrery/kernel';
import type { TI } from '../state.ts';
import { discard } from './cards.ts';
import { type Answerer, type Case, choose, mildest, offers, say } from './case.ts';
import { assignHit, assignHits, fire, givePlace, giveUp, retreat } from './combat.ts';
import { aim, bombard, firstPlanet, land } from './landing.ts';
import { choosePath, freeFleet, loadShip, moveShip, retreatLoad, retreatTo } from './movement.ts';
import { affordable } from './objectives.ts';
import { produceNext, putTroops } from './production.ts';
import { react } from './reactions.ts';
import { chooseTechnology, researchMore, startWith, waive } from './research.ts';
import { deploy, layTile, pickFaction } from './setup.ts';
import { buyTokens, gainToken, pay, readyPlanet, redistribute, shareTokens, spendToken } from './spending.ts';
import { drawSecret, follow, nameSpeaker, nobodyFree, pickCard, returnSecret, score } from './strategy.ts';
import { build, buildIn, shutOut } from './structures.ts';
import { accept, offer, trade } from './trade.ts';
import { activate, chooseAction } from './turn.ts';

const mech: Answerer = (c) => {
  const pays = affordable(c.k, { resources: 3 }) && offers(c, 'deploy');
  return { choice: pays ? 'deploy' : 'no', why: say(pays ? 'mech' : 'mech.not') };
};
const strike: Answerer = (c) => choose(c, (key) => PREY.findIndex((type) => key.includes(type)), say('strike'));
const PREY = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'flagship', 'war-sun'];
/** The dice that missed, as the table suggests. */
const reroll: Answerer = (c) => ({ ...mildest(c), why: say('reroll') });

const ANSWERS: Readonly<Record<string, Answerer>> = {
  'ask.faction': pickFaction,
  'ask.lay': layTile,
  'ask.deploy': deploy,
  'ask.secret.return': returnSecret,
  'ask.strategyCard': pickCard,
  'ask.action': chooseAction,
  'ask.action.again': chooseAction,
  'ask.secondary': follow,
  'ask.gainToken': gainToken,
  'ask.buyTokens': buyTokens,
  'ask.redistribute': redistribute,
  'ask.tokenSheet': shareTokens,
  'ask.placeToken': spendToken,
  'ask.spendToken': spendToken,
  'ask.ready': readyPlanet,
  'ask.handLimit': discard,
  'ask.discard': discard,
  'ask.pay.resources': pay,
  'ask.pay.influence': pay,
  'ask.diplomacy': shutOut,
  'ask.speaker': nameSpeaker,
  'ask.construction': build,
  'ask.construction.system': buildIn,
  'ask.structure': build,
  'ask.recycle': giveUp,
  'ask.trade': nobodyFree,
  'ask.offer': offer,
  'ask.accept': accept,
  'ask.warfare.lift': freeFleet,
  'ask.startingTech': startWith,
  'ask.research': chooseTechnology,
  'ask.research.more': researchMore,
  'ask.waive': waive,
  'ask.secret': drawSecret,
  'ask.score.public': score,
  'ask.score.secret': score,
  'ask.activate': activate,
  'ask.move': moveShip,
  'ask.path': choosePath,
  'ask.load': loadShip,
  'ask.cannon': fire,
  'ask.cannon.planet': fire,
  'ask.barrage': fire,
  'ask.retreat': retreat,
  'ask.retreat.to': retreatTo,
  'ask.retreat.load': retreatLoad,
  'ask.hit': assignHit,
  'ask.hits': assignHits,
  'ask.plastic': givePlace,
  'ask.destroy': giveUp,
  'ask.exotrireme': strike,
  'ask.bombard': bombard,
  'ask.aim': aim,
  'ask.land': land,
  'ask.battle': firstPlanet,
  'ask.control': firstPlanet,
  'ask.produce': produceNext,
  'ask.put': putTroops,
  'ask.trim': giveUp,
  'ask.reroll': reroll,
  'ask.deploy.sol': mech,
};

const answererOf = ({ prompt }: Request): Answerer =>
  prompt.key.startsWith('window.') ? react : (ANSWERS[prompt.key] ?? mildest);

export const admiral: Bot = bot<TI>({
  name: 'admiral',
  decide(k, request, random) {
    const { ask } = request;
    const options = ask.shape === 'one' || ask.shape === 'many' ? ask.options : [];
    const args = k.pub.stack.at(-1)?.args ?? {};
    const c: Case = { k, pub: k.pub, seat: request.seat, request, options, args, random };
    return answererOf(request)(c);
  },
  deal: trade,
});
