// Action cards of the agenda phase: what becomes of an agenda, who votes, with how many votes, and who is elected.
import { isInPlay, type Seat } from '@orrery/kernel';
import { exhaustPlanet, spendGoods } from '../../atoms/economy.ts';
import { another, idOf, players, seatAt } from '../../effects/targets.ts';
import { frameAt, REFINED } from '../../procedures.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import { agendaName, player } from '../../say.ts';
import { effectsOf, lawInPlay, lay, type Pub, playerOf } from '../../state.ts';
import { showVotes } from '../../steps/agenda/ballots.ts';
import { addVotes, barVote, dropAgenda, nameOutcome, replaceAgenda, voteLast } from '../../steps/agenda/influence.ts';
import { repeal } from '../../steps/agenda/laws.ts';
import { isSingleVote, voteBar } from '../../values/agenda.ts';
import { planetsOf, readyPlanets, traitsOf } from '../../values/board.ts';
import { lawsIn } from '../../values/laws.ts';
import { action, reaction, since } from '../card.ts';

const onTable = (pub: Pub, frame: number) => frameAt(pub, frame, 'agenda')?.args;
const hasVoted = (pub: Pub, seat: Seat, frame: number): boolean =>
  !isSingleVote(pub) && (onTable(pub, frame)?.votes ?? []).some((vote) => vote.seat === seat);
/** Who is elected as things stand: an effect of this very window may have changed it. */
const electedNow = (pub: Pub, frame: number): string => onTable(pub, frame)?.outcome ?? '';
const culturals = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => traitsOf(pub, planet).includes('cultural'));
/** [TI4-AGENDA-12] Did this seat vote for or foretell something else? */
const opposes = (pub: Pub, seat: Seat, frame: number): boolean => {
  const { votes = [], predictions = [], outcome = '' } = onTable(pub, frame) ?? {};
  return [...votes, ...predictions].some((one) => one.seat === seat && one.outcome !== outcome);
};
/** [TI4-AC-11] The same player on the same agenda, once; a copy that was cancelled does not count. */
const pressureOn = (target: string): string => `diplomatic-pressure>${target}`;
const hasPressed = (pub: Pub, seat: Seat, target: string): boolean =>
  isInPlay(REFINED, pub) && effectsOf(pub, 'played').some((e) => e.seat === seat && e.source === pressureOn(target));

