import {
  all,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import {
  allOf,
  always,
  assuming,
  type Fact,
  isNot,
  isSo,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import { type Relief, type Rule, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { happenedBefore, happenedWithin } from '../../vocabulary/dates.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  anything,
  chargeFact,
  chargeFactAsked,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { records } from './cites.ts';
import * as how from './how.ts';
import { longestWait } from './offenses.ts';
import { said } from './said.ts';

/** The law of 2013 works by itself for arrests from this day on. Older ones have to be asked for. */
const newLaw = '2013-07-01';

/** The day of the arrest is not asked: it lies close to the offense, and for an arrest without charges it is the day told. */
const arrestedBefore = any(
  all(ended('no_charges'), happenedBefore('disposition', newLaw)),
  all(not(ended('no_charges')), happenedBefore('offense', newLaw)),
);

const withoutConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'not_responsible', 'pending'),
);

/** An arrest that was never sent to a prosecutor: 2, 4 or 7 years, or at once if the police close it. */
const afterArrest = waited(years(2)).since('disposition');
const leftAlone: Condition = when(
  misdemeanor,
  afterArrest,
  when(
    felony,
    when(longestWait, waited(years(7)).since('disposition'), waited(years(4)).since('disposition')),
    afterArrest,
  ),
);
const declined: FactCondition = ({ charge }) => (charge.dismissal === 'declined' ? always : never);
const closed = any(declined, chargeFact('closedByPolice', false, said.notClosedByPolice), leftAlone);

const isOver: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(ended('no_charges'), closed, caseAndProgramOver),
);

const acquittedAsInsane = when(ended('not_responsible'), () => judgement(said.insanity), anything);

const foundGuilty = ended('convicted', 'pardoned');

/** Whether another charge of the case keeps this one on the record: § 35-3-37(h)(2)(A), (E), (i)(1)(A), (i)(2). */
const notKeptByAnother: FactCondition = (matter) => {
  const { dismissal, disposition, path } = matter.charge;
  if (dismissal === 'plea_to_other') return never;
  if (dismissal === 'declined' || disposition === 'no_charges') return always;
  return allOf(
    companions(matter).map((other): Fact => {
      const guilty = ask(foundGuilty, other);
      if (isNot(guilty)) return opposite(guilty);
      if (!isSo(guilty)) return unknown(...guilty.missing);
      if (disposition === 'acquitted') return opposite(guilty);
      if (disposition !== 'dismissed') return judgement(said.droppedBeforeFiling);
      // Once a case is filed, all that was charged in it must have been dropped: § 35-3-37(h)(2)(A).
      return dismissal === undefined ? assuming(said.filed, never, path('dismissal')) : never;
    }),
  );
};

const notInDeal: FactCondition = (matter) => {
  const { dismissal, disposition, path } = matter.charge;
  const held = ask(notKeptByAnother, matter);
  return dismissal === undefined && disposition === 'dismissed'
    ? assuming(phrase.presumed.notInDeal, held, path('dismissal'))
    : held;
};

const rules: readonly Rule[] = [
  rule(
    'case-over',
    'The case is over. If nobody filed charges, the police closed it, or 2 years passed after the arrest (felony: 4, gravest felonies: 7)',
    isOver,
    records('(h)'),
  ),
  rule(
    'not-insane',
    'You were not found not guilty because of insanity',
    acquittedAsInsane,
    records('(h)(2)(E)'),
  ),
  rule(
    'no-conviction-with-it',
    'It was not dropped for a guilty plea, and no charge tried with it ended in a conviction',
    notInDeal,
    records('(i)'),
    { otherwise: 'It was dropped for a guilty plea, or a charge tried with it ended in a conviction' },
  ),
];

const restriction = {
  kind: 'sealing',
  effect: how.restricted,
  limits: how.restrictedLimits,
} as const;

const cautions = [
  'It can stay in view if key proof was barred from court, or if it was part of a larger case tried elsewhere. The prosecutor has to say so.',
  'If you were in drug court or another treatment court, an arrest during the program can stop it.',
];

export const automaticRestriction: Relief = relief({
  ...restriction,
  id: 'ga-automatic-restriction',
  name: 'Restriction by itself after a case without conviction',
  automatic: true,
  inForce: { from: newLaw },
  covers: all(withoutConviction, not(arrestedBefore)),
  rules,
  cautions,
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the prosecutor if your arrest is restricted.'),
  steps: [
    'Get your Georgia record and look for the case.',
    'If it still shows, ask the prosecutor’s office to enter how the case ended. That starts the restriction.',
    'If the police never sent the case on, ask them to tell the state that it is closed.',
    how.jailRecords,
    'Ask the court to seal its file as well. That does not happen by itself.',
  ],
});

