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
import {
  always,
  anyOf,
  assuming,
  blocked,
  blockedPerhaps,
  ifSo,
  isNot,
  isSo,
  type When,
} from '../../engine/when.ts';
import { type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  about,
  anything,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
  personFact,
  probationRevoked,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { law, under } from './code.ts';
import { graded } from './grades.ts';
import { expunging, fee, request, sealing } from './how.ts';
import { sinceLastSentence } from './last-sentence.ts';
import {
  aggravatedDomestic,
  firstDegreeMurder,
  neverSealed,
  noContactOrder,
  withoutPerson,
  youngReckless,
} from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';
import { notMinorTraffic } from './without-conviction.ts';

const threeYears = sinceLastSentence(years(3));

/**
 * § 5.2(c)(3)(B): a misdemeanor, an ordinance, or a felony with probation that was not revoked. County jail for a felony is
 * a part of probation: longer terms are served in prison.
 */
const twoYearKind: FactCondition = any(
  misdemeanor,
  infraction,
  all(
    sentencedTo('probation', 'community_service', 'supervision'),
    not(sentencedTo('prison')),
    not(probationRevoked),
  ),
);

/** § 5.2(c)(3)(E): no wait for whoever earned a diploma, degree or certificate while serving the sentence. */
const withDegree: Condition = all(
  personFact('earnedDegree', false, said.noDegree),
  sinceLastSentence(years(0)),
);
const sealingWait: Condition = when(twoYearKind, sinceLastSentence(years(2)), any(threeYears, withDegree));

const oldText = '3 years have passed since your last sentence ended';

/** Arsonists, murderers, and whoever harmed a child, stand on lists of their own. */
const listed: FactCondition = all(
  not(withoutPerson),
  any(
    about('arson'),
    all(about('child_victim'), about('violent', 'assault', 'homicide', 'kidnapping')),
    firstDegreeMurder,
  ),
);

/**
 * 730 ILCS 148/10: arsonists stay on theirs for ten years. Nobody has to register for arson since July 2024. 730 ILCS 154/40:
 * so does whoever hurt a child, counted anew after a registration that was missed. Who murdered a child stays for life.
 */
const tenYears = waited(years(10)).since('conviction', 'completed');
const arson = about('arson');

const registryOver: Condition = (matter): When => {
  const { charge } = matter;
  const told = charge.facts?.registersNow;
  if (told !== undefined) return told === true ? blocked(said.waitRegistry) : always;
  const asked = blockedPerhaps(said.waitRegistry, charge.path('facts.registersNow'));
  if (!isNot(ask(firstDegreeMurder, matter))) return asked;
  const over = ask(tenYears, matter);
  const surely = isSo(ask(arson, matter));
  return anyOf([surely ? over : assuming(said.registered, over, charge.path('facts.registersNow')), asked]);
};

const ofPossession = under('720: 550/4 550/5', byKind([readAs(always, said.cannabisAct), 'marijuana']));

const prostitution = under('720: 5/11-14', byKind([readAs(always, said.plainProstitution), 'prostitution']));

/** What may be sealed at all, whatever the wait. */
const sealable: readonly Rule[] = [
  rule(
    'not-left-out',
    'It was no sex offense and no violence at home. You did not break an order of protection, drive drunk or hurt animals',
    not(neverSealed),
    law('(a)(3)'),
    {
      otherwise:
        'Some crimes are never sealed. These are sex offenses, violence at home, broken orders, drunk or reckless driving, and harm to animals',
    },
  ),
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
  rule(
    'not-first-degree-murder',
    'It was not first degree murder',
    openIf(firstDegreeMurder, said.murder),
    law('(a)(3)(C)'),
  ),
  rule(
    'is-25',
    'For reckless driving, you are 25 or older',
    when(youngReckless, hasTurned(25), () => always),
    law('(a)(3)(A)'),
    { otherwise: 'For reckless driving, you have to be 25' },
  ),
  rule(
    'registry-over',
    'For arson, murder or violence against a child, you are off the state’s list',
    when(listed, registryOver, anything),
    law('(c)(3)(C)'),
    { otherwise: 'You are still on a state list for this crime' },
  ),
  notMinorTraffic,
];

const isSealable: Condition = all(sentenceOver, ...sealable.map(({ holds }) => holds));

/** Of every conviction in the same case. */
const ofTheConviction =
  (condition: Condition): Condition =>
  (matter) =>
    allAmong(companions(matter), (other) => ifSo(ask(convictedOrPardoned, other), ask(condition, other)));

const convictedInCase: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convictedOrPardoned, other));

