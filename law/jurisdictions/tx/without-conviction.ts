import {
  all,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  when,
} from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  blocked,
  blockedPerhaps,
  isSo,
  judgement,
  opposite,
  type When,
} from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days, years } from '../../record/day.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import { chargeFact, convicted, ended, felony, inAdultCourt, misdemeanor } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askProsecutor } from '../../vocabulary/tasks.ts';
import { called, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions, inRecord } from '../../vocabulary/whole-record.ts';
import {
  acquittalLaw,
  classCLaw,
  eachMisdemeanor,
  insanityLaw,
  limitations,
  notChargedLaw,
  notConvicted,
  programLaw,
  sameEpisode,
} from './cites.ts';
import { fineOnly } from './classes.ts';
import { erased, freeAfterCourt, neverThese, sooner } from './how.ts';
import { sinceArrest, timeOr, tooLateToCharge } from './limitations.ts';
import { said } from './said.ts';

const caseOver: Condition = ({ charge }) =>
  charge.disposition === 'pending' ? blocked(phrase.fix.waitForCase) : always;

const foundGuilty = ended('convicted', 'deferred', 'pardoned');
const stillOpen = ended('pending');

function isOver(matter: Matter): When {
  const { disposition, path } = matter.charge;
  return disposition === undefined
    ? blockedPerhaps(phrase.fix.waitForCase, path('disposition'))
    : caseOver(matter);
}

/** Guilt of another charge of the same arrest leaves a misdemeanor alone. For a felony that is not settled. */
const standsAlone: FactCondition = (matter) => {
  const guilty = anyOf([
    ...companions(matter).map((other) => ask(foundGuilty, other)),
    ask(droppedInDeal, matter),
  ]);
  const grave = allOf([guilty, ask(felony, matter)]);
  return isSo(grave) ? judgement(said.otherChargeOfArrest) : opposite(grave);
};

const restOfTheCase: Condition = (matter) =>
  allOf([...companions(matter).map(isOver), ask(standsAlone, matter)]);

const restOfTheCaseRule = rule(
  'rest-of-case',
  'No other charge of the same case is open, or keeps this one on record',
  restOfTheCase,
  eachMisdemeanor,
  { otherwise: 'Another charge of the same case is open, or keeps this one on record' },
);

const prosecutorAgrees = chargeFact('prosecutorAgrees', false, said.noEarlyConsent);

const convictedOrOpen = inRecord((record) =>
  record.filter((each) => isSo(ask(convicted, each)) || isSo(ask(stillOpen, each))),
);

/** Guilt for another crime of the same events bars it. Older cases are not the same episode. */
const noOtherOfTheEpisode: Condition = (matter) => {
  const within = companions(matter).map((other) => allOf([caseOver(other), opposite(ask(convicted, other))]));
  const elsewhere = convictedOrOpen(matter).some(({ charge }) => charge.caseKey !== matter.charge.caseKey)
    ? assuming(said.otherEvents, always)
    : always;
  return allOf([...within, elsewhere]);
};

const acquittal = relief({
  ...erased,
  id: 'tx-expunction-acquittal',
  name: 'Expunction after “not guilty”',
  covers: all(inAdultCourt, ended('acquitted', 'not_responsible')),
  rules: [
    rule(
      'found-not-guilty',
      'A judge or jury found you not guilty',
      ended('acquitted', 'not_responsible'),
      acquittalLaw,
    ),
    rule(
      'insanity-before-2005',
      'If it was because of insanity, it happened before September 1, 2005',
      any(ended('acquitted'), committedBefore('2005-09-01')),
      insanityLaw,
    ),
    rule(
      'no-other-crime-from-events',
      'You were not convicted of another crime from the same events, and no such charge is open',
      noOtherOfTheEpisode,
      sameEpisode,
      { otherwise: 'You were convicted of another crime from the same events, or such a charge is open' },
    ),
  ],
  fee: `If you ask within 30 days, the filing fee is waived. Later: ${erased.fee}`,
  first: askClerk,
  steps: [
    'Ask the trial court. Within 30 days after the acquittal it must order this if you ask.',
    ...erased.steps,
  ],
});

