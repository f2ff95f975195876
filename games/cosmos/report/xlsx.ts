// A workbook as the bytes of an .xlsx file: a zip of a few XML parts, the same from the command line and in a browser.

export interface Style {
  bold?: true;
  italic?: true;
  large?: true;
  faint?: true;
  wrap?: true;
  fill?: string; // RRGGBB
}
export interface BookCell {
  value: string | number;
  style?: Style;
}
export interface BookSheet {
  name: string;
  rows: (BookCell | null)[][];
  widths: number[]; // in characters
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const FAINT = 'FF9A9A9A';

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const UNFIT = /[\p{Cc}\p{Cs}]/gu; // controls and halves of characters
const plain = (text: string): string =>
  text.replace(UNFIT, (char) => (char === '\n' ? char : '')).replace(/[&<>"]/g, (char) => MARKS[char]!);

/** `A`, `B` … `Z`, `AA`; a report is never wider than that. */
const columnName = (i: number): string =>
  (i >= 26 ? String.fromCharCode(64 + Math.floor(i / 26)) : '') + String.fromCharCode(65 + (i % 26));

function cellXml({ value, style }: BookCell, at: string, styles: Map<string, number>): string {
  const key = JSON.stringify(style ?? {});
  const s = styles.get(key) ?? styles.size;
  styles.set(key, s);
  if (typeof value === 'number') return `<c r="${at}" s="${s}"><v>${value}</v></c>`;
  return `<c r="${at}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${plain(value)}</t></is></c>`;
}
function sheetXml({ rows, widths }: BookSheet, styles: Map<string, number>): string {
  const cols = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const lines = rows.map((row, r) => {
    const cells = row.map((cell, c) => (cell ? cellXml(cell, `${columnName(c)}${r + 1}`, styles) : ''));
    return `<row r="${r + 1}">${cells.join('')}</row>`;
  });
  const top = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return xml(
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${top}</sheetView></sheetViews>` +
      `<cols>${cols.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  );
}

function stylesXml(styles: readonly Style[]): string {
  const fonts = styles.map(({ bold, italic, large, faint }) => {
    const kind = `${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${large ? 14 : 11}"/>`;
    return `<font>${kind}${faint ? `<color rgb="${FAINT}"/>` : ''}<name val="Calibri"/></font>`;
  });
  const solid = styles.map(({ fill }) => {
    const colour = `<fgColor rgb="FF${fill ?? 'FFFFFF'}"/><bgColor indexed="64"/>`;
    return `<fill><patternFill patternType="${fill ? 'solid' : 'none'}">${fill ? colour : ''}</patternFill></fill>`;
  });
  const edge = ['left', 'right', 'top', 'bottom'].map((side) => `<${side} style="hair"/>`).join('');
  const formats = styles.map(({ fill, wrap }, i) => {
    const align = `<alignment vertical="top"${wrap ? ' wrapText="1"' : ''}/>`;
    const parts = `fontId="${i}" fillId="${i + 2}" borderId="${fill ? 1 : 0}"`;
    const applied = 'applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
    return `<xf numFmtId="0" ${parts} xfId="0" ${applied}>${align}</xf>`;
  });
  const list = (name: string, items: readonly string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`;
  const reserved = ['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`);
  return xml(
    `<styleSheet xmlns="${MAIN}">${list('fonts', fonts)}${list('fills', [...reserved, ...solid])}` +
      list('borders', ['<border/>', `<border>${edge}</border>`]) +
      list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
      `${list('cellXfs', formats)}</styleSheet>`,
  );
}

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const relations = (items: readonly string[]): string =>
  xml(`<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`);

export function xlsxOf(sheets: readonly BookSheet[]): Uint8Array<ArrayBuffer> {
  const styles = new Map([['{}', 0]]);
  const pages = sheets.map((sheet) => sheetXml(sheet, styles));
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${DOCUMENT}.${type}+xml"/>`;
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('workbook', 'sheet.main'),
    part('styles', 'styles'),
    ...pages.map((_, i) => part(`worksheets/sheet${i + 1}`, 'worksheet')),
  ];
  const names = sheets.map(({ name }, i) => `<sheet name="${plain(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  return zipOf([
    ['[Content_Types].xml', xml(`<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`)],
    ['_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      xml(`<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.join('')}</sheets></workbook>`),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...pages.map((_, i) => relation(i + 1, 'worksheet', `worksheets/sheet${i + 1}.xml`)),
        relation(pages.length + 1, 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', stylesXml([...styles.keys()].map((key) => JSON.parse(key) as Style))],
    ...pages.map((page, i): [string, string] => [`xl/worksheets/sheet${i + 1}.xml`, page]),
  ]);
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});
function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

const byteOf = (escaped: string): string => String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
function utf8(text: string): Uint8Array {
  const chars = text.replace(/\P{ASCII}+/gu, (part) => encodeURIComponent(part).replace(/%../g, byteOf));
  const bytes = new Uint8Array(chars.length);
  for (let i = 0; i < chars.length; i++) bytes[i] = chars.charCodeAt(i);
  return bytes;
}

const little = (value: number, size: 2 | 4): number[] =>
  Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 255);
const FIRST_DAY = 33; // 1 January 1980: the same report is the same file

/** Stored as it is: reports are small, and every reader knows it. */
function zipOf(files: readonly [name: string, text: string][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const index: Uint8Array[] = [];
  let at = 0;
  for (const [path, text] of files) {
    const [name, body] = [utf8(path), utf8(text)];
    const sizes = [...little(crcOf(body), 4), ...little(body.length, 4), ...little(body.length, 4)];
    const about = [20, 0, 0, 0, 0, 0, 0, 0, ...little(FIRST_DAY, 2), ...sizes, ...little(name.length, 2), 0, 0];
    parts.push(Uint8Array.from([0x50, 0x4b, 3, 4, ...about]), name, body);
    index.push(
      Uint8Array.from([0x50, 0x4b, 1, 2, 20, 0, ...about, ...Array<number>(10).fill(0), ...little(at, 4)]),
      name,
    );
    at += 30 + name.length + body.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const count = little(files.length, 2);
  const end = Uint8Array.from([
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...little(size, 4),
    ...little(at, 4),
    0,
    0,
  ]);
  const whole = new Uint8Array(at + size + end.length);
  let filled = 0;
  for (const part of [...parts, ...index, end]) {
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}
