import { placeCodes } from '@openslate/law/place/places.ts';

const ofPlaces = `[\\\\/]law[\\\\/]jurisdictions[\\\\/](${placeCodes.join('|').toLowerCase()})[\\\\/]`;

/**
 * Which modules come in one file. On a slow network every further request counts, and so does every byte that the page
 * at hand has no use for: what all pages need comes in three files, what some of them share in a few, and the law by
 * place. Nobody has to load a page's code to read another one.
 */
export const chunkGroups = [
  { name: 'react', priority: 9, test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'framework', priority: 8, test: /[\\/]node_modules[\\/](react-router|@tanstack)[\\/]/ },
  // What stands around every page, with all that it takes. Not root.tsx: the router looks for the styles beside it.
  {
    name: 'shell',
    priority: 7,
    test: /[\\/]web[\\/]app[\\/](layout[\\/](page-frame|scroll-place)|features[\\/]errors[\\/]error-screen)\.tsx/,
  },
  // Two short lists, apart: small files are put together, and these would come with saved answers.
  { name: 'counted', priority: 7, test: /[\\/]contract[\\/]analytics-events\.ts/ },
  // What was told, and how a case truly ended: the first screen keeps it before any law has come.
  { name: 'record', priority: 7, test: /[\\/]law[\\/]record[\\/](answers|how-it-ended)\.ts/ },
  // What is so when, apart from what places are written with: pages to read and the finder reckon with days too.
  { name: 'when', priority: 6.5, test: /[\\/]law[\\/]engine[\\/]when\.ts/ },
  // What every place is written with, once for all of them.
  {
    name: 'law',
    priority: 6,
    test: /[\\/]law[\\/](vocabulary[\\/]|(engine|place|record)[\\/](condition|relief|grades|guide|saying|question|day|crime)\.ts)/,
  },
  // The law of a place and its guide. Its cases, sources and crimes, which not everybody opens, stay apart.
  {
    debugName: 'law of a place',
    priority: 5,
    test: new RegExp(`${ofPlaces}(?!cases|sources|crimes\\.)`),
    name: (id: string) => `law-${/[\\/]jurisdictions[\\/]([a-z]{2})[\\/]/.exec(id)?.[1]}`,
  },
  // What its crimes are called, which comes with the first letter that is typed of one.
  {
    debugName: 'crimes of a place',
    priority: 5,
    test: new RegExp(`${ofPlaces}crimes\\.`),
    name: (id: string) => `crimes-${/[\\/]jurisdictions[\\/]([a-z]{2})[\\/]/.exec(id)?.[1]}`,
  },
  // The map, which stands on pages that ask nothing.
  {
    name: 'map',
    priority: 1.8,
    test: /[\\/](features[\\/]clean-slate[\\/]clearing-map|ui[\\/]tile-(map|grid)|jurisdictions[\\/]listed[\\/]clearing)\.tsx?/,
  },
  // Where somebody stopped, for the home page, which asks nothing either.
  {
    name: 'begun',
    priority: 1.8,
    test: /[\\/]features[\\/]assessment[\\/](chosen-place|step-names)\.ts/,
  },
  // The button that shows how far they came, which the first screen of an assessment does without.
  { name: 'how-far', priority: 1.8, test: /[\\/]features[\\/]progress[\\/]your-progress\.tsx/ },
  // The first screen of an assessment, which the questions after it take along.
  {
    name: 'assessment-start',
    priority: 1.5,
    test: /[\\/]features[\\/](assessment[\\/](after-paint|disclaimer|entries|entry-on-screen|form-section|slips|told|use-after-paint|questions[\\/](charges-editor|start-form|step-heading))|kept-here[\\/](how-long-kept|shared-computer-switch|use-shared-computer))\.tsx?/,
  },
  // The button that erases answers, apart from the form in which answers are sent: a few parts share both.
  { name: 'erasing', priority: 1.4, test: /[\\/]features[\\/]kept-here[\\/]erase-button\.tsx/ },
  // What makes PDFs takes long to begin: in several files, each of which runs in a turn of its own.
  {
    debugName: 'what fonts in PDFs need',
    priority: 5,
    test: /[\\/]node_modules[\\/](restructure|unicode-properties|unicode-trie|linebreak|@noble)[\\/]/,
    name: (id: string) => `pdf-${/[\\/]node_modules[\\/]@?([a-z-]+)[\\/]/.exec(id)?.[1]}`,
  },
  { name: 'pdf-fonts', priority: 4, test: /[\\/]node_modules[\\/]fontkit[\\/]/ },
  // Small things that many pages are made of: buttons, cards, icons, and how data comes. One file of them is kept for all.
  {
    name: 'pieces',
    priority: 2,
    test: /[\\/](web[\\/]app[\\/]((ui|parts)[\\/](?!overlays|qr-code|timeline)|packed\.ts)|lucide-react[\\/]dist[\\/]esm[\\/])/,
    minShareCount: 4,
    maxModuleSize: 8000,
  },
  // What opens over a page, and what is filled in. Both come with the first part that needs them.
  {
    name: 'overlays',
    priority: 2,
    test: /[\\/](web[\\/]app[\\/]ui[\\/]overlays|node_modules[\\/](radix-ui|@radix-ui))[\\/]/,
    minShareCount: 2,
  },
  { name: 'fields', priority: 2, test: /[\\/]web[\\/]app[\\/]ui[\\/]fields[\\/]/, minShareCount: 2 },
  // Forms that are small.
  { name: 'inquiries', priority: 2, test: /[\\/]web[\\/]app[\\/]features[\\/]inquiries[\\/]/ },
  // What pages to read share with a result: they are small, and would be put together with what only results need.
  {
    name: 'told-with-law',
    priority: 2,
    test: /[\\/](law[\\/]place[\\/](checked-long-ago|people-to-ask)|web[\\/]app[\\/]features[\\/]assessment[\\/](today|result[\\/](one-helper|helper-words)))\.tsx?/,
  },
  { name: 'promises', priority: 2, test: /[\\/]features[\\/]promises[\\/]/ },
  // What answers to questions share with pages to read, by what it tells: put together, each page would load it all.
  {
    name: 'rights',
    priority: 2,
    test: /[\\/](jurisdictions|result)[\\/]rights-everywhere\.tsx?/,
  },
  // The few words that a result explains, apart from the whole glossary.
  {
    name: 'result-words',
    priority: 2,
    test: /[\\/]law[\\/]glossary[\\/](find-words|words[\\/]done-to-records)\.ts/,
  },
  // The button that opens a talk, apart from the talk.
  {
    name: 'ask-about',
    priority: 2,
    test: /[\\/]features[\\/]assistant[\\/](ask-about|place-in-words)\.tsx?/,
  },
  // Small things that pages to read share with parts that check what was sent: they would be put together with those.
  {
    name: 'read-with',
    priority: 2,
    test: /[\\/]features[\\/](clean-slate[\\/]pages-read|glossary[\\/]letters-nav|place-law[\\/]relief-link|surveys[\\/]what-goes-along)\.tsx?/,
  },
  // What news look like: put together with small things of the home page, it would bring what checks it along.
  { name: 'news', priority: 1.5, test: /[\\/]contract[\\/]news\.ts/ },
  // What results and questions share among themselves, apart from what pages to read take of them.
  {
    name: 'shared-assessment',
    priority: 1.2,
    test: /[\\/]features[\\/]assessment[\\/](?!(use-chosen-place|place-filter|today|result[\\/](outcome-|milestones|one-helper|helper-words))\b)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3600,
  },
  // What administrators’ screens share, apart: small files are put together, and these would come to visitors with theirs.
  {
    name: 'shared-admin',
    priority: 2,
    test: /[\\/]web[\\/]app[\\/]features[\\/](admin|community[\\/]admin)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3600,
  },
  // What pages and parts share besides, by who shares it.
  {
    name: 'shared',
    priority: 1,
    test: new RegExp(`^(?!.*${ofPlaces}).*[\\\\/](web[\\\\/]app|node_modules|contract|law)[\\\\/]`),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3600,
  },
];
