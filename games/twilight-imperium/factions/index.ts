// The factions whose texts are in play. Their figures are in sheets.ts, what a bot makes of them in bot/factions.ts.

import { arborec } from './arborec/index.ts';
import { argent } from './argent/index.ts';
import { bastion } from './bastion/index.ts';
import { creuss } from './creuss/index.ts';
import { deepwrought } from './deepwrought/index.ts';
import { empyrean } from './empyrean/index.ts';
import type { Faction } from './faction.ts';
import { firmament } from './firmament/index.ts';
import { hacan } from './hacan/index.ts';
import { jolnar } from './jolnar/index.ts';
import { keleres } from './keleres/index.ts';
import { l1z1x } from './l1z1x/index.ts';
import { letnev } from './letnev/index.ts';
import { mahact } from './mahact/index.ts';
import { mentak } from './mentak/index.ts';
import { muaat } from './muaat/index.ts';
import { naalu } from './naalu/index.ts';
import { naazrokha } from './naazrokha/index.ts';
import { nekro } from './nekro/index.ts';
import { nomad } from './nomad/index.ts';
import { norr } from './norr/index.ts';
import { obsidian } from './obsidian/index.ts';
import { ralnel } from './ralnel/index.ts';
import { rebellion } from './rebellion/index.ts';
import { saar } from './saar/index.ts';
import { sol } from './sol/index.ts';
import { ul } from './ul/index.ts';
import { vuilraith } from './vuilraith/index.ts';
import { winnu } from './winnu/index.ts';
import { xxcha } from './xxcha/index.ts';
import { yin } from './yin/index.ts';
import { yssaril } from './yssaril/index.ts';

export const FACTIONS: readonly Faction[] = [
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
];
