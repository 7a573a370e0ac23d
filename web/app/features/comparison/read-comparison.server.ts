import { compare } from '@openslate/law/comparison/compare.ts';
import type { ComparedLife } from './compared-places.ts';

/** Lives that many people have. */
const told = [
  'an old minor misdemeanor',
  'an old low felony',
  'a dropped charge',
  'an acquittal',
  'a finished deferral',
  'drunk driving',
  'a domestic assault',
  'marijuana possession',
  'a juvenile case',
];

/** The same lives, judged by the law of every place when the site is built. */
export async function readComparison(): Promise<readonly ComparedLife[]> {
  const compared = await compare();
  return told.map((name) => {
    const ofLife = compared.filter(({ life }) => life === name);
    if (ofLife.length === 0) throw new Error(`No life is called “${name}”.`);
    const answers = ofLife.map(({ place, charge: { outcome, reliefs } }) => {
      const best = reliefs.find((relief) => relief.outcome === outcome);
      const isFound = outcome !== 'not_eligible' && best;
      return { code: place, outcome, ...(isFound && { way: best.kind }) };
    });
    return { name, answers };
  });
}
