// What the server itself says: mails, notifications, the page that ends them. Everything else is said by the games.
import { LANGUAGES, type Language, type Speaker, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';

export const voiceIn = (language: Language): Speaker => speaker(language, wordsOf(import.meta.url, language));

/** The first language of this list (as in `accept-language`) that there is; else the first there is at all. */
export function languageFor(wanted = ''): Language {
  const known = wanted.split(',').flatMap((tag) =>
    LANGUAGES.filter(
      (language) =>
        language ===
        tag
          .trim()
          .split(/[-_;.]/)[0]!
          .toLowerCase(),
    ),
  );
  return known[0] ?? LANGUAGES[0];
}
