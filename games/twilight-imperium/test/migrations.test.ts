// Matches saved by earlier rules are played on.
import { load, Match, save } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import { field } from './field.ts';

it('a match saved while a secret was being scored by itself', () => {
  const units = ['0 pds*2 jord', '0 pds*2 lodor'];
  const secrets = { 0: ['establish-a-perimeter'] };
  const begin = { step: 'scoreStatus', at: 'secret', args: { seat: 0 } };
  const t = field({ line: ['46', '1', '26'], units, factions: { 0: 'sol' }, secrets, begin });
  const file = JSON.parse(save(twilightImperium, t.s));
  delete file.state.pub.revised;
  delete file.state.pub.rolls;
  for (const own of file.state.own) delete own.offers;
  Object.assign(file.state.pub.stack[0], { step: 'scoreSecret', at: 'choose' });
  file.migrations = [];
  const match = new Match(twilightImperium, load(twilightImperium, JSON.stringify(file)));
  const [request] = match.requestsTo(0);
  expect(request!.prompt.key).toBe('ask.score.secret');
  match.apply({ request: request!.id, seat: 0, choice: 'score:establish-a-perimeter' });
  expect(match.state.pub).toMatchObject({ revised: true, rolls: [], players: [{ points: 1 }, {}, {}] });
  expect(match.state.own.map((own) => own.offers)).toEqual([[], [], []]);
});

it('a match saved in the middle of a payment', () => {
  const begin = { step: 'takeCustodians', args: { seat: 0 } };
  const t = field({ line: ['46', '26'], units: ['0 infantry lodor'], goods: { 0: 6 }, begin });
  const file = JSON.parse(save(twilightImperium, t.s));
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
  const file = JSON.parse(save(twilightImperium, t.s));
  file.state.pub.stack.at(-1).args.used = ['olergodt'];
  file.migrations = ['offers-and-printings', 'dice-and-costs'];
  const match = new Match(twilightImperium, load(twilightImperium, JSON.stringify(file)));
  expect(match.requestsTo(0)[0]!.ask).toEqual(t.request(0).ask);
});
