import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { placeCodes } from '@openslate/law/place/places.ts';
import { sampleCharge } from './sample-charge.ts';

const asOf = '2026-11-15';

/**
 * How many records a second `npm run screen` judges, by its workers, and the most memory it takes: as much for a tenth
 * of them as for all. `npm run bench -- screening --records=1000000` looks longer.
 */
export async function measureScreening(): Promise<void> {
  const option = process.argv.find((word) => word.startsWith('--records='));
  const count = Number(option?.slice('--records='.length) ?? 20_000);
  const folder = await mkdtemp(join(tmpdir(), 'openslate-screening-'));
  try {
    const few = await write(join(folder, 'few.ndjson'), Math.ceil(count / 10));
    const all = await write(join(folder, 'all.ndjson'), count);
    const rows = [];
    for (const depth of ['outcomes', 'results'] as const)
      for (let workers = 1; workers <= availableParallelism(); workers += 1)
        rows.push(await row(depth, workers, few, all));
    console.log(
      `\nScreening: ${count} records of ${placeCodes.length} places with 1 to 4 charges each, beside a tenth of them`,
    );
    console.table(rows);
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Records = { file: string; count: number };

async function row(depth: 'outcomes' | 'results', workers: number, few: Records, all: Records) {
  const a = await screened(depth, workers, few);
  const b = await screened(depth, workers, all);
  return {
    asked: depth,
    workers,
    // What starting takes is in both.
    'records a second': Math.round((all.count - few.count) / (b.seconds - a.seconds)),
    'most memory of a tenth (MB)': a.megabytes,
    'most memory (MB)': b.megabytes,
  };
}

async function screened(depth: 'outcomes' | 'results', workers: number, { file, count }: Records) {
  const started = performance.now();
  const options = depth === 'outcomes' ? ['--outcomes'] : [];
  const screening = spawn(
    process.execPath,
    ['tools/screen.ts', ...options, '--workers', String(workers), file],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(screening, 'close');
  const said = text(screening.stderr);
  let megabytes = 0;
  const watching = setInterval(async () => {
    megabytes = Math.max(megabytes, await residentMegabytes(screening.pid));
  }, 100);
  screening.stdout.resume();
  const [code] = await ended;
  clearInterval(watching);
  if (code !== 0 || !(await said).endsWith(`${count} records judged, 0 skipped.\n`))
    throw new Error(`Screening ended with ${code}: ${await said}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** As Linux tells it; elsewhere it is not reported. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

async function write(file: string, count: number): Promise<Records> {
  const output = createWriteStream(file);
  for (let index = 0; index < count; index += 1)
    if (!output.write(`${JSON.stringify(request(index))}\n`)) await once(output, 'drain');
  output.end();
  await finished(output);
  return { file, count };
}

/** Of every place, of every length and about many things, and the same on every run. */
function request(index: number) {
  return {
    state: placeCodes[index % placeCodes.length],
    asOf,
    answers: {
      charges: Array.from({ length: 1 + (index % 4) }, (_, nth) => sampleCharge(index * 7 + nth)),
      pendingCharges: index % 11 === 0,
      age: 20 + (index % 50),
      reliefReceived: 0,
      elsewhere: { felonies: 0, misdemeanors: 0 },
    },
  };
}
