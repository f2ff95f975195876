/** Where a Chromium is: one that is here, or one that is got where that is possible. */
export function browser(): Promise<string>;
/** The same for pages that nobody looks at, without windows where there is such a one. */
export function headless(): Promise<string>;
