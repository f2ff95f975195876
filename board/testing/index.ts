// What every board's own tests need: its words with the game's, and the table around it at a moment of a match.
import { type Language, type Match, type Seat, type Shape, type Speaker, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { type BoardProps, barredBy, litBy } from '../src/index.ts';

const nothing = () => {};

export interface BoardKit {
  voices: Record<Language, Speaker>;
  /** What this seat's board is given now; `change` says what is different. */
  propsOf<G extends Shape>(match: Match<G>, seat: Seat | null, change?: Partial<BoardProps<G>>): BoardProps<G>;
}

export function boardKit(box: { home: string }): BoardKit {
  const nameOf = (seat: Seat) => `Player ${seat + 1}`;
  const voice = (language: Language) => speaker(language, wordsOf(box.home, language), nameOf);
  const voices = { en: voice('en'), es: voice('es') };
  return {
    voices,
    propsOf(match, seat, change = {}) {
      const requests = seat === null ? [] : match.requestsTo(seat);
      const language = change.language ?? 'en';
      return {
        view: match.view(seat),
        requests,
        lit: litBy(requests),
        barred: barredBy(requests),
        focused: null,
        setFocused: nothing,
        pick: nothing,
        choose: nothing,
        drafts: {},
        setDraft: nothing,
        news: [],
        seats: Array.from({ length: match.state.pub.seats }, (_, s) => ({
          seat: s,
          name: nameOf(s),
          colour: `var(--seat-${s})`,
          mine: s === seat,
          bot: false,
          waiting: match.waiting().includes(s),
        })),
        language,
        say: voices[language].say,
        reducedMotion: true,
        phone: false,
        past: false,
        ...change,
      };
    },
  };
}
