import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import { always, blocked, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days, type Period, years } from '../../record/day.ts';
import {
  atMost,
  convictionsElsewhere,
  noConvictionElsewhereFor,
  noMoreThan,
} from '../../vocabulary/convictions.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import { adultConviction, chargeFact, ofLevel, sentencedTo } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, sentenceRuns, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, others, sameCase } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { petition } from './how.ts';
import { nonviolent, on85List, reclassified, registrable } from './listed.ts';
import { said } from './said.ts';

/** 22 O.S. § 18(A), by its paragraph. Where its two texts number it differently, as the one in force since June 2024 does. */
export const category = (part: string) => cite(`22: 18(A)(${part})`);

const holds: FactCondition = () => always;
const felony = all(adultConviction, ofLevel('felony'));
const misdemeanor = all(adultConviction, ofLevel('misdemeanor'));

/** It must hold for each of these charges that is such. */
function ofEach(which: FactCondition, condition: FactCondition): FactCondition;
function ofEach(which: FactCondition, condition: Condition): Condition;
function ofEach(which: FactCondition, condition: Condition): Condition {
  return when(which, condition, holds);
}

/** What arose from one event counts as one conviction, § 18(D): it is taken to be one case. */
const throughoutCase = (condition: Condition): Condition => {
  const each = ofEach(felony, condition);
  return (matter) => allAmong(sameCase(matter), (one) => ask(each, one));
};
const throughoutRecord = (which: FactCondition, condition: FactCondition): FactCondition => {
  const each = ofEach(which, condition);
  return ofWholeRecord(({ record }) => allAmong(record, (one) => ask(each, one)));
};
const otherCases = ({ charge, record }: Matter) =>
  record.filter((other) => other.charge.caseKey !== charge.caseKey);

const noFelonyElsewhere = noMoreThan(0, convictionsElsewhere('felonies'));
const sinceSentence = (period: Period) => waited(period).since('completed');

/** § 18(A)(16): a felony that would be a misdemeanor today. It asks nothing of the rest of the record but the sentences. */
const noSentenceRuns: Condition = ofWholeRecord(({ record }) =>
  allAmong(record, (each) => {
    if (sentenceRuns(each)) return blocked(phrase.fix.finishSentence);
    // Of a case that is not in the list nobody knows.
    return each.charge.isListed ? always : ask(sentenceOver, each);
  }),
);

const reclassifiedFelony = relief({
  ...petition,
  id: 'ok-reclassified-felony',
  name: 'Expunge a felony that is a misdemeanor today',
  inForce: { from: '2019-11-01' },
  covers: all(felony, reclassified),
  rules: [
    rule('not-violent', 'It is not on the list of violent crimes', nonviolent, category('16')),
    rule('no-sentence-runs', 'You are serving no sentence for any crime', noSentenceRuns, category('16'), {
      otherwise: 'You are still serving a sentence',
    }),
    requires(sinceSentence(days(30)), category('16')),
    requires(paid('restitution'), category('16')),
    rule(
      'treatment-finished',
      'You finished any treatment the court ordered, then or later',
      chargeFact('treatmentFinished', true, said.treatmentFinished),
      category('16'),
    ),
  ],
});

function opensBy({ covers, rules }: Relief): Condition {
  return all(covers, ...rules.map((each) => each.holds));
}

/** § 18(A)(13): none of all felonies may be on the list, and how long ago two of them must be it does not say. */
const tenYears = sinceSentence(years(10));
const tenYearsIfFelony = ofEach(felony, tenYears);
const tenYearsAgo = somewhereBetween(
  throughoutCase(tenYears),
  ofWholeRecord(({ record }) => allAmong(record, (each) => ask(tenYearsIfFelony, each))),
  said.lastOfTwoFelonies,
);

/** Those that would be misdemeanors today can be expunged first, and count no more then. */
const twoOf = (which: FactCondition) => atMost(2, which, { byCase: true, elsewhere: 'felonies' });
const firstCleared = ofEach(all(felony, reclassified), opensBy(reclassifiedFelony));
const noMoreThanTwo = any(
  twoOf(felony),
  all(
    twoOf(all(felony, not(reclassified))),
    ofWholeRecord(({ record }) => allAmong(record, (each) => ask(firstCleared, each))),
  ),
);

const twoFelonies = relief({
  ...petition,
  id: 'ok-two-felonies',
  name: 'Expunge one or two felonies after ten years',
  covers: felony,
  rules: [
    rule(
      'two-at-most',
      'You have no more than 2 felony convictions in your life',
      noMoreThanTwo,
      category('13'),
      {
        otherwise: 'You have more than 2 felony convictions',
      },
    ),
    rule(
      'none-on-85-list',
      'None of your felonies is an “85 percent crime” (21 O.S. § 13.1)',
      throughoutRecord(felony, not(on85List)),
      category('13'),
      { otherwise: 'A felony of yours is an “85 percent crime” (21 O.S. § 13.1)' },
    ),
    rule(
      'none-registrable',
      'None of your felonies calls for registration as a sex offender',
      throughoutRecord(felony, not(registrable)),
      category('13'),
      { otherwise: 'A felony of yours calls for registration as a sex offender' },
    ),
    requires(nothingPending, category('13')),
    rule('waited', '10 years have passed since your felony sentence ended', tenYearsAgo, category('13'), {
      otherwise: '10 years must pass since your felony sentence ended',
    }),
  ],
});

/**
 * § 19(T): what was expunged does not count any more, and by § 19(F) one petition may take one after the other. So another
 * felony stands in the way only while it cannot be cleared first.
 */
