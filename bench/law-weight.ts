import { readdirSync, statSync } from 'node:fs';
import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { root } from '../tools/project.ts';

const assets = `${root}/web/build/client/assets`;

export const lawBudget = 8 * 1024;

/** How much the law of each place weighs with its guide, as sent (brotli). Its sources and cases are loaded apart. */
export function lawWeights(): { places: { place: string; bytes: number }[]; median: number } {
  const files = readdirSync(assets);
  const places = enteredPlaces.map((place) => {
    const own = files.find(
      (file) => file.startsWith(`law-${place.toLowerCase()}-`) && file.endsWith('.js.br'),
    );
    return { place, bytes: own ? statSync(`${assets}/${own}`).size : Number.NaN };
  });
  const sorted = places.map(({ bytes }) => bytes).sort((a, b) => a - b);
  return { places, median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN };
}

export function measureLawWeight(): void {
  const { places, median } = lawWeights();
  console.log('\nThe law of one place with its guide, as a share of 8 KB (the median: at most 1)');
  console.table([...places, { place: 'median', bytes: median }].map(row));
}

function row({ place, bytes }: { place: string; bytes: number }) {
  return { place, KB: (bytes / 1024).toFixed(1), 'share of budget': (bytes / lawBudget).toFixed(2) };
}
