// What the command line prints: a line of words or, with --json, one object a line; progress on the side.
import type { Terminal } from '@orrery/kernel';

const WIDTH = 30;

export function terminal(json: boolean): Terminal {
  const live = process.stderr.isTTY && !json;
  let shown = 0;
  const clear = () => {
    if (live) process.stderr.write('\r\x1b[2K');
  };
  return {
    json,
    put(object, line) {
      clear();
      const text = json ? JSON.stringify(object) : (line ?? JSON.stringify(object));
      process.stdout.write(`${text}\n`);
    },
    progress(done, of, what) {
      if (!live || (Date.now() - shown < 100 && done < of)) return;
      shown = Date.now();
      const full = Math.round((done / of) * WIDTH);
      clear();
      if (done < of) process.stderr.write(`[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${of} ${what}`);
    },
    error(text) {
      clear();
      if (json) process.stdout.write(`${JSON.stringify({ error: text })}\n`);
      process.stderr.write(`orrery: ${text}\n`);
    },
  };
}
