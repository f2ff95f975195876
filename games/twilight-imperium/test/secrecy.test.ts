// TI4-HID: what is shown, and to whom.
import { expect, it } from 'vitest';
import { field } from './field.ts';
import { plotted } from './plotted.ts';

const START = { line: ['46'], units: ['0 cruiser 46'] };

it('[TI4-HID-8] a discarded action card is seen by all', () => {
  const t = field({
    ...START,
    begin: { step: 'handCheck', args: { seat: 0 } },
    also(s) {
      s.own[0]!.hand = s.dark.decks.actions.splice(0, 8);
      s.pub.players[0]!.hand = 8;
      s.pub.decks.actions = s.dark.decks.actions.length;
    },
  });
  const [card] = t.s.own[0]!.hand;
  t.play(`0 ["discard:${card}"]`);
  expect(t.s.pub.discards.actions).toEqual([card]);
  expect(t.heard(null).find((told) => told.type === 'card.discarded')!.args.id).toBe(card);
});

it('[TI4-HID-8] a secret objective put back is shown to nobody', () => {
  const t = field({
    ...START,
    begin: { step: 'secretCheck', args: { seat: 0 } },
    also(s) {
      s.own[0]!.secrets = s.dark.decks.secrets.splice(0, 4);
      s.pub.players[0]!.secrets = 4;
      s.pub.decks.secrets = s.dark.decks.secrets.length;
    },
  });
  const [secret] = t.s.own[0]!.secrets;
  t.play(`0 return:${secret}`);
  expect(t.s.own[0]!.secrets).not.toContain(secret);
  expect(t.s.dark.decks.secrets).toContain(secret);
  expect(JSON.stringify(t.heard(1))).not.toContain(secret);
  expect(JSON.stringify(t.heard(0))).toContain(secret);
});

it('[TI4-HID-8] [TI4-F-FIR-1] a plot that lies face down is known to its owner alone', () => {
  const t = plotted('firmament', { begin: { step: 'layPlot', args: { seat: 0, on: 1 } } });
  t.play('0 plot:siphon');
  expect(t.s.pub.plots).toEqual([{ owner: 0, seats: [1] }]);
  expect(JSON.stringify([t.s.pub, t.s.own[1], t.heard(1), t.heard(null)])).not.toContain('siphon');
  expect(t.s.own[0]!.plots!.down).toEqual(['siphon']);
});
