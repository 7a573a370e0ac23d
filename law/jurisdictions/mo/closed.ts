import {
  all,
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, months, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, caseOver, programOver } from '../../vocabulary/endings.ts';
import { about, anything, ended, felony, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { type DayOf, decided, plus } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askProsecutor } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { closingLaw, expungementLaw } from './cites.ts';
import { cite } from './code.ts';
import { foundGuilty } from './convictions.ts';
import { commercialLicense, mayBeExpunged } from './exclusions.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const withoutConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'diverted', 'deferred', 'not_responsible', 'pending'),
);

/** Before September 28, 1981 a suspended sentence was closed only by a judge. */
const oldSuspension = all(ended('deferred'), happenedBefore('disposition', '1981-09-28'));

/** The law closes “the case”. Of a case that also ended in a conviction it does not say so. */
const wholeCase: FactCondition = (matter) =>
  allAmong(companions(matter), ({ charge: { disposition, path } }) => {
    if (disposition === undefined) return unknown(path('disposition'));
    const isConviction = disposition === 'convicted' || disposition === 'pardoned';
    return isConviction ? judgement(said.closedInPart) : always;
  });

const withoutGuilt = ended('dismissed', 'acquitted', 'no_charges');
const dropped: FactCondition = (matter) => allAmong(companions(matter), (other) => ask(withoutGuilt, other));

/** § 610.140.6(1) counts from the sentence “for each crime listed in the petition”. A dropped charge waits for those found beside it. */
const sentenceLongOver: Condition = when(
  foundGuilty,
  when(felony, waited(years(3)).since('completed'), waited(years(1)).since('completed')),
  anything,
);
const guiltyBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(foundGuilty, other));
const waitedWithCase: Condition = when(
  guiltyBeside,
  (matter) => allAmong(companions(matter), (other) => ask(sentenceLongOver, other)),
  () => judgement(said.waitWithoutConviction),
);

const closedLimits = [
  'The police, prosecutors, courts and some employers who check fingerprints still see it. Those are mostly jobs with children, older people or people with disabilities.',
  'How the case ended can still be asked for.',
  phrase.privateCopies,
];

const checkCaseNet = [
  'If it still shows, ask the circuit clerk to close it under § 610.105.',
  'Get your own record from the Highway Patrol by fingerprint. It shows closed records too.',
];

const eighteenMonthsLater: DayOf = (matter) => plus(decided(matter), months(18));

