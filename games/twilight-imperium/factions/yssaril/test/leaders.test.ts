// The leaders of the Yssaril Tribes.

import { describe, expect, it } from 'vitest';
import { cardsOf, type Know, type S } from '../../../state.ts';
import { through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { actionsOf, led, stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { answersTo } from '../../../values/answers.ts';

it('[TI4-LEAD-14] [ssruu] has the text of the agents of others, exhausted or not, and is exhausted for it', () => {
  const also = ({ pub }: S) => {
    cardsOf(pub, 1, 'leader')[0]!.state = 'exhausted';
  };
  const t = field({
    edition: 3,
    factions: { 0: 'yssaril', 1: 'norr', 2: 'sol' },
    line: ['26', '46'],
    units: ['2 infantry lodor'],
    open: { 0: ['leader:ssruu'], 1: ['leader:tro'] },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
    also,
  });
  through(t, '2 activate:26', '0 tro use@0', '2 target:lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['2 infantry*3']);
  expect([stateOf(t.s.pub, 'ssruu'), stateOf(t.s.pub, 'tro')]).toEqual(['exhausted', 'exhausted']);
  const other = field({
    edition: 3,
    factions: { 0: 'yssaril', 1: 'norr', 2: 'sol' },
    line: ['26', '46'],
    units: ['2 infantry lodor'],
    open: { 0: ['leader:ssruu'], 1: ['leader:tro'] },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
  });
  through(other, '2 activate:26', '1 tro use@1', '0 pass');
  expect([stateOf(other.s.pub, 'ssruu'), stateOf(other.s.pub, 'tro')]).toEqual(['readied', 'exhausted']);
});

it('[TI4-HID-7] [so-ata] seven action cards unlock it; it looks at cards of whoever activates a system with its units', () => {
  const t = led('yssaril', 'so-ata', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46'],
    cards: { 1: ['sabotage'] },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 so-ata use@0>way:hand', '1 pass');
  const heard = (seat: number | null) => t.heard(seat).find(({ type }) => type.startsWith('seen.hand'));
  expect(JSON.stringify(heard(0)!.args)).toContain('card.sabotage');
  expect(JSON.stringify(heard(2)!.args)).not.toContain('card.sabotage');
  const also = ({ pub, own, dark }: S) => {
    own[0]!.hand = dark.decks.actions.splice(0, 7);
    pub.players[0]!.hand = 7;
    pub.decks.actions = dark.decks.actions.length;
  };
  expect(
    stateOf(
      led('yssaril', 'so-ata?', { line: ['26'], units: ['0 infantry lodor'], begin: TURN, also }).s.pub,
      'so-ata',
    ),
  ).toBe('readied');
});

describe('Kyver, Blade and Key', () => {
  const CARDS = { 1: ['sabotage', 'bunker', 'plague', 'flank-speed', 'morale-boost'], 2: ['war-effort'] };
  const extorts = () =>
    led('yssaril', 'kyver-blade-and-key', { edition: 7, line: ['26', '46'], units: [], cards: CARDS, begin: TURN });
  const hands = (t: ReturnType<typeof extorts>) => t.s.pub.players.map(({ hand }) => hand);
  /** Everybody lets pass what comes in between. */
  const calm = (t: ReturnType<typeof extorts>, until: string) => {
    for (let i = 0; i < 40 && !t.asked().some((seat) => t.request(seat).at === until); i++)
      t.play(`${t.asked()[0]} pass`);
    return t;
  };

  it('[TI4-LEAD-11] [TI4-HID-7] [kyver-blade-and-key] everybody shows a card at once, and nobody else sees it; it is taken, or three others fall', () => {
    const t = extorts().play('0 action:kyver-blade-and-key use');
    expect(t.asked()).toEqual([1, 2]);
    t.play('1 show:plague#1');
    expect(t.s.own[1]!.hand).toHaveLength(5); // under seal until all have shown one
    t.play('2 show:war-effort#1');
    expect([t.asked(), t.may(0)]).toEqual([[0], ['fall', 'take']]);
    expect(t.match.know(0).own!.looking.map(({ card }) => card)).toEqual(['plague#1', 'war-effort#1']);
    expect(JSON.stringify([t.match.know(1), t.heard(1)])).not.toContain('war-effort');
    expect(hands(t)).toEqual([0, 4, 0]);
    calm(t.play('0 fall'), 'extortion.decide').play('0 take');
    expect(t.s.own[0]!.hand).toEqual(['war-effort#1']);
    expect(hands(t)).toEqual([1, 2, 0]); // of five three fell, the one that was shown maybe among them
    expect(t.s.pub.discards.actions).toHaveLength(3);
    expect(t.s.pub.players[0]!.looking).toEqual([]);
    expect(stateOf(t.s.pub, 'kyver-blade-and-key')).toBe('purged');
  });

  it('[TI4-DEAL-2] [kyver-blade-and-key] what becomes of a card that only its taker sees is no term of a deal for the others', () => {
    const t = extorts().play('0 action:kyver-blade-and-key use', '1 show:plague#1', '2 show:war-effort#1');
    const answers = (of: number, to: number) =>
      answersTo(t.match.know(of) as Know, to)?.answers.map(({ choice }) => choice);
    expect([answers(0, 1), answers(1, 0)]).toEqual([['take', 'fall'], undefined]);
  });

  it('[TI4-LEAD-11] [kyver-blade-and-key] who has fewer than three discards all; without cards among the others it is not offered', () => {
    const t = extorts().play('0 action:kyver-blade-and-key use', '1 show:plague#1', '2 show:war-effort#1', '0 take');
    calm(t, 'extortion.decide').play('0 fall');
    expect(hands(t)).toEqual([1, 4, 0]);
    const none = led('yssaril', 'kyver-blade-and-key', {
      edition: 7,
      line: ['26'],
      units: [],
      cards: { 0: ['plague'] },
      begin: TURN,
    });
    expect(actionsOf(none, 'kyver-blade-and-key')).toEqual([]);
  });
});
