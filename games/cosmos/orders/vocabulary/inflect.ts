// A verb in the forms players write it in: `recolectar` is also `recolecta`, `recolectan`, `que recolecte`, `recolectad`.

const AR = { stressed: ['a', 'an', 'o'], plain: ['amos', 'ad', 'ando'], wish: ['e', 'en'], we: ['emos'] };
const ER = { stressed: ['e', 'en', 'o'], plain: ['emos', 'ed', 'iendo'], wish: ['a', 'an'], we: ['amos'] };
const IR = { stressed: ['e', 'en', 'o'], plain: ['imos', 'id', 'iendo'], wish: ['a', 'an'], we: ['amos'] };
const ENDINGS = { ar: AR, er: ER, ir: IR };
/** Stems that change where the voice falls on them. */
const CHANGED: Readonly<Record<string, string>> = {
  mover: 'muev',
  renovar: 'renuev',
  contar: 'cuent',
  mostrar: 'muestr',
  colgar: 'cuelg',
  tender: 'tiend',
  perder: 'pierd',
  entender: 'entiend',
  verter: 'viert',
  servir: 'sirv',
  medir: 'mid',
  rendir: 'rind',
  repetir: 'repit',
  despedir: 'despid',
  forzar: 'fuerz',
  esforzar: 'esfuerz',
  desterrar: 'destierr',
  enterrar: 'entierr',
  desenterrar: 'desentierr',
  gobernar: 'gobiern',
  aprobar: 'aprueb',
  comprobar: 'comprueb',
  rodar: 'rued',
  volcar: 'vuelc',
  negar: 'nieg',
  plegar: 'plieg',
  replegar: 'replieg',
  diluir: 'diluy',
  constituir: 'constituy',
  sustituir: 'sustituy',
  instruir: 'instruy',
  incluir: 'incluy',
  concluir: 'concluy',
  contribuir: 'contribuy',
  huir: 'huy',
  reconstruir: 'reconstruy',
  adquirir: 'adquier',
  requerir: 'requier',
  sugerir: 'sugier',
  preferir: 'prefier',
  transferir: 'transfier',
  sembrar: 'siembr',
  cerrar: 'cierr',
  probar: 'prueb',
  invertir: 'inviert',
  convertir: 'conviert',
  atravesar: 'atravies',
  encontrar: 'encuentr',
  acordar: 'acuerd',
  soltar: 'suelt',
  jugar: 'jueg',
  seguir: 'sig',
  reforzar: 'refuerz',
  caer: 'ca',
  volar: 'vuel',
  elegir: 'elig',

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
  caer: ['caiga', 'caigan', 'cae', 'caen'],
  hacer: ['hago', 'haga', 'hagan', 'hagamos', 'haz'],
  salir: ['salgo', 'salga', 'salgan', 'salgamos', 'sal'],
  traer: ['traigo', 'traiga', 'traigan', 'traigamos'],
  extraer: ['extraigo', 'extraiga', 'extraigan', 'extraigamos'],
  producir: ['produce', 'producen'],
  conducir: ['conduce', 'conducen'],
  proponer: ['propone', 'proponen'],
  mantener: ['mantiene', 'mantienen'],
};
/** `dirija`, `recoja`, `establezca`: before a and o. */
const hard = (stem: string): string => stem.replace(/([^n])g$/, '$1j').replace(/([aeiou])c$/, '$1zc');
/** `pondré`, `saldrá`. */
const FUTURE: Readonly<Record<string, string>> = {
  poner: 'pondr',
  proponer: 'propondr',
  hacer: 'har',
  salir: 'saldr',
  mantener: 'mantendr',
};
const WILL = ['e', 'a', 'an', 'emos', 'ia', 'ian'];
/** `debe ser destruido`, `irá preparada`. */
const PARTICIPLE = { ar: 'ad', er: 'id', ir: 'id' };
const GENDERS = ['o', 'a', 'os', 'as'];
/** `busque`, `cargue`, `lance`: the sound stays, the letter changes. */
const soft = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');

export function spanish(phrase: string): string[] {
  const [typed = '', ...rest] = phrase.split(' ');
  const verb = typed.replace(/(r)se$/, '$1'); // `internarse`: `se interna`
  const ending = /^[a-z]{2,}(ar|er|ir)$/.exec(verb)?.[1] as keyof typeof ENDINGS | undefined;
  if (!ending) return [];
  const { stressed, plain, wish, we } = ENDINGS[ending];
  const stem = verb.slice(0, -2);
  const strong = CHANGED[verb] ?? stem;
  const [wishing, ours] = ending === 'ar' ? [soft(strong), soft(stem)] : [hard(strong), hard(strong)];
  const forms = [
    ...stressed.map((end) => (end === 'o' && ending !== 'ar' ? hard(strong) : strong) + end),
    ...plain.map((end) => stem + end),
    ...wish.map((end) => wishing + end),
    ...we.map((end) => ours + end),
    ...WILL.map((end) => (FUTURE[verb] ?? verb) + end),
    ...GENDERS.map((end) => stem + PARTICIPLE[ending] + end),
    ...(IRREGULAR[verb] ?? []),
  ];
  return forms.map((form) => [form, ...rest].join(' '));
}

/** `are to be built`. */
const IRREGULAR_DONE: Readonly<Record<string, string>> = {
  build: 'built',
  send: 'sent',
  take: 'taken',
  put: 'put',
  bring: 'brought',
  set: 'set',
  fly: 'flown',
  fight: 'fought',
  spy: 'spied',
  scrap: 'scrapped',
  lay: 'laid',
  hold: 'held',
};
export function english(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ');
  if (!/^[a-z]{2,}$/.test(verb) || /(s|ing|ion|ent)$/.test(verb)) return [];
  const many = /(ch|sh|x|z)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  const going = `${verb.replace(/([^e])e$/, '$1')}ing`;
  const done = IRREGULAR_DONE[verb] ?? `${verb.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i')}ed`;
  return [many, going, done].map((form) => [form, ...rest].join(' '));
}
