// The contract between the server and whoever plays: the web page, the console, outside bots. Runs in browser and Node.
//
// The flow
//  1 `games` tells what can be played. `create` sets up a table and gives a pass that owns it and, if a chair is
//    `me`, sits there. A pass holds a secret; whoever keeps it (this browser) is that seat. No accounts.
//  2 Others open /join/<invitation>: `invitation` shows the table, `join` takes a seat with a name. When no chair is open
//    the match begins (the owner may `begin` earlier: bots take the rest).
//  3 `follow({ match, secret })` holds a WebSocket. `state` brings the whole table, `update` a patch of the scene with what
//    this seat was told. After a break it comes back by itself and brings what was missed.
//  4 `live.answer([{ request, choice }])` answers a request of `scene.requests`. The verdict comes when the answer is on
//    disk. Every message has an id, and what became of it comes back with that id: an answer that is sent again is not
//    given again. One that came too late is refused as `stale` and changes nothing. What the server could not do at all
//    rejects with an `ApiProblem`. `undo`, `standing` and `chat` go the same way; `hint` asks the best bot, `foresee`
//    tells what an answer would change, `prepare` rehearses
//    what is not asked yet; what is kept of it is a standing answer (`planOf`).
//  5 `seq` counts what this seat could notice: an answer under seal of somebody else does not move it. `moment` shows the
//    table at any earlier seq exactly as this seat saw it then; `events` tells the story.
//  6 Seats change hands: `leave`, `vacate` (a substitute joins by the fresh invitation that the steward is given), `toBot`
//    and `fromBot`, `moveDevice` and `claim` for another device. `mine` lists the tables behind the secrets a browser has kept.
//  7 `write` sends a letter from seat to seat. A steward (the owner, or a game master) may `extend`, `pause`, `remind`,
//    `force`, open a seat, and turn the players' talk off; all of it is told to everybody as `deeds`. `draft` keeps what is still being written.
//  8 At the end `scene.result` is there, `table.key` opens the commitment, `record` is the match file, `rematch` begins again.
//    `analyse` has somebody think about it in the background; `analysis` is what was found so far.
//  9 Messages are keys with arguments; `words` has a game's texts in the one language that a page shows.
export { type Account, type Analysis, account, analysis } from './analysis.ts';
export * from './client.ts';
export * from './live.ts';
export * from './messages.ts';
export { newId } from './new-id.ts';
export {
  bag,
  choice,
  field,
  msg,
  problem,
  refusal,
  request,
  result,
  seatNumber,
  standing,
  type ToldAt,
  told,
} from './parts.ts';
export { type Change, diff, type Patch, patched, same } from './patch.ts';
export { ApiProblem, type Problem, type ProblemCode, STATUS } from './problem.ts';
export * from './routes.ts';
export * from './tables.ts';
export { WISHES, type Wish } from './wishes.ts';
