import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, fact, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  adultConviction,
  anything,
  chargeFact,
  crime,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { gradeOf } from './grades.ts';
import { byItself, erased, erasedEffect, noFilingFee, pardonFee, tellTheClerk } from './how.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const pardonedBefore1974 = happenedBefore('pardoned', '1974-10-01');
const pardoned = all(inAdultCourt, ended('pardoned'));
const absolute = rule(
  'absolute-pardon',
  'Your pardon was an absolute one',
  chargeFact('absolutePardon', true, said.absolutePardon),
  cite('54-142a(d)'),
  { otherwise: 'Your pardon was not an absolute one' },
);

/** § 54-95c(a): an unclassified felony counts if it carried at most 10 years. */
const felonyToVacate: FactCondition = ({ charge }) => {
  switch (gradeOf(charge)) {
    case undefined:
      return unknown(charge.path('grade'));
    case 'a':
    case 'b':
      return never;
    case 'ungraded':
      return charge.maxMonths === undefined
        ? unknown(charge.path('maxMonths'))
        : fact(charge.maxMonths <= 120);
    default:
      return always;
  }
};

/** The Board looks at the whole record: 5 years since the newest felony, 3 since the newest misdemeanor. */
const byLevel = when(felony, waited(years(5)).since('conviction'), waited(years(3)).since('conviction'));
const waitedForEach = when(all(adultConviction, crime), byLevel, anything);
const waitedForAll: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(waitedForEach, each))),
);

export const otherWays: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'ct-pardoned',
    name: 'A pardoned conviction, erased by itself',
    inForce: { from: '1974-10-01' },
    covers: all(pardoned, not(pardonedBefore1974)),
    rules: [absolute],
    first: check,
    steps: [tellTheClerk],
  }),
  relief({
    ...erased,
    id: 'ct-older-pardon',
    name: 'Petition to erase a conviction pardoned before October 1974',
    covers: all(pardoned, pardonedBefore1974),
    rules: [
      absolute,
      rule(
        'pardoned-before-1974',
        'You were pardoned before October 1, 1974',
        pardonedBefore1974,
        cite('54-142a(d)(1)'),
      ),
    ],
    fee: noFilingFee,
    first: findPardon,
    steps: [
      'Write a petition that names § 54-142a(d)(1), and add a copy of the pardon.',
      'File it with the Superior Court where you were convicted. The court must say yes.',
    ],
  }),
  relief({
    id: 'ct-trafficking-vacatur',
    name: 'Undoing the conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(adultConviction, traffickingVictim),
    rules: [
      rule(
        'level-covered',
        'It was a misdemeanor or a class C, D or E felony. Another felony counts if it could mean 10 years at most',
        any(misdemeanor, all(felony, felonyToVacate)),
        cite('54-95c(a)'),
        { otherwise: 'It was a class A or B felony, or one with more than 10 years possible' },
      ),
      rule(
        'trafficked',
        'You took part in it because someone trafficked you',
        traffickingVictim,
        cite('54-95c(a)'),
      ),
    ],
    effect: 'The court undoes the conviction and dismisses the charge. A dismissed charge is then erased.',
    cautions: [
      'For prostitution the court has to say yes if you prove it. For other crimes the judge decides.',
      'You must send word to any victim of the crime, by registered or certified mail. The prosecutor and the victim may speak.',
    ],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [phrase.traffickingHelp, 'Apply to the Superior Court that convicted you.'],
  }),
  relief({
    id: 'ct-pardon',
    name: 'Ask the Board for an absolute pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['ct-pardoned'],
    covers: all(adultConviction, crime),
    rules: [
      requires(
        waitedBy([years(5), 'for a felony'], [years(3), 'for a misdemeanor'])
          .counted(waitedForAll, 'The newest conviction of each kind counts')
          .since('conviction'),
        cite('54-130a(c)'),
      ),
      requires(sentenceOver, cite('54-130a(c)')),
      requires(nothingPending, cite('54-130a(c)')),
    ],
    effect: `This way is open for every crime, also for a felony that Clean Slate leaves out. ${erasedEffect}`,
    limits: ['The Board looks at your whole record. You cannot ask for one conviction alone.'],
    cautions: [
      'The Board decides. If it says no, it must tell you why in writing.',
      'A charge nolled in the last 13 months counts as open.',
      'For a threat at a school made before you were 18, the Board must say yes after 3 clean years.',
    ],
    fee: pardonFee,
    first: task('get_form', 'Open the pardon application on the Board of Pardons’ website.'),
    steps: [
      'Order your record from the State Police with fingerprints. It must be less than a year old.',
      'Apply on the website of the Board of Pardons and Paroles. Ask three people to write for you.',
      'For small cases without a victim the Board may decide without a hearing.',
    ],
  }),
  relief({
    id: 'ct-employability',
    name: 'Certificate of Employability',
    kind: 'certificate',
    alternative: true,
    covers: all(adultConviction, crime),
    rules: [requires(waited(days(90)).since('released'), cite('54-130e(c)'))],
    effect:
      'No employer may turn you down only because of the conviction. State boards must take it that you have changed.',
    limits: ['It does not erase the record, and does not help with police jobs.'],
    cautions: [
      'You must live in Connecticut. The 90 days are the Board’s own rule.',
      'On probation, ask your probation officer: there the court’s own office decides.',
    ],
    fee: 'We found no fee to apply.',
    first: task('get_form', 'Open the job certificate form on the Board of Pardons’ website.'),
    steps: ['Apply on the website of the Board of Pardons and Paroles.'],
  }),
  rightToVote({
    id: 'ct-vote',
    voting: whileLockedUp(),
    automatic: true,
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, cite('9-46a(b)'))],
    limits: ['If the felony was about voting, you must first be done with parole or probation.'],
  }),
];
