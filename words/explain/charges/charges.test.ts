import { describe, expect, it } from 'vitest';
import { explain } from '../explain.ts';
import { california } from './dockets/california.ts';
import type { Docket, Expected } from './dockets/docket.ts';
import { elsewhere } from './dockets/elsewhere.ts';
import { fbi } from './dockets/fbi.ts';
import { florida } from './dockets/florida.ts';
import { georgia } from './dockets/georgia.ts';
import { illinois } from './dockets/illinois.ts';
import { maryland } from './dockets/maryland.ts';
import { michigan } from './dockets/michigan.ts';
import { newYork } from './dockets/new-york.ts';
import { northCarolina } from './dockets/north-carolina.ts';
import { ohio } from './dockets/ohio.ts';
import { orders } from './dockets/orders.ts';
import { oregon } from './dockets/oregon.ts';
import { pennsylvania } from './dockets/pennsylvania.ts';
import { texas } from './dockets/texas.ts';
import { virginia } from './dockets/virginia.ts';

const known: readonly Docket[] = [
  ...pennsylvania,
  ...newYork,
  ...california,
  ...texas,
  ...florida,
  ...michigan,
  ...northCarolina,
  ...maryland,
  ...oregon,
  ...ohio,
  ...illinois,
  ...georgia,
  ...virginia,
  ...fbi,
  ...orders,
];

declare const console: { log(text: string): void };

/** All of these papers were printed before this day. */
const asOf = '2026-11-19';

const fields = ['offense', 'statute', 'level', 'grade', 'disposition', 'date'] as const;

function differences({ text, charges }: Docket): readonly string[] {
  const found = explain(text, asOf).charges;
  const missed = charges.flatMap((expected, index) => {
    const read: Partial<Expected> = found[index] ?? {};
    const wrong = fields.filter((field) => read[field] !== expected[field]);
    return wrong.length === 0
      ? []
      : [wrong.map((field) => `${field}: ${expected[field]}, read as ${read[field]}`).join('; ')];
  });
  const invented = found.slice(charges.length).map(({ offense }) => `no such charge: ${offense}`);
  return [...missed, ...invented];
}

describe('the charges of a paper', () => {
  it('are right in nine of ten, in offense, section, level, grade, end and day', () => {
    const all = [...known, ...elsewhere];
    const charges = all.flatMap((docket) => docket.charges).length;
    const wrong = all.map((docket) => ({ name: docket.name, differences: differences(docket) }));
    const right = charges - wrong.flatMap((each) => each.differences).length;
    console.log(`Charges read right: ${right} of ${charges} in ${all.length} papers.`);
    for (const { name, differences: told } of wrong)
      for (const each of told) console.log(`  ${name}: ${each}`);
    expect(right / charges).toBeGreaterThanOrEqual(0.9);
  });

  it.each(known.map((docket) => [docket.name, docket] as const))(
    'are read without a warning: %s',
    (_, { text }) => {
      expect(explain(text, asOf).warnings).not.toContainEqual(
        expect.stringContaining('do not know this layout'),
      );
    },
  );

  it.each(elsewhere.map((docket) => [docket.name, docket] as const))(
    'come with a warning where the layout is new: %s',
    (_, { text }) => {
      expect(explain(text, asOf).warnings).toContain(
        'We do not know this layout. Check each charge with the paper.',
      );
    },
  );

  it('point to the line that they were read from', () => {
    for (const { text } of known)
      for (const { at } of explain(text, asOf).charges) {
        const line = at ? text.slice(...at) : '';
        expect(line).not.toBe('');
        expect(line).not.toContain('\n');
      }
  });

  it('stay what they are, and come soon, in a text without end', () => {
    const noise = `${'A (1-2.3 '.repeat(4000)}\n`.repeat(10);
    expect(
      explain(`Court Summary\nCommonwealth of Pennsylvania\n${noise}`, asOf).charges.length,
    ).toBeLessThan(20);
  });
});
