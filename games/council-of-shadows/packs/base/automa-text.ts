// What an Automa card says, put together from its pieces in the words of one language.
import { AUTOMA_CARDS } from './automa.ts';
import type { AutomaAction, AutomaCard, GalaxyId, PlanetType } from './types.ts';

export interface AutomaWords {
  name(card: string): string;
  planet: Readonly<Record<PlanetType, string>>;
  galaxy(id: GalaxyId): string;
  settle(cubes: number, planet: string, galaxy: string): string;
  discover(cubes: number, planet: string, galaxy: string): string;
  energy(energy: number): string;
  replace(positions: readonly number[]): string;
  otherwise(left: string, right: string): string;
  scoring: Readonly<Record<AutomaCard['scoring'], string>>;
}

function action(words: AutomaWords, a: AutomaAction): string {
  if (a.do === 'energy') return words.energy(a.energy);
  if (a.do === 'replace') return words.replace(a.positions);
  return words[a.do](a.cubes, words.planet[a.planet], words.galaxy(a.galaxy));
}
const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;

function textOf(words: AutomaWords, { actions, scoring }: AutomaCard): string {
  const pieces = actions.map(({ left, right }) => {
    const first = action(words, left);
    return right ? words.otherwise(first, action(words, right)) : first;
  });
  return [...pieces, words.scoring[scoring]].map(sentence).join(' ');
}

/** `automa.<id>` and `automa.<id>.text` of every card. */
export const automaMessages = (words: AutomaWords): Record<string, string> =>
  Object.fromEntries(
    AUTOMA_CARDS.flatMap((card) => [
      [`automa.${card.id}`, words.name(card.id.replace('automa-', '').replace('-', '·'))],
      [`automa.${card.id}.text`, textOf(words, card)],
    ]),
  );
