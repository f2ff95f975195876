// The story of every game in few lines: its kinds of events exist, and each line and chip can be said in every language.
import type { Face } from '@orrery/board';
import { shelf } from '@orrery/games';
import {
  fastChance,
  LANGUAGES,
  random,
  type Shape,
  sampleChoice,
  speaker,
  startMatch,
  type Told,
  toldTo,
  type View,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';

const faces = import.meta.glob<{ face: Face }>('../../games/*/board/face.tsx');
const ANSWERS = 1500;

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (id, { game, home }) => {
  const played = (): { told: Told[]; view: View<Shape> } => {
    const seats = Math.max(3, game.seats[0]) > game.seats[1] ? game.seats[0] : Math.max(3, game.seats[0]);
    const { match, events } = startMatch(game, { seats, chance: fastChance(3) }, { undo: false });
    const dice = random(3);
    for (let i = 0; i < ANSWERS && !match.result; i++) {
      const request = match.requests().find(({ blocking, sealed }) => blocking && sealed === undefined)!;
      const choice = sampleChoice(game, match.know(request.seat), request, dice);
      const outcome = match.apply({ request: request.id, seat: request.seat, choice });
      if ('events' in outcome) events.push(...outcome.events);
    }
    return { told: events.flatMap((event) => toldTo(event, null) ?? []), view: match.view(0) };
  };

  it('says its lines and chips in every language', async () => {
    const { feats = {} } = (await faces[`../../games/${id}/board/face.tsx`]!()).face;
    const all = played().told;
    const missing = LANGUAGES.flatMap((language) => {
      const voice = speaker(language, wordsOf(home, language));
      const unknown = Object.keys(feats).filter((type) => !voice.has(type) || !voice.has(`chip.${type}`));
      for (const one of all) {
        const kind = feats[one.type];
        if (kind === undefined) continue;
        const line = kind === 'line' ? { key: one.type, args: one.args } : kind([one, one]);
        expect(voice.say(line)).not.toBe('');
        expect(voice.say({ key: `chip.${one.type}`, args: line.args! })).not.toBe('');
      }
      return unknown;
    });
    expect(missing).toEqual([]);
  });

  it('accounts for every point, where its score is made of parts', async () => {
    const { account, score } = (await faces[`../../games/${id}/board/face.tsx`]!()).face;
    const { told, view } = played();
    if (!account || !PARTS.includes(id)) return expect(PARTS).not.toContain(id);
    for (const [seat, total] of score!(view).entries()) {
      const [sum, ...parts] = account(view, seat, told);
      const signed = parts.map(({ value }) => String(value)).filter((value) => /^[+−]/.test(value));
      const added = signed.reduce((n, value) => n + Number(value.replace('−', '-')), 0);
      expect([sum!.value, added]).toEqual([total, total]);
    }
  });
});
/** Those whose total is the sum of what was told; levels are no sum. */
const PARTS = ['space-gate-odyssey', 'twilight-imperium'];
