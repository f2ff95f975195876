// The words of a game on this screen: its own, its bots', its board's, with the names of those who sit at the table.
import type { Player } from '@orrery/api';
import { type Catalogue, type Language, type Msg, type Speaker, speaker, type Told } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Face } from '../board.ts';
import { loadFace } from '../games/index.ts';
import { api } from './api.ts';

export interface GameKit {
  words: Catalogue;
  face: Face | undefined;
}
const kits = new Map<string, Promise<GameKit>>();

async function load(game: string): Promise<GameKit> {
  const [words, face] = await Promise.all([api.call('words', { game }), loadFace(game)]);
  const over = face?.words ?? { en: {}, es: {} };
  return { words: { en: { ...words.en, ...over.en }, es: { ...words.es, ...over.es } }, face };
}

/** Everything this screen has of a game; asked for once a visit. */
export function kitOf(game: string): Promise<GameKit> {
  let kit = kits.get(game);
  if (!kit) {
    kit = load(game);
    kits.set(game, kit);
    kit.catch(() => kits.delete(game));
  }
  return kit;
}

const RETRY = 2000;

export function useKit(game: string | undefined): GameKit | undefined {
  const [loaded, setLoaded] = useState<{ game: string; kit: GameKit }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const ask = (id: string) =>
      kitOf(id).then(
        (kit) => current && setLoaded({ game: id, kit }),
        () => {
          timer = setTimeout(() => current && ask(id), RETRY);
        },
      );
    if (game) void ask(game);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game]);
  return loaded?.game === game ? loaded?.kit : undefined;
}

export type Voice = Pick<Speaker, 'language' | 'has' | 'say' | 'tell'>;

/** A speaker that shows the bare key rather than nothing where a message is missing. */
export function voiceOf(language: Language, words: Catalogue, nameOf?: (seat: number) => string): Voice {
  const voice = speaker(language, words, nameOf);
  const safely = (say: () => string, key: string): string => {
    try {
      return say();
    } catch {
      return key;
    }
  };
  return {
    language,
    has: voice.has,
    say: (msg: Msg) => safely(() => voice.say(msg), msg.key),
    tell: (told: Told) => safely(() => voice.tell(told), told.type),
  };
}

export function useVoice(language: Language, kit: GameKit | undefined, nameOf: (seat: number) => string): Voice {
  return useMemo(() => voiceOf(language, kit?.words ?? { en: {}, es: {} }, nameOf), [language, kit, nameOf]);
}

/** How a seat is called: its person, or its bot, or its number. */
export function nameOfPlayer(player: Player | undefined, voice: Voice, numbered: string): string {
  if (player?.name) return player.name;
  if (player?.bot) return botName(voice, player.bot);
  return numbered;
}

export function botName(voice: Voice, bot: string): string {
  return voice.has(`bot.${bot}`) ? voice.say({ key: `bot.${bot}` }) : bot.charAt(0).toUpperCase() + bot.slice(1);
}
