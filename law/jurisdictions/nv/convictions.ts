import { all, any, not, when } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atLeast } from '../../vocabulary/age.ts';
import { atMost, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import {
  about,
  adultConviction,
  chargeFact,
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endOf, endOfSentence } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askIfCleared, hotline } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { asIfNever, noGuns, petition, stillSeen } from './how.ts';
import {
  crimeOfViolence,
  drugPossession,
  fiveYears,
  neverSealed,
  sevenYears,
  smallMarijuana,
  tenYears,
  twoYears,
  violentFelony,
} from './offenses.ts';
import { said } from './said.ts';

/** Minor traffic convictions do no harm. */
const counts = all(inAdultCourt, crime, any(felony, not(about('traffic'))));
const cleanAsLong = when(
  tenYears,
  noOtherConvictionFor(years(10), counts),
  when(
    sevenYears,
    noOtherConvictionFor(years(7), counts),
    when(
      twoYears,
      noOtherConvictionFor(years(2), counts),
      when(fiveYears, noOtherConvictionFor(years(5), counts), noOtherConvictionFor(years(1), counts)),
    ),
  ),
);

const longEnough = waitedBy(
  [years(10), 'for Category A, a felony of violence or burglary of a home', tenYears],
  [years(7), 'for a lesser DUI, domestic battery or Medicaid fraud', sevenYears],
  [years(2), 'for Category E, a gross misdemeanor, battery, stalking or a broken order', twoYears],
  [years(5), 'for other felonies', fiveYears],
  [years(1), 'for other misdemeanors'],
).since('completed');

/**
 * “In the period prescribed in subsection 1”: what came in the wait starts it anew. What came after a clean wait the words
 * leave out, but offices ask for clean years up to now.
 */
const lastDay = endOf(longEnough);
const guiltyInWait = any(
  endedDuring(endOfSentence, lastDay, all(ended('convicted', 'pardoned'), counts)),
  convictedElsewhereDuring(endOfSentence, lastDay, said.convictedAfterWait, { surely: always }),
);
const clean = when(
  guiltyInWait,
  cleanAsLong,
  somewhereBetween(() => always, cleanAsLong, said.convictedAfterWait),
);

const notOnList = (section: string) =>
  rule(
    'not-on-list',
    'It was no sex crime, crime against a child, felony DUI or armed home invasion',
    not(neverSealed),
    cite(section),
    { otherwise: 'It is a crime that can never be sealed' },
  );

const reentry = chargeFact('reentryProgram', false, said.noReentry);
const oneFelony = atMost(1, all(inAdultCourt, felony), { byCase: true });
const fullPardon = chargeFact('fullPardon', true, said.fullPardon);

