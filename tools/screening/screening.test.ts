import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Screening, screenFile } from './screen-file.ts';

async function screen(
  content: string | Readable,
  format: Screening['format'],
  how: Pick<Screening, 'depth' | 'workers'> = {},
) {
  const output = new PassThrough();
  const complaints: string[] = [];
  const written = text(output);
  const counts = await screenFile({
    input: typeof content === 'string' ? Readable.from([content]) : content,
    format,
    output,
    complain: (line, message) => complaints.push(`${line}: ${message}`),
    ...how,
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
      JSON.stringify({ ...theft, asOf: undefined }),
    ];
    const { judged, complaints } = await screen(lines.join('\n'), 'ndjson');
    expect(judged).toBe(1);
    expect(complaints.map((line) => line.split(':')[0])).toEqual(['1', '3', '4']);
    expect(complaints[0]).toContain('not valid JSON');
    expect(complaints[2]).toContain('on which day');
  });

  it('is answered in its order, however many work on it', async () => {
    const person = (charges: number) => ({
      ...theft,
      answers: { charges: Array.from({ length: charges }, () => theft.answers.charges[0]) },
    });
    // Long and short ones in turn, so that the workers are not done in the order they began in.
    const lines = Array.from({ length: 400 }, (_, index) =>
      index % 50 === 7 ? '{' : JSON.stringify(person(Math.floor(index / 32) % 2 === 0 ? 40 : 1)),
    );
    const [alone, together] = await Promise.all(
      [1, 3].map((workers) => screen(lines.join('\n'), 'ndjson', { workers })),
    );
    expect(together).toEqual(alone);
    expect(together?.results.map(({ line }) => line)).toEqual(
      lines.flatMap((line, index) => (line === '{' ? [] : [index + 1])),
    );
    expect(together?.complaints).toHaveLength(8);
  });

  it('can be answered with outcomes alone, which are those of the whole results', async () => {
    const lines = ['PA', 'CO', 'UT'].map((state) => JSON.stringify({ ...theft, state })).join('\n');
    const whole = await screen(lines, 'ndjson');
    const alone = await screen(lines, 'ndjson', { depth: 'outcomes alone' });
    expect(alone.results).toEqual(
      whole.results.map(({ line, state, asOf, lawVerified, charges }) => ({
        line,
        state,
        asOf,
        lawVerified,
        charges: charges.map(({ id, outcome }: { id: string; outcome: string }) => ({ id, outcome })),
      })),
    );
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

describe('a file whose results nobody takes', () => {
  const workers = 2;
  // Each worker has one batch of 32 in hand and one waiting; one is being written, and one put together.
  const mostHeld = (2 * workers + 2) * 32;

  it.each([1_000, 8_000])(
    'is read no further than what is held, though it has %i records',
    async (records) => {
      let read = 0;
      let taken = 0;
      let most = 0;
      let lastRead = performance.now();
      function* lines() {
        for (; read < records; read += 1) {
          most = Math.max(most, read - taken);
          lastRead = performance.now();
          yield `${JSON.stringify(theft)}\n`;
        }
      }
      const output = new Writable({
        highWaterMark: 1,
        write(results: Buffer, _encoding, done) {
          const take = () => {
            taken += results.toString().split('\n').length - 1;
            done();
          };
          // The first is taken only when nothing has been read for a while; without anything to hold it back, all would be.
          if (taken > 0) return take();
          const waiting = setInterval(() => {
            if (performance.now() - lastRead < 500) return;
            clearInterval(waiting);
            take();
          }, 50);
        },
      });
      const { judged } = await screenFile({
        input: Readable.from(lines()),
        format: 'ndjson',
        output,
        complain: () => {},
        depth: 'outcomes alone',
        workers,
      });
      expect(judged).toBe(records);
      expect(most).toBeGreaterThan(32);
      expect(most).toBeLessThanOrEqual(mostHeld);
    },
  );
});

/** One thing over and over, as often as asked, without anybody holding all of it. */
function* over(part: string, times: number) {
  const bytes = Buffer.from(part);
  for (let count = 0; count < times; count += 1) yield bytes;
}

/** The most memory in use while a file is read, beyond what was in use before. */
async function memoryFor(parts: () => Generator<Buffer | string>, format: Screening['format']) {
  const before = process.memoryUsage();
  let most = 0;
  function* watched() {
    for (const part of parts()) {
      const { heapUsed, external } = process.memoryUsage();
      most = Math.max(most, heapUsed + external - before.heapUsed - before.external);
      yield part;
    }
  }
  return { ...(await screen(Readable.from(watched()), format)), most };
}

describe('a line without end', () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  const good = JSON.stringify(theft);

  it('is refused before it is held, and the rest goes on in order', async () => {
    const { results, complaints, most } = await memoryFor(function* () {
      yield `${good}\n{"state":"`;
      yield* over(megabyte, 100);
      yield `"}\n${good}\n`;
    }, 'ndjson');
    expect(complaints).toEqual(['2: This line is larger than 64 KB, the most we take for one line.']);
    expect(results.map(({ line }) => line)).toEqual([1, 3]);
    expect(most).toBeLessThan(60_000_000);
  });

  it('is refused from one byte more than the API takes', async () => {
    const padded = (size: number) => good.replace('{', `{${' '.repeat(size - good.length)}`);
    const { results, complaints } = await screen(
      [padded(64 * 1024), padded(64 * 1024 + 1)].join('\n'),
      'ndjson',
    );
    expect(results.map(({ line }) => line)).toEqual([1]);
    expect(complaints).toEqual([expect.stringMatching(/^2: This line is larger/)]);
  });

  it.each(['\n', '\r\n', '\r'])(
    'or not, ends in %j, wherever the pieces of the file are cut',
    async (end) => {
      const content = ['\uFEFF{', '', good, `{"é":"${'x'.repeat(70_000)}"}`, good].join(end);
      const bytes = Buffer.from(content);
      const cuts = [1, 2, 3, 4, 5, 6, 7, good.length + 7, good.length + 8, 60_000, bytes.length];
      const pieces = cuts.map((cut, index) => bytes.subarray(cuts[index - 1] ?? 0, cut));
      const { results, complaints } = await screen(Readable.from(pieces), 'ndjson');
      expect(results.map(({ line }) => line)).toEqual([3, 5]);
      expect(complaints.map((text) => text.split(' ', 4).join(' '))).toEqual([
        '1: This line is',
        '4: This line is',
      ]);
    },
  );
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

  const row = (record: string) => `${record},PA,2026-11-15,no,0,dismissed,misdemeanor,theft,2015-05-01,`;

  it('has a row without end refused before it is held, and the rest goes on in order', async () => {
    const { results, complaints, most } = await memoryFor(function* () {
      yield `${header}\n${row('ann')}\n"bob`;
      yield* over(`${'x'.repeat(1024 * 1024)}\n`, 100);
      yield `",PA\n${row('cyd')}\n${row('dan').replace(',', '').slice(0, 60)}\n${row('eve')}`;
    }, 'csv');
    expect(results.map(({ record, line }) => [record, line])).toEqual([
      ['ann', 2],
      ['cyd', 104],
      ['eve', 106],
    ]);
    expect(complaints).toEqual([
      '3: This row is larger than 64 KB, the most we take for one row.',
      expect.stringMatching(/^105: This row has 8 columns, and the header 10\./),
    ]);
    expect(most).toBeLessThan(60_000_000);
  });

  it('has a record of too many rows refused, and the rest goes on', async () => {
    const rows = [header, ...Array.from({ length: 2_000 }, () => row('ann')), row('bob')];
    const { results, complaints } = await screen(rows.join('\n'), 'csv');
    expect(complaints).toEqual([expect.stringMatching(/^2: answers\.charges: We can look at 50 charges/)]);
    expect(results.map(({ record, line }) => [record, line])).toEqual([['bob', 2_002]]);
  });

  it('may have quotes, commas, line ends and empty rows in its cells and between them', async () => {
    const rows = [
      row('"ann, ""the"" first\r\nof all"'),
      '',
      row(' "bob"'),
      row('a "b" c'),
      row('"d" e'),
      row('eve'),
    ];
    const { results, complaints } = await screen(`\uFEFF${[header, ...rows].join('\r\n')}`, 'csv');
    expect(results.map(({ record, line }) => [record, line])).toEqual([
      ['ann, "the" first\r\nof all', 2],
      ['bob', 5],
      ['eve', 8],
    ]);
    expect(complaints).toEqual([
      '6: This row is not valid CSV. Check the quotes.',
      '7: This row is not valid CSV. Check the quotes.',
    ]);
  });

  it('says from where on it is broken where a quote is never closed', async () => {
    const { results, complaints } = await screen(
      [header, row('ann'), row('"bob'), row('cyd')].join('\n'),
      'csv',
    );
    expect(results.map(({ record }) => record)).toEqual(['ann']);
    expect(complaints).toEqual(['3: From here on the file is not valid CSV: a quote is never closed.']);
  });

  it('with a header that cannot be read is not read at all', async () => {
    const { complaints } = await screen(`"${header}\n${row('ann')}`, 'csv');
    expect(complaints).toEqual([expect.stringMatching(/^1: The header cannot be read\. From here on/)]);
  });
});

describe('the command', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openslate-screening-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function file(name: string, lines: string[]) {
    await writeFile(join(folder, name), lines.join('\n'));
    return name;
  }

  function run(...args: string[]) {
    const command = spawn(process.execPath, [join(root, 'tools/screen.ts'), ...args], {
      env: { ...process.env, INIT_CWD: folder },
    });
    return { command, said: text(command.stderr), ended: once(command, 'close') };
  }

  it('writes results to one side and what it skipped to the other', async () => {
    const records = await file('records.ndjson', ['{', JSON.stringify(theft)]);
    const { command, said, ended } = run('--outcomes', '--workers', '2', records);
    const results = text(command.stdout);
    expect(await ended).toEqual([0, null]);
    expect(JSON.parse(await results)).toMatchObject({ line: 2, charges: [{ id: 'c1' }] });
    expect((await said).split('\n')).toEqual([
      'line 1: This line is not valid JSON.',
      '1 records judged, 1 skipped.',
      '',
    ]);
  });

  it('stops with a sentence when nobody reads its results any more', async () => {
    const records = await file('records.ndjson', Array(3_000).fill(JSON.stringify(theft)));
    const { command, said, ended } = run(records);
    await once(command.stdout, 'data');
    command.stdout.destroy();
    expect(await ended).toEqual([1, null]);
    expect(await said).toBe(
      'Whoever read the results has stopped reading, and so the rest was not judged.\n',
    );
  });

  it('waits for a reader who takes a while', async () => {
    const records = await file('records.ndjson', Array(500).fill(JSON.stringify(theft)));
    const { command, ended } = run(records);
    let lines = 0;
    for await (const part of command.stdout) {
      lines += String(part).split('\n').length - 1;
      await new Promise(setImmediate);
    }
    expect(await ended).toEqual([0, null]);
    expect(lines).toBe(500);
  });

  it.each([
    [['missing.ndjson'], /^The file .*missing\.ndjson cannot be read\.\n$/],
    [[], /^Name one file\.\n/],
    [['--workers', '0', 'records.ndjson'], /^--workers takes a number from 1 to 999\.\n/],
    [['--quickly', 'records.ndjson'], /^Unknown option '--quickly'/],
  ])('called with %j says what is wrong', async (args, sentence) => {
    const { said, ended } = run(...args);
    expect(await ended).toEqual([1, null]);
    expect(await said).toMatch(sentence);
  });
});
