/*
 * What goes along with the answer of a survey. Each is cut to a few values that thousands of people share: in the
 * browser, before anything is sent, and once more on arrival. What was cut before stays what it is.
 */

export const pageKinds = ['home', 'questions', 'shared_result', 'community', 'reading'] as const;
export type PageKind = (typeof pageKinds)[number];

const kindsByFirstPart: Readonly<Record<string, PageKind>> = {
  assessment: 'questions',
  'assessment-simple': 'questions',
  'shared-assessment': 'shared_result',
  community: 'community',
};

/** The kind of page, without the state and without whatever else an address may tell. */
export function pageKindOf(page: string): PageKind {
  const told = pageKinds.find((kind) => kind === page);
  if (told) return told;
  const [before, first = ''] = page.toLowerCase().split(/[/?#]/, 2);
  if (page === '' || before !== '') return 'reading';
  if (first === '') return 'home';
  return Object.hasOwn(kindsByFirstPart, first) ? (kindsByFirstPart[first] ?? 'reading') : 'reading';
}

/** Whether somebody came from a page of ours. Which other site it was is theirs to know. */
export const referrerKinds = ['self', 'none'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

const minute = 60_000;

/** How long somebody had been on the site, by the milliseconds at which each step begins. */
const steps = [
  { from: 15 * minute, name: 'over_15_minutes' },
  { from: 5 * minute, name: '5_to_15_minutes' },
  { from: minute, name: '1_to_5_minutes' },
  { from: 0, name: 'under_1_minute' },
] as const;
export type TimeOnSite = (typeof steps)[number]['name'];

export const timeSteps: readonly number[] = steps.map(({ from }) => from);

/** The milliseconds cut down to the beginning of their step. */
export function timeStepOf(ms: number): number {
  return stepAt(ms).from;
}

export function nameOfTimeStep(ms: number): TimeOnSite {
  return stepAt(ms).name;
}

function stepAt(ms: number): (typeof steps)[number] {
  return steps.find(({ from }) => ms >= from) ?? steps[3];
}

/** The same for everybody: no answer can be tied to another one, not even on its way. */
export const sharedSessionId = 'everybody';
