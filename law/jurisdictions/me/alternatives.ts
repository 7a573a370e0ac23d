import { all, any, not } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import {
  about,
  adultConviction,
  anything,
  convictedOrPardoned,
  crime,
  felony,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { gunLawyer } from '../../vocabulary/tasks.ts';
import { neverLost, rightToVote } from '../../vocabulary/voting.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';

const board = other(
  'Governor’s Board on Executive Clemency, guidelines; 15 M.R.S. § 2161',
  'https://legislature.maine.gov/statutes/15/title15sec2161.html',
);

export const alternatives: readonly Relief[] = [
  relief({
    id: 'me-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['me-pardoned'],
    covers: all(adultConviction, crime),
    rules: [
      requires(waited(years(5)).since('completed'), board),
      rule('not-drunk-driving', 'It was not drunk driving (OUI)', not(about('dui')), board, {
        otherwise: 'The board does not hear petitions about drunk driving (OUI)',
      }),
    ],
    effect: 'A full and free pardon forgives the crime. The record becomes confidential.',
    limits: ['The Governor decides, and may say no. The record is not erased.'],
    cautions: [
      'The board may make exceptions. It hears no petition just for gun rights or to leave the sex offender registry.',
      'You must put a notice in a newspaper, and the prosecutor is told. After a no you wait a year.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the clemency petition from the Department of Corrections.'),
    steps: ['Send the petition for executive clemency to the Department of Corrections. A hearing follows.'],
  }),
  relief({
    id: 'me-guns',
    restores: ['guns'],
    name: 'Asking for a gun permit after a conviction',
    kind: 'rights',
    alternative: true,
    covers: all(convictedOrPardoned, any(felony, about('domestic_violence'))),
    rules: [requires(waited(years(5)).since('completed'), cite('15: 393(2)'))],
    effect: 'The Governor’s office may give a permit for black powder and other old-style guns.',
    limits: ['It does not cover modern guns. Federal law may still forbid you a gun.'],
    cautions: ['Do not touch a gun before a lawyer has told you that you may.'],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: ['Write to the Office of the Governor and ask how to apply.'],
  }),
  rightToVote({
    id: 'me-vote',
    voting: neverLost(),
    covers: all(adultConviction, crime),
    rules: [
      rule(
        'never-lost',
        'Maine takes the right to vote from nobody, not even in prison',
        anything,
        other(
          'Collateral Consequences Resource Center, Maine, 2024',
          'https://ccresourcecenter.org/state-restoration-profiles/maine-restoration-of-rights-pardon-expungement-sealing',
        ),
      ),
    ],
    effect: 'You may vote, also from jail or prison.',
  }),
];
