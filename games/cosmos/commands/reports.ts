// The reports of a turn as files: for every faction a text in its player's language and a spreadsheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Speaker } from '@orrery/kernel';
import writeExcel from 'write-excel-file/node';
import { reportText } from '../letters/report-text.ts';
import { reportOf } from '../report/index.ts';
import { openingSections } from '../report/opening.ts';
import { reportBook } from '../report/workbook.ts';
import type { Campaign } from './campaign.ts';
import { speakerFor } from './words.ts';

interface ReportFile {
  path: string; // inside the campaign's folder
  content: string | Uint8Array;
}
/** Where a player is written to is the master's business alone. */
const withoutAddress = (name: string): string =>
  name
    .replace(/\s*<[^>]*>/, '')
    .trim()
    .replace(/@.*$/, '') || name.replace(/^<|@.*$/g, '');
export const reportsFolder = (turn: number): string => join('reports', `turn-${turn}`);

/** All of them in memory, so that nothing is written if one cannot be made. A newcomer also reads what stood in the first letter. */
export async function reportFiles({ match, players, deadline, audit }: Campaign): Promise<ReportFile[]> {
  const files: ReportFile[] = [];
  const newcomers = new Set(
    audit.flatMap((deed) => ('replaced' in deed && deed.turn === match.state.pub.turn ? [deed.faction] : [])),
  );
  const known = players.map((player) => ({ ...player, name: withoutAddress(player.name) }));
  const until = ({ say }: Speaker) =>
    deadline === undefined ? '' : `${say({ key: 'mail.until', args: { until: deadline } })}\n`;
  for (const [seat, { language }] of players.entries()) {
    const k = match.know(seat);
    const faction = match.state.pub.factions[seat]!;
    const told = reportOf(k);
    const report =
      newcomers.has(faction) && told.turn > 0 ? { ...told, events: [...told.events, ...openingSections(k)] } : told;
    const speaker = speakerFor(language, known);
    const path = join(reportsFolder(report.turn), faction);
    files.push({ path: `${path}.txt`, content: `${reportText(report, speaker)}${until(speaker)}` });
    files.push({ path: `${path}.xlsx`, content: await writeExcel(reportBook(report, speaker.say)).toBuffer() });
  }
  return files;
}

export function writeReports(root: string, files: readonly ReportFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
