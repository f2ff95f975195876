// What a table was asked while it played: how often at each place, and how often somebody had a choice there.
import { hasChoice, type Request } from '@orrery/kernel';

/** `choices`: those that would wait for a person; the others could only be passed, or had a single answer.
 *  `sheets`: those of one procedure that one seat has in a row are one, as where a board has a sheet for them.
 *  `stops`: how often the table came to wait for somebody else than whoever answered last: several asked at once are one. */
interface Asked {
  questions: number;
  choices: number;
  sheets: number;
  stops: number;
}
export interface Questions extends Asked {
  windows: Asked;
  places: Record<string, Asked>;
}

export class Questionnaire {
  readonly #places = new Map<string, Asked>();
  readonly #busy = new Map<number, string>(); // by seat: the procedure that asked it last
  #last = { moment: '', seat: -1 };

  /** One question that somebody is about to answer. */
  asks(request: Request): void {
    const asked = this.#places.get(request.at) ?? { questions: 0, choices: 0, sheets: 0, stops: 0 };
    this.#places.set(request.at, asked);
    asked.questions += 1;
    if (!hasChoice(request)) return;
    asked.choices += 1;
    const step = request.at.startsWith('window.') ? request.id : request.at.split('.', 1)[0]!;
    if (this.#busy.get(request.seat) !== step) asked.sheets += 1;
    this.#busy.set(request.seat, step);
    const moment = request.id.slice(0, request.id.lastIndexOf('.')); // the same, whoever is asked
    if (moment !== this.#last.moment && request.seat !== this.#last.seat) asked.stops += 1;
    this.#last = { moment, seat: request.seat };
  }

  get found(): Questions {
    const places = [...this.#places].sort(([, a], [, b]) => b.questions - a.questions);
    const windows = places.filter(([at]) => at.startsWith('window.'));
    return {
      ...total(places),
      windows: total(windows),
      places: Object.fromEntries(places),
    };
  }
}
const total = (places: readonly (readonly [string, Asked])[]): Asked => ({
  questions: places.reduce((sum, [, asked]) => sum + asked.questions, 0),
  choices: places.reduce((sum, [, asked]) => sum + asked.choices, 0),
  sheets: places.reduce((sum, [, asked]) => sum + asked.sheets, 0),
  stops: places.reduce((sum, [, asked]) => sum + asked.stops, 0),
});

/** The mean of several games, and what was asked most in them. */
export function questionsInWords(games: readonly Questions[], most = 8): string {
  const mean = (of: (game: Questions) => number) =>
    Math.round(games.reduce((sum, game) => sum + of(game), 0) / games.length);
  const names = [...new Set(games.flatMap(({ places }) => Object.keys(places)))];
  const at = (name: string, part: keyof Asked) => mean(({ places }) => places[name]?.[part] ?? 0);
  const busiest = names
    .sort((a, b) => at(b, 'questions') - at(a, 'questions'))
    .slice(0, most)
    .map((name) => `${name} ${at(name, 'questions')} (${at(name, 'choices')}, ${at(name, 'stops')})`);
  const all = `${mean((g) => g.questions)} questions a game, ${mean((g) => g.choices)} of them with a choice (${mean((g) => g.sheets)} where one procedure's in a row are one), ${mean((g) => g.stops)} stops`;
  const windows = `windows ${mean((g) => g.windows.questions)} (${mean((g) => g.windows.choices)}, ${mean((g) => g.windows.stops)})`;
  return `${all}; ${windows}; most often: ${busiest.join(', ')}`;
}