const otherFelonyClearedFirst = ofEach(felony, any(opensBy(reclassifiedFelony), opensBy(twoFelonies)));
const onlyFelony: Condition = all(noFelonyElsewhere, (matter: Matter) =>
  allAmong(otherCases(matter), (other) => ask(otherFelonyClearedFirst, other)),
);

const sevenYears = waited(years(7)).since('conviction');
const sevenYearsIfMisdemeanor = ofEach(misdemeanor, sevenYears);
const noMisdemeanorLately: Condition = all(noConvictionElsewhereFor(years(7)), (matter: Matter) =>
  allAmong(otherCases(matter), (other) => ask(sevenYearsIfMisdemeanor, other)),
);

const oneFelony = relief({
  ...petition,
  id: 'ok-one-felony',
  name: 'Expunge one nonviolent felony after five years',
  covers: felony,
  rules: [
    rule(
      'not-violent',
      'It is not on the list of violent crimes (57 O.S. § 571)',
      throughoutCase(nonviolent),
      category('12'),
      { otherwise: 'It is on the list of violent crimes (57 O.S. § 571)' },
    ),
    rule(
      'only-felony',
      'You have no other felony conviction, or it can be expunged first',
      onlyFelony,
      category('12; § 19(F), (T)'),
      { otherwise: 'You have another felony conviction that cannot be expunged first' },
    ),
    rule(
      'no-misdemeanor-lately',
      'You had no misdemeanor conviction from another case in the last 7 years',
      noMisdemeanorLately,
      category('12'),
      { otherwise: 'You had a misdemeanor conviction from another case in the last 7 years' },
    ),
    requires(nothingPending, category('12')),
    rule(
      'waited',
      '5 years have passed since your felony sentence ended',
      throughoutCase(sinceSentence(years(5))),
      category('12'),
      { otherwise: '5 years must pass since your felony sentence ended' },
    ),
  ],
});

/** No felony conviction at all, or only such as can be expunged first: for everything that is no felony conviction. */
const felonyClearedFirst = ofEach(
  felony,
  any(opensBy(reclassifiedFelony), opensBy(twoFelonies), opensBy(oneFelony)),
);
const allCleared: Condition = ofWholeRecord(({ record }) =>
  allAmong(record, (each) => ask(felonyClearedFirst, each)),
);
const noFelonyLeft: Condition = all(noFelonyElsewhere, (matter: Matter) =>
  // What is plainly no felony conviction stands in nobody's way: one answer then serves the whole record.
  ask(felony, matter) === never
    ? ask(allCleared, matter)
    : allAmong(others(matter), (other) => ask(felonyClearedFirst, other)),
);

export const noFelony = (part: string) =>
  rule(
    'no-felony',
    'You were never convicted of a felony, or it can be expunged first',
    noFelonyLeft,
    category(`${part}; § 19(F), (T)`),
    { otherwise: 'You have a felony conviction that cannot be expunged first' },
  );

/** § 18(A)(10): a small fine alone. With jail, a suspended sentence or more to pay it is paragraph 11. */
const fineAlone: FactCondition = all(
  sentencedTo('fine'),
  not(sentencedTo('jail', 'prison', 'probation', 'suspended', 'supervision', 'community_service')),
  not(chargeFact('fineOver500', false, said.smallFine)),
);

const petty = all(adultConviction, ofLevel('misdemeanor', 'infraction'));
const aCrime = rule(
  'is-misdemeanor',
  'It was a misdemeanor',
  any(ofLevel('misdemeanor'), () => judgement(said.ticketAsMisdemeanor)),
  category('10'),
);

const smallFine = relief({
  ...petition,
  id: 'ok-misdemeanor-fine',
  name: 'Expunge a misdemeanor with a fine of $500 or less',
  covers: all(petty, fineAlone),
  rules: [
    aCrime,
    requires(caseOver, category('10')),
    rule('fine-paid', 'You paid the fine, or served time in place of it', paid('fines'), category('10'), {
      otherwise: 'You still owe the fine',
    }),
    noFelony('10'),
    requires(nothingPending, category('10')),
  ],
});

/** § 18(A)(11) counts from the end of the last misdemeanor sentence. Small fines do not count: they can be cleared first. */
const fiveYears = sinceSentence(years(5));
const longEnough = ofEach(all(misdemeanor, not(fineAlone)), fiveYears);
const sinceLastSentence: Condition = all(
  fiveYears,
  ofWholeRecord(({ record }) => allAmong(record, (each) => ask(longEnough, each))),
  somewhereBetween(
    noConvictionElsewhereFor(years(5)),
    noConvictionElsewhereFor(years(7)),
    said.sentenceElsewhere,
  ),
);

const misdemeanorSentence = relief({
  ...petition,
  id: 'ok-misdemeanor',
  name: 'Expunge a misdemeanor after five years',
  covers: all(petty, not(fineAlone)),
  rules: [
    aCrime,
    rule(
      'waited',
      '5 years have passed since your last misdemeanor sentence ended',
      sinceLastSentence,
      category('11'),
      { otherwise: '5 years must pass since your last misdemeanor sentence ended' },
    ),
    noFelony('11'),
    requires(nothingPending, category('11')),
  ],
});

export const convictionReliefs: readonly Relief[] = [
  smallFine,
  misdemeanorSentence,
  oneFelony,
  twoFelonies,
  reclassifiedFelony,
];

/** A conviction that can be expunged, in whichever way. */
export const canBeExpunged = any(...convictionReliefs.map(opensBy));
