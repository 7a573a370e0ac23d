import { all, any, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, blocked, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { nothingClearedBefore } from '../../vocabulary/cleared-before.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneElsewhere, noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  ended,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { on } from '../../vocabulary/order.ts';
import { endedEarlier, endedLater } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { drunkDrivingLaw, juvenileLaw, marijuanaLaw, minorLaw } from './cites.ts';
import { cite, under } from './code.ts';
import { foundGuilty } from './convictions.ts';
import { commercialLicense, intoxicated } from './exclusions.ts';
import { graded } from './grades.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const aCrime = all(foundGuilty, ofLevel('misdemeanor', 'felony'));

const noCommercialLicense = not(commercialLicense);
const withCommercialLicense = { otherwise: 'You have or need a commercial license (CDL)' };

const anotherDwi = all(foundGuilty, intoxicated);

/** § 610.130.2 names only open cases about drinking and driving. */
const noOpenDwi: Condition = ofWholeRecord(({ file, record }) => {
  const { pendingCharges } = file.answers;
  const open = record.filter(({ charge }) => charge.isListed && charge.disposition === 'pending');
  const listed = open.map(({ charge }) =>
    charge.offense === undefined
      ? judgement(said.openCaseIsDwi)
      : charge.offense.includes('dui')
        ? blocked(said.waitForDwiCase)
        : always,
  );
  if (pendingCharges === undefined) return allOf([...listed, unknown('pendingCharges')]);
  const isWhole = record.every(({ charge }) => charge.isListed);
  const perhapsAnother = pendingCharges && (open.length === 0 || !isWhole);
  return allOf([...listed, perhapsAnother ? judgement(said.openCaseIsDwi) : always]);
});

/** §§ 577.010.2(2), 577.013.2(2): Class A where there was a case before, or a child was along; § 577.012.3(2) only the former. */
const repeatedByClass = all(
  ofLevel('misdemeanor'),
  graded('a'),
  any(
    under('577.012'),
    all(not(about('child_victim')), () => judgement(said.classADwi)),
  ),
);

const drunkDriving = relief({
  ...how.petition,
  id: 'mo-expunge-first-dwi',
  name: 'Expunging a first DWI',
  covers: all(foundGuilty, intoxicated, ofLevel('misdemeanor', 'infraction')),
  pick: {
    id: 'one-dwi',
    text: 'Missouri expunges one drunk-driving case in your life.',
    cite: drunkDrivingLaw('.3'),
    n: 1,
    byCase: true,
  },
  rules: [
    requires(waited(years(10)).since('conviction'), drunkDrivingLaw('.1')),
    rule(
      'first-dwi',
      'It was your first drunk driving or boating case',
      all(
        not(endedEarlier(anotherDwi)),
        noneElsewhere(judgement(said.otherDwiElsewhere)),
        not(repeatedByClass),
      ),
      drunkDrivingLaw('.1'),
      { otherwise: 'You had a drunk driving or boating case before it' },
    ),
    rule(
      'no-later-dwi',
      'You had no drunk driving or boating conviction since then',
      all(not(endedLater(anotherDwi)), noneSuchElsewhere({ since: on('disposition') })),
      drunkDrivingLaw('.1, .2'),
      { otherwise: 'You had another drunk driving or boating case later' },
    ),
    rule(
      'no-later-alcohol-stop',
      'Your license was not taken or suspended again for drinking and driving',
      not(chargeFact('laterAlcoholStop', false, said.noLaterAlcoholStop)),
      drunkDrivingLaw('.2'),
      { otherwise: 'Your license was taken or suspended again for drinking and driving' },
    ),
    rule(
      'no-open-dwi',
      'You have no open case about drinking and driving',
      noOpenDwi,
      drunkDrivingLaw('.2'),
      {
        otherwise: 'You have an open case about drinking and driving',
      },
    ),
    rule(
      'no-commercial-license',
      'You have no commercial license (CDL) and need none',
      noCommercialLicense,
      drunkDrivingLaw('.1, .4'),
      withCommercialLicense,
    ),
    rule(
      'only-one',
      'You have not had a DWI expunged before',
      nothingClearedBefore(said.dwiExpungedBefore),
      drunkDrivingLaw('.3'),
    ),
  ],
  effect:
    'The case is taken out of all official records and closed. The law treats you as if it never happened, and you may say so.',
  limits: ['You get this once in your life.', 'The Department of Revenue may keep a note that you used it.'],
  fee: how.courtFee,
  first: lookUp,
  steps: [
    'Get your driving record from the Department of Revenue, and the case number from Case.net or the clerk.',
    'Write a petition under § 610.130. The court’s form for other expungements is not for this.',
    how.nameEveryone,
    'File it in the court where you pleaded guilty or were sentenced. There is a hearing.',
  ],
});

const alcoholCase = all(foundGuilty, about('alcohol_minor', 'dui'));
const underage = all(foundGuilty, about('alcohol_minor'));

const minorInPossession = relief({
  ...how.petition,
  id: 'mo-expunge-minor-alcohol',
  name: 'Expunging alcohol possession under 21',
  covers: all(underage, ofLevel('misdemeanor', 'infraction'), not(about('dui'))),
  pick: {
    id: 'one-underage-alcohol',
    text: 'Missouri expunges one case of alcohol under 21 in your life.',
    cite: minorLaw,
    n: 1,
    byCase: true,
  },
  rules: [
    requires(hasTurned(22), minorLaw),
    rule('first-time', 'It was the first time', not(endedEarlier(underage)), minorLaw, {
      otherwise: 'It was not the first time',
    }),
    rule(
      'no-later-alcohol-case',
      'You had no other alcohol case since then',
      all(not(endedLater(alcoholCase)), noneElsewhere(judgement(said.alcoholElsewhere))),
      minorLaw,
      { otherwise: 'You had another alcohol case since then' },
    ),
    rule(
      'no-alcohol-stop',
      'Your license was not taken or suspended for drinking and driving',
      not(chargeFact('laterAlcoholStop', false, said.noLaterAlcoholStop)),
      minorLaw,
      { otherwise: 'Your license was taken or suspended for drinking and driving' },
    ),
    rule(
      'no-commercial-license',
      'You have no commercial license (CDL) and need none',
      noCommercialLicense,
      minorLaw,
      withCommercialLicense,
    ),
    rule(
      'only-one',
      'You have not used this way before',
      nothingClearedBefore(said.alcoholExpungedBefore),
      minorLaw,
    ),
  ],
  effect: 'All official records of it are expunged. The law treats you as if it never happened.',
  limits: ['You get this once in your life.'],
  fee: how.courtFee,
  first: lookUp,
  steps: [
    'Write an application to expunge under § 311.326. Give the case number and your date of birth.',
    'File it in the court where you were sentenced.',
  ],
});

const youngProstitution = relief({
  ...how.petition,
  id: 'mo-expunge-young-prostitution',
  name: 'Expunging prostitution from when you were under 18',
  covers: all(foundGuilty, under('567.020', about('prostitution'))),
  rules: [requires(youngerThan(18), cite('610.131.1'))],
  effect: 'All official records of it are expunged. The law treats you as if it never happened.',
  limits: ['Adults who were forced have no such way in Missouri. They can use the general one.'],
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Apply to the court where you pleaded guilty or were sentenced. If you were under 18, the court must grant it.',
  ],
});

