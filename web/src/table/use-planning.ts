// Planning ahead: what this seat will be asked, rehearsed in an imagined world. It is on the screen instead of the table until
// it is kept, given up, or the table asks something itself.
import type { Live, Preparation, Scene, Snapshot } from '@orrery/api';
import { type Choice, type Msg, type Planned, planOf, type Standing } from '@orrery/kernel';
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
}
interface Draft {
  ahead: Ahead;
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
  const asked = scene?.requests.some((r) => r.blocking && r.sealed === undefined) ?? false;
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
      if (found.steps.length < choices.length) setDraft({ ahead, choices: choices.slice(0, found.steps.length) });
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
    setRefused(null);
    setDraft(undefined);
    setPrepared(undefined);
  };
  const change = (choices: (now: Choice[]) => Choice[]) => {
    setRefused(null);
    setDraft((now) => now && { ...now, choices: choices(now.choices) });
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
    answer: (...choices) => change((now) => [...now, ...choices]),
    back: () => change((now) => now.slice(0, -1)),
    stop,
    keep: () => {
      const plan = planOf(steps);
      const list = (scene?.view.own?.standing ?? []) as Standing[];
      if (plan) void live?.standing([...list.filter((other) => !isSame(other, plan)), plan]).catch(() => undefined);
      stop();
    },
  };
}

/** Two answers to one question: the newer counts. */
const isSame = (a: Standing, b: Standing): boolean =>
  a.plan !== undefined && a.kind === b.kind && JSON.stringify(a.plan.asked) === JSON.stringify(b.plan?.asked);
