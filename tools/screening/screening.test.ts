import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type Screening, screenFile } from './screen-file.ts';

async function screen(content: string | Readable, format: Screening['format']) {
  const output = new PassThrough();
  const complaints: string[] = [];
  const written = text(output);
  const counts = await screenFile({
    input: typeof content === 'string' ? Readable.from([content]) : content,
    format,
    output,
    complain: (line, message) => complaints.push(`${line}: ${message}`),
  });
  output.end();
  const results = (await written)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { ...counts, complaints, results };
}

const theft = {
  state: 'PA',
  asOf: '2026-11-15',
  answers: { charges: [{ disposition: 'dismissed', dispositionDate: '2015-05-01' }] },
};

describe('a file of requests, one a line', () => {
  it('is answered line by line', async () => {
    const { judged, skipped, results } = await screen(
      `${JSON.stringify(theft)}\n\n${JSON.stringify(theft)}\n`,
      'ndjson',
    );
    expect([judged, skipped]).toEqual([2, 0]);
    expect(results.map(({ line }) => line)).toEqual([1, 3]);
    expect(results[0].charges[0].outcome).toBeTypeOf('string');
  });

  it('has its bad lines told by number and passed over', async () => {
    const lines = [
      '{',
      JSON.stringify(theft),
      '{"state":"ZZ"}',
      JSON.stringify({ ...theft, state: 'WY' }),
      JSON.stringify({ ...theft, asOf: undefined }),
    ];
    const { judged, complaints } = await screen(lines.join('\n'), 'ndjson');
    expect(judged).toBe(1);
    expect(complaints.map((line) => line.split(':')[0])).toEqual(['1', '3', '4', '5']);
    expect(complaints[0]).toContain('not valid JSON');
    expect(complaints[2]).toContain('Wyoming');
  });

  it('of any size takes little memory', async () => {
    const line = `${JSON.stringify(theft)}\n`;
    function* many() {
      for (let count = 0; count < 20_000; count += 1) yield line;
    }
    let bytes = 0;
    const output = new PassThrough();
    output.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    const before = process.memoryUsage().heapUsed;
    const { judged } = await screenFile({
      input: Readable.from(many()),
      format: 'ndjson',
      output,
      complain: () => {},
    });
    expect(judged).toBe(20_000);
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(80_000_000);
  });
});

describe('a table of charges', () => {
  const header =
    'record,state,asOf,pendingCharges,elsewhere.felonies,disposition,level,offense,dispositionDate,restitutionPaid';

  it('puts the rows of one record together', async () => {
    const rows = [
      'ann,PA,2026-11-15,no,0,dismissed,misdemeanor,theft,2015-05-01,',
      'ann,PA,2026-11-15,no,0,acquitted,felony,theft;fraud,2016-05-01,yes',
      'bob,PA,2026-11-15,,,dismissed,misdemeanor,theft,2015-05-01,',
    ];
    const { results, complaints } = await screen([header, ...rows].join('\n'), 'csv');
    expect(complaints).toEqual([]);
    expect(results.map(({ record, line, charges }) => [record, line, charges.length])).toEqual([
      ['ann', 2, 2],
      ['bob', 4, 1],
    ]);
  });

  it('has its bad rows told by number and passed over', async () => {
    const rows = [
      'ann,PA,2026-11-15,no,0,guilty,misdemeanor,theft,2015-05-01,',
      'bob,PA,2026-11-15,no,0,dismissed,,,,maybe',
    ];
    const { complaints } = await screen([header, ...rows].join('\n'), 'csv');
    expect(complaints[0]).toMatch(/^2: answers\.charges\.0\.disposition: Choose one of/);
    expect(complaints[1]).toMatch(/^3: answers\.charges\.0\.restitutionPaid: This must be true or false\./);
  });
});
