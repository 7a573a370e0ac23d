import { all, allAmong, ask, type Condition, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import {
  adultConviction,
  anything,
  convicted,
  crime,
  ended,
  inJuvenileCourt,
} from '../../vocabulary/facts.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { mailIt, noFilingFee, sealed } from './how.ts';

const law = cite('276', '100B');

const over: Condition = when(
  ended('convicted', 'not_responsible'),
  waited(years(3)).since('supervision'),
  when(ended('deferred', 'diverted'), waitedSinceProgram(years(3)), waited(years(3)).since('disposition')),
);

/** Found guilty, found delinquent or locked up in the last 3 years, here or elsewhere. */
const guilty = when(
  all(adultConviction, crime),
  waited(years(3)).since('conviction', 'released'),
  when(all(inJuvenileCourt, convicted), waited(years(3)).since('conviction'), anything),
);
const clean: Condition = all(
  ofWholeRecord(({ record }) => allAmong(record, (each) => ask(guilty, each))),
  noConvictionElsewhereFor(years(3)),
);

export const juvenile: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'ma-juvenile-sealing',
    name: 'Sealing a juvenile record by mail',
    covers: all(inJuvenileCourt, ended('convicted', 'dismissed', 'deferred', 'diverted', 'not_responsible')),
    rules: [
      requires(
        waited(years(3))
          .counted(over)
          .since(called('your youth case ended, with probation and commitment', 'completed')),
        law,
      ),
      rule(
        'clean-years',
        'In the last 3 years you were not found delinquent or guilty, or locked up, here or elsewhere',
        clean,
        law,
        { otherwise: 'You were found delinquent or guilty, or locked up, in the last 3 years' },
      ),
    ],
    cautions: [
      'If all this is so, the Commissioner has to seal it, whatever the charge was. Youthful offender cases are sealed this way too.',
      'A youth court’s finding is not a conviction for a crime.',
    ],
    fee: noFilingFee,
    first: task('ask_agency', 'Ask the Probation Service for your juvenile record.'),
    steps: ['It has its own form for that.', mailIt],
  }),
];
