import type { Guide, Told } from '@openslate/law/place/guide.ts';

/** The parts of a guide that belong to no step of the road, in the order in which they are needed. */
const guideParts = [
  ['cautions', 'Be careful'],
  ['employers', 'When an employer asks'],
  ['whoStillSeesIt', 'Who still sees it'],
  ['afterwards', 'Afterwards: what changes, and what does not'],
  ['fees', 'What things cost'],
  ['cleanSlate', 'What this place clears by itself'],
] as const satisfies readonly (readonly [keyof Guide, string])[];

export type GuidePart = {
  readonly key: string;
  readonly title: string;
  readonly told: readonly Told[];
};

/** The parts that somebody with this answer needs, each with its title and with what is meant for them. */
export function guidePartsFor(guide: Guide, isForThem: (told: Told) => boolean): readonly GuidePart[] {
  return guideParts
    .map(([key, title]) => ({ key, title, told: guide[key].filter(isForThem) }))
    .filter(({ told }) => told.length > 0);
}
