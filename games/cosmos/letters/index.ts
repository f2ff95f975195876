// COSMOS by letter: the report of a turn with its workbook goes out, a list of orders comes back.
import { type Enclosure, type Know, type Letter, letters, type Request, type Speaker } from '@orrery/kernel';
import writeExcel from 'write-excel-file/node';
import { reportOf } from '../report/index.ts';
import { reportBook } from '../report/workbook.ts';
import type { Cosmos } from '../state.ts';
import { masterLetter } from './master.ts';
import { readAnswer } from './read.ts';
import { reportText } from './report-text.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Enrolment: what there is to choose from, numbered. */
function questionText(request: Request, { say }: Speaker): string {
  const options = request.ask.shape === 'one' ? request.ask.options : [];
  const choices = options.map(({ label }, i) => `${String(i + 1).padStart(3)}. ${say(label)}`);
  return [say(request.prompt), '', ...choices, '', say({ key: 'letter.choose' })].join('\n');
}
/** The master has given the lists back, or undone the turn they were for: the last report is sent again, and why is said first. */
function givenBack({ pub, own }: Know<Cosmos>, { say }: Speaker): Pick<Letter, 'subject' | 'text'> | undefined {
  if (typeof own?.list !== 'string' || pub.ended) return undefined;
  const { turn } = pub;
  const lines = own.list.trim().split('\n');
  const list = own.list.trim() === '' ? [say({ key: 'letter.back.none' })] : lines.map((line) => `    ${line}`);
  const text = [
    say({ key: pub.revocable || turn === 1 ? 'letter.back' : 'letter.back.undone', args: { turn } }),
    '',
    ...list,
    '',
    say({ key: 'letter.back.report', args: { turn: turn - 1 } }),
    '',
    '',
  ].join('\n');
  return { subject: say({ key: 'letter.back.subject', args: { turn } }), text };
}

async function reportLetter(k: Know<Cosmos>, speaker: Speaker): Promise<Letter> {
  const report = reportOf(k);
  const book = await writeExcel(reportBook(report, speaker.say)).toBuffer();
  const { faction } = k.own!.side!;
  const enclosed: Enclosure = {
    name: `cosmos-${faction}-${report.turn}.xlsx`,
    type: XLSX,
    content: Buffer.from(book).toString('base64'),
  };
  const { subject, text } = givenBack(k, speaker) ?? { subject: speaker.say(report.title), text: '' };
  return { subject, text: text + reportText(report, speaker), enclosed: [enclosed] };
}

export const cosmosLetters = letters<Cosmos>({
  async write(k, request, speaker) {
    const { say } = speaker;
    if (k.seat === k.pub.master) return { ...masterLetter(k, request, speaker), enclosed: [] };
    if (k.own?.side) return reportLetter(k, speaker);
    const text = request ? questionText(request, speaker) : say({ key: 'letter.nothing' });
    return { subject: say(request?.prompt ?? { key: 'game.name' }), text, enclosed: [] };
  },
  read: readAnswer,
});
