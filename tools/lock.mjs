// One at a time: work that several processes of this machine must not do at once in the same folder.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

const PAUSE_MS = 100;
const CLEARING_MS = 10_000;
const LONGEST_MS = 30 * 60_000; // whoever holds a lock for longer is gone, whatever its number says

/** Does the work while no other process holds this lock; `waiting` is called once if another one does. */
export function locked(file, work, waiting = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  const note = `${file}.${process.pid}`;
  writeFileSync(note, `${hostname()} ${process.pid}`);
  const leave = () => rmSync(file, { force: true });
  try {
    for (let turns = 0; !take(note, file); turns++) {
      if (turns === 0) waiting();
      if (isLeft(file)) clear(file);
      else pause();
    }
  } finally {
    rmSync(note, { force: true });
  }
  process.on('exit', leave); // the work may end the process
  try {
    return work();
  } finally {
    process.off('exit', leave);
    leave();
  }
}

/** A lock appears with its holder's name in it, or not at all. */
function take(note, file) {
  try {
    linkSync(note, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Its holder ended without leaving it. */
function isLeft(file) {
  try {
    const [host, pid] = readFileSync(file, 'utf8').split(' ');
    return ageOf(file) > LONGEST_MS || (host === hostname() && !isAlive(Number(pid)));
  } catch (error) {
    if (error.code === 'ENOENT') return false; // it was left just now
    throw error;
  }
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes a lock away that was left behind, one process at a time: the next lock must not be taken for the old one. */
function clear(file) {
  const guard = `${file}.clearing`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (ageOf(guard) > CLEARING_MS) rmSync(guard, { recursive: true, force: true });
    return pause();
  }
  try {
    if (isLeft(file)) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}
const ageOf = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
const pause = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
