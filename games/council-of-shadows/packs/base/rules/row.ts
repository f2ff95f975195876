// One line of the rule index.

export type Row = readonly [id: string, source: string, en: string, es: string];
