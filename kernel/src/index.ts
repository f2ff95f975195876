// The one way into the kernel.

export { answersAgain, type Given as AnswerGiven } from './again.ts';
export type { Outcome } from './apply.ts';
export { fallbackOf, hasChoice, isAnswerable, judge, sampleChoice } from './asks.ts';
export {
  type Bot,
  type BotTeam,
  bot,
  type Decision,
  type Judge,
  judgeOf,
  type Study,
  studyOf,
  type Volunteered,
} from './bot.ts';
export { type Book, type Box, box, type Component, chapterOf, lessonBy, PARTS, type Part, type Rule } from './box.ts';
export { type Carry, carry } from './carry.ts';
export { commitmentTo, fastChance, keyedChance, random } from './chance.ts';
export { argsFrom, type Command, type CommandArgs, type Terminal, Usage } from './command.ts';
export type * from './contract.ts';
export { layDice } from './dice.ts';
export { imagine, know, type Told, toldTo, type View, view } from './drawers.ts';
export { editionOf, inPlay, isInPlay, NewerRules, newestEdition } from './edition.ts';
export { hashOf, hashText } from './hash.ts';
export { canonical, copy } from './json.ts';
export * from './lesson.ts';
export { type Enclosure, type Letter, type Letters, letters, type Understood } from './letters.ts';
export { Match, type Move, RulesFault, type StartOptions, startMatch } from './match.ts';
export type { Called, Every, Given, Later, Name } from './names.ts';
export { isValue, Objection, optionsFor } from './options.ts';
export { LONGEST_PAPER, type Paper, readPaper, tooLong } from './paper.ts';
export { planOf, withoutPlans } from './plans.ts';
export * from './record.ts';
export { NOW, type Rehearsal, rehearse } from './rehearsal.ts';
export { asksAlone } from './requests.ts';
export { atRest, glance, isCarried, isResting, once, type Rest } from './rest.ts';
export { load, save, upgrade } from './save.ts';
export { STANDING } from './standing.ts';
export * from './text.ts';
export { type Asked, atPlace, type ByPlace, type Places, type Typed, topStep, typed, type Written } from './typed.ts';
export { PASS, PASS_ON } from './windows.ts';
