// P3: every answer a request describes is accepted; a sample of everything else is refused and changes nothing.
import { type Answer, type Choice, copy, Match, type Request, type State } from '../src/index.ts';
import { answerTo, bytes, hold, isUntouched, openRequests, type Probe } from './probe.ts';

const MOST = 6;
const DEALS = 4; // of those that lie open to all seats at every decision

export function checkAdvertised(probe: Probe): void {
  const { match, random } = probe;
  const [asked, deals] = [match.requests().filter((r) => r.blocking), match.requests().filter((r) => !r.blocking)];
  const requests = [...asked, ...random.shuffle(deals).slice(0, DEALS)];
  for (const request of requests)
    for (const choice of described(probe, request))
      accepted(probe, { request: request.id, seat: request.seat, choice });
  refused(probe, [...requests.flatMap(strangeAnswers), ...misplaced(probe)]);
}

/** A right answer by somebody else, and to another question. */
function misplaced({ match, random }: Probe): Answer[] {
  const [asked] = openRequests(match);
  if (!asked) return [];
  const right = answerTo(match, asked, random);
  const outsider = match.requests().find((r) => r.seat !== asked.seat)?.seat ?? match.state.pub.seats;
  return [
    { ...right, seat: outsider },
    { ...right, request: `${right.request}9` },
  ];
}

/** All single options, or as many as a check can afford; samples of the other shapes. */
function described({ match, random }: Probe, request: Request): Choice[] {
  const { ask } = request;
  if (ask.shape === 'one') return random.shuffle(ask.options.map((o) => o.key)).slice(0, MOST);
  if (ask.shape === 'number') return [ask.min, ask.max];
  return [answerTo(match, request, random).choice, answerTo(match, request, random).choice];
}

function accepted({ match, box, ...probe }: Probe, answer: Answer): void {
  const world = new Match(box.game, copy(match.state), { undo: false });
  const outcome = world.apply(answer);
  hold(
    { match, box, ...probe },
    'P3',
    'events' in outcome,
    () => `advertised but refused: ${bytes(answer)} ${bytes(outcome)}`,
  );
}

/** Looked at once after all of them; where something did change, each is tried alone to name the one. */
function refused(probe: Probe, answers: readonly Answer[]): void {
  const { match, text, box } = probe;
  for (const answer of answers) {
    const outcome = match.apply(answer);
    hold(probe, 'P3', 'refused' in outcome, () => `never advertised but accepted: ${bytes(answer)}`);
  }
  const changes = (answer: Answer): boolean => {
    const world = new Match(box.game, JSON.parse(text) as State, { undo: false });
    world.apply(answer);
    return !isUntouched({ match: world, text });
  };
  hold(probe, 'P3', isUntouched(probe), () => `a refused answer changed the state: ${bytes(answers.find(changes))}`);
}

function strangeAnswers({ id, seat, ask, barred }: Request): Answer[] {
  const strange: unknown[] = ['no such option', '', '__proto__', null, true, [[]], { surprise: 1 }, Number.NaN, 1.5];
  if (ask.shape === 'number') strange.push(ask.min - 1, ask.max + 1, String(ask.min));
  if (ask.shape === 'many') {
    const keys = ask.options.map((o) => o.key);
    strange.push([...keys, 'no such option']);
    if (keys.length > ask.max) strange.push(keys.slice(0, ask.max + 1));
    if (ask.min > 0) strange.push(keys.slice(0, ask.min - 1));
    if (keys.length > 0) strange.push([keys[0], keys[0]]);
  }
  strange.push(...(barred ?? []).map((o) => o.key));
  return strange.map((choice) => ({ request: id, seat, choice: choice as Choice }));
}
