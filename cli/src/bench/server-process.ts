// A server in a process of its own, which can be killed without warning and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { environmentName, type GivenSettings, MAIN } from '@orrery/server';

export interface ServerProcess {
  url: string;
  pid: number;
  kill(): Promise<void>; // -9
  stop(): Promise<void>; // as a host would
  freeze(ms: number): Promise<void>; // it stands still so long, and notices nothing
  rss(): number; // bytes, of the process with all its workers
  cpu(): number; // seconds used so far
}

export const BENCH_SHELF = new URL(`./shelf${extname(import.meta.url)}`, import.meta.url).href;

interface Launch {
  main?: URL; // what is run
  killAfter?: number | undefined; // so many milliseconds after it was started, open or not
}

export function spawnServer(given: GivenSettings, launch: Launch = {}): Promise<ServerProcess> {
  const wanted = Object.entries(given).map(([name, value]) => [environmentName(name), String(value)]);
  return spawnProgram(launch.main ?? MAIN, [], Object.fromEntries(wanted), launch.killAfter);
}
/** Any program that says where it is open. */
export async function spawnProgram(
  main: URL,
  args: readonly string[],
  env: Record<string, string> = {},
  killAfter?: number,
): Promise<ServerProcess> {
  const flags = main.pathname.endsWith('.ts') ? ['--conditions=source', '--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...flags, main.pathname, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', killAfter === undefined ? 'inherit' : 'ignore'],
  });
  if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
  const url = await opened(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const freeze = async (ms: number) => {
    child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    child.kill('SIGCONT');
  };
  const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024;
  const cpu = () => {
    const [, , ...rest] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(rest[9]) + Number(rest[10])) / 100; // user and system, in ticks of a hundredth
  };
  return { url, pid: child.pid!, cpu, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), freeze, rss };
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      const url = /open at (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.slice(-500)}`)));
  });
}
