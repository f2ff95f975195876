// The words of a game on this screen: its own, its bots', its board's, with the names of those who sit at the table.
import type { GameInfo, Player } from '@orrery/api';
import type { Face } from '@orrery/board';
import {
  type Bag,
  isText,
  type Language,
  type Messages,
  type Msg,
  type Speaker,
  speaker,
  type Told,
} from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { pageSays, useLanguage } from '../words/index.ts';
import { api } from './api.ts';
import { loadFace } from './boards.ts';

export interface GameKit {
  language: Language;
  words: Messages;
  face: Face | undefined;
  /** Has what is printed on pieces fetched, which comes when some of it is shown. */
  want?(): void;
  /** The kit with that, too. */
  whole?: Promise<GameKit>;
}
const kits = new Map<string, Promise<GameKit>>();

async function load(game: string, language: Language): Promise<GameKit> {
  const [words, face] = await Promise.all([api.call('words', { game, language }), loadFace(game)]);
  const kit = { language, words, face };
  let arrived!: (kit: GameKit) => void;
  const whole = new Promise<GameKit>((resolve) => {
    arrived = resolve;
  });
  const ask = () => {
    api.call('texts', { game, language }).then(
      (texts) => arrived({ ...kit, words: { ...words, ...texts } }),
      () => setTimeout(ask, RETRY),
    );
  };
  return { ...kit, want: once(ask), whole };
}
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/** Everything this screen has of a game; asked for once a visit. */
function kitOf(game: string, language: Language): Promise<GameKit> {
  const name = `${game} ${language}`;
  let kit = kits.get(name);
  if (!kit) {
    kit = load(game, language);
    kits.set(name, kit);
    kit.catch(() => kits.delete(name));
  }
  return kit;
}

const RETRY = 2000;

/** In the reader's language; where that has just changed, in the one before until the words are here. */
export function useKit(game: string | undefined): GameKit | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ game: string; kit: GameKit }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const ask = (id: string) =>
      kitOf(id, language).then(
        (kit) => {
          const show = (now: GameKit) => current && setLoaded({ game: id, kit: now });
          show(kit);
          void kit.whole?.then(show);
        },
        () => {
          timer = setTimeout(() => current && ask(id), RETRY);
        },
      );
    if (game) void ask(game);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, language]);
  return loaded?.game === game ? loaded?.kit : undefined;
}

type SomeWords = Pick<GameKit, 'language' | 'words' | 'want'>;
export interface Voice extends Pick<Speaker, 'language' | 'has' | 'say' | 'tell'> {
  /** What somebody did: `<key>.you` where it was this reader and such a message exists. */
  deed(msg: Msg): string;
}

/** In the arguments of an event its doer is `seat` or `who`. */
export function doerOf(args: Bag): number | undefined {
  const named = (args.seat ?? args.who) as { seat?: unknown } | null | undefined;
  return typeof named === 'object' && typeof named?.seat === 'number' ? named.seat : undefined;
}

/** A speaker that shows the bare key rather than nothing where a message is missing. `reader`: the seat of whoever reads. */
export function voiceOf(
  { language, words, want }: SomeWords,
  nameOf?: (seat: number) => string,
  reader?: number | null,
): Voice {
  const missing = (key: string) => {
    if (!want || !isText(key)) return undefined;
    want();
    return '';
  };
  const voice = speaker(language, words, nameOf, missing);
  const safely = (say: () => string, key: string): string => {
    try {
      return say();
    } catch {
      return key;
    }
  };
  const say = (msg: Msg) => safely(() => voice.say(msg), msg.key);
  const deed = ({ key, args = {} }: Msg) => {
    const yours = typeof reader === 'number' && doerOf(args) === reader && voice.has(`${key}.you`);
    return say({ key: yours ? `${key}.you` : key, args });
  };
  const tell = ({ type, args, mine }: Told) =>
    deed({ key: mine && voice.has(`${type}.mine`) ? `${type}.mine` : type, args });
  return { language, has: voice.has, say, deed, tell };
}

/** How a game speaks here; before its words have come it says bare keys. */
export function useVoice(kit: GameKit | undefined): Voice {
  const language = useLanguage();
  return useMemo(() => voiceOf(kit ?? { language, words: {} }), [language, kit]);
}

/** Bots have names of their own, the same in every language: two of one kind are two. */
export const STARS = [
  'Vega',
  'Altair',
  'Rigel',
  'Deneb',
  'Mira',
  'Atria',
  'Spica',
  'Alnair',
  'Izar',
  'Talitha',
  'Nashira',
  'Sadira',
  'Electra',
  'Maia',
  'Avior',
  'Mimosa',
] as const;

/** How the seats are called: by their people, by stars, or by their numbers; the second of the same name gets a number. */
export function namesOf(players: readonly Pick<Player, 'seat' | 'name' | 'bot'>[], voice: Voice): string[] {
  const names = players.map((player) => {
    if (player.name) return player.name;
    if (player.bot) return STARS[player.seat] ?? botName(voice, player.bot);
    return voice.say({ key: 'kernel.seat', args: { number: player.seat + 1 } });
  });
  return names.map((name, i) => {
    const number = names.slice(0, i).filter((other) => other === name).length + 1;
    return number === 1 ? name : `${name} ${ROMAN[number] ?? number}`;
  });
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Whoever does not choose plays with the middle one. */
export const usualBot = ({ bots }: GameInfo): string | undefined => bots[Math.floor(bots.length / 2)];

/** A level in a sentence. */
export const botAbout = (bot: string): string | undefined => pageSays(`bot.${bot}.about`);

/** A bot as the game calls it, or as this page calls those that play anything. */
export function botName(voice: Voice, bot: string): string {
  const key = `bot.${bot}`;
  if (voice.has(key)) return voice.say({ key });
  return pageSays(key) ?? bot.charAt(0).toUpperCase() + bot.slice(1);
}
