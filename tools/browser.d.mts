/** Where a Chromium is: one that is here, or one that is got where that is possible. */
export function browser(): Promise<string>;
