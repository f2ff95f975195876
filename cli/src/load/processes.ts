// What a process has cost so far, with those it has started: read from where Linux tells it.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100; // in a second
interface Told {
  parent: number;
  seconds: number; // of its own, and of those it has outlived
}

function tell(pid: number): Told | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    const [own, system, gone, goneSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number];
    return { parent: Number(fields[1]), seconds: (own + system + gone + goneSystem) / TICKS };
  } catch {
    return undefined; // it has ended
  }
}

/** Seconds of processor time of it and its children. */
export function cpuOf(pid: number): number {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = numbers.flatMap((name) => {
    const told = tell(Number(name));
    return told && (Number(name) === pid || told.parent === pid) ? [told.seconds] : [];
  });
  return all.reduce((sum, seconds) => sum + seconds, 0);
}
