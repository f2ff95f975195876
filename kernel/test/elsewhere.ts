// Run as a process of its own by save.test.ts: loads saves, plays each on to the end, prints the hashes.
import { readFileSync } from 'node:fs';
import { hashOf, load, Match, random, sampleChoice } from '../src/index.ts';
import { moot } from '../testing/moot/game.ts';

const saves = JSON.parse(readFileSync(process.argv.at(-1)!, 'utf8')) as string[];
const ends = saves.map((text) => {
  const match = new Match(moot, load(moot, text));
  const dice = random(99);
  while (!match.result) {
    const seat = match.waiting().find((s) => match.requestsTo(s)[0]!.sealed === undefined)!;
    const request = match.requestsTo(seat)[0]!;
    match.apply({ request: request.id, seat, choice: sampleChoice(moot, match.know(seat), request, dice) });
  }
  return hashOf(match.state);
});
process.stdout.write(JSON.stringify(ends));
