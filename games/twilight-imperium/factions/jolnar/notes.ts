// The promissory note of the Universities of Jol-Nar.
import { note } from '../../abilities/notes/note.ts';
import type { Piece } from '../../registry.ts';
import { lacksTechnology } from '../../values/technology.ts';

const techOf = ({ key }: { key: string }): string => key.slice('tech.'.length);

export const notes: Piece[] = [
  note(
    {
      id: 'research-agreement',
      faction: 'jolnar',
      rules: ['TI4-PNOTE-18'],
      might: (pub, seat, owner, { about }) => about.by === owner && lacksTechnology(pub, seat, techOf(about.tech)),
      resolve: (t, { seat, about }) => t.call('acquire', { seat, tech: techOf(about.tech) }),
    },
    'tech.researched.after',
  ),
];
