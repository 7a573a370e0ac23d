import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, isNot, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atMost, freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  ended,
  felony,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { askClerk, findPardon, hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { graded } from './grades.ts';
import * as how from './how.ts';
import { drugCrime, mayBeExpunged, registrableSexCrime } from './offenses.ts';
import { said } from './said.ts';
import {
  afterDrunkDriving,
  beforeAnyIneligible,
  neverUsed,
  tenYearsAfterDrunkDriving,
} from './whole-record.ts';

const illegalVoting = under('2-19-107');
const crimeConviction = all(adultConviction, ofLevel('misdemeanor', 'felony'));

const fiveYears = waited(years(5)).since('completed');
const tenYears = waited(years(10)).since('completed');

/** Of felonies from before 1989 the law does not say which wait they have: nobody is told less than the longer one. */
const waitedLongEnough: Condition = when(any(ofLevel('misdemeanor'), graded('e')), fiveYears, tenYears);

const notDrivingCommercially: FactCondition = any(
  not(drugCrime),
  not(chargeFact('commercialDriver', false, said.notCommercialDriver)),
);

const expunction = {
  kind: 'expungement',
  effect: how.asIfNever,
  limits: [
    'The clerk keeps a sealed file. Judges and prosecutors may use it at a later sentencing.',
    'Federal offices and other states may still see it. It does not bind immigration judges.',
    phrase.privateCopies,
  ],
  fee: how.clerkFee,
} as const;

const askTheProsecutor = [
  'Get your record from the TBI, and the judgment from the court clerk. The section and class on it decide.',
  'Ask the clerk for a statement that all costs are paid.',
  how.prosecutorPrepares,
  how.sixtyDays,
  'The court asks the TBI to certify that the crime can be expunged. You do nothing for that.',
];

const twoInALife =
  'Tennessee expunges two convictions in your life, at most one of them a felony. Crimes of one event count as one.';

const convictions = relief({
  ...expunction,
  id: 'tn-conviction-expunction',
  name: 'Expunge one or two convictions',
  covers: all(crimeConviction, not(illegalVoting)),
  pick: [
    {
      id: 'two-convictions',
      text: twoInALife,
      cite: cite('40-32-107(a)(1), (3)'),
      n: 2,
      byCase: true,
    },
    {
      id: 'one-felony',
      text: twoInALife,
      cite: cite('40-32-107(a)(1), (3)'),
      n: 1,
      among: felony,
      byCase: true,
    },
  ],
  rules: [
    rule(
      'crime-may-be-cleared',
      'It is a misdemeanor that the law does not leave out, or a Class C, D or E felony on its list',
      mayBeExpunged,
      cite('40-32-107(a)(1)'),
      { otherwise: 'It is not a crime that Tennessee lets people clear' },
    ),
    rule(
      'waited',
      'You have waited since your sentence ended. It takes 5 years for a misdemeanor or a Class E felony, and 10 for Class C or D',
      waitedLongEnough,
      cite('40-32-107(a)(3)(B)'),
      {
        otherwise:
          'Not enough time has passed since your sentence ended. It takes 5 years for a misdemeanor or a Class E felony, and 10 for Class C or D',
      },
    ),
    requires(everythingPaid, cite('40-32-107(a)(3)(C)')),
    rule(
      'before-ineligible-conviction',
      'It happened before any conviction of yours that cannot be cleared, traffic apart',
      beforeAnyIneligible,
      cite('40-32-107(a)(3)(A)'),
      { otherwise: 'It happened after a conviction that cannot be cleared' },
    ),
    rule(
      'never-used',
      'You never had a conviction expunged in Tennessee before',
      neverUsed,
      cite('40-32-107(a)(3)(A)'),
      {
        otherwise: 'You had a conviction expunged in Tennessee before. The law allows it once',
      },
    ),
    rule(
      'not-commercial-driver',
      'If it was a drug crime, you were not driving with a commercial license or in a commercial truck',
      notDrivingCommercially,
      cite('40-32-107(a)(2)'),
    ),
  ],
  cautions: [
    'You can do this once in your life. If you have several convictions, get advice on which to choose before you file.',
    'Two felonies cannot both go, unless they were one event with one aim at one place.',
    'The law starts from “yes” if you meet all points. The judge still decides and weighs public safety.',
    how.twoYears,
    'If the sentence told you to stay off alcohol or drugs, you must have done so for at least a year.',
  ],
  first: askClerk,
  steps: askTheProsecutor,
});

const voting = relief({
  ...expunction,
  id: 'tn-illegal-voting',
  name: 'Expunge a conviction for illegal voting',
  inForce: { from: '2023-07-01' },
  covers: all(crimeConviction, illegalVoting),
  pick: {
    id: 'illegal-voting-once',
    text: 'Tennessee expunges illegal voting once in your life.',
    cite: cite('40-32-107(c)'),
    n: 1,
    byCase: true,
  },
  rules: [
    requires(waited(years(15)).since('completed'), cite('40-32-107(c)(1)')),
    requires(everythingPaid, cite('40-32-107(c)(1)')),
    rule(
      'before-ineligible-conviction',
      'It happened before any conviction of yours that cannot be cleared, traffic apart',
      beforeAnyIneligible,
      cite('40-32-107(c)(1)'),
      { otherwise: 'It happened after a conviction that cannot be cleared' },
    ),
    rule(
      'never-used',
      'You never had a conviction expunged in Tennessee before',
      neverUsed,
      cite('40-32-107(c)(1)'),
      {
        otherwise: 'You had a conviction expunged in Tennessee before. The law allows it once',
      },
    ),
  ],
  cautions: [
    phrase.judgeMaySayNo,
    how.twoYears,
    'It does not give back the right to vote. That is a way of its own.',
  ],
  first: askClerk,
  steps: askTheProsecutor,
});

/** Public Chapter 1061 of 2026. It names no wait. */
const recovery = relief({
  ...expunction,
  id: 'tn-after-recovery-court',
  name: 'Expunge a later crime although you had one DUI',
  inForce: { from: '2026-07-01' },
  covers: all(crimeConviction, not(about('dui')), afterDrunkDriving),
  howOften: {
    id: 'convictions-once',
    text: 'Tennessee expunges a crime after recovery court once in your life.',
    cite: cite('40-32-107(e)(1)'),
  },
  rules: [
    rule(
      'recovery-court',
      'You finished a recovery court (drug court) that the state approved',
      chargeFact('recoveryCourt', false, said.noRecoveryCourt),
      cite('40-32-107(e)(1)'),
      { otherwise: 'You did not finish a recovery court program' },
    ),
    rule(
      'crime-may-be-cleared',
      'It is a crime that Tennessee lets people clear',
      mayBeExpunged,
      cite('40-32-107(e)(1)'),
      { otherwise: 'It is not a crime that Tennessee lets people clear' },
    ),
    requires(sentenceOver, cite('40-32-107(e)(1)')),
    requires(everythingPaid, cite('40-32-107(e)(1)')),
    rule(
      'ten-years-after-dui',
      'You did this at least 10 years after the DUI conviction',
      tenYearsAfterDrunkDriving,
      cite('40-32-107(e)(1)'),
      { otherwise: 'You did this less than 10 years after the DUI conviction' },
    ),
    rule(
      'one-dui',
      'You were convicted of DUI only once',
      atMost(1, all(inAdultCourt, about('dui'))),
      cite('40-32-107(e)(1)'),
      { otherwise: 'You were convicted of DUI more than once' },
    ),
    rule(
      'never-used',
      'You never had a conviction expunged in Tennessee before',
      neverUsed,
      cite('40-32-107(e)(1)'),
      { otherwise: 'You had a conviction expunged in Tennessee before. The law allows it once' },
    ),
    rule(
      'no-driving-drunk',
      'It did not involve a motor vehicle together with alcohol or drugs',
      openIf(about('traffic'), said.vehicleWithAlcohol),
      cite('40-32-107(e)(3)'),
    ),
  ],
  cautions: ['It never clears the DUI itself.', phrase.judgeMaySayNo],
  first: askClerk,
  steps: askTheProsecutor,
});

/** § 40-32-107(d)(1)(A), and attempts at them. */
const stayAfterPardon = under(
  '39-13-202 39-13-210 39-13-305 39-13-403 39-13-805 39-15-402',
  byKind(
    [onlySectionTells, 'homicide', 'kidnapping', 'robbery', 'child_victim'],
    [
      readAs(never, said.notOnPardonList),
      'assault',
      'violent',
      'domestic_violence',
      'weapon',
      'arson',
      'burglary',
    ],
  ),
);

const pardoned = relief({
  ...expunction,
  id: 'tn-expunction-after-pardon',
  name: 'Expunge a conviction after a pardon',
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule(
      'not-among-the-worst',
      'It was not murder, one of four other grave felonies, or a sex crime with registration or a minor',
      all(not(stayAfterPardon), not(registrableSexCrime), not(all(about('sexual'), about('child_victim')))),
      cite('40-32-107(d)(1)(A)'),
      { otherwise: 'It is one of the crimes that stay on record even after a pardon' },
    ),
    rule(
      'board-voted',
      'The Board of Parole voted that you should be pardoned',
      chargeFact('boardVote', true, said.boardVoted),
      cite('40-32-107(d)(1)(B)'),
    ),
  ],
  cautions: [
    'The judge decides, and looks at whether the crime was violent.',
    how.twoYears,
    'You need not wait, and what you had cleared before does not count here.',
  ],
  first: findPardon,
  steps: askTheProsecutor,
});

