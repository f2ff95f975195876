// Numbers below 0 on the command line, which Node's reader of flags takes for flags.

/** `--number -1`: no flag is a number, so what looks like one below 0 is the value of the flag before it. */
export function withNegatives(args: readonly string[]): string[] {
  const read: string[] = [];
  for (const arg of args) {
    const last = read.at(-1);
    const isValue = /^-\d/.test(arg) && last?.startsWith('--') && !last.includes('=');
    if (isValue) read[read.length - 1] = `${last}=${arg}`;
    else read.push(arg);
  }
  return read;
}
