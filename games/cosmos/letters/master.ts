// CSM-GM-4, CSM-GM-7: the master's letter: who has written and who has not, what would fail, what goes out with the turn, how to go on.
import type { Know, Msg, Option, Request, Seat, Speaker } from '@orrery/kernel';
import { writeOrder } from '../orders/format.ts';
import { readList } from '../orders/parse.ts';
import { trial } from '../report/trial.ts';
import { errorMsg } from '../resolver/boards.ts';
import { failureMsg } from '../say.ts';
import { type Cosmos, plannedOn, players } from '../state.ts';
import { sayingAmend } from '../steps/amend.ts';

type Say = Speaker['say'];
const whoMsg = ({ pub }: Know<Cosmos>, seat: Seat): Msg => ({
  key: 'letter.master.who',
  args: { faction: { key: `faction.${pub.factions[seat]}` }, player: { seat } },
});

/** A list that nobody handed in is the one that was left for the case (CSM-TURN-13). */
function handedIn(k: Know<Cosmos>, seat: Seat): Msg {
  const sheet = k.own!.lists![seat];
  const orders = sheet ? readList(sheet.orders, k.pub.factions[seat]!).orders.length : 0;
  const how = !sheet?.late ? 'in' : orders > 0 ? 'kept' : 'none';
  return { key: `letter.master.${how}`, args: { who: whoMsg(k, seat), count: orders } };
}
/** What would fail if the turn were published as it is, by faction. */
function failures(k: Know<Cosmos>, { say, language }: Speaker): string[] {
  const { pub, own } = k;
  const { now } = trial(own!.world!, own!.lists!, plannedOn(own!.desk), sayingAmend(pub));
  const lines = players(pub).flatMap((seat) => {
    const failed = (now.outcomes[seat] ?? []).filter(({ code }) => code !== '');
    if (failed.length === 0) return [];
    const told = failed.flatMap(({ n, order, code, args }) => [
      `${String(n || '').padStart(4)}  ${writeOrder(order, pub.factions[seat]!, language)}`,
      `        ${say(failureMsg(errorMsg(code, args)))}`,
    ]);
    return [say(whoMsg(k, seat)), ...told];
  });
  return lines.length === 0
    ? [say({ key: 'letter.master.nothingFails' })]
    : [say({ key: 'letter.master.fails' }), ...lines];
}
/** Corrections, notes and events that its reports will tell. */
function goingOut({ pub, own }: Know<Cosmos>, say: Say): string[] {
  const { desk, world } = own!;
  const events = plannedOn(desk)
    .filter(({ turn }) => turn === pub.turn)
    .map(({ text, change }): Msg => {
      const what: Msg = change ? sayingAmend(pub)(world!, change) : { key: 'event.rumour' };
      return { key: 'letter.master.event', args: { text, what } };
    });
  const notes = (desk?.notes ?? []).map(({ to, msg }): Msg => {
    const reader: Msg = { key: to === 'all' ? 'told.all' : `faction.${pub.factions[to]}` };
    return { key: 'letter.master.told', args: { to: reader, what: msg } };
  });
  const lines = [...events, ...notes].map((one) => `  - ${say(one)}`);
  return lines.length === 0 ? [] : ['', say({ key: 'letter.master.out' }), ...lines];
}
const optionsOf = (request: Request | null): readonly Option[] =>
  request?.ask.shape === 'one' ? request.ask.options : [];

export function masterLetter(
  k: Know<Cosmos>,
  request: Request | null,
  speaker: Speaker,
): { subject: string; text: string } {
  const { say } = speaker;
  const { pub, own } = k;
  const when = pub.ended ? 'ended' : pub.closed ? 'review' : 'turn';
  const subject = say({ key: `letter.master.${when}`, args: { turn: pub.turn } });
  const active = players(pub).filter((seat) => pub.active[seat]);
  const reviewed =
    pub.closed && own?.lists && own.world
      ? [...active.map((seat) => `  - ${say(handedIn(k, seat))}`), '', ...failures(k, speaker), ...goingOut(k, say), '']
      : [];
  const choices = optionsOf(request).map(({ label }, i) => `${String(i + 1).padStart(3)}. ${say(label)}`);
  const asked = choices.length === 0 ? [] : [say({ key: 'letter.master.answer' }), '', ...choices, ''];
  const close = request ? [say({ key: 'letter.master.page' })] : [];
  return { subject, text: [subject, '', ...reviewed, ...asked, ...close].join('\n') };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** `1`, `publicar`, `Publicar el turno`. */
export function masterChoice(options: readonly Option[], line: string, say: Say): Option | undefined {
  const text = plain(line.trim().replace(/[.!]$/, ''));
  if (/^\d+$/.test(text)) return options[Number(text) - 1];
  return text.length < LEAST ? undefined : options.find(({ label }) => plain(say(label)).startsWith(text));
}
const LEAST = 4;
