// The admiral: rules of thumb for every question of Twilight Imperium, with a reason for each move.

import { atPlace, type Bot, type ByPlace, bot, type Random, type Request } from '@orrery/kernel';
import type { OfContent } from '../procedures.ts';
import type { Know, TI } from '../state.ts';
import type { At } from '../steps/index.ts';
import { breakTie, favourWeakest, readyBest, settle, sortAgendas, surrender, vote } from './agenda.ts';
import { payFirst } from './card-agenda.ts';
import { aimCard, discard } from './cards.ts';
import { type Answerer, type Case, choose, mildest, say } from './case.ts';
import { assignHits, fire, givePlace, giveUp, retreat } from './combat.ts';
import { exhaustCheapest, nameKeenest, openIngress, siteEdge } from './expedition.ts';
import { FACTION_ANSWERS } from './factions.ts';
import { aim, bombard, firstPlanet, land } from './landing.ts';
import { choosePath, freeFleet, joinAlly, loadShip, moveShip, retreatLoad, retreatTo } from './movement.ts';
import { giveNote } from './notes.ts';
import { bindPlayer, layPlot } from './plots.ts';
import { produceNext, putTroops } from './production.ts';
import { react } from './reactions.ts';
import { chooseTechnology, researchMore, startWith, waive } from './research.ts';
import { chooseHome, deploy, layTile, pickDraft, pickFaction } from './setup.ts';
import {
  buyTogether,
  buyTokens,
  gainToken,
  pay,
  readyPlanet,
  readyTogether,
  redistribute,
  redistributeTogether,
  shareTokens,
  spendToken,
} from './spending.ts';
import {
  drawSecret,
  follow,
  followTogether,
  nameSpeaker,
  nobodyFree,
  pickCard,
  returnSecret,
  score,
} from './strategy.ts';
import { build, buildIn, shutOut } from './structures.ts';
import { accept, convert, offer, trade } from './trade.ts';
import { liftTroops, setTroops } from './troops.ts';
import { activate, chooseAction, proposeTurn } from './turn.ts';

/** Whatever a card offers. */
/** Fragments are kept, what is attached stays; the rest is gone at once. */
const pickFind: Answerer = (c) => choose(c, (key) => (key.includes('-relic-fragment') ? 2 : 1), say('take'));
const takeIt: Answerer = (c) => choose(c, (key) => (key === 'no' ? 0 : 1), say('take'));
/** A token of the fleet pool is worth more than an infantry of another on a planet. */
const meet: Answerer = (c) => choose(c, (key) => (key === 'agree' ? 1 : 0), say('meet'));
/** The dice that missed, as the table suggests. */
const reroll: Answerer = (c) => ({ ...mildest(c), why: say('reroll') });

