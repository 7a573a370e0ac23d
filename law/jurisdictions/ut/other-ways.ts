import { all, type Condition, type FactCondition, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  chargeFact,
  convicted,
  ended,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { always, blocked, judgement, unknown } from '../../when.ts';
import { law305, page } from './cites.ts';
import { courtFee, directSteps, noFee, petitionCautions, sealedEffect, sealedLimits } from './how.ts';
import { noOpenCase, nothingPending, notSupervised } from './requirements.ts';

const conviction = all(inAdultCourt, convicted);

const cannabis = relief({
  id: 'ut-cannabis-petition',
  name: 'Expunge a cannabis conviction that would be medical today',
  kind: 'expungement',
  covers: all(conviction, about('marijuana'), not(about('drug_sale'))),
  rules: [
    rule(
      'At the arrest you had a condition that medical cannabis may treat. It was in a form and amount to treat it',
      chargeFact(
        'medicalCannabis',
        false,
        'We assumed that you did not have the cannabis to treat a condition that medical cannabis is for.',
      ),
      cite('Utah Code 77-40a-305(4), 77-40a-306(1)(d)', page.petition),
    ),
    rule(noOpenCase, nothingPending, law305('(4)')),
    rule('You are not locked up, on probation or on parole', notSupervised, law305('(4)')),
  ],
  effect: sealedEffect,
  limits: sealedLimits,
  cautions: petitionCautions,
  fee: courtFee,
  steps: directSteps,
});

const sold = about('prostitution');

/** The list in § 78B-9-104(1)(g) could not be read; prostitution stands at its heart. */
const onTheList: FactCondition = (matter) => {
  const prostitution = sold(matter);
  if (prostitution.earliest < Number.POSITIVE_INFINITY) return prostitution;
  return judgement('Is it one of the crimes that § 78B-9-104(1)(g) lists?');
};

const vacatur = relief({
  id: 'ut-trafficking-vacatur',
  name: 'Have the conviction of a trafficking victim vacated',
  kind: 'vacatur',
  covers: all(conviction, traffickingVictim),
  rules: [
    rule(
      'It is one of the listed crimes, and you did it under force, fraud or coercion',
      onTheList,
      cite('Utah Code 78B-9-104(1)(g)', page.trafficking),
    ),
  ],
  effect: 'The court wipes out the conviction itself, and the record can be expunged.',
  fee: phrase.feeUnconfirmed,
  steps: ['Ask a lawyer to file for post-conviction relief in the district court that had your case.'],
});

const beforeTheLaw = happenedBefore('pardoned', '2013-05-14');
const pardoned = all(inAdultCourt, ended('pardoned'));
const pardonLaw = cite('Utah Code 77-27-5.1', page.pardonOrder);

const afterPardon = relief({
  id: 'ut-pardon-expungement',
  name: 'Expungement with a pardon',
  kind: 'expungement',
  automatic: true,
  covers: pardoned,
  rules: [rule('You were pardoned on or after May 14, 2013', not(beforeTheLaw), pardonLaw)],
  effect: `With the pardon the Board orders the record expunged. ${sealedEffect}`,
  fee: noFee,
  steps: ['Send the Board’s order to each agency on its list, if the Board did not.'],
});

const olderPardon = relief({
  id: 'ut-older-pardon-expungement',
  name: 'Expungement after an older pardon',
  kind: 'expungement',
  covers: pardoned,
  rules: [
    rule(
      'You were pardoned before May 14, 2013',
      beforeTheLaw,
      cite('Utah Code 77-40a-303, 77-27-5.1', page.pardonOrder),
    ),
  ],
  effect: sealedEffect,
  fee: phrase.feeUnconfirmed,
  steps: ['Ask the Bureau of Criminal Identification for the expungement order of your pardoned crimes.'],
});

const pardon = relief({
  id: 'ut-pardon',
  name: 'Ask the Board for a pardon',
  kind: 'pardon',
  alternative: true,
  covers: all(conviction, ofLevel('misdemeanor', 'felony')),
  rules: [
    rule(
      'You have waited 5 years since your sentence ended',
      waited(years(5)).since('completed'),
      cite('Utah Admin. Code R671-315-1', page.pardonRule),
    ),
  ],
  effect: 'The crime is forgiven and the record expunged. It no longer counts against expunging another.',
  limits: ['You must first have tried to expunge it. The Board holds a hearing and may say no.'],
  fee: 'We could not confirm a fee. Ask the Board before you apply.',
  steps: ['Apply to the Board of Pardons and Parole and show that the bureau denied you a certificate.'],
});

const reduction = relief({
  id: 'ut-402-reduction',
  name: 'Have the conviction lowered (“402 reduction”)',
  kind: 'rights',
  alternative: true,
  covers: all(conviction, ofLevel('misdemeanor', 'felony')),
  rules: [
    rule('You finished probation or parole', sentenceOver, cite('Utah Code 76-3-402', page.reduction)),
    rule(noOpenCase, nothingPending, cite('Utah Code 76-3-402', page.reductionNewer)),
  ],
  effect:
    'The conviction becomes one degree less serious, or two if the prosecutor agrees. That can shorten the wait and help with the limits.',
  limits: ['It does not clear the record.'],
  fee: phrase.feeUnconfirmed,
  steps: ['File a motion in the court that convicted you. The judge must find that it serves justice.'],
});

const outOfPrison: Condition = ({ charge }) => {
  if (charge.completed || charge.releasedDate !== undefined || charge.completedDate !== undefined)
    return always;
  if (charge.sentence !== undefined && !charge.sentence.includes('prison')) return always;
  return charge.completed === false
    ? blocked('You may vote again when you leave prison.')
    : unknown(charge.path('sentence'));
};

const voting = rightToVote({
  id: 'ut-voting',
  covers: all(conviction, ofLevel('felony')),
  rules: [rule('You are not in prison', outOfPrison, cite('Utah Code 20A-2-101.5', page.rights))],
});

export const otherWays: readonly Relief[] = [
  cannabis,
  vacatur,
  afterPardon,
  olderPardon,
  pardon,
  reduction,
  voting,
];