/** § 568.040.6(3): sooner than the general way, for somebody who owes no support any more. */
const nonsupport = relief({
  ...how.petition,
  id: 'mo-expunge-nonsupport',
  name: 'Expunging felony nonsupport of a child',
  covers: all(foundGuilty, ofLevel('felony'), under('568.040')),
  pick: {
    id: 'one-nonsupport',
    text: 'Missouri clears unpaid child support early only once in your life.',
    cite: cite('568.040.6(3)(d)'),
    n: 1,
    byCase: true,
  },
  rules: [
    requires(sentenceOver, cite('568.040.6(3)(a)')),
    rule(
      'support-settled',
      'You no longer have to pay support, all arrears are paid, and no support action is open',
      chargeFactAsked('supportSettled'),
      cite('568.040.6(3)(a)'),
      { otherwise: 'You still have to pay support or arrears, or a support action is open' },
    ),
    rule(
      'nothing-else',
      'You had no later crime and no other felony, unless it can be expunged too',
      all(
        openIf(
          any(endedLater(aCrime), endedEarlier(all(aCrime, ofLevel('felony')))),
          said.otherCrimeExpungeable,
        ),
        noneElsewhere(judgement(said.otherCrimeExpungeable)),
      ),
      cite('568.040.6(3)(a)'),
    ),
    rule(
      'only-one',
      'You have not used this way before',
      nothingClearedBefore(said.nonsupportBefore),
      cite('568.040.6(3)(d)'),
    ),
  ],
  effect: 'The record is closed, and the law treats you as if it never happened.',
  limits: [
    'You get this once in your life.',
    'If a court found that you are not the father, § 210.854 clears it too, without these rules.',
  ],
  fee: how.courtFee,
  first: lookUp,
  steps: [
    'Get proof from the Family Support Division that nothing is owed and nothing is open.',
    'Write a petition under § 568.040.6(3), and file it in the court that had the case. There is a hearing.',
  ],
});