export const agendaCards: Piece[] = since(2, [
  reaction(
    {
      id: 'ancient-burial-sites',
      rules: ['TI4-AGENDA-1', 'TI4-AC-5'],
      aims: [players((pub, _, other) => culturals(pub, other).some((planet) => !pub.planets[planet]!.exhausted))],
      resolve(t, { target }) {
        for (const planet of culturals(t.s.pub, seatAt(target))) exhaustPlanet(t, planet);
      },
    },
    'agendaPhase.start',
  ),
  reaction(
    {
      id: 'veto',
      rules: ['TI4-AGENDA-5', 'TI4-AGENDA-6'],
      might: (pub, _, { about }) => onTable(pub, about.frame)?.fate === undefined,
      resolve: (t, { about }) => replaceAgenda(t, about.frame),
    },
    'agenda.revealed.when',
  ),
  reaction(
    {
      id: 'diplomatic-pressure',
      rules: ['TI4-PNOTE-19', 'TI4-PNOTE-20', 'TI4-AC-5', 'TI4-AC-11'],
      aims: [players(another, (pub, seat, other) => !hasPressed(pub, seat, `seat:${other}`))],
      resolve(t, { seat, target, about }) {
        lay(t.frame(about.frame, 'agenda'), { kind: 'played', source: pressureOn(target), seat });
        for (let i = 0; i < (anyGrants('wild', t.s.pub) ? 3 : 1); i++)
          t.call('giveNote', { seat: seatAt(target), to: seat });
      },
    },
    'agenda.revealed.when',
  ),
  reaction(
    {
      id: 'assassinate-representative',
      rules: ['TI4-VOTE-12', 'TI4-AC-5'],
      aims: [players((pub, _, other) => voteBar(pub, other) === undefined)],
      resolve: (t, { target, about }) => barVote(t, about.frame, seatAt(target), 'assassinate-representative'),
    },
    'agenda.revealed.after',
  ),
  reaction(
    {
      id: 'hack-election',
      rules: ['TI4-VOTE-3'],
      might: (pub, seat) => voteBar(pub, seat) === undefined,
      resolve: (t, { seat, about }) => voteLast(t, about.frame, seat),
    },
    'agenda.revealed.after',
  ),
  reaction(
    {
      id: 'insider-information',
      rules: ['TI4-HID-2', 'TI4-HID-5'],
      might: (pub) => pub.decks.agendas > 0,
      resolve(t, { seat }) {
        const cards = t.s.dark.decks.agendas.slice(-3).reverse().map(agendaName);
        t.reveal({ type: 'agendas.seen', pub: { seat: player(seat), count: cards.length }, to: { [seat]: { cards } } });
      },
    },
    'agenda.revealed.after',
  ),
  reaction(
    {
      id: 'distinguished-councilor',
      rules: ['TI4-VOTE-7', 'TI4-VOTE-18'],
      might: (pub, seat, { about }) => about.by === seat && hasVoted(pub, seat, about.frame),
      resolve: (t, { seat, about }) => void addVotes(t, about.frame, seat, 5),
    },
    'agenda.vote.after',
  ),
  reaction(
    {
      id: 'bribery',
      rules: ['TI4-VOTE-5', 'TI4-VOTE-19', 'TI4-AC-5'],
      might: (pub, seat, { about }) => hasVoted(pub, seat, about.frame),
      aims: [(pub, seat) => Array.from({ length: playerOf(pub, seat).goods }, (_, i) => `goods:${i + 1}`)],
      resolve(t, { seat, target, about }) {
        const amount = Math.min(Number(idOf(target)), playerOf(t.s.pub, seat).goods);
        spendGoods(t, seat, amount);
        addVotes(t, about.frame, seat, amount);
      },
    },
    'agenda.vote.speakerDone',
  ),
  reaction(
    {
      id: 'confusing-legal-text',
      rules: ['TI4-AGENDA-11', 'TI4-AC-5'],
      might: (pub, seat, { about }) => electedNow(pub, about.frame) === `seat:${seat}`,
      aims: [players(another)],
      resolve: (t, { target, about }) => nameOutcome(t, about.frame, target),
    },
    'agenda.elected',
  ),
  reaction(
    {
      id: 'confounding-legal-text',
      rules: ['TI4-AGENDA-11', 'TI4-PRED-5'],
      might: (pub, seat, { about }) => electedNow(pub, about.frame) !== `seat:${seat}`,
      resolve: (t, { seat, about }) => nameOutcome(t, about.frame, `seat:${seat}`),
    },
    'agenda.elected',
  ),
  reaction(
    {
      id: 'deadly-plot',
      rules: ['TI4-AGENDA-12', 'TI4-AGENDA-7', 'TI4-PRED-6'],
      might: (pub, seat, { about }) =>
        pub.phase === 'agenda' && onTable(pub, about.frame)?.fate === undefined && opposes(pub, seat, about.frame),
      knows: ({ own, pub }, { about }) => own!.ballot?.outcome !== onTable(pub, about.frame)?.outcome,
      resolve(t, { seat, about }) {
        showVotes(t, about.frame, (voter) => voter === seat);
        dropAgenda(t, about.frame);
        for (const planet of readyPlanets(t.s.pub, seat)) exhaustPlanet(t, planet);
      },
    },
    'agenda.outcome.would',
  ),
  action({
    id: 'repeal-law',
    rules: ['TI4-LAW-3', 'TI4-AC-5', 'TI4-AC-12'],
    aims: [(pub) => lawsIn(pub).map(({ id }) => `law:${id}`)],
    resolve(t, { target }) {
      const law = lawInPlay(t.s.pub, idOf(target));
      if (law) repeal(t, law);
    },
  }),
]);
