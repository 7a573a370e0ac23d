import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  when,
} from '../../engine/condition.ts';
import { always, assuming, blocked, fact, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMostApart } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, droppedInDeal, programOver } from '../../vocabulary/endings.ts';
import { about, adultConviction, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askProsecutor } from '../../vocabulary/tasks.ts';
import { type Clock, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { canBeExpunged, category, noFelony } from './convictions.ts';
import { fullPetition, petition } from './how.ts';
import { nonviolent, on85List, registrable } from './listed.ts';
import { said } from './said.ts';

/** The prosecutor declined, or the charge cannot come back. */
const saidNotFiled: FactCondition = ({ charge: { dismissal, facts, path } }) => {
  if (dismissal === 'with_prejudice' || dismissal === 'declined') return always;
  const told = facts?.notRefiled;
  return told === undefined
    ? assuming(said.mayBeRefiled, never, path('facts.notRefiled'))
    : fact(told === true);
};

/** 22 O.S. § 152: three years for most crimes; for some seven; for others so long, or for ever, that nobody should wait. */
const noDay: Condition = () => blocked(said.askProsecutor);
const tooLateToFile = (clock: Clock): Condition =>
  when(
    about('homicide', 'sexual', 'child_victim', 'elder_victim', 'official_misconduct'),
    noDay,
    when(
      about('arson', 'fraud', 'weapon', 'robbery'),
      waited(years(7)).since(clock),
      waited(years(3)).since(clock),
    ),
  );

const notFiled = (clock: Clock, part: string) =>
  rule(
    'not-filed-again',
    'The prosecutor said the charge will not be filed, or it is too late to file it. That is after 3 years for most crimes, and 7 for some',
    any(saidNotFiled, tooLateToFile(clock)),
    category(`${part}; § 152`),
    { otherwise: 'The charge can still be filed, and the prosecutor has not said that it will not be' },
  );

const convictedBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(adultConviction, other));

/** Dropped with all others of its case; what is still open in it, another rule waits for. */
const dropped = ended('dismissed', 'acquitted', 'no_charges', 'pending');
const allDropped: FactCondition = all(openIf(droppedInDeal, said.droppedInDeal), (matter: Matter) =>
  allAmong(companions(matter), (other) => ask(dropped, other)),
);

const expungedIfConvicted = when(adultConviction, canBeExpunged, () => always);

const deferredCase = all(inAdultCourt, ended('deferred'));
const deferredFelony = all(deferredCase, ofLevel('felony'));

const deferred = {
  ...petition,
  limits: [...petition.limits],
  cautions: [...petition.cautions, 'Ask first for the free clearing of the plea under 22 O.S. § 991c.'],
} as const;

const dismissed = (wait: Condition, words: string, part: string) =>
  rule('waited', `${words} since the deferred case was dismissed`, wait, category(part), {
    otherwise: `${words.replace('has passed', 'must pass').replace('have passed', 'must pass')} since the deferred case was dismissed`,
  });
const sinceDismissal = (period: number) => waitedSinceProgram(years(period), said.finishDeferred);

/** Each deferred felony counts, also two of one case: § 18(D) joins convictions alone. */
const twoDeferred = atMostApart(2, deferredFelony, () => never);
const noneOfDeferred = (condition: FactCondition): FactCondition => {
  const clean = when(
    all(deferredFelony, condition),
    () => never,
    () => always,
  );
  return ofWholeRecord(({ record }) => allAmong(record, (each) => ask(clean, each)));
};

