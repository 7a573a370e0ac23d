/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from '../explain.ts';

/** An invented paper: lines of what must be found in it, a rule, and its text. */
type Paper = {
  readonly file: string;
  readonly text: string;
  readonly told: (what: string) => readonly string[];
};

const papers = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt'))
  .map((file): Paper => {
    const whole = readFileSync(join(import.meta.dirname, file), 'utf8');
    const rule = whole.indexOf('\n---\n');
    const facts = whole
      .slice(0, rule)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
    return {
      file,
      text: whole.slice(rule + 5),
      told: (what) => facts.filter(([name]) => name === what).map(([, value = '']) => value),
    };
  });

/** The day on which they are read: none of them is of a later day. */
const asOf = '2027-01-05';

const explained = papers.map((paper) => ({ paper, found: explain(paper.text, asOf) }));

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const datesIn = (found: ReturnType<typeof explain>) =>
  found.dates.map(({ role, date, time }) => [role, date, time].filter(Boolean).join(' '));
const isDue = (date: string) => date.startsWith('deadline');

type Shares = Record<string, { right: number; all: number }>;
const shares: Shares = {};
const wrong: string[] = [];

function count(what: string, expected: readonly string[], isFound: (value: string) => boolean, file: string) {
  shares[what] ??= { right: 0, all: 0 };
  for (const value of expected) {
    shares[what].all += 1;
    if (isFound(value)) shares[what].right += 1;
    else wrong.push(`${file}: ${what} ${value}`);
  }
}

for (const { paper, found } of explained) {
  const { file, told } = paper;
  const dates = datesIn(found);
  count('kind', told('kind'), (kind) => kind === found.kind, `${file} (${found.kind})`);
  count('state', told('state'), (state) => state === found.state, `${file} (${found.state})`);
  count(
    'case number',
    told('case'),
    (number) => found.caseNumbers.includes(number),
    `${file} (${found.caseNumbers})`,
  );
  count('deadline', told('date').filter(isDue), (date) => dates.includes(date), `${file} (${dates})`);
  count(
    'other date',
    told('date').filter((date) => !isDue(date)),
    (date) => dates.includes(date),
    `${file} (${dates})`,
  );
  const amounts = found.amounts.map(({ role, cents }) => `${role} ${cents}`);
  count(
    'amount',
    told('amount'),
    (amount) => {
      const [role = '', value = ''] = amount.split(' ');
      return found.amounts.some(
        (each) => each.cents === centsOf(value) && (role === '*' || each.role === role),
      );
    },
    `${file} (${amounts})`,
  );
}

/** A charge as its line tells it: what of it, in this order, and in any letters. */
const asTold = (charge: string) => charge.toLowerCase().replaceAll(/[^a-z0-9|]+/g, '');
for (const { paper, found } of explained) {
  const expected = paper.told('charge').map(asTold);
  if (expected.length === 0) continue;
  const read = found.charges.map(({ offense, statute, level, grade, disposition, date }) =>
    asTold([offense, statute, level, grade, disposition, date].map((each) => each ?? '').join('|')),
  );
  count('charge', expected, (charge) => read.includes(charge), `${paper.file} (${read})`);
  count('no other charge', read, (charge) => expected.includes(charge), paper.file);
}

const share = (what: string) => (shares[what]?.right ?? 0) / (shares[what]?.all ?? 1);

describe(`${papers.length} invented papers`, () => {
  it('are read well', () => {
    const lines = Object.entries(shares).map(
      ([what, { right, all }]) => `${what}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`,
    );
    console.info([...lines, ...wrong].join('\n'));
    expect(papers.length).toBeGreaterThanOrEqual(532);
    expect(share('kind')).toBeGreaterThanOrEqual(0.98);
    expect(share('deadline')).toBeGreaterThanOrEqual(0.98);
    expect(share('amount')).toBeGreaterThanOrEqual(0.95);
    expect(share('state')).toBeGreaterThanOrEqual(0.95);
    expect(share('case number')).toBeGreaterThanOrEqual(0.95);
    expect(share('charge')).toBeGreaterThanOrEqual(0.97);
    expect(share('no other charge')).toBeGreaterThanOrEqual(0.97);
    expect(share('other date')).toBeGreaterThanOrEqual(0.95);
  });

  it.each(explained)('$paper.file names no last day that is none', ({ paper, found }) => {
    expect(datesIn(found).filter(isDue).sort()).toEqual(paper.told('date').filter(isDue).sort());
  });

  it.each(explained)('$paper.file is pointed to where it says so', ({ paper, found }) => {
    for (const { text, at } of [...found.dates, ...found.amounts]) expect(paper.text.slice(...at)).toBe(text);
  });

  it.each(explained)('$paper.file keeps names and birthdays to itself', ({ paper, found }) => {
    const { title, meaning, next, warnings } = found;
    const read = JSON.stringify({ title, meaning, next, warnings }).toLowerCase();
    for (const name of paper.told('name').flatMap((each) => each.toLowerCase().split(' ')))
      expect(read).not.toContain(name);
    for (const { text, date, role } of found.dates)
      if (role === 'birth') {
        expect(read).not.toContain(text.toLowerCase());
        expect(read).not.toContain(date);
      }
  });

  it.each(papers)('$file repeats nobody of whom it tells', ({ text }) => {
    const told = `Zebulon Quackenbush, born 03/04/1977, SSN 219-09-9999, 12 Nowhere Lane\n${text}`;
    const { title, meaning, next, warnings } = explain(told, asOf);
    expect(JSON.stringify({ title, meaning, next, warnings })).not.toMatch(
      /zebulon|quackenbush|1977|219-09|nowhere lane/i,
    );
  });
});
