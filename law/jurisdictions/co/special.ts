import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  adultConviction,
  chargeFact,
  ended,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, findPardon, hotline } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { crs, section707, section708, section710 } from './cites.ts';
import { municipal } from './classes.ts';
import { commercialDriver, hadCommercialLicense, victimCrime } from './exclusions.ts';
import { form, motionSteps, newConviction, sealed, undoingMotion } from './how.ts';
import { noLaterConviction } from './later-convictions.ts';
import { said } from './said.ts';

const cityConviction = all(adultConviction, municipal);
const always708 = [
  rule(
    'no-commercial-license',
    'You were not driving with a commercial license',
    not(commercialDriver),
    section708('(1)(b)'),
    { otherwise: 'You were driving with a commercial license' },
  ),
  requires(paid('restitution'), section708('(5)(d)')),
];

const city = relief({
  ...sealed,
  id: 'co-municipal',
  name: 'Sealing a conviction under a city’s code',
  inForce: { from: '2019-08-02' },
  covers: cityConviction,
  rules: [
    requires(waited(years(3)).since('conviction', 'completed'), section708('(3)(a)')),
    rule(
      'no-later-conviction',
      'You have had no conviction since then',
      noLaterConviction,
      section708('(1)(a)'),
      { otherwise: 'You have had a conviction since then' },
    ),
    requires(nothingPending, section708('(1)(a)')),
    ...always708,
  ],
  fee: phrase.feeUnconfirmed,
  first: task('ask_court', 'Ask the city court clerk for your case number.'),
  steps: ['File the motion in your case in the city court.', ...motionSteps.slice(3)],
  forms: form('JDF 683 to seal municipal convictions, with order JDF 686'),
  cautions: [newConviction, 'Even a new charge since then can stand in the way.'],
});

const cityAgain = relief({
  ...city,
  id: 'co-municipal-second-chance',
  name: 'Sealing a city conviction after one later conviction',
  covers: all(cityConviction, not(noLaterConviction)),
  rules: [
    rule(
      'one-later-conviction',
      'You have one later conviction, and 10 years have passed. It was not a felony, a sex crime, child abuse or family violence',
      () => judgement(said.laterConvictionAllowsIt),
      section708('(2)'),
    ),
    ...always708,
  ],
  cautions: [newConviction],
});

const trafficked = relief({
  ...sealed,
  id: 'co-trafficking',
  name: 'Sealing what you were made to do by a trafficker',
  inForce: { from: '2019-08-02' },
  covers: all(inAdultCourt, ended('convicted'), traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'You were trafficked to commit the offense. An official paper that says so is enough',
      traffickingVictim,
      section707('(3)(b)'),
    ),
    rule(
      'crime-covered',
      'It was prostitution. Or it was a misdemeanor or city offense that is not on the list of crimes with a victim',
      any(about('prostitution'), all(ofLevel('misdemeanor', 'infraction'), not(victimCrime))),
      section707('(1), (1.5)'),
    ),
  ],
  first: hotline,
  steps: ['File a motion in the case at any time, with what proof you have.', ...motionSteps.slice(3)],
  cautions: [
    'Without an official paper you must show that it is more likely than not that you were trafficked for it. If you do, the court must seal it.',
    'You can also ask the court to undo the conviction (C.R.S. 18-1-410.7). That asks for stronger proof.',
  ],
  forms: form('JDF 612 Motion to Seal Conviction Records'),
});

const vacatingLaw = crs('18-1-410.7');
const defenseLost = chargeFact('traffickingDefense', false, said.noTraffickingDefense);

/**
 * House Bill 24-1345. What (3)(b) says of a vacated conviction could not be read, so misdemeanors, which can be sealed on
 * less proof, are led there.
 */
