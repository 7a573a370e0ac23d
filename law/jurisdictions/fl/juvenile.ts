import { all, any, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { about, ended, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { allOf, always, fact, judgement, never, sinceSpan, unknown, type When } from '../../when.ts';
import { diversionLaw, minorsLaw } from './cites.ts';
import { forcible } from './forcible.ts';
import { notSerious, offSupervision, oldEnough, staysForRegistry } from './limits.ts';
import { keptWithAdultRecord } from './merged.ts';

const decided = all(inJuvenileCourt, not(ended('pending')));

const keptForGood = [
  rule(
    'As an adult you were not charged with a forcible felony while the record stood',
    not(keptWithAdultRecord),
    minorsLaw('(2)'),
  ),
  rule('It is not a sex offense you must register for', not(staysForRegistry), minorsLaw('(3)')),
];

export const juvenileByAge = relief({
  id: 'fl-juvenile-automatic',
  name: 'Juvenile record, expunged at 21 or 26',
  kind: 'expungement',
  automatic: true,
  covers: decided,
  rules: [
    rule(
      'You are 21. If the youth court called you a “serious or habitual” offender, it is 26',
      oldEnough,
      minorsLaw('(1)(a)-(b)1.'),
    ),
    ...keptForGood,
  ],
  effect: 'FDLE expunges your juvenile record without being asked. It does not use up your one court order.',
  limits: ['This is about the state’s record. Ask the police and the clerk about theirs.'],
  fee: 'Free.',
  steps: [
    'Ask FDLE for your own record and see if the case is gone. If not, write to its Seal and Expunge Section.',
  ],
});

const under21: FactCondition = ({ file: { answers } }) =>
  answers.age === undefined ? unknown('age') : fact(answers.age < 21);

/** Five years without a new charge or finding, this one's included. Arrests that led to no charge do not count. */
const fiveYearsClean: Condition = ({ record }) => allOf(record.map(fiveYearsSince));

function fiveYearsSince({ charge, file }: Matter): When {
  if (charge.disposition === 'no_charges' || charge.level === 'infraction') return always;
  const { span, missing } = charge.dateOf('disposition');
  const since = sinceSpan({ first: span.first, last: Math.min(span.last, file.asOf) }, years(5), missing);
  return charge.disposition === undefined
    ? { ...since, earliest: Number.NEGATIVE_INFINITY, missing: [charge.path('disposition'), ...missing] }
    : charge.level === undefined && !charge.offense?.includes('contempt')
      ? { ...since, earliest: Number.NEGATIVE_INFINITY, missing: [charge.path('level'), ...missing] }
      : since;
}

export const earlyJuvenile = relief({
  id: 'fl-juvenile-early',
  name: 'Early expunction of a juvenile record, from 18 to 20',
  kind: 'expungement',
  covers: all(decided, under21),
  rules: [
    rule('You are 18, 19 or 20', hasTurned(18), minorsLaw('(1)(b)2.')),
    rule(
      'You were not charged or found guilty of anything for 5 years',
      fiveYearsClean,
      minorsLaw('(1)(b)2.'),
    ),
    rule(
      'The youth court did not call you a “serious or habitual” offender',
      notSerious,
      minorsLaw('(1)(b)2.'),
    ),
    ...keptForGood,
  ],
  effect: 'FDLE expunges your juvenile record before you turn 21. It does not use up your one court order.',
  limits: ['The State Attorney of each county concerned must agree.'],
  fee: 'FDLE charges $75.',
  steps: [
    'Get FDLE’s form for early juvenile expungement. Have the State Attorney certify it.',
    'Send it with certified papers from the court, your fingerprints and the fee.',
  ],
});

/** Not otherwise charged with or found guilty of a crime. */
const onlyThisOne: Condition = (matter) =>
  allOf([...matter.record.filter((other) => other !== matter).map(notCharged), nothingElsewhere(matter)]);

function notCharged({ charge: { disposition, level, offense, path } }: Matter): When {
  if (disposition === 'no_charges' || level === 'infraction') return always;
  if (disposition === undefined) return unknown(path('disposition'));
  if (level === undefined) return offense?.includes('contempt') ? always : unknown(path('level'));
  return disposition === 'diverted'
    ? judgement('Did the State Attorney charge you in the other case, before the program?')
    : never;
}

function nothingElsewhere({ file }: Matter): When {
  const { felonies, misdemeanors } = file.answers.elsewhere ?? {};
  if ((felonies ?? 0) + (misdemeanors ?? 0) > 0) return never;
  if (felonies === undefined) return unknown('elsewhere.felonies');
  return misdemeanors === undefined ? unknown('elsewhere.misdemeanors') : always;
}

const neitherForceNorWeapon: FactCondition = any(
  ofLevel('misdemeanor'),
  all(ofLevel('felony'), not(forcible), not(about('weapon'))),
);

export const diversionExpunction = relief({
  id: 'fl-juvenile-diversion',
  name: 'Expunction after a juvenile diversion program',
  kind: 'expungement',
  covers: all(inJuvenileCourt, ended('diverted')),
  rules: [
    rule('You finished the program', offSupervision, diversionLaw('(3)')),
    rule(
      'It was a misdemeanor, or a felony without force or a weapon',
      neitherForceNorWeapon,
      diversionLaw('(3)(b)'),
    ),
    rule('You were not charged with or found guilty of anything else', onlyThisOne, diversionLaw('(3)(b)')),
  ],
  effect:
    'FDLE expunges the arrest, and the police of that county seal theirs. It does not use up your one court order.',
  limits: ['Police and prosecutors can still see it for new cases and new diversion.'],
  fee: 'We could not confirm the fee. Ask FDLE before you apply.',
  steps: [
    'Have the State Attorney certify that you finished the program.',
    'Send FDLE the form for juvenile diversion expunction with your fingerprints. You can do it at any time.',
  ],
});
