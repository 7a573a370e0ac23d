import { readdirSync, statSync } from 'node:fs';
import { placeCodes } from '@openslate/law/place/places.ts';
import { root } from '../tools/project.ts';

const assets = `${root}/web/build/client/assets`;

/** Bytes do not write the law: a place may say all that its law says. Still it has to reach an old phone in seconds. */
export const lawBudget = 24 * 1024;

/**
 * How much the law of each place weighs with its guide, as sent (brotli), the heaviest first. Its sources and cases are
 * loaded apart.
 */
export function lawWeights(): { place: string; bytes: number }[] {
  const files = readdirSync(assets);
  return placeCodes
    .map((place) => {
      const own = files.find(
        (file) => file.startsWith(`law-${place.toLowerCase()}-`) && file.endsWith('.js.br'),
      );
      return { place, bytes: own ? statSync(`${assets}/${own}`).size : Number.NaN };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

export function measureLawWeight(): void {
  console.log('\nThe law of one place with its guide, as a share of 24 KB (at most 1)');
  console.table(
    lawWeights().map(({ place, bytes }) => ({
      place,
      KB: (bytes / 1024).toFixed(1),
      'share of budget': (bytes / lawBudget).toFixed(2),
    })),
  );
}