const undone = relief({
  id: 'co-trafficking-vacated',
  name: 'Undoing a felony from when you were trafficked',
  kind: 'set_aside',
  inForce: { from: '2024-05-31' },
  covers: all(inAdultCourt, ended('convicted'), traffickingVictim, ofLevel('felony')),
  rules: [
    rule(
      'trafficked',
      'You did it because you were a victim of human trafficking',
      traffickingVictim,
      vacatingLaw('(1)(a), (3)(a)'),
    ),
    rule(
      'not-left-out',
      'It is not on the state’s list of crimes with a victim',
      not(victimCrime),
      vacatingLaw('(1)(b)'),
      { otherwise: 'It is on the state’s list of crimes with a victim' },
    ),
    rule(
      'no-defense-lost',
      'You were not convicted after you raised trafficking as a defense at trial',
      not(defenseLost),
      vacatingLaw('(1)(c)'),
      { otherwise: 'You raised trafficking as a defense at trial and were convicted all the same' },
    ),
  ],
  effect: 'The court undoes (“vacates”) the conviction.',
  limits: ['Ask the court to seal the record of the case too. We could not confirm that this comes with it.'],
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    'Find a lawyer or a group that helps trafficking survivors.',
    undoingMotion,
    'The prosecutor has 35 days to answer. If they object, or if the judge wants one, there is a hearing.',
  ],
  cautions: [
    'You must show it clearly (“clear and convincing”). You need no official paper, but one that says you were trafficked helps much.',
  ],
});

const granted: Condition = (matter) =>
  matter.charge.pardonedDate === undefined ? always : ask(past('pardoned'), matter);
const conditional = chargeFact('pardonConditional', false, said.fullPardon);

const pardoned = relief({
  ...sealed,
  id: 'co-pardoned',
  name: 'Sealing a pardoned conviction',
  inForce: { from: '2021-09-07' },
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule(
      'full-pardon',
      'You have a full pardon without conditions',
      all(granted, not(conditional)),
      section710,
    ),
  ],
  fee: 'None for the court.',
  first: findPardon,
  steps: motionSteps.slice(1),
  forms: form('JDF 680 Motion to Seal Conviction Records (Pardoned), with order JDF 681'),
  cautions: [
    'The court must seal it unless it finds that the public’s interest is clearly stronger.',
    newConviction,
  ],
});

const underage: FactCondition = about('alcohol_minor');
const underageLaw = crs('18-13-122')('(13)');

const firstDrink = relief({
  ...sealed,
  id: 'co-underage-possession',
  name: 'Automatic sealing of a first underage alcohol or marijuana conviction',
  automatic: true,
  inForce: { from: '2014-07-01' },
  covers: all(adultConviction, underage, ofLevel('infraction', 'misdemeanor')),
  rules: [
    rule(
      'since-july-2014',
      'It happened on or after July 1, 2014',
      not(committedBefore('2014-07-01')),
      underageLaw,
    ),
    rule(
      'only-such-conviction',
      'It is your only such conviction',
      ofWholeRecord(atMost(1, underage)),
      underageLaw,
    ),
    rule(
      'fine-and-classes',
      'You paid the fine and finished the classes the court ordered',
      all(paid('fines'), sentenceOver),
      underageLaw,
    ),
  ],
  first: task('check', 'Ask the court clerk whether your case was sealed.'),
  steps: ['The court seals it by itself. If it did not, ask for it.'],
});

const drivingUnder21 = crs('42-4-1715')('(1)(b)');
const underageDriving = relief({
  id: 'co-underage-driving',
  name: 'Erasing a conviction for driving after a drink under 21',
  kind: 'expungement',
  covers: all(adultConviction, about('dui'), ofLevel('infraction')),
  rules: [
    rule(
      'was-under-21',
      'You were under 21 then and are over 21 now',
      all(youngerThan(21), hasTurned(21)),
      drivingUnder21,
    ),
    rule(
      'only-drunk-driving',
      'It is your only drunk driving conviction',
      ofWholeRecord(atMost(1, about('dui'))),
      drivingUnder21,
    ),
    rule(
      'fine-and-orders',
      'You paid the fine and did all the court ordered',
      all(paid('fines'), paid('restitution'), sentenceOver),
      drivingUnder21,
    ),
    rule(
      'no-commercial-license',
      'You never had a commercial driver’s license',
      not(hadCommercialLicense),
      drivingUnder21,
      { otherwise: 'You had a commercial driver’s license' },
    ),
  ],
  effect: 'The court erases its records of the conviction.',
  limits: ['Only for a blood alcohol level from 0.02 to 0.05.'],
  fee: phrase.noFee,
  first: askClerk,
  steps: ['Ask the court that convicted you to erase it (“UDD expungement”).'],
});

export const specialReliefs = [city, cityAgain, trafficked, undone, pardoned, firstDrink, underageDriving];
