// Starts a thread from a module of this package, built or in source.
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Whether this runs from sources (tests, development); then modules are `.ts`. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');

/** What to run for a server in a process of its own. */
export const MAIN = new URL(FROM_SOURCES ? './main.ts' : './main.js', import.meta.url);

/** `name`: of a module, without its ending. From sources the thread needs tsx, which Node 20 lets in only from inside. */
export function startThread(base: string, name: string, options: WorkerOptions): Worker {
  const entry = new URL(`${name}${FROM_SOURCES ? '.ts' : '.js'}`, base);
  if (!FROM_SOURCES) return new Worker(entry, options);
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import('${entry.href}'); })`;
  return new Worker(boot, { ...options, eval: true, execArgv: ['--conditions=source'] });
}
