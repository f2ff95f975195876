// Who sits at this table, as this screen shows them: names, colours, titles, and who is waited for.
import type { Player, Scene } from '@orrery/api';
import { colourOf, type SeatFace } from '@orrery/board';
import type { Shape, View } from '@orrery/kernel';
import { useMemo } from 'react';
import { botName, type GameKit, namesOf, type Voice, voiceOf } from '../state/voice.ts';

/** Who sits where, and whose screen this is. */
interface Seated {
  table: { players: readonly Pick<Player, 'seat' | 'name' | 'bot'>[] };
  seat: number | null;
}

/** The words of this table: the game's, with the names of those who sit here. */
export function useTableVoice({ table, seat: reader }: Seated, kit: GameKit): Voice {
  return useMemo(() => {
    const bare = voiceOf(kit);
    const names = namesOf(table.players, bare);
    return voiceOf(kit, (seat) => names[seat] ?? String(seat + 1), reader);
  }, [kit, table.players, reader]);
}

export function useSeatFaces({ table, seat: mine }: Seated, scene: Scene, voice: Voice, kit: GameKit): SeatFace[] {
  return useMemo(() => {
    const names = namesOf(table.players, voice);
    const answered = answeredIn(scene);
    return table.players.map(({ seat, bot }) => {
      const called = kit.face?.title?.(scene.view as unknown as View<Shape>, seat);
      const brief = kit.face?.brief?.(scene.view as unknown as View<Shape>, seat);
      const title = called ? voice.say(called) : bot === null ? undefined : botName(voice, bot);
      return {
        seat,
        name: names[seat]!,
        colour: colourOf(seat),
        mine: seat === mine,
        bot: bot !== null,
        ...(title ? { title } : {}),
        ...(brief ? { brief: voice.say(brief) } : {}),
        allies: kit.face?.allies?.(scene.view as unknown as View<Shape>, seat) ?? [],
        waiting: scene.waiting.includes(seat) && !answered.includes(seat),
      };
    });
  }, [table.players, mine, scene, voice, kit]);
}

/** Who has answered the question of the moment, where the game lets that be seen; never what. */
export function answeredIn({ view }: Scene): readonly number[] {
  const stack = view.pub.stack as { answered?: number[] }[] | undefined;
  return stack?.at(-1)?.answered ?? [];
}