export const closedReliefs: readonly Relief[] = [
  relief({
    id: 'mo-closed-case',
    name: 'Closed by law when the case ends without a conviction',
    kind: 'sealing',
    automatic: true,
    covers: all(withoutConviction, not(oldSuspension)),
    rules: [
      rule('case-over', phrase.caseAndProgramOver, caseAndProgramOver, closingLaw, {
        otherwise: phrase.unmet.caseOpen,
      }),
      rule('whole-case', 'No other charge of the same case ended in a conviction', wholeCase, closingLaw, {
        otherwise: 'Another charge of the same case ended in a conviction',
      }),
    ],
    effect: how.closed,
    limits: closedLimits,
    fee: phrase.nothingToFile,
    first: check,
    steps: checkCaseNet,
  }),
  relief({
    id: 'mo-closed-arrest',
    name: 'Closed by law when no charge is filed',
    kind: 'sealing',
    automatic: true,
    covers: all(inAdultCourt, ended('no_charges')),
    rules: [
      rule(
        'waited',
        '30 days have passed since your arrest, and no charge was filed',
        waited(days(30)).since('disposition'),
        cite('610.100.2(3)'),
      ),
    ],
    effect: 'The arrest report is closed to the public.',
    limits: closedLimits,
    fee: phrase.nothingToFile,
    first: task('check', 'Order your own record from the Highway Patrol, about $15.'),
    steps: ['If the arrest still shows as open, ask them why.'],
  }),
  relief({
    id: 'mo-close-old-suspension',
    name: 'Closing a suspended sentence from before September 28, 1981',
    kind: 'sealing',
    covers: all(inAdultCourt, oldSuspension),
    rules: [requires(programOver, cite('610.106'))],
    effect: how.closed,
    limits: closedLimits,
    cautions: ['The judge decides. If the prosecutor objects, there is an informal hearing.'],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: [
      'Write a motion to close the records under § 610.106. Give the case number, and say that your probation is over.',
      'File it in the court where the case was.',
    ],
  }),
  relief({
    ...how.petition,
    id: 'mo-expunge-arrest',
    name: 'Expunging an arrest without a charge',
    covers: all(inAdultCourt, ended('no_charges')),
    rules: [
      rule(
        'waited',
        '18 months have passed since your arrest',
        waited(months(18)).since('disposition'),
        expungementLaw('.7'),
      ),
      rule(
        'not-found-guilty-then',
        'You were not found guilty of a misdemeanor or felony in those 18 months',
        all(
          openIf(
            endedDuring(decided, eighteenMonthsLater, all(foundGuilty, ofLevel('misdemeanor', 'felony'))),
            said.guiltyInArrestTime,
          ),
          not(convictedElsewhereDuring(decided, eighteenMonthsLater, said.guiltyInArrestTime)),
        ),
        expungementLaw('.7'),
      ),
      ...mayBeExpunged,
    ],
    first: askProsecutor,
    steps: how.steps,
    forms: how.forms,
  }),
  relief({
    ...how.petition,
    id: 'mo-expunge-charge',
    name: 'Expunging a charge that ended without a conviction',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'not_responsible')),
    rules: [
      requires(caseOver, expungementLaw('.2(1)')),
      rule(
        'waited',
        'You have waited since any sentence in the same case ended. It is 3 years after a felony, and 1 year after others',
        waitedWithCase,
        expungementLaw('.6(1)'),
      ),
      requires(nothingPending, expungementLaw('.6(4)')),
      ...mayBeExpunged,
    ],
    cautions: [
      'The case is closed by law already. This goes further, but it can use up one of the few expungements you have in your life.',
      how.oneYearToRefile,
    ],
    first: lookUp,
    steps: how.steps,
    forms: how.forms,
  }),
  relief({
    ...how.petition,
    id: 'mo-expunge-traffic-arrest',
    name: 'Expunging the arrest in a driving case that was dropped',
    covers: all(
      inAdultCourt,
      ended('dismissed', 'acquitted'),
      ofLevel('misdemeanor', 'infraction'),
      about('traffic'),
      not(about('dui')),
    ),
    rules: [
      requires(caseOver, cite('610.122.1(2)(a)')),
      rule(
        'all-dropped',
        'Every charge from the arrest was dropped, or you were found not guilty',
        dropped,
        cite('610.122.1(2)(a)'),
        { otherwise: 'Another charge from the arrest was not dropped' },
      ),
      rule(
        'no-commercial-license',
        'You have no commercial license (CDL), and did not drive a commercial vehicle',
        not(commercialLicense),
        cite('610.122.1(2)(b)'),
        { otherwise: 'You have a commercial license (CDL)' },
      ),
    ],
    effect: 'The arrest record is expunged.',
    limits: [
      'It is only for moving violations and for driving without insurance or papers (chapter 303). DWI is left out.',
      'You cannot sue over the arrest afterward.',
    ],
    first: lookUp,
    steps: [
      'Fill in the court’s Petition for Expungement of Arrest Records.',
      how.nameEveryone,
      'Have your fingerprints taken on a card, and file all of it in the circuit court of the county of the arrest.',
      'Go to the hearing. It is at least 30 days after you file.',
    ],
    forms: [
      {
        name: 'Petition for Expungement of Arrest Records',
        url: 'https://www.selfrepresent.mo.gov/page.jsp?id=649',
      },
    ],
  }),
  relief({
    ...how.petition,
    id: 'mo-false-arrest',
    name: 'If the arrest was a mistake, or somebody used your name',
    alternative: true,
    covers: all(inAdultCourt, ended('no_charges', 'dismissed', 'acquitted')),
    rules: [
      rule(
        'false-facts',
        'A judge finds that the arrest was based on false facts, or that the charge was meant for somebody else',
        () => judgement(said.basedOnFalseFacts),
        cite('610.122.1(1), 610.145'),
      ),
    ],
    effect: 'The arrest and the charge are expunged from all official records.',
    limits: ['You cannot sue over the arrest afterward.'],
    first: task('ask_agency', 'Ask the police how the mistake got on your record.'),
    steps: [
      'Collect what shows the mistake.',
      'Use the court’s Petition for Expungement of Arrest Records. If somebody used your name, ask the clerk for the form for § 610.145.',
    ],
    forms: [
      {
        name: 'Petition for Expungement of Arrest Records',
        url: 'https://www.selfrepresent.mo.gov/page.jsp?id=649',
      },
    ],
  }),
];
