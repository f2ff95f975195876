// orrery cosmos overview: the whole truth of a campaign as a text and a spreadsheet, for the master alone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Speaker, Terminal } from '@orrery/kernel';
import writeExcel from 'write-excel-file/node';
import { sectionsText } from '../letters/report-text.ts';
import { overviewOf, overviewTitle } from '../report/overview.ts';
import { sectionsBook } from '../report/workbook.ts';
import type { Campaign } from './campaign.ts';

export async function overviewBy(out: Terminal, folder: string, campaign: Campaign, speaker: Speaker): Promise<number> {
  const world = campaign.match.state.dark.world!;
  const sections = overviewOf(world);
  const file = join(folder, `overview-${world.turn}`);
  const text = sectionsText(speaker.say(overviewTitle(world)), sections, speaker);
  writeFileSync(`${file}.txt`, text);
  writeFileSync(`${file}.xlsx`, await writeExcel(sectionsBook(sections, speaker.say)).toBuffer());
  out.put({ turn: world.turn, files: [`${file}.txt`, `${file}.xlsx`] }, text);
  out.put({}, speaker.say({ key: 'mail.overview', args: { file } }));
  return 0;
}
