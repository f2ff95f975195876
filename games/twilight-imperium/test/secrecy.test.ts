// TI4-HID: what is shown, and to whom.
import { expect, it } from 'vitest';
import { field } from './field.ts';

const START = { line: ['46'], units: ['0 cruiser 46'] };

it('[TI4-HID-8] a discarded action card is seen by all', () => {
  const cards = { 0: Array<string>(3).fill('flank-speed') };
  const t = field({
    ...START,
    cards,
    begin: { step: 'handCheck', args: { seat: 0 } },
    also(s) {
      s.own[0]!.hand = s.dark.actions.splice(0, 8);
      s.pub.players[0]!.hand = 8;
      s.pub.decks.actions = s.dark.actions.length;
    },
  });
  const [card] = t.s.own[0]!.hand;
  t.play(t.request(0).ask.shape === 'many' ? `0 ["discard:${card}"]` : `0 discard:${card}`);
  expect(t.s.pub.discard).toEqual([card]);
  expect(t.heard(null).find((told) => told.type === 'card.discarded')!.args.id).toBe(card);
});

it('[TI4-HID-8] a secret objective put back is shown to nobody', () => {
  const t = field({
    ...START,
    begin: { step: 'secretCheck', args: { seat: 0 } },
    also(s) {
      s.own[0]!.secrets = s.dark.secrets.splice(0, 4);
      s.pub.players[0]!.secrets = 4;
      s.pub.decks.secrets = s.dark.secrets.length;
    },
  });
  const [secret] = t.s.own[0]!.secrets;
  t.play(`0 return:${secret}`);
  expect(t.s.own[0]!.secrets).not.toContain(secret);
  expect(t.s.dark.secrets).toContain(secret);
  expect(JSON.stringify(t.heard(1))).not.toContain(secret);
  expect(JSON.stringify(t.heard(0))).toContain(secret);
});
