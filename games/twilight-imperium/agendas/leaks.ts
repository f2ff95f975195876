// Classified Document Leaks: a secret objective that everybody may score from now on. [TI4-OBJ-16]

import type { Piece } from '../registry.ts';
import { objectiveName } from '../say.ts';
import { outcomesOf } from '../values/agenda.ts';
import { agenda } from './agenda.ts';

const ID = 'classified-document-leaks';

export const leaks: Piece = agenda({
  id: ID,
  possible: (pub) => outcomesOf(pub, ID).length > 0,
  elected(t, { what }) {
    t.s.pub.objectives.push(what);
    t.tell({ type: 'objective.public', pub: { objective: objectiveName(what) } });
  },
  repealed(t, { elected }) {
    t.s.pub.objectives = t.s.pub.objectives.filter((id) => id !== elected);
  },
});
