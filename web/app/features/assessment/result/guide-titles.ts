import type { Result } from '@openslate/law/engine/result.ts';
import { type Guide, toldAbout } from '@openslate/law/place/guide.ts';

/** The parts of a guide, in the order in which they are needed. */
const guideParts = [
  ['fees', 'What it costs'],
  ['feeWaiver', 'If you cannot pay'],
  ['whereToFile', 'Where to file'],
  ['copiesAndService', 'Copies, and who must get one'],
  ['hearing', 'Will there be a hearing?'],
  ['howLong', 'How long it takes'],
  ['checkIt', 'How to check that it happened'],
  ['employers', 'When an employer asks'],
  ['cautions', 'Be careful'],
  ['whoStillSeesIt', 'Who still sees it'],
  ['afterwards', 'Afterwards: what changes, and what does not'],
  ['cleanSlate', 'What this place clears by itself'],
] as const satisfies readonly (readonly [
  Exclude<keyof Guide, 'help' | 'ownRecord' | 'forms' | 'withoutForm'>,
  string,
])[];

/** What only somebody who asks a court or an agency has to know. */
const asking: readonly string[] = ['feeWaiver', 'whereToFile', 'copiesAndService', 'hearing'];

/** The parts that somebody with this answer needs, each with its title. */
export function guidePartsFor({ charges }: Result, guide: Guide) {
  const nothingToAskFor = charges.every(({ outcome }) => outcome === 'automatic');
  const reliefs = charges.flatMap((charge) => charge.reliefs.map(({ id }) => id));
  return guideParts
    .map(([key, title]) => ({ key, title, told: toldAbout(guide[key], reliefs) }))
    .filter(({ key, told }) => told.length > 0 && !(nothingToAskFor && asking.includes(key)));
}