export const nonConvictions: readonly Relief[] = [
  relief({
    ...fullPetition,
    id: 'ok-acquitted',
    name: 'Expunge a case in which you were found not guilty',
    covers: all(inAdultCourt, ended('acquitted', 'not_responsible')),
    rules: [
      requires(caseOver, category('1')),
      rule(
        'acquitted',
        'You were found not guilty',
        openIf(ended('not_responsible'), said.insanityAsAcquittal),
        category('1'),
      ),
    ],
  }),
  relief({
    ...fullPetition,
    first: askProsecutor,
    id: 'ok-no-charges',
    name: 'Expunge an arrest without charges',
    covers: all(inAdultCourt, ended('no_charges', 'diverted')),
    rules: [
      rule(
        'not-charged',
        'No charge of any kind was filed, or you finished a deferred prosecution',
        when(
          ended('diverted'),
          all(programOver, ({ charge }: Matter) =>
            assuming(said.noChargeFiled, always, charge.path('disposition')),
          ),
          caseOver,
        ),
        category('5; §§ 305.1 to 305.4'),
      ),
      rule(
        'not-filed-again',
        'The prosecutor said it will not be filed, or it is too late to file it. That is after 3 years for most crimes, and 7 for some',
        when(ended('diverted'), () => always, any(saidNotFiled, tooLateToFile('disposition'))),
        category('5; § 152'),
        { otherwise: 'The charge can still be filed, and the prosecutor has not said that it will not be' },
      ),
    ],
  }),
  relief({
    ...fullPetition,
    id: 'ok-dismissed',
    name: 'Expunge a dismissed case',
    covers: all(inAdultCourt, ended('dismissed', 'pending')),
    rules: [
      requires(caseOver, category('7')),
      rule('all-dismissed', 'Every charge of the case was dropped', allDropped, category('7'), {
        otherwise: 'Another charge of the case was not simply dropped',
      }),
      notFiled('offense', '7'),
      noFelony('7'),
      requires(nothingPending, category('7')),
    ],
  }),
  relief({
    ...petition,
    id: 'ok-rest-of-case',
    name: 'Expunge the charge together with the conviction in its case',
    covers: all(inAdultCourt, ended('dismissed'), convictedBeside),
    rules: [
      rule(
        'conviction-can-be-expunged',
        'The convictions in the same case can be expunged',
        (matter) => allAmong(companions(matter), (other) => ask(expungedIfConvicted, other)),
        cite('22: 18(B)'),
        { otherwise: 'A conviction in the same case cannot be expunged' },
      ),
    ],
  }),
  relief({
    ...deferred,
    id: 'ok-deferred-misdemeanor',
    name: 'Expunge a deferred misdemeanor after one year',
    covers: all(deferredCase, ofLevel('misdemeanor', 'infraction')),
    rules: [
      dismissed(sinceDismissal(1), '1 year has passed', '8'),
      noFelony('8'),
      requires(nothingPending, category('8')),
    ],
  }),
  relief({
    ...deferred,
    id: 'ok-deferred-felony',
    name: 'Expunge a deferred nonviolent felony after five years',
    covers: deferredFelony,
    rules: [
      rule(
        'not-violent',
        'It is not on the list of violent crimes (57 O.S. § 571)',
        nonviolent,
        category('9'),
        {
          otherwise: 'It is on the list of violent crimes (57 O.S. § 571)',
        },
      ),
      dismissed(sinceDismissal(5), '5 years have passed', '9'),
      noFelony('9'),
      requires(nothingPending, category('9')),
    ],
  }),
  relief({
    ...deferred,
    id: 'ok-two-deferred-felonies',
    name: 'Expunge one or two deferred felonies after ten years',
    inForce: { from: '2022-11-01' },
    covers: deferredFelony,
    rules: [
      rule('two-at-most', 'You had no more than 2 deferred felonies', twoDeferred, category('14'), {
        otherwise: 'You had more than 2 deferred felonies',
      }),
      rule(
        'none-on-85-list',
        'None of them was an “85 percent crime” (21 O.S. § 13.1)',
        noneOfDeferred(on85List),
        category('14'),
        { otherwise: 'One of them was an “85 percent crime” (21 O.S. § 13.1)' },
      ),
      rule(
        'none-registrable',
        'None of them calls for registration as a sex offender',
        noneOfDeferred(registrable),
        category('14'),
        { otherwise: 'One of them calls for registration as a sex offender' },
      ),
      dismissed(sinceDismissal(10), '10 years have passed', '14'),
      requires(nothingPending, category('14')),
    ],
  }),
  relief({
    id: 'ok-deferred-plea',
    name: 'Have the plea of a deferred case taken off the court’s books',
    kind: 'dismissal',
    covers: deferredCase,
    rules: [requires(programOver, cite('22: 991c(D)')), requires(paid('fines'), cite('22: 991c(D)'))],
    effect:
      'The judge must order it once you have done all and paid all. Your name comes off the court’s docket, your plea is erased, and the case reads as dismissed.',
    limits: [
      'The arrest stays on your state record (OSBI). An expungement under 22 O.S. § 18 can seal that later. It has a wait of its own.',
      'Police and prosecutors still see it.',
    ],
    fee: phrase.noFee,
    first: task('ask_court', 'Ask the court clerk whether the judge has signed the dismissal order.'),
    steps: [
      'It is the order under 22 O.S. § 991c(D). If the judge has not signed it, ask the judge for it.',
      'When the wait for the arrest record is over too, ask for an expungement under 22 O.S. § 18.',
    ],
  }),
];
