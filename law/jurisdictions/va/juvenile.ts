import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { allOf } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  convicted,
  ended,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { said } from './said.ts';

const destroyed = {
  kind: 'expungement',
  effect: 'The court destroys its file. The law treats the case as if it never happened, and you may say so.',
} as const;

const guiltyOfFelony = all(convicted, ofLevel('felony'));
const onDrivingRecord = all(
  convicted,
  any(about('traffic', 'dui'), chargeFact('sentToDmv', false, said.notOnDrivingRecord)),
);

/** The last hearing in any juvenile case counts. */
const fiveYears = waited(years(5)).since('disposition');
const fiveYearsSinceEach: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(when(inJuvenileCourt, fiveYears, anything), each))),
);

export const juvenile: readonly Relief[] = [
  relief({
    ...destroyed,
    id: 'va-juvenile-destruction',
    name: 'Juvenile file, destroyed by itself',
    automatic: true,
    covers: all(
      inJuvenileCourt,
      ended('convicted', 'dismissed', 'acquitted', 'deferred', 'diverted', 'no_charges', 'pending'),
    ),
    rules: [
      requires(caseOver, cite('16.1-306(A)')),
      rule(
        'not-a-felony',
        'You were not found guilty of what would be a felony for an adult',
        not(guiltyOfFelony),
        cite('16.1-306(A)'),
        {
          otherwise:
            'You were found guilty of what would be a felony for an adult. The court keeps that file',
        },
      ),
      rule(
        'old-enough',
        'You are 19, or 29 if you were found guilty of something that goes to the DMV',
        when(onDrivingRecord, hasTurned(29), hasTurned(19)),
        cite('16.1-306(A)'),
      ),
      rule(
        'five-years',
        '5 years have passed since the last hearing in any of your juvenile cases',
        fiveYearsSinceEach,
        cite('16.1-306(A)'),
      ),
    ],
    limits: ['The clerk does it each January 2, or on another day that the court sets.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether your file is gone.'),
    steps: ['Ask after the next January 2.'],
  }),
  relief({
    ...destroyed,
    id: 'va-juvenile-motion',
    name: 'Motion to destroy a juvenile file without a finding of guilt',
    covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'deferred', 'diverted', 'pending')),
    rules: [requires(caseOver, cite('16.1-306(C)'))],
    cautions: ['The court has to say yes unless there is a good reason against it.'],
    fee: phrase.feeUnconfirmed,
    first: juvenileClerk,
    steps: [
      'Write a motion that asks the juvenile court to destroy all records of the charge.',
      'File it in the court that heard the case, and give the Commonwealth’s Attorney notice.',
    ],
  }),
];