export const requestedRestriction: Relief = relief({
  ...restriction,
  id: 'ga-request-restriction',
  name: 'Asking to restrict an arrest from before July 2013',
  inForce: { from: newLaw },
  covers: all(withoutConviction, arrestedBefore),
  rules,
  cautions,
  fee: 'The police may charge up to $50 in all. The state asks $25 where you send it the approved form.',
  first: task('get_form', 'Ask the police who arrested you for the restriction form.'),
  steps: [
    'Its name is “Request to Restrict Arrest Record”. Use one for each arrest.',
    'Fill in the first part and give it back to them. They send it to the prosecutor, who has 90 days.',
    'If the prosecutor says yes, send the form to the Georgia Crime Information Center, unless they entered it themselves.',
    'If the prosecutor says no, you may go to the superior court. Get legal help for that.',
    how.jailRecords,
  ],
});

const misdemeanorConviction = all(ended('convicted', 'pardoned'), misdemeanor);
const convictedOfMisdemeanorToo: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(misdemeanorConviction, other));

export const felonyCharge: Relief = relief({
  ...restriction,
  id: 'ga-felony-charge',
  name: 'Restricting a felony charge when you were convicted of another misdemeanor',
  covers: all(inAdultCourt, felony, ended('dismissed', 'acquitted'), convictedOfMisdemeanorToo),
  rules: [
    rule(
      'within-four-years',
      'You were arrested less than 4 years ago',
      happenedWithin(years(4), 'offense'),
      records('(j)(1)'),
      { otherwise: 'The arrest was more than 4 years ago' },
    ),
    rule(
      'not-lesser-included',
      'The misdemeanor was not a smaller form of the same crime',
      () => judgement(said.lesserIncluded),
      records('(j)(1)'),
      { otherwise: 'The misdemeanor was a smaller form of the same crime' },
    ),
  ],
  cautions: [how.courtDecides, 'The court must get your petition within 4 years of the arrest.'],
  fee: how.courtFee,
  first: askClerk,
  steps: [
    'Write a petition for the court that had the case. If the felony was dropped before it got there, use the superior court of the county.',
    'Say how the record hurts you, for example with letters from employers.',
    'Give a copy to the prosecutor and to the police who arrested you.',
    'If you or they ask for a hearing, it comes within 90 days.',
  ],
});

export const deadDocket: Relief = relief({
  ...restriction,
  id: 'ga-dead-docket',
  name: 'Restricting a case on the dead docket',
  covers: all(inAdultCourt, ended('pending')),
  rules: [
    rule(
      'dead-docket',
      'The case has been on the dead docket for more than 12 months, and there is no active warrant',
      chargeFact('deadDocket', false, said.notDeadDocket),
      records('(j)(3)'),
      { otherwise: 'The case is not on the dead docket for more than 12 months' },
    ),
  ],
  cautions: ['The judge looks at why the case was put there, and may say no.'],
  fee: how.courtFee,
  first: task('ask_court', 'Ask the court clerk when your case went on the dead docket.'),
  steps: [
    'Ask also whether there is a warrant.',
    'Write a petition for the court where the case is, and give a copy to the prosecutor.',
  ],
});

/** Records that are restricted can be sealed at the court as well. */
export const courtFile: Relief = relief({
  id: 'ga-seal-court-file',
  name: 'Sealing the court’s own file',
  kind: 'sealing',
  covers: withoutConviction,
  rules: [
    ...rules,
    rule(
      'restricted-first',
      'The state has restricted the record',
      any(not(arrestedBefore), chargeFactAsked('restricted')),
      records('(m)(2)(A)'),
    ),
  ],
  effect:
    'The clerk hides the file from the public, also in the index. Many background checks come from there.',
  limits: ['Judges, prosecutors, public defenders and you yourself can still see it.'],
  cautions: [how.courtDecides],
  fee: how.courtFee,
  first: askClerk,
  steps: [
    'First check that your Georgia record no longer shows the case.',
    'Write a petition for the court that had the case. Say how the open file hurts you.',
    'Send a copy to the clerk and to the prosecutor by certified mail.',
    'After the order, the clerk has 60 days.',
  ],
});
