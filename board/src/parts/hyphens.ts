// Where a long word may be broken in a narrow column: not every browser has a dictionary.
const LONG = /[a-zà-ÿ]{10,}/gi;
/** Before a consonant and its vowel, as syllables begin; letters that are spoken together stay together. */
const BREAKS =
  /(?<=[a-zà-ÿ]{3})(?<!c(?=h)|l(?=l)|r(?=r)|q(?=u)|[bcdfgkpt](?=[lr]))(?=(?:ch|ll|rr|qu|[bcdfgkpt][lr]|[b-df-hj-np-tv-zñ])[aeiouyáéíóúü][a-zà-ÿ]{2})/gi;

export const hyphenated = (text: string): string => text.replace(LONG, (word) => word.replace(BREAKS, '\u00ad'));