/** Every sentence counts, not only the one for this crime. */
const everySentenceOneYearOver: Condition = ofWholeRecord((matter) => {
  const convicted = matter.record.filter((each) => !isNot(ask(crimeConviction, each)));
  return allAmong(convicted, (each) => ask(oneYear, each));
});
const oneYear = waited(years(1)).since('completed');

const trafficking = relief({
  ...expunction,
  id: 'tn-trafficking-expunction',
  name: 'Expunge what a trafficking victim was made to do',
  inForce: { from: '2019-07-01' },
  covers: crimeConviction,
  rules: [
    rule(
      'trafficked',
      'You did it because you were a victim of human trafficking',
      traffickingVictim,
      cite('40-32-105(b)(7)'),
      {
        otherwise: 'You did not say that you were trafficked',
      },
    ),
    rule(
      'crime-may-be-cleared',
      'It is a crime that Tennessee lets people clear, or aggravated prostitution',
      any(mayBeExpunged, under('39-13-516')),
      cite('40-32-105(b)(6)'),
    ),
    rule(
      'no-force',
      'It had no force, threat of force or deadly weapon in it',
      not(about('assault', 'violent', 'domestic_violence', 'robbery', 'homicide', 'kidnapping', 'weapon')),
      cite('40-32-105(b)(6)'),
    ),
    rule(
      'waited',
      'At least 1 year has passed since your last sentence ended',
      everySentenceOneYearOver,
      cite('40-32-105(b)(1)'),
    ),
    rule(
      'no-conviction-lately',
      'You had no conviction in the last year',
      freeOfConvictionFor(years(1), anything),
      cite('40-32-105(b)(3)'),
    ),
    requires(nothingPending, cite('40-32-105(b)(3)')),
    rule(
      'not-used-before',
      'You did not use this law before',
      (matter) => (matter.file.answers.reliefReceived ? judgement(said.traffickingUsedBefore) : always),
      cite('40-32-105(b)(5)'),
    ),
  ],
  cautions: [
    phrase.judgeMaySayNo,
    how.twoYears,
    'Unpaid fines and fees do not stand in the way. They end with the case.',
  ],
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Ask the district attorney’s office for the form made for trafficking victims. They write the petition and the order.',
    'File it in the court of your most recent conviction. You can prove it with your own words under oath.',
  ],
});

/** Where it stands since the law was put in a new order in 2025 could not be read. */
const protestLaw = cite('40-32-101(f)(1), as it stood until 2025');

const protest = relief({
  ...expunction,
  id: 'tn-segregation-protest',
  name: 'Expunge a conviction from a protest against segregation',
  // It takes 37 years, so nothing newer can be open yet.
  covers: all(crimeConviction, happenedBefore('disposition', '1990-01-01')),
  rules: [
    rule(
      'protest',
      'You were protesting a law that kept people apart by race',
      chargeFact('segregationProtest', false, said.notProtest),
      protestLaw,
      { otherwise: 'It was not for a protest against segregation' },
    ),
    requires(waited(years(37)).since('conviction'), protestLaw),
    rule(
      'terms-met',
      'You had no other conviction in those years, and it was not a grave felony, a sex crime or drunk driving',
      () => judgement(said.protestTerms),
      protestLaw,
    ),
  ],
  fee: 'Free.',
  first: askClerk,
  steps: [
    'Write a petition to the court that convicted you.',
    'Send the district attorney a copy by certified mail. They have 20 days to object.',
  ],
});

export const convictionReliefs: readonly Relief[] = [
  convictions,
  voting,
  recovery,
  pardoned,
  trafficking,
  protest,
];
