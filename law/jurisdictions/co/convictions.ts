import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, isBlocked, isSo, judgement, unknown } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atLeast } from '../../vocabulary/age.ts';
import { about, adultConviction, chargeFact, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askIfCleared } from '../../vocabulary/tasks.ts';
import { called, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { automaticLaw, crs, section703, section706, section709, section711 } from './cites.ts';
import { drug, stateCharge, waitedForList, waitedToAsk } from './classes.ts';
import { mayBeSealed, needsException, notLeftOut, victimCrime } from './exclusions.ts';
import { graded } from './grades.ts';
import { eachCounty, form, motionFee, motionSteps, newConviction, sealed } from './how.ts';
import {
  fewEnoughCases,
  laterConviction,
  noConvictionSinceCase,
  noLaterConviction,
  waitedAfterLast,
} from './later-convictions.ts';
import { said } from './said.ts';
import { inWholeCase, ofConvictionsInCase } from './whole-case.ts';

const stateConviction = all(adultConviction, stateCharge, ofLevel('felony', 'misdemeanor', 'infraction'));
const otherFelony: FactCondition = all(ofLevel('felony'), not(drug));

const restitution = inWholeCase(paid('restitution'));
const waitedInCase = inWholeCase(waitedToAsk);
const othersInCase = ofConvictionsInCase(mayBeSealed);
const restOfCase = inWholeCase(mayBeSealed);

const openCase = judgement(said.whileAnotherCaseIsOpen);

/** The form asks about open cases, but the parts of the law that could be read name no bar. */
const noOpenCase: FactCondition = (matter) => {
  const closed = ask(nothingPending, matter);
  if (isSo(closed)) return always;
  return isBlocked(closed) ? openCase : unknown(...closed.missing);
};

const paidRule = rule(
  'restitution-paid',
  'No restitution is left to pay. Unpaid fines and fees do not count',
  restitution,
  section706('(1)(e)'),
  { otherwise: phrase.unmet.restitutionOwed },
);
const onTheList = 'This crime is on the list that Colorado does not seal';
const leftOutRule = rule(
  'not-left-out',
  'It is not a class 1 to 3 felony, a level 1 drug felony or a listed felony. It is not drunk driving, a traffic or sex offense, family violence or child abuse',
  notLeftOut,
  section706('(2)(a)'),
  { otherwise: onTheList },
);
const oneCaseRule = rule(
  'same-for-whole-case',
  'The same is true of each other conviction in the case',
  restOfCase,
  section703('(12)(a)'),
);
const openCaseRule = rule('no-open-case', nothingPending.text, noOpenCase, section706('(1)'), {
  otherwise: phrase.unmet.openCase,
});

const automatic = {
  ...sealed,
  automatic: true,
  first: askIfCleared,
  steps: [
    'You do not have to apply. The courts make a list every three months, and the prosecutor has 45 days to object. If so, you can ask for a hearing (form JDF 2363).',
    'Look up on the state courts’ website if your case was sealed, or order your CBI record.',
    'Matching goes by name and misses people. Still there? File a motion to seal: the fee is waived.',
  ],
  cautions: [newConviction, 'If you gave up sealing in your plea deal, the prosecutor can object.'],
} as const;

const automaticRules = [
  rule(
    'no-listed-victim',
    'It was not a crime on the state’s list of crimes with a victim',
    inWholeCase(any(drug, not(victimCrime))),
    crs('24-4.1-302')('(1)'),
    { otherwise: 'It is on the state’s list of crimes with a victim' },
  ),
  leftOutRule,
  oneCaseRule,
  rule(
    'no-later-conviction',
    'You have had no conviction since then',
    noConvictionSinceCase,
    automaticLaw('(1)(b)'),
    { otherwise: 'You have had a conviction since then' },
  ),
  requires(nothingPending, automaticLaw('(3)(a)')),
  paidRule,
];

const cleanSlate = relief({
  ...automatic,
  id: 'co-clean-slate',
  name: 'Automatic sealing of a misdemeanor, a small offense or a drug conviction',
  inForce: { from: '2024-07-01' },
  covers: all(stateConviction, not(otherFelony)),
  rules: [
    requires(
      waitedBy(
        [years(4), 'for a civil infraction'],
        [years(7), 'for a petty offense or misdemeanor'],
        [years(10), 'for a drug felony'],
      )
        .counted(inWholeCase(waitedForList))
        .since('disposition'),
      automaticLaw('(1)(a), (a.5)'),
    ),
    ...automaticRules,
  ],
});

const cleanSlateFelony = relief({
  ...automatic,
  id: 'co-clean-slate-felony',
  name: 'Automatic sealing of a felony',
  inForce: { from: '2025-07-01' },
  covers: all(stateConviction, otherFelony),
  rules: [
    requires(
      waited(years(10)).counted(inWholeCase(waitedForList)).since('conviction', 'completed'),
      automaticLaw('(1)(a.5)(II)(C)'),
    ),
    ...automaticRules,
  ],
});

const eachMotion = [newConviction, 'You can file for the same case only once in 12 months.'];

const motion = {
  ...sealed,
  fee: motionFee,
  first: askClerk,
  steps: motionSteps,
  forms: form('JDF 612 Motion to Seal Conviction Records, with JDF 613, 614 and 615'),
  cautions: [
    ...eachMotion,
    'For a class 1 misdemeanor or a felony the judge weighs your privacy against the public’s need to know.',
  ],
} as const;

const waitRule = requires(
  waitedBy(
    [years(1), 'for a petty offense'],
    [years(2), 'for a class 2 or 3 or drug misdemeanor'],
    [years(5), 'for a level 2 drug felony or a crime without a class'],
    [years(3), 'for others'],
  )
    .counted(waitedInCase)
    .since(called('the case and any supervision ended', 'completed')),
  section706('(1)(b)'),
);
const noLaterRule = rule(
  'no-later-conviction',
  'You have had no conviction since then',
  noLaterConviction,
  section706('(1)(f)'),
  { otherwise: 'You have had a conviction since then' },
);

const petition = relief({
  ...motion,
  id: 'co-conviction-motion',
  name: 'Sealing a conviction',
  inForce: { from: '2019-08-02' },
  covers: stateConviction,
  rules: [waitRule, leftOutRule, oneCaseRule, noLaterRule, paidRule, openCaseRule],
});

/** What a charge of the same case that ended without a conviction leans on. */
export const convictionCanBeSealed: Condition = all(
  mayBeSealed,
  paid('restitution'),
  when(laterConviction, all(waitedAfterLast, fewEnoughCases), waitedToAsk),
);

const multiple = relief({
  ...motion,
  id: 'co-multiple-convictions',
  name: 'Sealing a conviction that was followed by another',
  inForce: { from: '2021-09-07' },
  covers: all(stateConviction, laterConviction),
  rules: [
    requires(
      waitedBy(
        [years(2), 'for petty offenses'],
        [years(5), 'for a misdemeanor or level 4 drug felony'],
        [years(10), 'for other felonies'],
      )
        .counted(waitedAfterLast)
        .since('lastConviction', called('all supervision ended', 'completed')),
      section709('(2)'),
    ),
    rule(
      'not-too-many-cases',
      'You were not convicted in too many cases. The most is 5 for a petty offense and 4 for a class 2 or 3 misdemeanor. For a class 1 misdemeanor or a felony it is 3',
      fewEnoughCases,
      section709('(3)'),
      {
        otherwise:
          'You were convicted in too many cases. The most is 5 for a petty offense, 4 for a class 2 or 3 misdemeanor and 3 for others',
      },
    ),
    rule('not-left-out', leftOutRule.text, notLeftOut, section709('(5)(a)'), { otherwise: onTheList }),
    oneCaseRule,
    rule('restitution-paid', paidRule.text, restitution, section709('(4)(b)'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
    openCaseRule,
  ],
  // Older pages name the fee of a new civil case.
  fee: 'Most courts charge $65. Ask the clerk before you file. If you cannot pay, ask for a waiver (form JDF 205). You also pay for your CBI record.',
  first: askClerk,
  steps: [...motionSteps, eachCounty],
  forms: form('JDF 641 Motion to Seal Multiple Conviction Records, with order JDF 642'),
});

const exception = relief({
  ...motion,
  id: 'co-misdemeanor-exception',
  name: 'Sealing a misdemeanor that the law leaves out',
  inForce: { from: '2019-08-02' },
  covers: all(stateConviction, needsException),
  rules: [
    rule(
      'waited',
      'You have waited the years for its class',
      when(laterConviction, waitedAfterLast, waitedInCase),
      section706('(1)(b)'),
    ),
    rule(
      'rest-of-case-open',
      'No other conviction in the case bars it',
      othersInCase,
      section703('(12)(a)'),
      {
        otherwise: 'Another conviction in the case bars it',
      },
    ),
    paidRule,
    openCaseRule,
  ],
  // § 24-72-706(2)(b)
  cautions: [
    'The prosecutor must agree. Or you must convince the judge, by clear and convincing evidence, that your need is great, that you are no danger and that the public need not know. Get legal help.',
    ...eachMotion,
  ],
});

/** Up to two ounces of marijuana, or some natural medicines, for someone of 21 or older. */
const likelyLegal = all(chargeFact('legalToday', true, said.legalToday), atLeast(21));
const rarelyLegal = chargeFact('legalToday', false, said.stillACrime);
const pettyMarijuana: FactCondition = all(
  about('marijuana'),
  not(about('drug_sale')),
  any(ofLevel('infraction'), all(ofLevel('misdemeanor'), graded('petty'))),
);
const legalToday = when(pettyMarijuana, likelyLegal, rarelyLegal);

const legalNow = relief({
  ...sealed,
  id: 'co-legal-today',
  name: 'Sealing a conviction for something that is legal today',
  inForce: { from: '2025-07-01' },
  covers: all(stateConviction, about('drug_possession', 'marijuana')),
  rules: [
    rule(
      'legal-today',
      'What you did is legal today. One example is having 2 ounces of marijuana or less at 21',
      legalToday,
      section711,
    ),
    rule('case-over', sentenceOver.text, sentenceOver, section711),
  ],
  fee: 'None. You do not need a CBI record either.',
  first: askClerk,
  steps: motionSteps.slice(1),
  forms: form(
    'JDF 2371 Motion to Seal Conviction Records: Conduct No Longer Prohibited, with order JDF 2374',
  ),
  cautions: [
    'The prosecutor has 42 days to object, and only if it is still a crime. Other convictions do not matter.',
  ],
});

export const convictionReliefs = [cleanSlate, cleanSlateFelony, legalNow, petition, multiple, exception];
