import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, assuming, fact, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { fromDay, happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, droppedInDeal } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  ended,
  inAdultCourt,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself, expungementFee, sealed } from './how.ts';
import { reported, since1986 } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const ticket = all(infraction, about('traffic'));

/** Title 46.2 is not in the State Police’s files, apart from a few sections. */
const inStateFiles = any(reported, all(misdemeanor, not(about('traffic'))));

/** Any arrest or charge in the last three years, this one too. A summons is not in the files before a conviction. */
const noneLately: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(threeYearsAgo, each))),
);
const threeYears = waited(years(3)).since('offense');
const threeYearsAgo = when(all(inAdultCourt, not(infraction), inStateFiles), threeYears, anything);

const automatic = relief({
  ...byItself,
  id: 'va-automatic-no-conviction',
  name: 'Misdemeanor without a conviction, sealed by itself',
  // The State Police look once a year, for the first time by July 2027.
  by: all(fromDay('2027-07-01'), waited(years(4)).since('offense')),
  covers: all(inAdultCourt, misdemeanor, ended('acquitted', 'dismissed', 'diverted')),
  rules: [
    requires(caseOver, cite('19.2-392.11(A)')),
    rule('since-1986', 'It happened on or after January 1, 1986', since1986, cite('19.2-392.11(A)'), {
      otherwise: 'It happened before January 1, 1986',
    }),
    rule(
      'in-state-files',
      'It is a charge that police report to the state',
      inStateFiles,
      cite('19.2-392.11(A); 19.2-390(A)'),
      { otherwise: 'Police do not report such a charge to the state' },
    ),
    rule(
      'no-conviction',
      'You have no conviction on your Virginia record, small ones and traffic under Title 46.2 apart',
      all(atMost(0, all(inAdultCourt, reported)), openIf(droppedInDeal, said.guiltyOfWhat)),
      cite('19.2-392.11(A)'),
      { otherwise: 'You have a conviction on your Virginia record' },
    ),
    rule(
      'no-charge-lately',
      'You had no arrest or charge in the last 3 years, this one counted too',
      noneLately,
      cite('19.2-392.11(A)'),
      { otherwise: 'You had an arrest or charge in the last 3 years' },
    ),
    requires(nothingPending, cite('19.2-392.11(A)')),
  ],
  limits: [
    ...sealed.limits,
    'It reaches only cases in the State Police’s files. If you got a summons and were not convicted, your case may not be there.',
  ],
  first: check,
  steps: [
    'Wait. The State Police look for such cases once a year, and the circuit court orders them sealed.',
    'You do not have to wait for it. You may ask the court to expunge the case now, which goes further.',
  ],
});

/** Of a dismissal that nobody called final, we take it that it was not. */
const withPrejudice: FactCondition = ({ charge: { disposition, dismissal, path } }) => {
  if (disposition !== 'dismissed') return always;
  if (dismissal === undefined) return assuming(said.notWithPrejudice, never, path('dismissal'));
  return fact(dismissal === 'with_prejudice');
};

const atTheEnd = relief({
  ...byItself,
  id: 'va-sealed-at-the-end',
  name: 'Misdemeanor sealed by the court when the case ended',
  covers: all(
    inAdultCourt,
    misdemeanor,
    ended('acquitted', 'dismissed'),
    not(happenedBefore('disposition', '2026-07-01')),
  ),
  rules: [
    requires(caseOver, cite('19.2-392.8(A)')),
    rule(
      'ended-for-good',
      'You were found not guilty, or the charge was dismissed for good (“with prejudice”)',
      withPrejudice,
      cite('19.2-392.8(A)'),
      { otherwise: 'The charge was dropped or dismissed, but not for good (“with prejudice”)' },
    ),
    rule(
      'ended-since-july-2026',
      'The case ended on or after July 1, 2026',
      not(happenedBefore('disposition', '2026-07-01')),
      cite('19.2-392.8(A)'),
    ),
  ],
  limits: [...sealed.limits, 'If you objected in court, it was not sealed.'],
  first: check,
  steps: [
    'Look at the order in your case. It should say that the charge is sealed.',
    'If it does not, ask the clerk. You may also ask the court to expunge it, which goes further.',
  ],
});

