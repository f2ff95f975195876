// Why the commander does what it does.
import type { Catalogue } from '@orrery/kernel';

export const words: Catalogue = {
  en: { 'why.commander': 'The commander spends its actions on what pays most: {n} orders.' },
  es: { 'why.commander': 'El comandante gasta sus acciones en lo que más rinde: {n} órdenes.' },
};
