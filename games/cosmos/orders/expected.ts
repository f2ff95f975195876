// CSM-LANG-4: why a line cannot be read, in the words of whoever reads it: where, what was expected, the nearest name.
import type { Msg } from '@orrery/kernel';
import type { Problem } from './cursor.ts';
import { normal } from './tokens.ts';

/** Keywords as one writes them. The reader knows more, but nobody needs all of them named. */
const WORDS: readonly (readonly [es: string, en: string])[] = [
  ['a', 'to'],
  ['a', 'over'],
  ['en', 'at'],
  ['en', 'into'],
  ['de', 'from'],
  ['con', 'with'],
  ['contra', 'against'],
  ['sobre', 'on'],
  ['hasta', 'up to'],
  ['hasta turno', 'until turn'],
  ['por portal', 'through portal'],
  ['por nexo', 'through nexus'],
  ['por hipersalto', 'by hyperjump'],
  ['como', 'as'],
  ['y', 'and'],
  ['max', 'max'],
  ['todos', 'all'],
  ['tierra', 'ground'],
  ['estación', 'station'],
  ['base orbital', 'orbital base'],
  ['subiendo', 'loading'],
  ['bajando', 'landing'],
  ['con héroe', 'with hero'],
  ['biomasa', 'biomass'],
  ['bombardeando', 'bombarding'],
  ['paz', 'peace'],
  ['guerra', 'war'],
  ['exploración', 'scouting'],
  ['pagos', 'payments'],
  ['mediante', 'through'],
  ['todo o nada', 'all or nothing'],
  ['al', 'at'],
  ['préstamo turno', 'loan turn'],
  ['órdenes', 'orders'],
  ['a bordo', 'aboard'],
  ['código', 'code'],
  ['alto', 'high'],
  ['copiando', 'copying'],
  ['activar', 'on'],
  ['desactivar', 'off'],
  ['nova', 'nova'],
  ['troyano', 'trojan'],
  ['dispositivo', 'device'],
  ['fabricar misil', 'make missile'],
  ['usurpar', 'usurp'],
  ['ritual', 'ritual'],
  ['clonar', 'clone'],
  ['desarrollar', 'develop'],
  ['adiestrar', 'train'],
  ['consultar', 'consult'],
  ['hipersalto', 'hyperjump'],
  ['espiar', 'spy'],
  ['tecnología', 'technology'],
  ['crédito', 'credit'],
  ['finanzas', 'finance'],
  ['gesta', 'feat'],
  ['banco de pruebas', 'test bench'],
  ['velo', 'veil'],
  ['portal móvil', 'mobile portal'],
  ['anclar portal', 'anchor portal'],
  ['metamorfosis', 'metamorphosis'],
  ['reconvertir', 'refit'],
  [',', ','],
  ['+', '+'],
  ['%', '%'],
];
const PLACE = '<place>';
/** Where one of these is possible, all of its kind are: the kind says it better. */
const KIND_OF: Readonly<Record<string, string>> = {
  mover: '<order>',
  ciudadela: PLACE,
  violeta: '<colour>',
  flota: '<label>',
};

function expectedMsgs(expected: readonly string[]): Msg[] {
  const words = WORDS.filter(([es, en]) => expected.includes(normal(es)) && expected.includes(en));
  const kinds = new Set(expected.map((what) => KIND_OF[what] ?? what).filter((what) => what.startsWith('<')));
  if (kinds.has(PLACE)) for (const part of ['<number>', '<colour>']) kinds.delete(part);
  return [
    ...[...kinds].map((kind) => kindMsg(kind.slice(1, -1))),
    ...words.map(([es, en]) => ({ key: 'expected.word', args: { es, en } })),
  ];
}
function kindMsg(kind: string): Msg {
  const [from, to] = kind.split('-').map(Number);
  return to ? { key: 'expected.range', args: { from: from!, to } } : { key: `expected.${kind}` };
}
const either = (list: readonly Msg[]): Msg =>
  list.reduce((a, b, i) => ({
    key: i === list.length - 1 ? 'expected.or' : 'expected.more',
    args: { a, b },
  }));

export function problemMsg({ line, column, found, expected, nearest }: Problem): Msg {
  const key = found === '' ? 'problem.end' : nearest === '' ? 'problem.line' : 'problem.nearest';
  const wanted = either(expectedMsgs(expected));
  return { key, args: { line, column, found, expected: wanted, nearest } };
}
