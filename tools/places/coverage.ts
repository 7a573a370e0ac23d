import { readFileSync } from 'node:fs';
import { checkedLongAgo, longAgo } from '../../law/place/checked-long-ago.ts';
import type { Source } from '../../law/place/source.ts';
import { root } from '../project.ts';
import type { PlaceFolder } from './folders.ts';

/** What is known of the places, in numbers: docs/coverage.md and the list in the README. Neither knows what day it is. */
export function coverageFiles(folders: readonly PlaceFolder[]): ReadonlyMap<string, string> {
  return new Map([
    ['docs/coverage.md', coveragePage(folders)],
    ['README.md', listIn(readFileSync(`${root}/README.md`, 'utf8'), folders)],
  ]);
}

const ranks: readonly Source['rank'][] = [
  'statute',
  'court_or_agency',
  'clearinghouse',
  'legal_aid',
  'other',
];

function coveragePage(folders: readonly PlaceFolder[]): string {
  return `# What is entered, and what is open

Written from the folders of the places by \`npm run coverage\`, which also says whose law was checked long ago.
Sources are counted by whose words were read: the law’s own text / courts and agencies / those who collect the law of many
places / legal aid / others. “Read again” is the day on which somebody other than its author held the rules against their
sources; no lawyer has reviewed them.

| place | reliefs | rules | cases | sources | checked | known from | read again | open points |
|---|--:|--:|--:|---|---|---|---|--:|
${folders.map(row).join('\n')}

## What is open

An open point is answered with care: where it decides, the answer is that it needs review.

${folders.map(openPoints).join('\n\n')}

## What the second reading changed

${folders.flatMap(({ place: { name, readAgain } }) => (readAgain ? `- **${name}**, ${readAgain.on}. ${readAgain.changed}` : [])).join('\n')}
`;
}

function row({ place, law, cases, sources }: PlaceFolder): string {
  const rules = law.reliefs.reduce((sum, relief) => sum + relief.rules.length, 0);
  const byRank = ranks.map((rank) => sources.filter((source) => source.rank === rank).length).join(' / ');
  const read = [place.verified, place.knownFrom, place.readAgain?.on ?? ''];
  return `| ${[place.name, law.reliefs.length, rules, cases.length, byRank, ...read, place.gaps.length].join(' | ')} |`;
}

function openPoints({ place: { name, gaps } }: PlaceFolder): string {
  const points = gaps.map(({ section, what, since }) => `- ${section}: ${what} (since ${since})`);
  return `**${name}**\n\n${points.length > 0 ? points.join('\n') : '- None is known.'}`;
}

const [begins, ends] = ['<!-- the places, by npm run places -->', '<!-- the places end -->'];

/** A page with its list of places as the folders have it today. */
function listIn(page: string, folders: readonly PlaceFolder[]): string {
  const [before, after] = [page.indexOf(begins), page.indexOf(ends)];
  if (before < 0 || after < before)
    throw new Error(`The README has no room for the places: ${begins} … ${ends}`);
  const names = folders.map(({ place }) => place.name);
  const list = new Intl.ListFormat('en').format(names).replace('Federal', 'the federal');
  return `${page.slice(0, before)}${begins}\nThe law of ${names.length} places is entered: ${list}.\n${page.slice(after)}`;
}

/** A line for each place, with what has to be checked again. */
export function coverageLines(folders: readonly PlaceFolder[], today: string): string[] {
  const old = folders.filter(({ place }) => checkedLongAgo(place.verified, today));
  return [
    ...folders.map(
      ({ place, law, cases, sources }) =>
        `${place.name}: ${law.reliefs.length} reliefs, ${cases.length} cases, ${sources.length} sources, ${place.gaps.length} open points, checked ${place.verified}`,
    ),
    ...old.map(
      ({ place }) =>
        `${place.name} was checked more than ${longAgo} days ago, on ${place.verified}. Check it again.`,
    ),
  ];
}
