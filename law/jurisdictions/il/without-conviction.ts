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
import { always, ifSo } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, programOver } from '../../vocabulary/endings.ts';
import { chargeFact, ended, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { law } from './code.ts';
import { expunging, sealing } from './how.ts';
import { sinceLastSentence } from './last-sentence.ts';
import {
  aggravatedDomestic,
  fiveYearSupervision,
  minorTraffic,
  neverCleared,
  neverSealed,
  noContactOrder,
  youngReckless,
} from './offenses.ts';
import { said } from './said.ts';

const convicted = ended('convicted', 'pardoned');
const convictedInCase: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convicted, other));

export const notMinorTraffic = rule(
  'not-minor-traffic',
  'It was not a small traffic offense',
  not(minorTraffic),
  law('(a)(3)(B)'),
  { otherwise: 'Small traffic offenses are neither expunged nor sealed' },
);

const notDriving = rule(
  'not-driving-or-child',
  'It was not drunk driving, reckless driving or a sex offense against a child',
  not(neverCleared),
  law('(a)(3)(A)'),
  {
    otherwise:
      'It was drunk driving, reckless driving or a sex offense against a child. Those are never expunged after supervision',
  },
);

/** Supervision is for misdemeanors. What is put off for a felony is one of the special probations. */
const qualified = any(felony, chargeFact('qualifiedProbation', false, said.supervisionNotProbation));
const putOff = all(inAdultCourt, ended('deferred'));

const supervisionWait = when(
  fiveYearSupervision,
  waitedSinceProgram(years(5)),
  when(youngReckless, programOver, waitedSinceProgram(years(2))),
);

const probationWait = waitedSinceProgram(years(5));
const qualifiedOrNot = when(qualified, probationWait, supervisionWait);

/** One arrest is one record: supervision for another charge of the case has its own wait. */
const restOfCase: Condition = (matter) =>
  allAmong(companions(matter), (other) => ifSo(ask(putOff, other), ask(qualifiedOrNot, other)));
export const withoutConviction: readonly Relief[] = [
  relief({
    ...expunging,
    id: 'il-expunge-dismissed',
    name: 'Expunge an arrest or charge without a conviction',
    covers: all(
      inAdultCourt,
      ended('no_charges', 'dismissed', 'acquitted', 'not_responsible', 'diverted', 'pending'),
    ),
    rules: [
      requires(caseAndProgramOver, law('(b)(2)(A)')),
      rule(
        'no-conviction-in-case',
        'You were not convicted of another charge of the same case',
        openIf(convictedInCase, said.partlyConvicted),
        law('(b)(1)'),
      ),
      rule(
        'supervision-in-case',
        'If you got supervision for another charge of the case, the wait for that is over',
        restOfCase,
        law('(b)(2)(B), (C)'),
        { otherwise: 'The wait after the supervision for another charge of the case is not over' },
      ),
      rule(
        'not-minor-traffic',
        'It was not a small traffic offense, or you were let go without a charge',
        any(ended('no_charges'), not(minorTraffic)),
        law('(a)(3)(B)'),
        { otherwise: 'Small traffic charges are neither expunged nor sealed' },
      ),
      rule(
        'acquitted',
        'You were not charged, the charge was dropped, or you were found not guilty',
        openIf(ended('not_responsible'), said.insanity),
        law('(b)(1)'),
      ),
    ],
    cautions: [
      'A case “stricken with leave” (SOL) can come back for a while. Many courts want you to wait 120 to 160 days.',
      'In a diversion or special court program you may file 61 days before the expected dismissal.',
    ],
  }),
  relief({
    ...expunging,
    id: 'il-expunge-supervision',
    name: 'Expunge a case that ended in court supervision',
    covers: all(putOff, not(qualified)),
    rules: [
      rule(
        'supervision-over',
        'You finished supervision, and the case was dismissed',
        programOver,
        law('(b)(1)'),
        {
          otherwise: 'You have not finished supervision yet',
        },
      ),
      requires(
        waitedBy(
          [years(5), 'for violence at home, sexual abuse, and driving without insurance'],
          [years(2), 'for others'],
        )
          .counted(supervisionWait)
          .since('supervision'),
        law('(b)(2)(B)'),
      ),
      rule(
        'is-25',
        'For reckless driving, you are 25 or older',
        when(youngReckless, hasTurned(25), () => always),
        law('(b)(2)(B)(i-5)'),
        { otherwise: 'For reckless driving, you have to be 25' },
      ),
      notDriving,
      notMinorTraffic,
    ],
  }),
  relief({
    ...expunging,
    id: 'il-expunge-probation',
    name: 'Expunge a case that ended in a special first-offender probation',
    covers: all(putOff, qualified),
    rules: [
      rule(
        'waited',
        '5 years have passed since you finished the probation',
        probationWait,
        law('(b)(2)(C)'),
        { otherwise: '5 years must pass since you finish the probation' },
      ),
      notDriving,
    ],
    cautions: [
      'This is for “710”, “1410”, “TASC”, second chance and other first-offender probations. Plain probation is a conviction.',
      'After TASC, the judge must also have taken back (vacated) the conviction.',
    ],
  }),
  relief({
    ...sealing,
    id: 'il-seal-supervision',
    name: 'Seal a case that ended in supervision or a special probation',
    covers: putOff,
    rules: [
      rule(
        'waited-before-june-2026',
        'Your last sentence ended 2 years ago, or 3 years after a special probation',
        all(programOver, when(qualified, sinceLastSentence(years(3)), sinceLastSentence(years(2)))),
        law('(c)(3)'),
        { until: '2026-05-31', otherwise: 'Your last sentence must be over for 2 years, or for 3' },
      ),
      rule(
        'waited',
        '2 years have passed since your last sentence ended, in any case and any state',
        all(programOver, sinceLastSentence(years(2))),
        law('(c)(3)(B)'),
        {
          from: '2026-06-01',
          otherwise: '2 years must pass since your last sentence ended, in any case and any state',
        },
      ),
      rule('not-left-out', 'The law does not leave this offense out', not(neverSealed), law('(a)(3)(C)'), {
        otherwise: 'The law does not let this offense be sealed',
      }),
      rule(
        'not-aggravated-domestic',
        'It was not the felony of badly hurting somebody at home',
        openIf(aggravatedDomestic, said.aggravatedDomestic),
        law('(a)(3)(C)'),
      ),
      rule(
        'not-no-contact-order',
        'It was not for breaking a no contact order',
        openIf(noContactOrder, said.noContactOrder),
        law('(a)(3)(C)'),
      ),
      notMinorTraffic,
    ],
    cautions: ['Expunging clears more. Seal if you cannot wait for it.', ...sealing.cautions],
  }),
];
