import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { allOf } from '../../engine/when.ts';
import { type Rule, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { anything, inAdultCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askIfCleared } from '../../vocabulary/tasks.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { cleanSlateAct } from './code.ts';
import {
  checkRecord,
  dnaStays,
  due,
  mayExplain,
  notUndone,
  noWaiver,
  sealedByItself,
  seenBy,
  seenInCourt,
  seenWithFingerprints,
  untilSealed,
} from './how.ts';
import { abilityImpaired, graveClassA, ofFelony, sexOffense } from './offenses.ts';
import {
  conviction,
  crime,
  crimeInCase,
  droppedCharge,
  misdemeanor,
  noNewFelonyElsewhere,
  sinceSentenceOrRelease,
  supervisionOver,
  violation,
  waitedSinceLastCrime,
} from './record.ts';

const sealing = {
  ...sealedByItself,
  inForce: { from: '2024-11-16' },
  // For convictions from before the law began the courts have three years, § 160.57(6).
  by: '2027-11-16',
  limits: [seenBy, mayExplain, seenWithFingerprints, seenInCourt, ...notUndone, dnaStays],
  first: askIfCleared,
  steps: [
    `You do not have to apply. ${due}`,
    checkRecord,
    'Not sealed by then? The courts will have a form to ask for a review. They must seal it within 30 days of a valid one.',
  ],
} as const;

const cautions = [
  untilSealed,
  'Other convictions in the same case may keep the court file open longer.',
  noWaiver,
  'Sealing does not stop you from asking a court to undo the conviction.',
];

const common = [
  rule(
    'no-open-case',
    `${phrase.noOpenCase}. One outside New York may not count`,
    nothingPending,
    cleanSlateAct('(1)(b)(iii), (viii)'),
    { otherwise: 'You have an open criminal case' },
  ),
  rule(
    'sentence-over',
    'You are no longer locked up, on probation or on parole for it',
    supervisionOver,
    cleanSlateAct('(1)(b)(iv), (8)'),
    { otherwise: 'You are still locked up, on probation or on parole for it' },
  ),
  rule(
    'not-registrable',
    'It is not a sex crime that calls for registration',
    not(sexOffense),
    cleanSlateAct('(1)(b)(v)'),
    { otherwise: 'It is a sex crime that calls for registration, which is not sealed' },
  ),
  rule(
    'no-felony-elsewhere',
    'In the last 8 years you had no newer felony conviction in another state or a federal court',
    noNewFelonyElsewhere,
    cleanSlateAct('(1)(b)(ix)'),
    {
      otherwise: 'In the last 8 years you had a newer felony conviction in another state or a federal court',
    },
  ),
];

const misdemeanorRules = [requires(waitedSinceLastCrime(years(3)), cleanSlateAct('(1)(b)(i)')), ...common];

const felonyRules = [
  requires(waitedSinceLastCrime(years(8)), cleanSlateAct('(1)(b)(ii)')),
  ...common,
  rule(
    'not-class-a',
    'It is not a class A felony, unless for drugs',
    not(graveClassA),
    cleanSlateAct('(1)(b)(vi)'),
    { otherwise: 'It is a class A felony, which Clean Slate leaves out' },
  ),
];

const misdemeanors = relief({
  ...sealing,
  id: 'ny-clean-slate-misdemeanor',
  name: 'Clean Slate: automatic sealing of a misdemeanor',
  covers: all(conviction, misdemeanor),
  rules: misdemeanorRules,
  cautions,
});

const felonies = relief({
  ...sealing,
  id: 'ny-clean-slate-felony',
  name: 'Clean Slate: automatic sealing of a felony',
  covers: all(conviction, ofFelony),
  rules: felonyRules,
  cautions,
});

const impaired = relief({
  ...sealing,
  id: 'ny-clean-slate-dwai',
  name: 'Clean Slate: automatic sealing of a DWAI infraction',
  covers: all(violation, abilityImpaired),
  rules: [requires(sinceSentenceOrRelease(years(3)), cleanSlateAct('(1)(a)'))],
  cautions: ['The law does not say when the 3 years begin.'],
});

const allOfThem = (rules: readonly Rule[]): Condition => all(...rules.map(({ holds }) => holds));
const sealable = when(ofFelony, allOfThem(felonyRules), allOfThem(misdemeanorRules));
const sealedIfCrime = when(crime, sealable, anything);

const inSameCase = relief({
  ...sealing,
  id: 'ny-clean-slate-same-case',
  name: 'Clean Slate: another charge of a sealed case',
  covers: all(inAdultCourt, any(droppedCharge, violation), crimeInCase),
  rules: [
    rule(
      'conviction-can-be-sealed',
      'The crime you were convicted of in the same case can be sealed',
      (matter) => allOf(sameCase(matter).map((each) => ask(sealedIfCrime, each))),
      cleanSlateAct('(2)'),
    ),
  ],
  cautions: [
    'A dropped charge is sealed at once only if the whole case ended in your favor. Until then the court file shows it, but the state does not tell employers of it.',
  ],
});

export const cleanSlate = [misdemeanors, felonies, impaired, inSameCase];
