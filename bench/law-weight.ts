import { readdirSync, statSync } from 'node:fs';
import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { root } from '../tools/project.ts';

const assets = `${root}/web/build/client/assets`;
const budget = 8 * 1024;

/** How much the law of one place weighs with its guide, as sent (brotli). Its sources and cases are loaded apart. */
export function measureLawWeight(): void {
  const files = readdirSync(assets);
  const rows = enteredPlaces.map((code) => {
    const own = files.find(
      (file) => file.startsWith(`law-${code.toLowerCase()}-`) && file.endsWith('.js.br'),
    );
    return { place: code, bytes: own ? statSync(`${assets}/${own}`).size : Number.NaN };
  });
  const sorted = rows.map(({ bytes }) => bytes).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log('\nThe law of one place with its guide, as a share of 8 KB (the median: at most 1)');
  console.table([...rows.map(({ place, bytes }) => row(place, bytes)), row('median', median)]);
}

function row(place: string, bytes: number) {
  return { place, KB: (bytes / 1024).toFixed(1), 'share of budget': (bytes / budget).toFixed(2) };
}
