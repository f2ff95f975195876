// What the admiral says of a choice is true of it: the same answer for another reason is explained otherwise.
import { type Ask, type Bag, random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import type { Know, S } from '../../state.ts';
import { council } from '../../test/council.ts';
import { type Field, field } from '../../test/field.ts';
import { agendaNow } from '../../values/agenda.ts';
import { admiral } from '../admiral.ts';

type Asked = Pick<ReturnType<typeof field>, 'match' | 'request'>;
const decided = ({ match, request }: Asked, seat: number) => {
  const { choice, why } = admiral.decide(match.know(seat) as Know, request(seat), random(1));
  return [choice, why!.key];
};

it('whoever has nothing to vote with, or does not see what is voted on, does not call it all the same', () => {
  const t = council({
    agenda: 'economic-equality',
    also({ pub }) {
      for (const [seat, goods] of [9, 0, 0].entries()) pub.players[seat]!.goods = goods;
    },
  });
  while (t.request(t.asked()[0]!).at !== 'castVotes.vote') {
    const [seat] = t.asked() as [number];
    const [choice] = decided(t, seat);
    t.play(`${seat} ${typeof choice === 'string' ? choice : JSON.stringify(choice)}`);
  }
  const [seat] = t.asked() as [number];
  expect(decided(t, seat)[1]).toBe('admiral.vote');
  const { ask, ...rest } = t.request(seat);
  const facts = { ...(ask as { facts: Bag }).facts, planets: {}, goods: false };
  const broke: Asked = { match: t.match, request: () => ({ ...rest, ask: { ...ask, facts } as Ask }) };
  const none = { outcome: '', planets: [] };
  expect(decided(broke, seat)).toEqual([none, 'admiral.vote.broke']);
  agendaNow(t.s.pub)!.args.hidden = true;
  expect(decided(t, seat)).toEqual([none, 'admiral.vote.hidden']);
});

it('whoever draws no secret objective says that there is no room for one', () => {
  const begin = { step: 'imperial.primary', at: 'secret', args: { seat: 0 } };
  const draws = (secrets: string[]) =>
    decided(field({ line: ['1'], units: [], begin, secrets: { 0: secrets } } satisfies Field), 0);
  expect(draws([])).toEqual(['draw', 'admiral.secret.draw']);
  const full = ['control-the-region', 'cut-supply-lines', 'forge-an-alliance'];
  expect(draws(full)).toEqual(['no', 'admiral.secret.full']);
});

it('whoever sends a ship for an objective says for which', () => {
  const t = field({ line: ['46', '47', '48', '26'], units: ['0 cruiser*2 26'], also: bare });
  t.s.pub.objectives = ['explore-deep-space'];
  const { why } = admiral.decide(t.match.know(0) as Know, t.request(0), random(1));
  expect([why!.key, why!.args!.objective]).toEqual(['admiral.plan.goal', { key: 'objective.explore-deep-space' }]);
});
function bare(s: S): void {
  s.own[0]!.secrets = [];
  s.pub.players[0]!.secrets = 0;
}
