import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, fact, judgement, unknown } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { programFinished } from '../../vocabulary/endings.ts';
import { about, crime, ended, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, others } from '../../vocabulary/whole-record.ts';
import { diversionLaw, minorsLaw } from './cites.ts';
import { forcible } from './forcible.ts';
import * as how from './how.ts';
import { oldEnough, staysForRegistry } from './limits.ts';
import { keptWithAdultRecord, serious } from './merged.ts';
import { said } from './said.ts';

const decided = all(inJuvenileCourt, not(ended('pending')));

const keptForGood = [
  rule(
    'no-forcible-felony-as-adult',
    'As an adult you were not charged with a forcible felony while the record stood',
    not(keptWithAdultRecord),
    minorsLaw('(2)'),
    { otherwise: 'As an adult you were charged with a forcible felony while the record stood' },
  ),
  rule(
    'not-registrable',
    'It is not a sex offense from July 2007 or later that you must register for',
    not(staysForRegistry),
    minorsLaw('(3)'),
    { otherwise: 'It is a sex offense from July 2007 or later that you must register for' },
  ),
];

export const juvenileByAge = relief({
  id: 'fl-juvenile-automatic',
  name: 'Juvenile record, expunged at 21 or 26',
  kind: 'expungement',
  automatic: true,
  covers: decided,
  rules: [
    rule(
      'old-enough',
      'You are 21. It is 26 if the youth court called you a “serious or habitual” offender or sent you to a “maximum risk” place',
      oldEnough,
      minorsLaw('(1)(a)-(b)1.'),
    ),
    ...keptForGood,
  ],
  effect: `FDLE expunges your juvenile record without being asked. ${how.orderUnused}`,
  limits: ['This is about the state’s record. Ask the police and the clerk about theirs.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask FDLE for your own record. It is free.'),
  steps: ['If the case is still there, write to its Seal and Expunge Section.'],
});

const under21: FactCondition = ({ file: { answers } }) =>
  answers.age === undefined ? unknown('age') : fact(answers.age < 21);

/** An arrest that led to no charge does not count, nor what is no crime. */
const neverCharged = any(ended('no_charges'), not(crime));
const notChargedFor5Years = any(neverCharged, waited(years(5)).since('disposition'));

/** Five years without a new charge or finding, this one's included. */
const fiveYearsClean: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(notChargedFor5Years, each))),
);

export const earlyJuvenile = relief({
  id: 'fl-juvenile-early',
  name: 'Early expunction of a juvenile record, from 18 to 20',
  kind: 'expungement',
  covers: all(decided, under21),
  rules: [
    rule('is-18-to-20', 'You are 18, 19 or 20', hasTurned(18), minorsLaw('(1)(b)2.')),
    rule(
      'five-clean-years',
      'You were not charged or found guilty of anything for 5 years',
      fiveYearsClean,
      minorsLaw('(1)(b)2.'),
      { otherwise: 'You were charged or found guilty within those 5 years' },
    ),
    rule(
      'not-serious-or-habitual',
      'The youth court did not call you a “serious or habitual” offender or send you to a “maximum risk” place',
      not(serious),
      minorsLaw('(1)(b)2.'),
      {
        otherwise:
          'The youth court called you a “serious or habitual” offender, or sent you to a “maximum risk” place',
      },
    ),
    ...keptForGood,
  ],
  effect: `FDLE expunges your juvenile record before you turn 21. ${how.orderUnused}`,
  limits: ['The State Attorney of each circuit where it happened must agree.'],
  fee: 'FDLE charges $75.',
  first: juvenileClerk,
  steps: [
    'Get FDLE’s form for early juvenile expunction. Have the State Attorney certify it.',
    'Send it with certified papers from the court, your fingerprints and the fee.',
  ],
});

const noOtherCharge = any(
  neverCharged,
  all(ended('diverted'), () => judgement(said.chargedBeforeProgram)),
);
const noneInOtherPlaces = noneElsewhere();

/** Not otherwise charged with or found guilty of a crime. */
const onlyThisOne: Condition = (matter) =>
  allOf([...others(matter).map((other) => ask(noOtherCharge, other)), noneInOtherPlaces(matter)]);

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
    requires(programFinished, diversionLaw('(3)')),
    rule(
      'minor-offense',
      'It was a misdemeanor, or a felony without force or a weapon',
      neitherForceNorWeapon,
      diversionLaw('(3)(b)'),
      { otherwise: 'It was a felony with force or a weapon' },
    ),
    rule(
      'nothing-else',
      'You were not charged with or found guilty of anything else',
      onlyThisOne,
      diversionLaw('(3)(b)'),
      { otherwise: 'You were charged with or found guilty of something else' },
    ),
  ],
  effect: `FDLE expunges the arrest, and the police of that county seal theirs. ${how.orderUnused}`,
  limits: ['Police and prosecutors can still see it for new cases and new diversion.'],
  fee: phrase.noFee,
  first: task('ask_agency', 'Ask your diversion program for proof that you finished.'),
  steps: [
    'Have the State Attorney certify that you finished the program.',
    'Send FDLE the form for juvenile diversion expunction with your fingerprints. Under 18, a parent signs too. You can do it at any time.',
  ],
});
