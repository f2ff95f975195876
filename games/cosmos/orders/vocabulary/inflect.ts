// A verb in the forms players write it in: `recolectar` is also `recolecta`, `recolectan`, `que recolecte`, `recolectad`.

const AR = { stressed: ['a', 'an', 'o'], plain: ['amos', 'ad', 'ando'], wish: ['e', 'en'], we: ['emos'] };
const ER = { stressed: ['e', 'en', 'o'], plain: ['emos', 'ed', 'iendo'], wish: ['a', 'an'], we: ['amos'] };
const IR = { stressed: ['e', 'en', 'o'], plain: ['imos', 'id', 'iendo'], wish: ['a', 'an'], we: ['amos'] };
const ENDINGS = { ar: AR, er: ER, ir: IR };
/** Stems that change where the voice falls on them. */
const CHANGED: Readonly<Record<string, string>> = {
  mover: 'muev',
  volver: 'vuelv',
  devolver: 'devuelv',
  pedir: 'pid',
  defender: 'defiend',
  desplegar: 'desplieg',
  encender: 'enciend',
  demoler: 'demuel',
  construir: 'construy',
  destruir: 'destruy',
  conducir: 'conduzc',
  producir: 'produzc',
  proponer: 'propong',
  mantener: 'manteng',
  extender: 'extiend',
  empezar: 'empiez',
  comenzar: 'comienz',
};
/** Forms that no ending gives. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  poner: ['pongo', 'ponga', 'pongan', 'pongamos', 'pon'],
  hacer: ['hago', 'haga', 'hagan', 'hagamos', 'haz'],
  salir: ['salgo', 'salga', 'salgan', 'salgamos', 'sal'],
  traer: ['traigo', 'traiga', 'traigan', 'traigamos'],
  producir: ['produce', 'producen'],
  conducir: ['conduce', 'conducen'],
  proponer: ['propone', 'proponen'],
  mantener: ['mantiene', 'mantienen'],
};
/** `busque`, `cargue`, `lance`: the sound stays, the letter changes. */
const soft = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');

export function spanish(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ');
  const ending = /^[a-z]{3,}(ar|er|ir)$/.exec(verb)?.[1] as keyof typeof ENDINGS | undefined;
  if (!ending) return [];
  const { stressed, plain, wish, we } = ENDINGS[ending];
  const stem = verb.slice(0, -2);
  const strong = CHANGED[verb] ?? stem;
  const [wishing, ours] = ending === 'ar' ? [soft(strong), soft(stem)] : [strong, strong];
  const forms = [
    ...stressed.map((end) => strong + end),
    ...plain.map((end) => stem + end),
    ...wish.map((end) => wishing + end),
    ...we.map((end) => ours + end),
    ...(IRREGULAR[verb] ?? []),
  ];
  return forms.map((form) => [form, ...rest].join(' '));
}

export function english(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ');
  if (!/^[a-z]{2,}$/.test(verb) || /(s|ing|ion|ent)$/.test(verb)) return [];
  const many = /(ch|sh|x|z)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  const going = `${verb.replace(/([^e])e$/, '$1')}ing`;
  return [many, going].map((form) => [form, ...rest].join(' '));
}
