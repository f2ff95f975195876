// Every faction's figures, in the order in which sheets are dealt: a new one comes last among those of its edition.
import type { FactionSheet, TechnologyCard, UnitCard } from '../packs/base/types.ts';
import { arborec } from './arborec/sheet.ts';
import { argent } from './argent/sheet.ts';
import { bastion } from './bastion/sheet.ts';
import { creuss } from './creuss/sheet.ts';
import { deepwrought } from './deepwrought/sheet.ts';
import { empyrean } from './empyrean/sheet.ts';
import type { Sheet } from './faction.ts';
import { firmament } from './firmament/sheet.ts';
import { hacan } from './hacan/sheet.ts';
import { jolnar } from './jolnar/sheet.ts';
import { keleres } from './keleres/sheet.ts';
import { l1z1x } from './l1z1x/sheet.ts';
import { letnev } from './letnev/sheet.ts';
import { mahact } from './mahact/sheet.ts';
import { mentak } from './mentak/sheet.ts';
import { muaat } from './muaat/sheet.ts';
import { naalu } from './naalu/sheet.ts';
import { naazrokha } from './naazrokha/sheet.ts';
import { nekro } from './nekro/sheet.ts';
import { nomad } from './nomad/sheet.ts';
import { norr } from './norr/sheet.ts';
import { obsidian } from './obsidian/sheet.ts';
import { ralnel } from './ralnel/sheet.ts';
import { rebellion } from './rebellion/sheet.ts';
import { saar } from './saar/sheet.ts';
import { sol } from './sol/sheet.ts';
import { ul } from './ul/sheet.ts';
import { vuilraith } from './vuilraith/sheet.ts';
import { winnu } from './winnu/sheet.ts';
import { xxcha } from './xxcha/sheet.ts';
import { yin } from './yin/sheet.ts';
import { yssaril } from './yssaril/sheet.ts';

export const SHEETS: readonly Sheet[] = [
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
  deepwrought,
  firmament,
  obsidian,
  ralnel,
  rebellion,
];

/** A sheet names its units and technologies; the cards themselves are in tables of their own. */
function printedOn({ units, technologies, ...sheet }: Sheet): FactionSheet {
  const first = (type: string) => units.find((unit) => unit.type === type)?.id;
  const [flagship, mech] = [first('flagship'), first('mech')];
  const others = units.filter(({ type, tech }) => (type !== 'flagship' && type !== 'mech') || tech).map(({ id }) => id);
  return {
    ...sheet,
    ...(flagship ? { flagship } : {}),
    ...(mech ? { mech } : {}),
    ...(others.length > 0 ? { units: others } : {}),
    technologies: technologies.map(({ id }) => id),
  };
}
export const FACTION_TABLE: readonly FactionSheet[] = SHEETS.map(printedOn);
export const SHEET_UNITS: readonly UnitCard[] = SHEETS.flatMap(({ units }) => units);
/** Two sheets may share theirs: each card says whose it is. */
export const SHEET_TECHNOLOGIES: readonly TechnologyCard[] = SHEETS.flatMap(({ id, technologies }) =>
  technologies.filter(({ faction }) => faction === id),
);