const felonyInTheCase: FactCondition = (matter) =>
  anyOf(companions(matter).map((other) => ask(felony, other)));

const waitAfterArrest = when(
  any(felony, felonyInTheCase),
  waited(years(3)).since('disposition'),
  when(
    fineOnly,
    waited(days(180)).since('disposition'),
    when(misdemeanor, waited(years(1)).since('disposition'), waited(years(3)).since('disposition')),
  ),
);

const neverCharged = relief({
  ...erased,
  first: askProsecutor,
  id: 'tx-expunction-no-charges',
  name: 'Expunction of an arrest without charges',
  covers: all(inAdultCourt, ended('no_charges')),
  rules: [
    requires(
      waitedBy([days(180), 'for Class C'], [years(1), 'for Class A or B'], [years(3), 'for a felony'])
        .counted(
          timeOr(any(waitAfterArrest, tooLateToCharge({ wasCharged: false })), prosecutorAgrees),
          'It can be sooner if it is too late to charge you, or if the prosecutor agrees',
        )
        .since('arrest'),
      notChargedLaw,
    ),
    restOfTheCaseRule,
  ],
  cautions: [sooner, neverThese],
});

const dismissedForNoCause = chargeFact('dismissedForNoCause', false, said.notDroppedForMistake);

const dismissed = relief({
  ...erased,
  id: 'tx-expunction-dismissed',
  name: 'Expunction of a dismissed charge',
  covers: all(inAdultCourt, ended('dismissed', 'pending')),
  rules: [
    rule(
      'not-convicted',
      'The charge is over. It led to no conviction and no probation',
      caseOver,
      notConvicted,
    ),
    rule(
      'too-late-or-mistake',
      'It is too late to charge you again (Class C: 180 days since the arrest). Or it was dropped for a mistake, for false information or because there was no “probable cause”. Or the prosecutor agrees',
      timeOr(
        when(fineOnly, sinceArrest(days(180)), tooLateToCharge({ wasCharged: true })),
        dismissedForNoCause,
        prosecutorAgrees,
      ),
      limitations,
    ),
    restOfTheCaseRule,
  ],
  limits: [
    ...erased.limits,
    'The state has 2 years to charge most misdemeanors, and 3 or more for a felony. Time with an open charge does not count.',
  ],
  cautions: [sooner, neverThese],
});

const program = relief({
  ...erased,
  id: 'tx-expunction-program',
  name: 'Expunction after a pretrial program',
  covers: all(inAdultCourt, ended('diverted')),
  howOften: {
    id: 'treatment-court-once',
    text: 'After a veterans or mental health court, Texas expunges once in your life.',
    cite: programLaw,
  },
  rules: [
    rule(
      'program-finished',
      'You finished the program and the charge was dismissed',
      sentenceOver,
      programLaw,
    ),
    rule(
      'program-covered',
      'It was a veterans or mental health court, or a pretrial program under Gov’t Code § 76.011',
      chargeFact('lawfulProgram', true, said.officialProgram),
      programLaw,
    ),
    restOfTheCaseRule,
  ],
  cautions: ['After a veterans or mental health court you can do this only once.', neverThese],
  fee: `${freeAfterCourt} Otherwise: ${erased.fee}`,
});

const classC = relief({
  ...erased,
  id: 'tx-expunction-class-c-deferred',
  name: 'Expunction of a deferred Class C offense',
  covers: all(inAdultCourt, ended('deferred'), fineOnly),
  rules: [
    rule(
      'deferral-finished',
      'You finished the deferral and the case was dismissed',
      sentenceOver,
      notConvicted,
    ),
    requires(
      waited(days(180))
        .counted(sinceArrest(days(180)))
        .since(called('the arrest or ticket', 'offense')),
      classCLaw,
    ),
  ],
  cautions: ['If it was first a Class A or B charge, the longer wait for dismissed charges applies.'],
});

export const expunctionsWithoutConviction: readonly Relief[] = [
  acquittal,
  program,
  neverCharged,
  dismissed,
  classC,
];
