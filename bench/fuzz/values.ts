import type { Chance } from './chance.ts';

/** As much of JSON Schema as our own description uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
};

const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '﷽'.repeat(200),
  'a'.repeat(20_000),
  '<script>alert(1)</script>',
  "'; drop table posts; --",
  '../../etc/passwd',
  '__proto__',
  [],
  [[[[]]]],
  {},
  { constructor: { prototype: {} } },
];

const texts = [
  'PA',
  'NC',
  'theft',
  '18 § 3929',
  '2012',
  '2012-05',
  '2012-05-09',
  '2026-02-30',
  'ann@example.org',
  'https://example.org/a',
  'My record from 2012 keeps me from a job.',
  'ß ñ 漢 👩‍👩‍👧',
  '0123456789abcdef0123456789abcdef',
  '6f1b0a52-7c1e-4d5b-9a53-0c2f6f3a9f11',
];

/** A value that a schema may take, now and then one that it may not. */
export function valueFor(schema: Schema, chance: Chance, depth = 0): unknown {
  if (depth > 12 || chance.once(chance.oddIn)) return chance.oneOf(odd);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.oneOf(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueFor(chance.oneOf(choices), chance, depth + 1);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((each) => valueFor(each, chance, depth + 1) ?? {}));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, chance, depth);
    case 'array':
      return arrayOf(schema, chance, depth);
    case 'string':
      return textOf(schema, chance);
    case 'integer':
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.once(2);
    case 'null':
      return null;
    default:
      return chance.oneOf(odd);
  }
}

function objectOf(schema: Schema, chance: Chance, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  // Of a whole record sometimes next to nothing is told, and sometimes all.
  const told = chance.oneOf([0, 0.2, 0.5, 0.9, 1]);
  const entries = Object.entries(properties)
    .filter(([name]) => (required.includes(name) ? !chance.once(chance.oddIn) : chance.next() < told))
    .map(([name, each]) => [name, valueFor(each, chance, depth + 1)]);
  if (typeof additionalProperties === 'object')
    for (let more = chance.upTo(3); more > 0; more -= 1)
      entries.push([chance.oneOf(texts), valueFor(additionalProperties, chance, depth + 1)]);
  if (chance.once(chance.oddIn)) entries.push([chance.oneOf(texts), chance.oneOf(odd)]);
  return Object.fromEntries(entries);
}

function arrayOf(
  { items = {}, minItems = 0, maxItems = 6 }: Schema,
  chance: Chance,
  depth: number,
): unknown[] {
  const most = chance.oneOf([1, 3, 10, maxItems, chance.once(chance.oddIn) ? maxItems + 1 : maxItems]);
  const length = chance.once(3) ? Math.min(most, 60) : minItems + chance.upTo(2);
  // Many of the very same are as likely as many of each kind.
  if (chance.once(4)) return Array.from({ length }, () => valueFor(items, chance, depth + 1));
  const same = valueFor(items, chance, depth + 1);
  return Array.from({ length }, () =>
    chance.once(3) ? valueFor(items, chance, depth + 1) : withoutId(same),
  );
}

/** Two of one name would be refused for that alone. */
function withoutId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  const { id: _, ...others } = value;
  return others;
}

function textOf({ minLength = 0, maxLength = 60, format, pattern }: Schema, chance: Chance): string {
  if (format?.startsWith('date') || pattern?.includes('\\d{4}'))
    return chance.once(chance.oddIn) ? chance.oneOf(texts) : chance.day.slice(0, chance.oneOf([4, 7, 10]));
  const text = chance.once(2) ? chance.oneOf(texts) : `${chance.upTo(99_999)}`;
  if (chance.once(chance.oddIn)) return text.repeat(1 + Math.ceil(maxLength / text.length));
  return text.slice(0, Math.max(1, maxLength)).padEnd(minLength, 'x');
}

function numberOf({ minimum = 0, maximum = 100, type }: Schema, chance: Chance): number {
  const value = chance.oneOf([minimum, maximum, minimum + chance.next() * (maximum - minimum)]);
  return type === 'integer' && !chance.once(chance.oddIn) ? Math.round(value) : value;
}
