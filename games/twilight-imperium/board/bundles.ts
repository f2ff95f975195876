// What one side of a transaction gives, in words.
import { type Bundle, exploreName, kindOfCard, noteName, techName } from '../tables.ts';
import type { Props } from './props.ts';

export const cardText = (say: Props['say'], card: string): string => say({ key: `card.${card.split('#')[0]}` });

export function bundleText({ say, language }: Pick<Props, 'say' | 'language'>, bundle: Bundle): string {
  const counted = (['goods', 'commodities'] as const)
    .filter((what) => bundle[what] > 0)
    .map((what) => say({ key: `bundle.${what}`, args: { n: bundle[what] } }));
  const notes = (bundle.notes ?? []).map((note) => say(noteName(note)));
  const fragments = (bundle.fragments ?? []).map((card) => say(exploreName(card)));
  const taught = (bundle.technologies ?? []).map((tech) => say(techName(tech)));
  const captives = (bundle.captives ?? []).map((unit) => say({ key: `unit.${kindOfCard(unit)}` }));
  const open = [...fragments, ...taught, ...captives];
  const parts = [...counted, ...open, ...bundle.cards.map((card) => cardText(say, card)), ...notes];
  if (parts.length === 0) return say({ key: 'bundle.nothing' });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
