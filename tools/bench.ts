/**
 * What we measure, by name: `npm run bench -- serving forum`, or all of it without a name. Ratios within one run, so
 * that they mean the same on a slow machine and on a fast one.
 */
import { measureAnswering } from '../bench/answering.ts';
import { measureForum } from '../bench/forum.ts';
import { measureFuzz } from '../bench/fuzz.ts';
import { measureJudging } from '../bench/judging.ts';
import { measureLawWeight } from '../bench/law-weight.ts';
import { measurePageWeight } from '../bench/page-weight.ts';
import { measurePages } from '../bench/pages.ts';
import { measurePhone } from '../bench/phone.ts';
import { measureScreening } from '../bench/screening.ts';
import { measureServing } from '../bench/serving.ts';
import { buildSite } from './build-site.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  judging: measureJudging,
  screening: measureScreening,
  weights: async () => {
    await buildSite();
    measureLawWeight();
    measurePageWeight();
  },
  serving: async () => {
    await buildSite();
    await measureServing();
  },
  forum: measureForum,
  fuzz: measureFuzz,
  phone: async () => {
    await buildSite();
    await measurePhone();
  },
  pages: async () => {
    await buildSite();
    await measurePages();
  },
  answering: async () => {
    await buildSite();
    await measureAnswering();
  },
};

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no bench "${unknown.join('", "')}". There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, measure] of Object.entries(benches))
  if (named.length === 0 || named.includes(name)) await measure();
