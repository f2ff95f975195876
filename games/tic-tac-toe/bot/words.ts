// Why the solver does what it does.
import type { Catalogue } from '@orrery/kernel';

export const words: Catalogue = {
  en: {
    'why.win': 'It completes a line.',
    'why.stop': 'It keeps the other from completing a line.',
    'why.lines': 'More lines are still open through this cell than through any other.',
  },
  es: {
    'why.win': 'Completa una línea.',
    'why.stop': 'Impide que el rival complete una línea.',
    'why.lines': 'Por esta casilla pasan más líneas abiertas que por ninguna otra.',
  },
};
