import type { Guide } from '@openslate/law/guide.ts';

/** The parts of a guide, in the order in which they are needed. */
export const guideParts = [
  ['fees', 'Fees, and how to ask for a waiver'],
  ['whereToFile', 'Where to file'],
  ['howLong', 'How long it takes'],
  ['afterwards', 'Afterwards: what you may say, and what still shows'],
  ['whoStillSeesIt', 'Who still sees it'],
  ['cleanSlate', 'What this place clears by itself'],
] as const satisfies readonly (readonly [Exclude<keyof Guide, 'help' | 'ownRecord'>, string])[];