/** § 19.2-298.02(D): only where all sides agreed, a case that was put off counts as simply dismissed. */
const agreed = chargeFact('expungementAgreed', false, said.noAgreement);
const wasCharged = any(not(ended('no_charges')), chargeFact('warrantIssued', false, said.noWarrant));

/** From this day on § 19.2-392.2(A) speaks of whoever was arrested or summonsed, and of infractions too. */
const widened = fromDay('2026-12-01');

const expungement = relief({
  id: 'va-expungement',
  name: 'Expungement of a charge without a conviction',
  kind: 'expungement',
  covers: all(
    inAdultCourt,
    ended('acquitted', 'dismissed', 'diverted', 'no_charges', 'deferred', 'not_responsible', 'pending'),
  ),
  rules: [
    requires(caseOver, cite('19.2-392.2(A)')),
    rule(
      'a-crime',
      'You were charged with a crime or a civil offense. Traffic tickets count from December 1, 2026',
      any(not(ticket), widened),
      cite('19.2-392.2(A)'),
      { otherwise: 'It was only a traffic ticket, which counts from December 1, 2026' },
    ),
    rule(
      'charged',
      'You were charged. From December 1, 2026 an arrest is enough',
      any(wasCharged, widened),
      cite('19.2-392.2(A)'),
      { otherwise: 'You were never charged. From December 1, 2026 an arrest is enough' },
    ),
    rule(
      'not-insanity',
      'You were not let off because of insanity',
      not(ended('not_responsible')),
      cite('19.2-392.2(A)(1); Eastlack v. Commonwealth, 282 Va. 120 (2011)'),
      { otherwise: 'You were found not guilty by reason of insanity' },
    ),
    rule(
      'not-put-off',
      'No judge found enough facts for guilt first, unless the final order says all sides agreed to expungement',
      any(not(ended('deferred')), agreed),
      cite('19.2-392.2(A)(2); § 19.2-298.02(D)'),
      { otherwise: 'A judge found enough facts for guilt and put the case off before it was dismissed' },
    ),
    rule(
      'not-only-lowered',
      'The charge was not simply lowered to a lesser form of the same crime',
      not(all(droppedInDeal, () => judgement(said.lesserIncluded))),
      cite('19.2-392.2(A)(2); Necaise v. Commonwealth, 281 Va. 666 (2011)'),
    ),
  ],
  effect:
    'The police and court records of the charge are taken from public view. You need not mention it on any application.',
  limits: [
    'A court can open it again for police hiring or an investigation.',
    'The federal government and private firms may hold old copies.',
  ],
  cautions: [
    'For a misdemeanor, if you have no prior record, the judge must say yes unless there is a good reason against it.',
    'Else you have to show that the record does or may do you a clear injustice (“manifest injustice”).',
    'If somebody else used your name, you may ask too. That petition is free, and it needs your fingerprints.',
  ],
  fee: expungementFee,
  first: lookUp,
  steps: [
    'Get a copy of the warrant or summons and of the final order from the court of the case.',
    'Fill in form CC-1473 and file it in the circuit court of the county or city where the case ended.',
    'Have a copy served on the Commonwealth’s Attorney there. They have 21 days to answer.',
    'Ask the State Police to send your Virginia record to that court.',
    'Go to the hearing. If the Commonwealth’s Attorney agrees in writing, the judge may decide without one.',
  ],
  forms: [
    {
      name: 'CC-1473, Petition for Expungement',
      url: 'https://www.courts.state.va.us/forms/circuit/cc1473.pdf',
    },
  ],
});

const pardonedAsInnocent = relief({
  id: 'va-absolute-pardon',
  name: 'Expungement after an absolute pardon',
  kind: 'expungement',
  automatic: true,
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule(
      'absolute-pardon',
      'The Governor gave you an absolute pardon for a crime you did not commit',
      chargeFact('absolutePardon', false, said.simplePardon),
      cite('19.2-392.2(I)'),
      { otherwise: 'Your pardon forgives the crime. It does not say you are innocent' },
    ),
  ],
  effect: 'The court has to expunge the charge and the conviction once it gets the pardon.',
  fee: 'None.',
  first: task('check', 'Ask the Secretary of the Commonwealth whether your pardon was sent.'),
  steps: [],
});

export const nonConvictions: readonly Relief[] = [atTheEnd, automatic, expungement, pardonedAsInnocent];
