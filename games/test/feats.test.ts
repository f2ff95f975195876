// The story of every game in few lines: its kinds of events exist, and each line and chip can be said in every language.
import type { Face } from '@orrery/board';
import { shelf } from '@orrery/games';
import { fastChance, LANGUAGES, random, sampleChoice, speaker, startMatch, type Told, toldTo } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';

const faces = import.meta.glob<{ face: Face }>('../*/board/face.tsx');
const ANSWERS = 400;

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (id, { game, home }) => {
  const told = (): Told[] => {
    const seats = Math.max(3, game.seats[0]) > game.seats[1] ? game.seats[0] : Math.max(3, game.seats[0]);
    const { match, events } = startMatch(game, { seats, chance: fastChance(3) }, { undo: false });
    const dice = random(3);
    for (let i = 0; i < ANSWERS && !match.result; i++) {
      const request = match.requests().find(({ blocking, sealed }) => blocking && sealed === undefined)!;
      const choice = sampleChoice(game, match.know(request.seat), request, dice);
      const outcome = match.apply({ request: request.id, seat: request.seat, choice });
      if ('events' in outcome) events.push(...outcome.events);
    }
    return events.flatMap((event) => toldTo(event, null) ?? []);
  };

  it('says its lines and chips in every language', async () => {
    const { feats = {} } = (await faces[`../${id}/board/face.tsx`]!()).face;
    const all = told();
    const missing = LANGUAGES.flatMap((language) => {
      const voice = speaker(language, wordsOf(home, language));
      const unknown = Object.keys(feats).filter((type) => !voice.has(type));
      for (const one of all) {
        const kind = feats[one.type];
        if (kind === undefined) continue;
        const line = kind === 'line' ? { key: one.type, args: one.args } : kind([one, one]);
        expect(voice.say(line)).not.toBe('');
        if (voice.has(`chip.${one.type}`))
          expect(voice.say({ key: `chip.${one.type}`, args: line.args! })).not.toBe('');
      }
      return unknown;
    });
    expect(missing).toEqual([]);
  });
});