const ANSWERS: ByPlace<At, Answerer> & OfContent<Answerer> = {
  'window.*': react,
  'chooseFactions.keep': pickFaction,
  'pickFaction.pick': pickFaction,
  'draft.pick': pickDraft,
  'chooseHome.choose': chooseHome,
  'startingTechnologies.choose': startWith,
  'galaxy.extra': layTile,
  'galaxy.place': layTile,
  'deploy.next': deploy,
  'placeMinors.place': mildest,
  'garrisonMinor.odd': mildest,
  'setup.keep': returnSecret,
  'secretCheck.giveBack': returnSecret,
  'cede.leave': mildest,
  'swapSecret.giveBack': returnSecret,
  'pickStrategyCard.name': pickCard,
  'turn.choose': chooseAction,
  'secondary.ask': follow,
  'strategic.together': followTogether,
  'strategic.gains': shareTokens,
  'gainTokens.sheet': shareTokens,
  'gainTokens.next': gainToken,
  'buyTokens.spend': buyTogether,
  'buyTokens.next': buyTokens,
  'redistribute.sheet': redistributeTogether,
  'redistribute.next': redistribute,
  'exchangePlanets.name': mildest,
  'readyPlanets.pick': readyTogether,
  'statusTokens.sheets': shareTokens,
  'placeToken.pool': spendToken,
  'score.tokens': spendToken,
  'score.cards': discard,
  'score.fragments': mildest,
  'readyPlanets.next': readyPlanet,
  'handCheck.discard': discard,
  'scheme.discard': discard,
  'takeFromHand.take': mildest,
  'pay.next': pay,
  'diplomacy.primary.choose': shutOut,
  'politics.primary.speaker': nameSpeaker,
  'lookAtAgendas.put': sortAgendas,
  'castVotes.vote': vote,
  'ballots.vote': vote,
  'agenda.tie': breakTie,
  'payPredictions.order': payFirst,
  'readyAfterAgendas.choose': readyBest,
  'redistributeColony.name': favourWeakest,
  'redistributeColony.settle': settle,
  'muster.choose': deploy,
  'grant.choose': chooseTechnology,
  'giveUp.choose': surrender,
  'handOver.choose': favourWeakest,
  'construction.primary.first': build,
  'construction.older.secondary.choose': buildIn,
  'buildStructure.choose': build,
  'piece.recycle': giveUp,
  'trade.primary.choose': nobodyFree,
  'warfare.older.primary.lift': freeFleet,
  'warfare.older.secondary.choose': mildest,
  'technology.primary.more': researchMore,
  'research.choose': chooseTechnology,
  'research.waive': waive,
  'imperial.primary.secret': drawSecret,
  'scorePublic.choose': score,
  'scoreStatus.public': score,
  'scoreStatus.secret': score,
  'scorePlots.next': score,
  'layPlot.choose': layPlot,
  'revealPlots.next': layPlot,
  'bindPlayer.choose': bindPlayer,
  'tactical.choose': activate,
  'tactical.join': joinAlly,
  'moveShips.ship': moveShip,
  'moveShips.path': choosePath,
  'moveShips.load': loadShip,
  'spaceCannonOffence.fire': fire,
  'spaceCannonDefence.order': mildest,
  'spaceCannonDefence.fire': fire,
  'barrage.ask': fire,
  'spaceCombat.defender': retreat,
  'spaceCombat.attacker': retreat,
  'retreat.where': retreatTo,
  'retreat.load': retreatLoad,
  'hits.aim': assignHits,
  'hits.assign': assignHits,
  'hits.aimNeutral': mildest,
  'hits.assignNeutral': mildest,
  'reroll.choose': reroll,
  'plastic.next': givePlace,
  'trim.next': giveUp,
  'bombardment.use': bombard,
  'bombardment.aim': aim,
  'bombardment.order': mildest,
  'invasion.commit': land,
  'invasion.commitToo': land,
  'invasion.battle': firstPlanet,
  'invasion.further': mildest,
  'invasion.control': firstPlanet,
  'produce.choose': produceNext,
  'produce.where': putTroops,
  '*': mildest, // of cards, technologies and sheets
  ...FACTION_ANSWERS,
  'assault-cannon.choose': giveUp,
  'transit-diodes.take': liftTroops,
  'transit-diodes.put': setTroops,
  'chooseAim.pick': aimCard,
  'sacrifice.pick': giveUp,
  'explorePlanet.deck': mildest,
  'explore.pick': pickFind,
  'explore.decide': takeIt,
  'expedition.cards': discard,
  'expedition.secret': returnSecret,
  'expedition.planet': exhaustCheapest,
  'completeExpedition.site': siteEdge,
  'completeExpedition.tie': nameKeenest,
  'enterFracture.ingress': openIngress,
  'ionStorm.way': mildest,
  'exchange-program.agree': meet,
  'giveNote.choose': giveNote,
  'deal.offer': offer,
  'deal.accept': accept,
  'deal.drop': mildest,
  'deal.show': mildest,
  'deal.strike': mildest,
  'deal.holds': mildest,
  'deal.psychoarchaeology': mildest,
  'deal.convert': convert,
  'deal.anytime': mildest,
};

function caseOf(k: Know, request: Request, random: Random): Case {
  const { ask } = request;
  const options = ask.shape === 'one' || ask.shape === 'many' ? ask.options : [];
  const args = k.pub.stack.at(-1)?.args ?? {};
  return { k, pub: k.pub, seat: request.seat, request, options, args, random };
}

export const admiral: Bot = bot<TI>({
  name: 'strategist',
  places: ANSWERS,
  decide: (k, request, random) => (atPlace(ANSWERS, request.at) ?? mildest)(caseOf(k, request, random)),
  propose: (k, request, random, most) => proposeTurn(caseOf(k, request, random)).slice(0, most),
  deal: trade,
});
