// Matches saved by earlier rules are played on.
import { load, Match, save } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import type { Card, Planet, S } from '../state.ts';
import { field } from './field.ts';

const LATER = ['agendas', 'cultural', 'hazardous', 'industrial', 'frontier', 'relics'];

/** A save of the time when there were technologies, action cards and objectives only. */
function smaller(text: string) {
  const file = JSON.parse(text);
  const { pub, own, dark } = file.state;
  for (const deck of LATER) for (const drawer of [pub.decks, pub.discards, dark.decks]) delete drawer[deck];
  for (const deck of ['secrets', 'stage1', 'stage2']) delete pub.discards[deck];
  pub.cards = pub.cards.map(({ state, ...card }: Card) => ({ ...card, exhausted: state === 'exhausted' }));
  for (const key of ['systemTokens', 'stations', 'captured', 'revealed', 'pending']) delete pub[key];
  for (const player of pub.players) for (const key of ['notes', 'looking', 'eliminated']) delete player[key];
  for (const drawer of own) for (const key of ['notes', 'looking']) delete drawer[key];
  for (const planet of Object.values<Partial<Planet>>(pub.planets)) {
    delete planet.at;
    delete planet.coexisting;
  }
  file.migrations = ['offers-and-printings', 'dice-and-costs', 'both-specialties', 'open-cards'];
  return file;
}

/** A save with its cards and decks as they lay before there was one list of open cards. */
function older(text: string) {
  const file = smaller(text);
  const { pub, dark } = file.state;
  for (const [seat, player] of pub.players.entries()) {
    const cards: { id: string; holder: number; exhausted: boolean }[] = pub.cards.filter(
      (card: Card) => card.holder === seat,
    );
    player.technologies = cards.map(({ id, exhausted }) => ({ id, exhausted }));
    delete player.home;
  }
  const { actions, secrets, ...hidden } = pub.decks;
  const old = { hidden, decks: { actions, secrets }, discard: pub.discards.actions };
  Object.assign(pub, old, { pok: pub.sets.includes('pok'), revised: pub.printing === 'newest' });
  for (const key of ['cards', 'sets', 'printing', 'discards']) delete pub[key];
  Object.assign(dark, dark.decks);
  delete dark.decks;
  file.migrations = ['offers-and-printings', 'dice-and-costs', 'both-specialties'];
  return file;
}

it.each(['newest', 'older'] as const)(
  'a match saved with its technologies on the sheets, in the %s printing',
  (printing) => {
    const techs = { 0: ['sarween-tools', 'cruiser-2'], 2: ['neural-motivator'] };
    const cards = { 1: ['flank-speed'] };
    const also = ({ pub }: S) => {
      pub.printing = printing;
      pub.cards[0]!.state = 'exhausted';
      pub.round = 3;
    };
    const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
    const t = field({
      line: ['46', '1', '26'],
      units: ['0 cruiser 46'],
      factions: { 0: 'sol' },
      techs,
      cards,
      also,
      begin,
    });
    const file = older(save(twilightImperium, t.s));
    expect(file.state.pub.players[0].technologies).toEqual([
      { id: 'sarween-tools', exhausted: true },
      { id: 'cruiser-2', exhausted: false },
    ]);
    expect(load(twilightImperium, JSON.stringify(file))).toEqual(t.s);
  },
);

it('a match saved while a secret was being scored by itself', () => {
  const units = ['0 pds*2 jord', '0 pds*2 lodor'];
  const secrets = { 0: ['establish-a-perimeter'] };
  const begin = { step: 'scoreStatus', at: 'secret', args: { seat: 0 } };
  const t = field({ line: ['46', '1', '26'], units, factions: { 0: 'sol' }, secrets, begin });
  const file = older(save(twilightImperium, t.s));
  delete file.state.pub.rolls;
  delete file.state.pub.revised;
  for (const own of file.state.own) delete own.offers;
  Object.assign(file.state.pub.stack[0], { step: 'scoreSecret', at: 'choose' });
  file.migrations = [];
  const match = new Match(twilightImperium, load(twilightImperium, JSON.stringify(file)));
  const [request] = match.requestsTo(0);
  expect(request!.prompt.key).toBe('ask.score.secret');
  match.apply({ request: request!.id, seat: 0, choice: 'score:establish-a-perimeter' });
  expect(match.state.pub).toMatchObject({ printing: 'newest', rolls: [], players: [{ points: 1 }, {}, {}] });
  expect(match.state.own.map((own) => own.offers)).toEqual([[], [], []]);
});

it('a match saved in the middle of a payment', () => {
  const begin = { step: 'takeCustodians', args: { seat: 0 } };
  const t = field({ line: ['46', '26'], units: ['0 infantry lodor'], goods: { 0: 6 }, begin });
  const file = older(save(twilightImperium, t.s));
  delete file.state.pub.rolls;
  delete file.state.pub.stack.at(-1).args.what;
  file.migrations = ['offers-and-printings'];
  const match = new Match(twilightImperium, load(twilightImperium, JSON.stringify(file)));
  expect(match.requestsTo(0)[0]!.prompt).toEqual(t.request(0).prompt);
});

it('a match saved in the middle of a research', () => {
  const begin = { step: 'research', args: { seat: 0 } };
  const t = field({ line: ['46', '101'], units: [], planets: { olergodt: 0 }, begin });
  t.play('0 research:pds-2', '0 specialty:olergodt>red');
  const file = older(save(twilightImperium, t.s));
  file.state.pub.stack.at(-1).args.used = ['olergodt'];
  file.migrations = ['offers-and-printings', 'dice-and-costs'];
  const match = new Match(twilightImperium, load(twilightImperium, JSON.stringify(file)));
  expect(match.requestsTo(0)[0]!.ask).toEqual(t.request(0).ask);
});

it('[TI4-HIT-8] a match saved while hits aimed at non-fighter ships were assigned', () => {
  const eligible = Array.from({ length: 200 }, (_, id) => id);
  const batches = [{ seat: 0, by: 1, hits: 1, eligible, aimed: 1 }];
  const begin = { step: 'hits', args: { cause: 'sco', system: '46', planet: null, batches } };
  const t = field({ line: ['46', '26'], units: ['0 cruiser 46', '0 carrier 46', '0 fighter 46'], begin });
  const file = smaller(save(twilightImperium, t.s));
  const { args } = file.state.pub.stack.at(-1);
  Object.assign(args.batches[0], { capitals: true, aimed: undefined });
  const match = new Match(twilightImperium, load(twilightImperium, JSON.stringify(file)));
  expect(match.state).toEqual(t.s);
  expect(match.requestsTo(0)[0]!.ask).toEqual(t.request(0).ask);
});
