import { all, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import {
  about,
  convicted,
  crime,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline, juvenileClerk } from '../../vocabulary/tasks.ts';
import { cite } from './code.ts';
import { asIfNever, noGuns } from './how.ts';
import { seriousYouth } from './offenses.ts';
import { said } from './said.ts';

const serious = all(convicted, seriousYouth);
const guiltyAsAdult = endedLater(
  all(inAdultCourt, ended('convicted', 'pardoned'), crime, not(about('traffic'))),
);

/** At 18 since the law was changed in 2021, with exceptions that could not be read; before, at 21. */
const oldEnough = somewhereBetween(hasTurned(18), hasTurned(21), said.sealedAt18);

const youth = {
  kind: 'sealing',
  effect: `The youth record is sealed. ${asIfNever}`,
  limits: ['A judge may let some people look at it, such as a prosecutor in a new case.', noGuns],
} as const;

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...youth,
    id: 'nv-juvenile',
    name: 'Sealing of a youth record',
    automatic: true,
    covers: all(inJuvenileCourt, not(serious)),
    rules: [
      requires(noLongerOpen, cite('62H.140')),
      rule('old-enough', 'You are 18 or older, or 21 for some records', oldEnough, cite('62H.140'), {
        otherwise: 'You are not 18 yet, or 21 for some records',
      }),
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether your record was sealed.'),
    steps: [
      'Under 21 you may also ask the court to seal it, 3 years after the last finding (NRS 62H.130).',
      'From 18 on you may ask the court to destroy the record of what would be a misdemeanor (NRS 62H.180).',
    ],
  }),
  relief({
    ...youth,
    id: 'nv-juvenile-serious',
    name: 'Seal a serious youth record at 30',
    covers: all(inJuvenileCourt, serious),
    rules: [
      requires(hasTurned(30), cite('62H.150(2)')),
      rule(
        'not-guilty-since-21',
        'You were not convicted since you turned 21, minor traffic apart',
        all(openIf(guiltyAsAdult, said.guiltySince21), noneElsewhere(judgement(said.guiltySince21))),
        cite('62H.150(5)'),
      ),
    ],
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: juvenileClerk,
    steps: ['File a petition in the juvenile court that had the case.', 'Go to the hearing.'],
  }),
  relief({
    ...youth,
    id: 'nv-juvenile-trafficking',
    name: 'Vacate the youth case of a trafficking victim',
    kind: 'vacatur',
    covers: all(
      inJuvenileCourt,
      convicted,
      about('prostitution', 'trespass', 'public_order'),
      traffickingVictim,
    ),
    rules: [
      rule(
        'trafficked',
        'It was prostitution, trespass or loitering, and came from your being trafficked',
        traffickingVictim,
        cite('62E.275'),
      ),
    ],
    effect: 'The finding is taken back, and the record is sealed.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['File a petition in the juvenile court that had the case.', phrase.traffickingHelp],
  }),
];