const marijuanaCase = all(foundGuilty, about('marijuana'));

const marijuanaRules = [
  rule('before-legal', 'It happened before December 8, 2022', committedBefore('2022-12-08'), marijuanaLaw, {
    otherwise: 'It happened on or after December 8, 2022',
  }),
  rule(
    'only-marijuana',
    'It was about marijuana alone. Driving high, violence, weapons and giving it to a minor are left out',
    not(about('dui', 'violent', 'assault', 'weapon', 'child_victim')),
    marijuanaLaw,
    { otherwise: 'It was about more than marijuana' },
  ),
  requires(sentenceOver, marijuanaLaw),
];

const marijuana = {
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2022-12-08' },
  effect:
    'The conviction is vacated and all records of it are expunged. The law treats you as if you were never arrested or convicted.',
  limits: [phrase.privateCopies, 'City marijuana cases are not cleared by themselves.'],
  cautions: [
    'Courts missed their deadlines in many counties, above all for old paper files. Check yours.',
    'If you are still locked up or on probation for it, ask a lawyer now. You need not wait for the end.',
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'If it still shows, ask the circuit clerk whether it was expunged.',
    'If it was not, ask the clerk to review it under article XIV. You can also file a petition.',
  ],
} as const;

/** Class C was the class of such a possession before 2017. */
const highClass: FactCondition = ({ charge: { grade } }) =>
  grade === 'a' || grade === 'b' ? judgement(said.marijuanaFelony) : always;

const marijuanaReliefs = [
  relief({
    ...marijuana,
    id: 'mo-marijuana-misdemeanor',
    name: 'Marijuana misdemeanor, expunged by itself',
    by: '2023-06-08',
    covers: all(marijuanaCase, ofLevel('misdemeanor')),
    rules: marijuanaRules,
  }),
  relief({
    ...marijuana,
    id: 'mo-marijuana-felony',
    name: 'Marijuana felony, expunged by itself',
    by: '2023-12-08',
    covers: all(marijuanaCase, ofLevel('felony')),
    rules: [
      rule(
        'possession',
        'It was for having marijuana. Selling may be covered too, but our sources differ',
        any(not(about('drug_sale')), () => judgement(said.marijuanaFelony)),
        marijuanaLaw,
      ),
      rule(
        'three-pounds',
        'It was 3 pounds or less, and not a Class A or B felony',
        all(chargeFact('threePounds', true, said.threePoundsOrLess), highClass),
        marijuanaLaw,
      ),
      ...marijuanaRules,
    ],
  }),
];

const juvenile = relief({
  id: 'mo-seal-juvenile',
  name: 'Sealing a juvenile case',
  kind: 'sealing',
  covers: all(
    inJuvenileCourt,
    ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted', 'no_charges', 'not_responsible'),
  ),
  rules: [
    requires(hasTurned(18), juvenileLaw),
    rule(
      'case-closed',
      'The juvenile court has closed your case',
      any(not(ended('convicted', 'deferred', 'diverted')), sentenceOver),
      juvenileLaw,
      { otherwise: 'The juvenile court has not closed your case yet' },
    ),
  ],
  effect: 'The judge may seal the court file and the police records, and have the other papers destroyed.',
  limits: ['Most juvenile files are closed already. Findings that would be a felony for an adult are open.'],
  cautions: ['The judge decides whether it is best for you.'],
  fee: phrase.feeUnconfirmed,
  first: task('ask_court', 'Ask the county’s juvenile office for your case number.'),
  steps: [
    'Ask the juvenile office of the county, or write to the judge under § 211.321.5.',
    'Say why it helps you, for example with work, school or housing.',
  ],
});

export const specialReliefs: readonly Relief[] = [
  ...marijuanaReliefs,
  drunkDriving,
  minorInPossession,
  youngProstitution,
  nonsupport,
  juvenile,
];
