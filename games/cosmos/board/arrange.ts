// The lines of a list put into another order: by dragging, or with keys and buttons.

/** The `from`-th line (from 1) goes where the `to`-th is. */
export function moveLine(text: string, from: number, to: number): string {
  const lines = text.split('\n');
  const [moved] = lines.splice(from - 1, 1);
  if (moved === undefined || to < 1 || to > lines.length + 1) return text;
  lines.splice(to - 1, 0, moved);
  return lines.join('\n');
}
const WAYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** With Alt and an arrow the line at the caret goes up or down, and the caret with it; undefined: this key arranges nothing. */
export function arrangedBy(
  { key, altKey }: { key: string; altKey: boolean },
  text: string,
  caret: number,
): { text: string; caret: number } | undefined {
  const step = altKey ? WAYS[key] : undefined;
  if (step === undefined) return undefined;
  const from = lineAt(text, caret);
  const next = moveLine(text, from, from + step);
  return { text: next, caret: next === text ? caret : endOf(next, from + step) };
}
/** The line the caret is in, from 1. */
export const lineAt = (text: string, caret: number | null): number =>
  text.slice(0, caret ?? text.length).split('\n').length;
/** Where that line ends. */
export const endOf = (text: string, line: number): number => text.split('\n').slice(0, line).join('\n').length;