const withTheConviction = {
  text: 'The conviction in the same case may be sealed',
  otherwise: 'The conviction in the same case cannot be sealed yet, or not at all',
};

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...sealing,
    id: 'il-seal-conviction',
    name: 'Seal a conviction',
    covers: convictedOrPardoned,
    rules: [
      requires(sentenceOver, law('(a)(1)(M)')),
      rule('waited-before-june-2026', oldText, threeYears, law('(c)(3)(C)'), {
        until: '2026-05-31',
        otherwise: '3 years must pass since your last sentence ended',
      }),
      {
        ...requires(
          waitedBy(
            [years(2), 'for a misdemeanor, an ordinance, or a felony with probation that was not revoked'],
            [years(3), 'for other felonies'],
          )
            .counted(sealingWait, 'Your last sentence counts, in any case and any state')
            .since('lastSentence'),
          law('(c)(3)(B), (C)'),
        ),
        inForce: { from: '2026-06-01' },
      },
      ...sealable,
    ],
    cautions: [
      'If the crime was violent, the prosecutor will often object.',
      'The 3-year wait falls away if you earned a diploma, degree or certificate during the sentence.',
      ...sealing.cautions,
    ],
  }),
  relief({
    ...sealing,
    id: 'il-seal-dismissed',
    name: 'Seal a dropped charge with the conviction of its case',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted'), convictedInCase),
    rules: [
      rule(
        'with-conviction-before-june-2026',
        withTheConviction.text,
        ofTheConviction(all(isSealable, threeYears)),
        law('(c)(2)'),
        { until: '2026-05-31', otherwise: withTheConviction.otherwise },
      ),
      rule(
        'with-conviction',
        withTheConviction.text,
        ofTheConviction(all(isSealable, sealingWait)),
        law('(c)(2)'),
        { from: '2026-06-01', otherwise: withTheConviction.otherwise },
      ),
      notMinorTraffic,
    ],
    cautions: ['Name the whole case in your request: each charge of it.', ...sealing.cautions],
  }),
  relief({
    ...expunging,
    first: findPardon,
    id: 'il-expunge-pardoned',
    name: 'Expunge a pardoned conviction',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(past('pardoned'), law('(e)')),
      rule(
        'pardon-says-so',
        'The pardon says that you may have the record expunged',
        chargeFact('pardonExpunges', true, said.pardonExpunges),
        law('(e)'),
        { otherwise: 'The pardon does not say that you may have the record expunged' },
      ),
    ],
    effect: 'Police records are expunged. The files of the clerk and the State Police are sealed.',
    cautions: ['Nobody may object to it.'],
  }),
  relief({
    ...request,
    id: 'il-cannabis-vacate',
    name: 'Vacate and expunge a cannabis conviction',
    kind: 'vacatur',
    inForce: { from: '2020-01-01' },
    covers: all(convictedOrPardoned, about('marijuana')),
    rules: [
      rule(
        'small-cannabis-crime',
        'It was a misdemeanor or a Class 4 felony for having or selling cannabis',
        all(any(misdemeanor, all(felony, graded('4'))), ofPossession),
        law('(i)(3)'),
        { otherwise: 'It was a felony above Class 4, or another drug law' },
      ),
      requires(sentenceOver, law('(i)(3)')),
    ],
    effect: 'The conviction is taken back (vacated), and the record is expunged.',
    limits: ['Money you still owe is no reason to refuse.'],
    cautions: [
      'Check your state record first. For 30 grams or less the Governor pardoned many people, and it may be gone.',
      phrase.judgeMaySayNo,
    ],
    first: lookUp,
    steps: [
      'Fill in the state’s cannabis forms and file them with the circuit clerk of the county of the conviction.',
      'The prosecutor has 60 days to object. Go to court on the date that is set.',
    ],
  }),
  relief({
    ...request,
    id: 'il-prostitution-vacate',
    name: 'Vacate and expunge a felony conviction for prostitution',
    kind: 'vacatur',
    inForce: { from: '2021-08-27' },
    covers: all(convictedOrPardoned, felony, about('prostitution')),
    rules: [
      rule(
        'class-four',
        'It was prostitution as a Class 4 felony',
        all(graded('4'), prostitution),
        law('(j)(3)'),
        { otherwise: 'It was not prostitution as a Class 4 felony' },
      ),
      requires(sentenceOver, law('(j)(3)')),
    ],
    effect: 'The conviction is taken back (vacated), and the record is expunged.',
    limits: ['Police and clerks must also seal these records by January 1, 2028, without being asked.'],
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['File a motion in the circuit court of the conviction. The prosecutor has 60 days to object.'],
  }),
  relief({
    ...request,
    id: 'il-trafficking',
    name: 'Clear the record of a trafficking victim',
    kind: 'vacatur',
    inForce: { from: '2018-08-03' },
    covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), traffickingVictim),
    rules: [
      rule('trafficked', 'You took part because you were trafficked', traffickingVictim, law('(h)')),
      rule('last-sentence-over', 'Your last sentence is over', sinceLastSentence(years(0)), law('(h)'), {
        otherwise: 'Your last sentence is not over yet',
      }),
    ],
    effect: 'The conviction is taken back (vacated) and expunged, or sealed at once.',
    fee,
    first: hotline,
    steps: [...request.steps, phrase.traffickingHelp],
  }),
];
