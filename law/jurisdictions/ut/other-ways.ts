import { all, any, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  chargeFact,
  ended,
  felony,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, findPardon, hotline } from '../../vocabulary/tasks.ts';
import { outOf, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { code, law } from './cites.ts';
import { conviction } from './classes.ts';
import { directPetition, petition, sealedEffect } from './how.ts';
import { noOpenCase, nothingPending, notLockedUp, notSupervised } from './requirements.ts';
import { said } from './said.ts';

const beforeTheLaw = happenedBefore('pardoned', '2013-05-14');
const pardoned = {
  kind: 'expungement',
  covers: all(inAdultCourt, ended('pardoned')),
} as const;
const crime = {
  alternative: true,
  covers: all(conviction, ofLevel('misdemeanor', 'felony')),
} as const;

export const otherWays: readonly Relief[] = [
  relief({
    ...directPetition,
    id: 'ut-cannabis-petition',
    name: 'Expunge a cannabis conviction that would be medical today',
    covers: all(conviction, about('marijuana'), not(about('drug_sale'))),
    rules: [
      rule(
        'medical-use',
        'At the arrest you had a condition that medical cannabis may treat. It was in a form and amount to treat it',
        chargeFact('medicalCannabis', false, said.notMedical),
        law(305, '(4), 77-40a-306(1)(d)'),
      ),
      rule('no-open-case', noOpenCase, nothingPending, law(305, '(4)'), {
        otherwise: 'You have an open criminal case',
      }),
      rule('not-locked-up', notLockedUp, notSupervised, law(305, '(4)'), {
        otherwise: 'You are locked up, on probation or on parole',
      }),
    ],
    cautions: petition.cautions,
  }),
  /** The list in § 78B-9-104(1)(g) could not be read; prostitution stands at its heart. */
  relief({
    id: 'ut-trafficking-vacatur',
    name: 'Have the conviction of a trafficking victim vacated',
    kind: 'vacatur',
    covers: all(conviction, traffickingVictim),
    rules: [
      rule(
        'listed-and-forced',
        'It is one of the listed crimes, and you did it under force, fraud or coercion',
        any(about('prostitution'), () => judgement(said.listedCrime)),
        code('78B-9-104', '(1)(g)'),
      ),
    ],
    effect: 'The court wipes out the conviction itself, and the record can be expunged.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [
      'Ask a lawyer to file for post-conviction relief in the district court that had your case.',
      'To have the record expunged then, ask the state bureau (BCI). It has an application for that.',
    ],
  }),
  relief({
    ...pardoned,
    id: 'ut-pardon-expungement',
    name: 'Expungement with a pardon',
    automatic: true,
    rules: [
      rule(
        'pardoned-since-may-2013',
        'You were pardoned on or after May 14, 2013',
        not(beforeTheLaw),
        code('77-27-5.1'),
      ),
    ],
    effect: `With the pardon the Board orders the record expunged. ${sealedEffect}`,
    fee: phrase.feeUnconfirmed,
    first: task('check', 'Ask the Board of Pardons whether your expungement order was sent.'),
    steps: ['Send the Board’s order to each agency on its list, if the Board did not.'],
  }),
  relief({
    ...pardoned,
    id: 'ut-older-pardon-expungement',
    name: 'Expungement after an older pardon',
    rules: [
      rule(
        'pardoned-before-may-2013',
        'You were pardoned before May 14, 2013',
        beforeTheLaw,
        code('77-27-5.1', ', 77-40a-303'),
      ),
    ],
    effect: sealedEffect,
    fee: phrase.feeUnconfirmed,
    first: findPardon,
    steps: [
      'Ask the Bureau of Criminal Identification for the expungement order of your pardoned crimes. It has an application for that.',
    ],
  }),
  relief({
    ...crime,
    id: 'ut-pardon',
    leadsTo: ['ut-pardon-expungement'],
    name: 'Ask the Board for a pardon',
    kind: 'pardon',
    rules: [requires(waited(years(5)).since('completed'), cite('Utah Admin. Code R671-315-1'))],
    effect:
      'The crime is forgiven and the record expunged. You get back the rights you lost by it, as far as the law allows. It no longer counts against expunging another.',
    limits: [
      'You must first have tried to expunge it. The Board holds a hearing and may say no. No court can change its decision.',
    ],
    cautions: [
      'You must come to the hearing yourself. The Board tells the victims, the court and the prosecutor of it.',
      'The Board looks for years of good conduct and proof that you have changed.',
    ],
    fee: 'We could not confirm a fee. Ask the Board before you apply.',
    first: task('get_form', 'Get the pardon application from the Board of Pardons and Parole.'),
    steps: [
      'Apply to the Board of Pardons and Parole and show that the bureau denied you a certificate.',
      'Add the police reports where you can. Add proof that you paid fines and restitution and finished any treatment.',
    ],
  }),
  relief({
    ...crime,
    id: 'ut-402-reduction',
    name: 'Have the conviction lowered (“402 reduction”)',
    kind: 'rights',
    rules: [
      rule('supervision-finished', 'You finished probation or parole', sentenceOver, code('76-3-402')),
      rule('no-open-case', noOpenCase, nothingPending, code('76-3-402'), {
        otherwise: 'You have an open criminal case',
      }),
    ],
    effect:
      'The conviction becomes one degree less serious, or two if the prosecutor agrees. That can shorten the wait and help with the limits.',
    limits: ['It does not clear the record.'],
    fee: phrase.feeUnconfirmed,
    cautions: ['The prosecutor may answer, and must try to tell the victims.'],
    first: askClerk,
    steps: [
      'File a motion in the court that convicted you. Add proof that you finished probation or parole, and paid fines and restitution.',
      'The judge must find that it serves justice. It is for you to show that.',
    ],
  }),
  rightToVote({
    id: 'ut-voting',
    voting: whileLockedUp(),
    covers: all(conviction, felony),
    rules: [
      rule('not-in-prison', 'You are not in prison', outOf('prison'), code('20A-2-101.5'), {
        otherwise: 'You are in prison',
      }),
    ],
  }),
];
