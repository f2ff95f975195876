// Makes what nobody should send, from the schemas of the contract: well-formed samples, and everything that is wrong with them.
import type { Random } from '@orrery/kernel';
import { z } from 'zod';

type Schema = { [key: string]: unknown } & {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: Schema | boolean;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  format?: string;
  pattern?: string;
};

/** Something that fits the type, as small as it can be. */
export function sample(type: z.ZodType, dice: Random): unknown {
  return from(
    z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Schema,
    dice,
  );
}

function from(schema: Schema, dice: Random): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return from(dice.pick(either), dice);
  const kind = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (kind === 'object') return objectFrom(schema, dice);
  if (kind === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => from(schema.items ?? {}, dice));
  if (kind === 'string') return stringFrom(schema, dice);
  if (kind === 'number' || kind === 'integer') return Math.max(0, Math.ceil(schema.minimum ?? 0));
  if (kind === 'boolean') return dice.below(2) === 0;
  return kind === 'null' ? null : 'anything';
}

function objectFrom({ properties = {}, required = [] }: Schema, dice: Random): object {
  const all = Object.entries(properties).filter(([name]) => required.includes(name) || dice.below(2) === 0);
  return Object.fromEntries(all.map(([name, of]) => [name, from(of, dice)]));
}

function stringFrom({ format, minLength = 1 }: Schema, dice: Random): string {
  if (format === 'email') return 'mallory@example.org';
  if (format === 'uri') return 'https://push.example.org/x';
  return Array.from({ length: Math.max(8, minLength) }, () => 'abcdefgh0123'[dice.below(12)]).join('');
}

/** One place of it is wrong now. */
export function spoiled(value: unknown, dice: Random): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = Object.keys(value);
    if (names.length > 0 && dice.below(4) > 0) {
      const name = dice.pick(names);
      const { [name]: old, ...rest } = value as Record<string, unknown>;
      if (dice.below(4) === 0) return rest;
      return { ...value, [name]: spoiled(old, dice) };
    }
  }
  if (Array.isArray(value) && value.length > 0 && dice.below(2) === 0) return [spoiled(value[0], dice)];
  return wrong(dice);
}

const nested = (depth: number, leaf: unknown, box: (inner: unknown) => unknown): unknown => {
  let value = leaf;
  for (let i = 0; i < depth; i++) value = box(value);
  return value;
};
const WRONG: readonly ((dice: Random) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.5,
  () => '',
  () => ' ',
  () => '\u0000\ud800',
  () => "'; drop table match; --",
  () => '{{7*7}}<script>alert(1)</script>',
  (dice) => 'x'.repeat(1 + dice.below(20_000)),
  () => 'é'.repeat(300_000),
  () => [],
  () => ({}),
  () => ({ toString: 1, constructor: { prototype: { seat: 0 } } }),
  () => Array.from({ length: 5000 }, (_, i) => i),
  (dice) => nested(1 + dice.below(300), 0, (inner) => [inner]),
  (dice) => nested(1 + dice.below(300), 0, (inner) => ({ choice: inner })),
  () => nested(4000, 0, (inner) => [inner]),
];
const wrong = (dice: Random): unknown => dice.pick(WRONG)(dice);

/** What is not even JSON, or not what it says it is. */
export function garbled(text: string, dice: Random): string {
  const forms = [
    text.slice(0, dice.below(text.length + 1)),
    `${text}${text}`,
    text.replace(/[{[]/, ''),
    `{"__proto__":{"owner":true},${text.slice(1)}`,
    '['.repeat(50_000),
    '\u0000\u0001\u0002',
    'null',
    '"text"',
    '1e999',
    '',
  ];
  return dice.pick(forms);
}

/** For a part of an address. */
export const STRANGE = [
  '..',
  '%00',
  '%2e%2e%2fhost-token',
  '-1',
  '99',
  '1e3',
  'NaN',
  '__proto__',
  'constructor',
  'x'.repeat(90),
  '%F0%9F%8E%B2',
  "'or'1'='1",
  '0x10',
  ' ',
] as const;
