import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  anything,
  convicted,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline, juvenileClerk } from '../../vocabulary/tasks.ts';
import { called, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { code, youthLaw } from './cites.ts';
import { restitutionPaid } from './convictions.ts';
import { violentFelony } from './exclusions.ts';
import { untilItEnds } from './requirements.ts';
import { anyInRecord, throughoutRecord } from './same-case.ts';

const sealed = {
  kind: 'expungement',
  effect: 'The youth record is sealed, and you may answer as if it never happened.',
  limits: ['It binds government offices only: news reports are not touched.'],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: [
    'Get your Utah criminal history from the Bureau of Criminal Identification.',
    'File a petition in the juvenile court that had your case.',
  ],
} as const;

const found = all(inJuvenileCourt, convicted);
const everFound = anyInRecord(found);
const is18 = hasTurned(18);
const sinceLetGo = waited(years(1)).since(called('the court or youth custody let go of you', 'completed'));

const finding = (id: string, text: string, holds: Condition) =>
  rule(id, text, throughoutRecord(found, holds), youthLaw(1));

const adjusted = all(inJuvenileCourt, ended('diverted', 'deferred'));
const adjustment = {
  ...sealed,
  covers: adjusted,
};
const onlyAdjustments = rule(
  'only-settled-cases',
  'Your youth record holds nothing but cases settled without a judge',
  not(anyInRecord(all(inJuvenileCourt, not(adjusted)))),
  youthLaw(2, ', 80-6-1004.5'),
  { otherwise: 'Your youth record holds a case that a judge decided' },
);
const listed = 'drunk driving, a weapon, sexual battery, a death or “reckless endangerment”';

export const juvenile: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'ut-juvenile-petition',
    name: 'Expunge a youth record with a finding',
    covers: all(
      inJuvenileCourt,
      any(convicted, all(ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred'), everFound)),
    ),
    rules: [
      requires(is18, youthLaw(1, '(1)(b)')),
      finding('waited', sinceLetGo.text, sinceLetGo),
      finding('restitution-paid', phrase.noRestitutionOwed, restitutionPaid),
      finding('not-murder', 'No finding is for murder', not(about('homicide'))),
      requires(
        noneLately(
          'no-violent-felony',
          years(5),
          'violent felony conviction',
          all(
            noOtherConvictionFor(years(5), all(inAdultCourt, violentFelony), { elsewhere: false }),
            noneSuchElsewhere({ felonies: true, within: years(5) }),
          ),
        ),
        youthLaw(1),
      ),
      requires(nothingPending, youthLaw(1)),
    ],
    cautions: [
      'A judge decides at a hearing, and may waive the age and the year. They look at how you did in programs, how you have acted since, and how serious it was.',
      'The court tells the prosecutor at least 30 days before the hearing, and a victim who asked for it.',
    ],
  }),
  relief({
    ...sealed,
    id: 'ut-juvenile-no-finding',
    name: 'Expunge a youth record without a finding',
    covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
    rules: [
      rule('case-over', 'The case is over', when(ended('pending'), untilItEnds, anything), youthLaw(3)),
      rule(
        'is-18-or-not-true',
        'You are 18, or the court found that it was not true',
        any(ended('acquitted'), is18),
        youthLaw(3, ', 80-6-1004.4'),
      ),
      rule(
        'no-finding-ever',
        'No youth court ever found against you, or the court found that this was not true',
        any(ended('acquitted'), not(everFound)),
        youthLaw(3, ', 80-6-1004.4'),
        { otherwise: 'A youth court found against you' },
      ),
    ],
  }),
  relief({
    ...adjustment,
    id: 'ut-juvenile-adjustment-automatic',
    name: 'A youth case settled without a judge, cleared by itself',
    automatic: true,
    inForce: { from: '2023-10-01' },
    rules: [
      requires(is18, youthLaw(5, '(1)')),
      onlyAdjustments,
      rule(
        'finished-since-october-2023',
        'You finished each of them, on or after October 1, 2023',
        throughoutRecord(adjusted, all(sentenceOver, not(happenedBefore('completed', '2023-10-01')))),
        youthLaw(5, '(1)'),
      ),
      rule(
        'none-left-out',
        `None of them was for ${listed}`,
        throughoutRecord(adjusted, not(about('dui', 'weapon', 'sexual', 'homicide', 'violent'))),
        youthLaw(5, '(2)'),
        {
          otherwise:
            'One was for drunk driving, a weapon, sexual battery, a death or “reckless endangerment”',
        },
      ),
    ],
    fee: phrase.noFee,
    first: task('check', 'Ask the juvenile court clerk whether your record was cleared.'),
    steps: [],
  }),
  relief({
    ...adjustment,
    id: 'ut-juvenile-adjustment',
    name: 'Expunge a youth case settled without a judge',
    rules: [
      requires(is18, youthLaw(2, '(1)')),
      onlyAdjustments,
      rule('finished', 'It is finished', waited(days(0)).since('completed'), youthLaw(2, '(1)')),
      requires(restitutionPaid, youthLaw(2, '(4)')),
      requires(nothingPending, youthLaw(2, '(4)')),
    ],
    cautions: [
      `If all your cases ended before October 1, 2023, you may already answer at 18 as if they never were. Restitution must be paid, and none may be for ${listed}.`,
    ],
  }),
  relief({
    ...sealed,
    first: hotline,
    id: 'ut-juvenile-vacatur',
    name: 'Have a youth finding of a trafficking victim vacated',
    kind: 'vacatur',
    covers: all(found, any(about('prostitution'), traffickingVictim)),
    rules: [
      rule(
        'forced-or-prostitution',
        'It was for prostitution, or you did it under force, fraud or coercion',
        anything,
        code('80-6-1002'),
      ),
    ],
    effect: 'The finding is wiped out and the record of it sealed.',
  }),
];
