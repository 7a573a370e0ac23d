import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { type Period, years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { atMostApart } from '../../vocabulary/convictions.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, anything, chargeFact, crime, ended, felony, infraction } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, others, type Sameness } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { expunged, noFeeFound, noFilingFee, notACitizen } from './how.ts';
import { marijuana, neverExpunged, tooMuch } from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const byAge = cite('276', '100I');

/** Every court case counts, found guilty or not; small tickets do not. */
const onFile = all(not(infraction), not(ended('no_charges', 'pending')));
const guilty = ended('convicted', 'pardoned');

/** Clause 3: all that is to be expunged is so old, with jail and probation. One felony makes it 7 years for all. */
const since = (period: Period): Condition =>
  when(
    guilty,
    waited(period).since('completed'),
    when(ended('deferred', 'diverted'), waitedSinceProgram(period), waited(period).since('disposition')),
  );
const oldIfCounted = (period: Period): Condition => when(onFile, since(period), anything);
const [threeYears, sevenYears] = [oldIfCounted(years(3)), oldIfCounted(years(7))];
const countedFelony = all(onFile, felony);
const someFelony: FactCondition = ofWholeRecord(({ record }) =>
  anyAmong(record, (each) => ask(countedFelony, each)),
);
const allOldEnough: Condition = when(
  someFelony,
  ofWholeRecord(({ record }) => allAmong(record, (each) => ask(sevenYears, each))),
  ofWholeRecord(({ record }) => allAmong(record, (each) => ask(threeYears, each))),
);

/** Clause 4: what else is on file has to go with it, so it has to be open to this too. */
const mayGo = when(onFile, all(youngerThan(21), not(neverExpunged)), anything);
const othersMayGo: FactCondition = (matter) => allAmong(others(matter), (each) => ask(mayGo, each));
const oneIncident: Sameness = (one, other) => (one.charge.caseKey === other.charge.caseKey ? always : never);
const atMostTwo = atMostApart(2, onFile, oneIncident);

/** §§ 100F to 100H are each for records of one kind. */
const convictedToo = all(onFile, guilty);
const clearedToo = all(onFile, not(guilty));
const someGuilty: FactCondition = ofWholeRecord(({ record }) =>
  anyAmong(record, (each) => ask(convictedToo, each)),
);
const someCleared: FactCondition = ofWholeRecord(({ record }) =>
  anyAmong(record, (each) => ask(clearedToo, each)),
);
const ofOneKind: FactCondition = not(all(someGuilty, someCleared, () => judgement(said.mixedRecord)));

const toCourt = [
  'File the petition with the clerk of the court that had the case. Use one for each case.',
  'Give the district attorney a copy on or before that day.',
] as const;

export const expungement: readonly Relief[] = [
  relief({
    ...expunged,
    id: 'ma-marijuana-expungement',
    name: 'Expunging an old marijuana case',
    inForce: { from: '2022-11-09' },
    covers: all(
      about('marijuana'),
      ended('convicted', 'dismissed', 'deferred', 'diverted', 'acquitted', 'pardoned', 'not_responsible'),
    ),
    rules: [
      rule(
        'marijuana-charge',
        'It was having, growing or selling marijuana, under c. 94C, § 32C or § 34',
        marijuana,
        cite('276', '100K¼'),
        { otherwise: 'It was under another section' },
      ),
      rule(
        'small-amount',
        'It was an amount that is no crime any more: 2 ounces or less, or what you may keep or grow at home',
        not(tooMuch),
        cite('276', '100K¼'),
        { otherwise: 'It was more than the law allows today' },
      ),
    ],
    cautions: [
      'If this is so, the court has to say yes within 30 days. Your age and other cases do not matter.',
      'Other charges of the same case stay.',
      notACitizen,
    ],
    fee: noFeeFound,
    first: task('get_paper', 'Ask the court clerk for the complaint in your case.'),
    steps: [
      'It says how much marijuana it was.',
      'Fill in the court’s petition for marijuana offenses (TC0021). Ask the clerk for it.',
      'File it with the clerk of the court that had the case, and give the district attorney a copy.',
    ],
  }),
  relief({
    ...expunged,
    id: 'ma-young-expungement',
    name: 'Expunging a case from before you were 21',
    inForce: { from: '2018-10-13' },
    covers: all(
      onFile,
      crime,
      youngerThan(21),
      ended('convicted', 'dismissed', 'deferred', 'diverted', 'acquitted', 'not_responsible'),
    ),
    rules: [
      rule('before-21', 'You were under 21 when it happened', youngerThan(21), byAge),
      rule(
        'not-on-the-list',
        'It was no sex crime, drunk or bad driving (c. 90, § 24), carrying a gun, broken order or family assault. No weapon was used, and nobody was badly hurt. It was not done to an older person. It was no felony against a person',
        not(neverExpunged),
        cite('276', '100J'),
        { otherwise: 'It is on the list of what cannot be expunged for its age' },
      ),
      requires(
        waitedBy([years(7), 'if one of the cases was a felony'], [years(3), 'for misdemeanors'])
          .counted(allOldEnough, 'All your cases must be that old')
          .since({ called: 'the end of the sentence, with jail and probation' }),
        byAge,
      ),
      rule(
        'at-most-two',
        'You have at most 2 cases on file, dismissed ones too. Charges from one event are one',
        atMostTwo,
        byAge,
        { otherwise: 'You have more than 2 cases on file' },
      ),
      rule('others-qualify', 'Your other case, if you have one, could be expunged too', othersMayGo, byAge, {
        otherwise: 'Another case on your record cannot be expunged for its age',
      }),
      rule('of-one-kind', 'They are all convictions, or none is', ofOneKind, cite('276', '100G')),
      rule('none-elsewhere', 'You have no case in another state or a federal court', noneElsewhere(), byAge, {
        otherwise: 'You have a case in another state or a federal court',
      }),
      requires(nothingPending, byAge),
    ],
    cautions: [
      'The district attorney may object. The judge decides what is best for justice, and may say no.',
      'It may not be a crime against a disabled person either. And you must swear that, as far as you know, nobody is investigating you.',
      notACitizen,
    ],
    fee: noFeeFound,
    first: lookUp,
    steps: [
      'Fill in the form “Petition to Expunge” of the Probation Service.',
      'Send it to the Commissioner of Probation, who checks it within 60 days and passes it on to the court.',
    ],
  }),
  relief({
    ...expunged,
    id: 'ma-mistake-expungement',
    name: 'Expunging a record made by mistake or fraud',
    inForce: { from: '2018-10-13' },
    covers: any(ended('convicted', 'dismissed', 'deferred', 'diverted', 'acquitted', 'no_charges')),
    rules: [
      rule(
        'made-by-mistake',
        'The record was made by a stolen or false identity, a clear error of police, witnesses or the court, or fraud',
        chargeFact('madeByMistake', false, said.noMistake),
        cite('276', '100K'),
        { otherwise: 'The record was not made by mistake or fraud' },
      ),
    ],
    cautions: ['You have to prove it clearly. Then the judge decides, and should seldom say no.'],
    fee: noFilingFee,
    first: lookUp,
    steps: ['Fill in the “Petition for Expungement” under § 100K. Tell exactly what went wrong.', ...toCourt],
  }),
];
