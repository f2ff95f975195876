// "Again ×N": wherever it is offered the rules take every one of them, and it is offered as often as it goes.
import { copy, fastChance, Match, random, sampleChoice, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { spaceGateOdyssey } from '../../game.ts';
import { acting, crew, lay, scene } from '../../test/kit.ts';
import { plansOf } from '../plans.ts';

it('settlers follow one another as often as it is offered', () => {
  const { match } = startMatch(spaceGateOdyssey, { seats: 3, chance: fastChance(5) }, { undo: false });
  const dice = random(5);
  let offered = 0;
  for (let n = 0; n < 500 && !match.result; n++) {
    const request = match.requests().find(({ blocking, sealed }) => blocking && sealed === undefined)!;
    const { seat } = request;
    for (const { choices } of plansOf(match.view(seat), request)) {
      offered += 1;
      const trial = new Match(spaceGateOdyssey, copy(match.state), { undo: false });
      const outcome = trial.applyAll(choices.map((choice) => ({ seat, choice })));
      if ('refused' in outcome) throw new Error(`${choices}: refused at ${outcome.at}`);
      // Not once more: the points, the settlers or the room are used up.
      const more = trial.waiting().includes(seat) ? trial.requestsTo(seat)[0]! : undefined;
      expect(
        more?.at === 'moving.move' && 'options' in more.ask && more.ask.options.some(({ key }) => key === choices[0]),
      ).toBe(false);
    }
    match.apply({ request: request.id, seat, choice: sampleChoice(spaceGateOdyssey, match.know(seat), request, dice) });
  }
  expect(offered).toBeGreaterThan(5);
});

it('nobody is advised to go back out of a gate, full or not: Enter would take what is advised', () => {
  const planned = (...stations: string[]) => {
    const t = scene({
      arrange(s) {
        lay(s, 0, ...stations);
        crew(s, 0, { water: 'ccc' });
      },
      begin: acting('moving', 'water'),
    });
    return plansOf(t.match.view(0), t.request(0)).map(({ choices: [first, ...more] }) => [first, 1 + more.length]);
  };
  expect(planned('S 2', 'G-WA-1 1,0/270 active 2')).toEqual([]);
  expect(planned('S 5', 'G-WA-1 1,0/270 active 0')).toEqual([['move:S-1>G-WA-1', 2]]);
});
