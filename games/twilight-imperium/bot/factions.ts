// What every faction tells a bot, by faction.
import { arborec } from '../factions/arborec/bot.ts';
import { argent } from '../factions/argent/bot.ts';
import { bastion } from '../factions/bastion/bot.ts';
import { creuss } from '../factions/creuss/bot.ts';
import { deepwrought } from '../factions/deepwrought/bot.ts';
import { empyrean } from '../factions/empyrean/bot.ts';
import { firmament } from '../factions/firmament/bot.ts';
import { hacan } from '../factions/hacan/bot.ts';
import { jolnar } from '../factions/jolnar/bot.ts';
import { keleres } from '../factions/keleres/bot.ts';
import { l1z1x } from '../factions/l1z1x/bot.ts';
import { letnev } from '../factions/letnev/bot.ts';
import { mahact } from '../factions/mahact/bot.ts';
import { mentak } from '../factions/mentak/bot.ts';
import { muaat } from '../factions/muaat/bot.ts';
import { naalu } from '../factions/naalu/bot.ts';
import { naazrokha } from '../factions/naazrokha/bot.ts';
import { nekro } from '../factions/nekro/bot.ts';
import { nomad } from '../factions/nomad/bot.ts';
import { norr } from '../factions/norr/bot.ts';
import { obsidian } from '../factions/obsidian/bot.ts';
import { ralnel } from '../factions/ralnel/bot.ts';
import { rebellion } from '../factions/rebellion/bot.ts';
import { saar } from '../factions/saar/bot.ts';
import { sol } from '../factions/sol/bot.ts';
import { ul } from '../factions/ul/bot.ts';
import { vuilraith } from '../factions/vuilraith/bot.ts';
import { winnu } from '../factions/winnu/bot.ts';
import { xxcha } from '../factions/xxcha/bot.ts';
import { yin } from '../factions/yin/bot.ts';
import { yssaril } from '../factions/yssaril/bot.ts';
import type { OfContent } from '../procedures.ts';
import type { Answerer } from './case.ts';
import type { Hints, JudgeAction } from './hints.ts';
import type { Judge } from './judging.ts';

export const HINTS: Readonly<Record<string, Hints>> = {
  sol,
  hacan,
  letnev,
  norr,
  jolnar,
  xxcha,
  winnu,
  l1z1x,
  mentak,
  yin,
  muaat,
  naalu,
  saar,
  arborec,
  yssaril,
  creuss,
  nekro,
  argent,
  empyrean,
  naazrokha,
  vuilraith,
  nomad,
  mahact,
  ul,
  keleres,
  bastion,
  rebellion,
  ralnel,
  firmament,
  obsidian,
  deepwrought,
};
const all = Object.values(HINTS);
export const NOTE_WORTHS: Readonly<Record<string, number>> = Object.assign({}, ...all.map((h) => h.notes));
export const FACTION_REACTIONS: Readonly<Record<string, Judge>> = Object.assign({}, ...all.map((h) => h.reactions));
export const FACTION_ACTIONS: Readonly<Record<string, JudgeAction>> = Object.assign({}, ...all.map((h) => h.actions));
export const FACTION_ANSWERS: OfContent<Answerer> = Object.assign({}, ...all.map((h) => h.answers));
export const PLOTS_IN_ORDER: readonly string[] = all.flatMap(({ plots = [] }) => plots);
