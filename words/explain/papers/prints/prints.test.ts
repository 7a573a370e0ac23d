/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from '../../explain.ts';
import { isRead, printOf, wrongIn } from './print.ts';

const prints = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => printOf(file, readFileSync(join(import.meta.dirname, file), 'utf8')));

const read = prints.map((print) => {
  const found = explain(print.text, print.asOf);
  return { file: print.file, print, found, wrong: wrongIn(print, found) };
});

describe(`${prints.length} papers in the shape of what courts print`, () => {
  it.each(read)('$file calls nobody to court, and to nothing else, on a day that it does not set', (each) => {
    expect(each.wrong.orders).toEqual([]);
  });

  it.each(read)('$file sets the days that it sets', ({ print, found }) => {
    const set = new Set(found.next.flatMap(({ by }) => by ?? []));
    expect(print.told('by').filter((day) => !set.has(day))).toEqual([]);
  });

  it.each(read)('$file names no charge that is none', ({ wrong }) => {
    expect(wrong.charges).toEqual([]);
  });

  it.each(read)('$file convicts and acquits nobody whom the court did not', ({ wrong }) => {
    expect(wrong.endings.filter((ending) => /: (?:convicted|acquitted)/.test(ending))).toEqual([]);
  });

  it.each(read)('$file names money as its row does', ({ wrong, print, found }) => {
    expect(wrong.money).toEqual([]);
    const isFree = print.told('amount').includes('restitution 0');
    expect(isFree && found.amounts.some(({ role, cents }) => role === 'restitution' && cents > 0)).toBe(
      false,
    );
  });

  it.each(read)('$file is of no day but its own', ({ wrong }) => {
    expect(wrong.issued).toEqual([]);
  });

  it('are known for what they are, and nearly all of their charges are read right', () => {
    const kinds = read.filter(({ print }) => print.told('kind').length > 0);
    expect(kinds.filter(({ print, found }) => print.told('kind')[0] !== found.kind)).toEqual([]);
    const charges = read.flatMap(({ print, found }) => print.charges.map((charge) => isRead(charge, found)));
    expect(charges.filter(Boolean).length / charges.length).toBeGreaterThanOrEqual(0.94);
    expect(read.flatMap(({ wrong }) => wrong.endings).length).toBeLessThanOrEqual(1);
  });
});
