/** What we measure. Ratios within one run, so that they mean the same on a slow machine and on a fast one. */
import { measureForum } from '../bench/forum.ts';
import { measureJudging } from '../bench/judging.ts';
import { measureLawWeight } from '../bench/law-weight.ts';
import { measurePageWeight } from '../bench/page-weight.ts';
import { measureServing } from '../bench/serving.ts';
import { buildSite } from './build-site.ts';

await measureJudging();
await buildSite();
measureLawWeight();
measurePageWeight();
await measureServing();
await measureForum();
