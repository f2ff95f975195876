// TI4-POLI-2, -3, -6: the top agendas are looked at, and each goes back on the top or to the bottom.

import type { Option } from '@orrery/kernel';
import { look, putBack } from '../../atoms/decks.ts';
import { step } from '../../procedures.ts';
import { agendaName, option } from '../../say.ts';
import type { Know } from '../../state.ts';

/** The one put on the top last is revealed first. */
const places = ({ own }: Know): Option[] =>
  own!.looking.flatMap(({ card }) =>
    (['top', 'bottom'] as const).map((end) =>
      option(`${end}:${card}`, `deck.${end}`, { card: agendaName(card) }, [`agenda:${card}`]),
    ),
  );

export const lookAtAgendas = step('lookAtAgendas', {
  look: (t, f) => look(t, f.args.seat, 'agendas', 2),
  put: {
    who: (pub, f) => (pub.players[f.args.seat]!.looking.length > 0 ? [f.args.seat] : []),
    question: (k) => ({
      prompt: { key: 'ask.agendas.put' },
      ask: { shape: 'one', options: places(k) },
      rules: ['TI4-POLI-2'],
    }),
    take(t, f, choices) {
      const [end, card] = (choices.get(f.args.seat) as string).split(':') as ['top' | 'bottom', string];
      putBack(t, f.args.seat, card, end);
      return { goto: 'put' };
    },
  },
});
