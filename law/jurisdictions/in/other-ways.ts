import { all, not } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, gunLawyer, hotline, juvenileClerk } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { past, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { someoneElseHurt } from './listed.ts';

const pardonCase = other('State v. Bergman, 558 N.E.2d 1111 (Ind. Ct. App. 1990)');

export const otherWays: readonly Relief[] = [
  relief({
    id: 'in-trafficking',
    name: 'Vacate the conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(inAdultCourt, ended('convicted'), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You were trafficked and under another person’s control when it happened',
        traffickingVictim,
        cite('35-38-10-2'),
      ),
      rule('nobody-hurt', 'Nobody else was hurt', not(someoneElseHurt), cite('35-38-10-2'), {
        otherwise: 'Somebody else was hurt',
      }),
    ],
    effect: 'The conviction is taken back. Then the records of the case can be expunged.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['File for post-conviction relief in the court that convicted you.', phrase.traffickingHelp],
  }),
  relief({
    id: 'in-juvenile-trafficking',
    name: 'Vacate the juvenile case of a trafficking victim',
    kind: 'vacatur',
    covers: all(inJuvenileCourt, ended('convicted'), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You were trafficked and under another person’s control when it happened',
        traffickingVictim,
        cite('31-37-22-11'),
      ),
      rule('nobody-hurt', 'Nobody else was hurt', not(someoneElseHurt), cite('31-37-22-11'), {
        otherwise: 'Somebody else was hurt',
      }),
    ],
    effect: 'The finding against you is taken back.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['Ask the juvenile court that had the case.', phrase.traffickingHelp],
  }),
  relief({
    id: 'in-juvenile',
    name: 'Expunge a juvenile record',
    kind: 'expungement',
    covers: all(inJuvenileCourt, anything),
    rules: [requires(caseOver, cite('31-39-8-2'))],
    effect: 'The court orders the juvenile records destroyed or given to you.',
    limits: [phrase.privateCopies],
    cautions: [
      'The judge decides, and may say no. Your age, the time since then and what was done all count.',
    ],
    fee: phrase.feeUnconfirmed,
    first: juvenileClerk,
    steps: ['File a petition in the juvenile court that had the case. You may ask at any time.'],
  }),
  relief({
    id: 'in-pardoned',
    name: 'Expunge a pardoned conviction',
    kind: 'expungement',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [requires(past('pardoned'), pardonCase)],
    effect: 'The record of the conviction is expunged.',
    limits: ['By a decision of 2007 the arrest itself may stay on record.', phrase.privateCopies],
    fee: phrase.feeUnconfirmed,
    first: findPardon,
    steps: ['Ask the court that convicted you. Attach a copy of the pardon.'],
  }),
  relief({
    id: 'in-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['in-pardoned'],
    covers: adultConviction,
    rules: [rule('convicted', 'You were convicted in an Indiana court', adultConviction, cite('11-9-2-1'))],
    effect: 'The Governor forgives the crime. After that a court expunges the conviction.',
    limits: ['The Governor decides, and may say no.'],
    fee: phrase.feeUnconfirmed,
    first: task('ask_agency', 'Ask the Indiana Parole Board how to apply for a pardon.'),
    steps: ['Apply in writing to the Indiana Parole Board. It holds a hearing and advises the Governor.'],
  }),
  relief({
    id: 'in-gun-rights',
    restores: ['guns'],
    name: 'Gun rights after domestic violence',
    kind: 'rights',
    alternative: true,
    covers: all(adultConviction, misdemeanor, about('domestic_violence')),
    rules: [requires(waited(years(5)).since('conviction'), cite('35-47-4-7'))],
    effect: 'A court may give back the right to have a gun under Indiana law.',
    limits: ['Federal law has its own rules.', phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: ['Ask the court that convicted you, and name Ind. Code § 35-47-4-7.'],
  }),
  rightToVote({
    id: 'in-voting',
    voting: whileLockedUp({ misdemeanors: phrase.misdemeanorsVoteOutside }),
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, cite('3-7-13-4'))],
  }),
];
