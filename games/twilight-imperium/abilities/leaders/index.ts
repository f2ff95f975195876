// TI4-LEAD: the leaders of every faction, and the note that lends a commander.
import type { Piece } from '../../registry.ts';
import { alliance } from './alliance.ts';
import { arborec } from './arborec.ts';
import { argentLeaders } from './argent.ts';
import { creuss } from './creuss.ts';
import { diceAdded } from './dice.ts';
import { empyreanLeaders } from './empyrean.ts';
import { hacan } from './hacan.ts';
import { jolnar } from './jolnar.ts';
import { l1z1x } from './l1z1x.ts';
import { LEADERS } from './leader.ts';
import { letnev } from './letnev.ts';
import { mentak } from './mentak.ts';
import { muaat } from './muaat.ts';
import { naalu } from './naalu.ts';
import { naazrokhaLeaders } from './naazrokha.ts';
import { nekro } from './nekro.ts';
import { norr } from './norr.ts';
import { saar } from './saar.ts';
import { sol } from './sol.ts';
import { vuilraithLeaders } from './vuilraith.ts';
import { winnu } from './winnu.ts';
import { xxcha } from './xxcha.ts';
import { yin } from './yin.ts';
import { yssaril } from './yssaril.ts';

export const leaders: Piece[] = [
  { id: 'added-dice', since: LEADERS, modifiers: { rolls: (pub, { unit }) => diceAdded(pub, unit) } },
  alliance,
  ...arborec,
  ...creuss,
  ...hacan,
  ...jolnar,
  ...l1z1x,
  ...letnev,
  ...mentak,
  ...muaat,
  ...naalu,
  ...nekro,
  ...norr,
  ...saar,
  ...sol,
  ...winnu,
  ...xxcha,
  ...yin,
  ...yssaril,
  ...argentLeaders,
  ...empyreanLeaders,
  ...naazrokhaLeaders,
  ...vuilraithLeaders,
];
