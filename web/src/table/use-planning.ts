// Planning ahead, and what if: what this seat will be asked, or is asked, rehearsed in an imagined world. It is on the screen
// instead of the table until it is kept or taken over, given up, or the table asks something else.
import type { Live, Preparation, Scene, Snapshot, Verdict } from '@orrery/api';
import { type Choice, type Msg, NOW, type Planned, planOf, type Standing } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { api } from '../state/api.ts';

type Ahead = NonNullable<Scene['ahead']>[number];

export interface Planning {
  /** Instead of the table's own; undefined: nothing is being planned, or the table comes first. */
  scene: Scene | undefined;
  label: Msg | undefined;
  busy: boolean; // what comes next is on its way
  steps: readonly Planned[];
  refused: Preparation['refused']; // the last answer, and why
  begin(ahead: Ahead): void;
  answer(...choices: Choice[]): void;
  back(): void; // one answer
  stop(): void;
  keep(): void;
  /** What if: the table's own question, tried out. */
  now: string | undefined; // the request
  tries: readonly Try[]; // set aside, to compare
  tryNow(request: string): void;
  setAside(): void; // and begin anew
  look(at: Try): void;
  alone: number; // so many of the answers can be given in one go
  takeOver(): Promise<Verdict> | undefined;
}
/** A turn that was tried out. */
interface Try {
  choices: Choice[];
  steps: readonly Planned[];
  scene: Scene;
}
interface Draft {
  ahead: { key: string; label?: Msg };
  request?: string; // what is tried out, if it is asked now
  choices: Choice[];
}
const REST = 400; // milliseconds: others may answer in quick succession
const NONE: readonly Planned[] = [];

export function usePlanning(
  { table, seq, scene }: Snapshot,
  live: Live | undefined,
  secret: string | undefined,
): Planning {
  const [draft, setDraft] = useState<Draft>();
  const [prepared, setPrepared] = useState<Preparation>();
  const [fresh, setFresh] = useState<string>(); // the draft that is on the screen
  const [refused, setRefused] = useState<Preparation['refused']>(null);
  const [tries, setTries] = useState<readonly Try[]>([]);
  const open = scene?.requests.find((r) => r.blocking && r.sealed === undefined)?.id;
  const now = draft?.request;
  // What is prepared gives way to what the table asks; what is tried out, to anything else it asks.
  const asked = open !== now;
  const seen = useRef(seq);
  const text = JSON.stringify(draft);
  useEffect(() => {
    if (!draft || asked) return;
    let current = true;
    const rehearse = async () => {
      const { ahead, choices } = draft;
      const found = await api.as(secret).call('prepare', { match: table.id, body: { key: ahead.key, choices } });
      if (!current) return;
      setPrepared(found);
      setFresh(text);
      if (found.refused) setRefused(found.refused);
      if (found.steps.length < choices.length) setDraft({ ...draft, choices: choices.slice(0, found.steps.length) });
    };
    const failed = () => current && setDraft(undefined); // it can no longer be prepared, or there is no line
    const moved = seen.current !== seq;
    seen.current = seq;
    const timer = setTimeout(() => void rehearse().catch(failed), moved ? REST : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, seq, asked, table.id, secret]);
  const stop = () => {
    setTries([]);
    setRefused(null);
    setDraft(undefined);
    setPrepared(undefined);
  };
  const change = (choices: (now: Choice[]) => Choice[]) => {
    setRefused(null);
    setDraft((last) => last && { ...last, choices: choices(last.choices) });
  };
  const steps = prepared?.steps ?? NONE;
  return {
    scene: draft && !asked ? prepared?.scene : undefined,
    label: draft?.ahead.label,
    busy: draft !== undefined && fresh !== text,
    steps,
    refused,
    begin: (ahead) => {
      stop();
      setDraft({ ahead, choices: [] });
    },
    answer: (...choices) => change((given) => [...given, ...choices]),
    back: () => change((given) => given.slice(0, -1)),
    stop,
    keep: () => {
      const plan = planOf(steps);
      const list = (scene?.view.own?.standing ?? []) as Standing[];
      if (plan) void live?.standing([...list.filter((other) => !isSame(other, plan)), plan]).catch(() => undefined);
      stop();
    },
    now: draft && !asked ? now : undefined,
    tries,
    tryNow: (request) => {
      stop();
      setDraft({ ahead: { key: NOW }, request, choices: [] });
    },
    setAside: () => {
      const made = draft && prepared && { choices: draft.choices, steps, scene: prepared.scene };
      if (made) setTries((all) => [...all.filter((other) => !isAlike(other, made)), made].slice(-MOST_TRIES));
      change(() => []);
    },
    look: ({ choices }) => change(() => choices),
    alone: prepared?.alone ?? 0,
    takeOver: () => {
      const first = steps.slice(0, prepared?.alone).map(({ choice }) => ({ choice }));
      if (!live || now === undefined || first.length === 0) return undefined;
      // What others or the dice come between is kept as a plan, as long as the procedure runs that asked first.
      const stack = (scene?.view.pub.stack ?? []) as { id: number }[];
      const rest = planOf(steps.slice(first.length), stack.at(-1)?.id);
      const list = (scene?.view.own?.standing ?? []) as Standing[];
      stop();
      return live.answer(first.map((move, i) => (i === 0 ? { request: now, ...move } : move))).then(async (verdict) => {
        if (rest && verdict.taken) await live.standing([...list, rest]);
        return verdict;
      });
    },
  };
}
const MOST_TRIES = 6;
const isAlike = (a: Try, b: Try): boolean => JSON.stringify(a.choices) === JSON.stringify(b.choices);

/** Two answers to one question: the newer counts. */
const isSame = (a: Standing, b: Standing): boolean =>
  a.plan !== undefined && a.kind === b.kind && JSON.stringify(a.plan.asked) === JSON.stringify(b.plan?.asked);
