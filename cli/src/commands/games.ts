// orrery games: what can be played.
import { teamOf } from '@orrery/bots';
import { type Command, LANGUAGES, optionsFor } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { allBoxes, valuesMsg, voiceIn } from '../command.ts';

export const games: Command = {
  flags: { all: { type: 'boolean' } },
  async run(out, args) {
    const boxes = await allBoxes();
    const { say } = voiceIn(args.language());
    for (const box of boxes.filter(({ lobby }) => lobby || args.has('all'))) {
      const { game, home, lobby, rules } = box;
      const bots = teamOf(box).map((bot) => bot.name);
      const { id, version, seats, options = {} } = game;
      const names = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(home, language)['game.name']]));
      const usual = optionsFor(game);
      const shown = Object.entries(options).map(
        ([name, spec]) => `    --option ${name}=…  ${say(valuesMsg(spec))} (${usual[name]})`,
      );
      const head = `${id}  ${Object.values(names).join(' / ')}  ${seats.join('-')} seats  bots: ${bots.join(', ')}`;
      out.put(
        { game: id, version, names, seats, options, bots, rules: rules.length, lobby },
        [head, ...shown].join('\n'),
      );
    }
    if (!args.has('all') && !boxes.some((box) => box.lobby))
      out.put({ games: 0 }, 'No games for players yet: see --all.');
    return 0;
  },
};