const free = {
  kind: 'sealing',
  effect: `The record is sealed. ${asIfNever}`,
  limits: [stillSeen, noGuns],
  fee: 'There is no filing fee for this way.',
} as const;

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...petition,
    id: 'nv-conviction',
    name: 'Seal a conviction',
    covers: convictedOrPardoned,
    rules: [
      requires(longEnough, cite('179.245(1)')),
      rule(
        'clean',
        'You had no other conviction for as long as the wait, minor traffic apart',
        clean,
        cite('179.245(5)'),
        { otherwise: 'You had another conviction within a time as long as the wait' },
      ),
      requires(nothingPending, cite('179.245(5)')),
      notOnList('179.245(6)'),
      requires(everythingPaid, cite('179.245(1)')),
    ],
    cautions: [
      ...petition.cautions,
      'Some prosecutors agree only if your whole Nevada record can be sealed at once.',
    ],
  }),
  relief({
    ...petition,
    id: 'nv-drug-possession',
    name: 'Seal a conviction for having drugs',
    covers: all(drugPossession, adultConviction),
    rules: [
      requires(waited(years(3)).since('conviction'), cite('453.3365')),
      requires(sentenceOver, cite('453.3365')),
      requires(everythingPaid, cite('453.3365')),
      requires(nothingPending, cite('453.3365')),
    ],
    limits: [...petition.limits, 'Licensing boards can look at it.'],
    cautions: [
      ...petition.cautions,
      'The judge must be satisfied that you have changed. A later conviction makes that hard to show.',
    ],
  }),
  relief({
    ...free,
    id: 'nv-marijuana',
    name: 'Seal marijuana that is no crime any more',
    inForce: { from: '2019-07-01' },
    covers: all(about('marijuana'), committedBefore('2017-01-01'), convictedOrPardoned),
    rules: [
      rule(
        'small-amount',
        'You had 1 ounce of marijuana or less, and did not sell it',
        smallMarijuana,
        cite('179.271'),
        { otherwise: 'It was more than 1 ounce of marijuana, or you sold it' },
      ),
      rule('was-21', 'You were 21 or older', openIf(not(atLeast(21)), said.under21Then), cite('179.271')),
    ],
    cautions: ['The prosecutor has 10 court days to object, and must then show a good reason.'],
    first: askClerk,
    steps: ['Write to the court that convicted you. Ask for sealing under NRS 179.271.'],
  }),
  relief({
    ...free,
    id: 'nv-marijuana-new',
    name: 'Sealing after having a little marijuana',
    automatic: true,
    inForce: { from: '2021-07-01' },
    covers: all(misdemeanor, smallMarijuana, not(committedBefore('2021-07-01')), adultConviction),
    rules: [requires(sentenceOver, cite('453.336')), requires(everythingPaid, cite('453.336'))],
    fee: phrase.nothingToFile,
    first: askIfCleared,
    steps: ['If it still shows, ask the clerk of the court for the sealing order.'],
  }),
  relief({
    ...petition,
    id: 'nv-reentry',
    name: 'Seal a felony after a reentry program',
    covers: all(felony, adultConviction, reentry),
    rules: [
      rule('reentry-program', 'You finished a program for reentry from prison', reentry, cite('179.259')),
      rule(
        'waited',
        '4 years have passed since you finished the program and your sentence',
        waited(years(4)).since('completed'),
        cite('179.259'),
        { otherwise: '4 years must pass since you finish the program and your sentence' },
      ),
      rule('one-felony', 'It is your only felony case', oneFelony, cite('179.259'), {
        otherwise: 'You have another felony case',
      }),
      rule('no-force', 'Nobody was hurt or threatened', not(violentFelony), cite('179.259'), {
        otherwise: 'It was a crime of violence',
      }),
      notOnList('179.259'),
    ],
  }),
  // § 179.273(1): once the court and the state’s records office have the Board’s certified copy.
  relief({
    ...free,
    id: 'nv-pardoned-by-itself',
    name: 'Sealing with a pardon, without a petition',
    automatic: true,
    covers: all(ended('pardoned'), inAdultCourt),
    rules: [
      requires(past('pardoned'), cite('179.273(1)')),
      rule('full-pardon', 'Your pardon had no conditions', fullPardon, cite('179.273(1)'), {
        otherwise: 'Your pardon had conditions',
      }),
    ],
    limits: [stillSeen],
    cautions: ['We do not know since when. If your pardon is older, the court may not have a copy of it.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the court clerk whether your pardoned case is sealed.'),
    steps: [
      'The state’s records office can tell you too.',
      'If it is not, write to the court that convicted you and add the pardon. There is no filing fee, and no prosecutor has to agree.',
    ],
  }),
  relief({
    ...petition,
    id: 'nv-trafficking',
    name: 'Vacate a conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(convictedOrPardoned, traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You did it because you were trafficked or held in forced labor',
        traffickingVictim,
        cite('179.247(4)'),
      ),
      rule('no-violence', 'It was no crime of violence', not(crimeOfViolence), cite('179.247(2)'), {
        otherwise: 'It was a crime of violence',
      }),
    ],
    effect: `The conviction is taken back, and the record is sealed. ${asIfNever}`,
    cautions: ['Ask soon after you are free, or have asked for help as a victim.'],
    fee: 'There is no filing fee for victims of sex trafficking. Others should ask the clerk.',
    first: hotline,
    steps: ['File a petition in the court that convicted you.', phrase.traffickingHelp],
  }),
];
