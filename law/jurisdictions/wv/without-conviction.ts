import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { assuming, fact, isBlocked, judgement, perhapsAlready } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days, months, years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { droppedInDeal, wholeCaseOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactOr,
  ended,
  felony,
  inAdultCourt,
  probationRevoked,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { deferredAtHome, drunkDriving } from './excluded.ts';
import { expungedCharge, noFee } from './how.ts';
import { said } from './said.ts';

const noFelony = atMost(0, all(inAdultCourt, felony), { elsewhere: 'felonies' });
const program = ended('diverted', 'deferred');

/** § 60A-4-407 is the usual way for a first drug possession. */
const drugCase = all(ended('deferred'), about('drug_possession'));
const usualDrugLaw: FactCondition = ({ charge }) =>
  assuming(said.drugDischarge, fact(true), charge.path('facts.drugDischarge'));
const drugDischarge = chargeFactOr('drugDischarge', usualDrugLaw);
const underDrugLaw = all(drugCase, drugDischarge);

const charged: FactCondition = when(ended('no_charges'), () => judgement(said.neverCharged), anything);
const sixtyDays: Condition = when(
  program,
  waitedSinceProgram(days(60)),
  waited(days(60)).since('disposition'),
);

/** § 61-11-25(d), and form SCA-C903: nothing is pending that has to do with the matter. Legal Aid says: nothing at all. */
const noOpenMatter: Condition = (matter) => {
  const none = ask(nothingPending, matter);
  return isBlocked(none) ? perhapsAlready(none, said.sameMatter) : none;
};
const nothingOpen = rule(
  nothingPending.id,
  'No charge that has to do with this matter is open',
  noOpenMatter,
  cite('61-11-25(d)'),
  { otherwise: 'You have an open case' },
);

export const withoutConviction: readonly Relief[] = [
  relief({
    ...expungedCharge,
    id: 'wv-expunge-charge',
    name: 'Expungement of a charge without a conviction',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
    rules: [
      requires(wholeCaseOver, cite('61-11-25(a)')),
      rule('charged', 'The charge was dismissed, or you were found not guilty', charged, cite('61-11-25(a)')),
      rule(
        'no-deal',
        'It was not dismissed because you pleaded guilty to another charge',
        not(droppedInDeal),
        cite('61-11-25(a)'),
        { otherwise: 'It was dismissed because you pleaded guilty to another charge' },
      ),
      rule(
        'not-ill-and-sexual',
        'It was not a sex crime for which you were found not guilty for mental illness',
        not(all(ended('not_responsible'), about('sexual'))),
        cite('61-11-25(a)'),
        { otherwise: 'Found not guilty for mental illness, a sex crime stays on record' },
      ),
      rule(
        'waited',
        '60 days have passed since the order that ended the case',
        sixtyDays,
        cite('61-11-25(b)'),
        { otherwise: '60 days must pass since the order that ended the case' },
      ),
      rule('no-felony', 'You were never convicted of a felony', noFelony, cite('61-11-25(a)'), {
        otherwise: 'You were convicted of a felony',
      }),
      nothingOpen,
    ],
    cautions: ['The judge may say no. A hearing is not always held.'],
    fee: noFee,
    first: askClerk,
    steps: [
      'Fill in form SCA-C903 and add a certified copy of the order that ended the case.',
      'File it with the circuit court of the county where you were charged.',
    ],
  }),
  relief({
    ...expungedCharge,
    id: 'wv-expunge-program',
    name: 'Expungement after diversion or deferred adjudication',
    inForce: { from: '2024-06-07' },
    covers: all(inAdultCourt, program),
    rules: [
      rule(
        'not-first-drug-law',
        'It was not under § 60A-4-407, the law on first drug cases',
        not(underDrugLaw),
        cite('61-11-25(a)'),
        { otherwise: 'It was under § 60A-4-407, which has a way of its own' },
      ),
      rule(
        'no-deferred-drunk-driving',
        'It was not drunk driving',
        not(
          all(
            drunkDriving,
            any(ended('deferred'), () => judgement(said.drunkDiversion)),
          ),
        ),
        cite('17C-5-2b'),
        { otherwise: 'It was drunk driving, which has a way of its own' },
      ),
      rule(
        'no-household',
        'If you pleaded guilty first, it was no violence against family or household',
        not(all(ended('deferred'), deferredAtHome)),
        cite('61-11-25(a)'),
        { otherwise: 'You pleaded guilty first, and it was violence at home. Such a case stays on record' },
      ),
      rule(
        'waited',
        '60 days have passed since the case was dismissed after the program',
        sixtyDays,
        cite('61-11-25(b)'),
        { otherwise: '60 days must pass since the case is dismissed after the program' },
      ),
      rule('no-felony', 'You were never convicted of a felony', noFelony, cite('61-11-25(a)'), {
        otherwise: 'You were convicted of a felony',
      }),
      nothingOpen,
    ],
    cautions: ['The judge may say no. All charges of the same event can be cleared with it.'],
    fee: noFee,
    first: askClerk,
    steps: [
      'Add the order that says you finished the program to form SCA-C903.',
      'File it with the circuit court of the county where you were charged.',
    ],
  }),
  relief({
    ...expungedCharge,
    id: 'wv-drunk-driving-deferred',
    name: 'Expungement of a first drunk driving case that was put off',
    inForce: { from: '2020-07-01' },
    covers: all(inAdultCourt, ended('deferred'), drunkDriving),
    pick: {
      id: 'drunk-driving-once',
      text: 'West Virginia expunges drunk driving that was put off once in your life.',
      cite: cite('17C-5-2b(g)'),
      n: 1,
      byCase: true,
    },
    rules: [
      rule(
        'waited',
        '1 year has passed since your probation ended',
        waitedSinceProgram(years(1)),
        cite('17C-5-2b(g)'),
        { otherwise: '1 year must pass since your probation ends' },
      ),
      rule(
        'kept-terms',
        'You broke no term of probation badly or often',
        not(probationRevoked),
        cite('17C-5-2b(g)'),
        { otherwise: 'Your probation was revoked' },
      ),
      rule(
        'no-commercial-license',
        'You had no commercial license',
        not(chargeFact('commercialLicense', false, said.noCommercial)),
        cite('17C-5-2b(f)'),
        { otherwise: 'You had a commercial license, or drove a commercial vehicle' },
      ),
      rule('no-felony', 'You were never convicted of a felony', noFelony, cite('17C-5-2b(g)'), {
        otherwise: 'You were convicted of a felony',
      }),
    ],
    cautions: [
      'You can use this law only once. The prosecutor has 30 days to object, and then there is a hearing.',
      'Under 21, with less than 0.08 alcohol? Then the court itself should have dropped and expunged the case when you finished the program. Ask the clerk.',
    ],
    fee: phrase.feeUnconfirmed,
    first: askClerk,
    steps: [
      'If the case is not dismissed yet, ask the court for that first. Add the DMV’s paper that you finished the test and lock program.',
      'Then write to the court that put the case off. Name § 17C-5-2b(g), and give the prosecutor a copy.',
    ],
  }),
  relief({
    ...expungedCharge,
    id: 'wv-first-drug-case',
    name: 'Expungement of a first drug case',
    covers: drugCase,
    pick: {
      id: 'first-drug-case-once',
      text: 'West Virginia expunges a first drug case once in your life.',
      cite: cite('60A-4-407(a)'),
      n: 1,
      byCase: true,
    },
    rules: [
      rule(
        'first-drug-law',
        'The court put the case off under § 60A-4-407 and then dismissed it',
        drugDischarge,
        cite('60A-4-407(a)'),
        { otherwise: 'It was not put off under § 60A-4-407' },
      ),
      rule(
        'waited',
        '6 months have passed since your probation ended',
        waitedSinceProgram(months(6)),
        cite('60A-4-407(b)'),
        { otherwise: '6 months must pass since your probation ends' },
      ),
      rule(
        'kept-terms',
        'You broke no term of probation badly or often',
        not(probationRevoked),
        cite('60A-4-407(b)'),
        { otherwise: 'Your probation was revoked' },
      ),
    ],
    effect: 'By law you stand where you stood before the arrest, and need not tell of it.',
    cautions: ['You can use this law only once.'],
    fee: phrase.feeUnconfirmed,
    first: askClerk,
    steps: [
      'Write to the court that had the case. Name § 60A-4-407(b), and add the order that dismissed it.',
    ],
  }),
];
