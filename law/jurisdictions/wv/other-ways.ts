import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import {
  adultConviction,
  anything,
  crime,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { findPardon, gunLawyer, hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { expungedConviction } from './how.ts';

const neverPardonedAway = any(
  under('61-1-1 61-1-2 61-2-1 61-2-2 61-2-14a', byKind([() => always, 'homicide', 'kidnapping'])),
  all(felony, under('61-8B-*', byKind([() => always, 'sexual']))),
);
const prostitution = under('61-8-5 61-8-6 61-8-7 61-8-8', byKind([() => always, 'prostitution']));

const courtLetGo: Condition = when(
  ended('convicted', 'deferred', 'diverted', 'pardoned'),
  waited(years(1)).since('supervision'),
  waited(years(1)).since('disposition'),
);

export const otherWays: readonly Relief[] = [
  relief({
    ...expungedConviction,
    id: 'wv-expunge-pardoned',
    name: 'Expungement of a pardoned conviction',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(waited(years(1)).since('pardoned'), cite('5-1-16a(c)')),
      rule(
        'sentence-long-over',
        '5 years have passed since your whole sentence ended',
        waited(years(5)).since('completed'),
        cite('5-1-16a(d)'),
        { otherwise: '5 years must pass since your whole sentence ended' },
      ),
      rule(
        'not-left-out',
        'It was not first degree murder, treason, kidnapping or a felony sex crime',
        not(neverPardonedAway),
        cite('5-1-16a(c)'),
        { otherwise: 'First degree murder, treason, kidnapping and felony sex crimes stay on record' },
      ),
    ],
    cautions: ['It must be a full pardon without conditions. The judge looks for a good reason.'],
    fee: phrase.feeUnconfirmed,
    first: findPardon,
    steps: [
      'Write to the circuit court of the county of the conviction. Name § 5-1-16a and add the pardon.',
      'Give a copy to the prosecutor, and put a notice in a newspaper once.',
    ],
  }),
  relief({
    id: 'wv-trafficking',
    name: 'Undoing a prostitution conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(adultConviction, traffickingVictim),
    rules: [
      rule('prostitution', 'It was a conviction for prostitution', prostitution, cite('61-14-9'), {
        otherwise: 'It was not a conviction for prostitution',
      }),
      rule('trafficked', 'It came from being trafficked', traffickingVictim, cite('61-14-9')),
    ],
    effect: 'The court undoes the conviction and expunges the record.',
    cautions: ['Age and other convictions do not matter here.'],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [phrase.traffickingHelp, 'Petition the circuit court of the county of the conviction.'],
  }),
  relief({
    id: 'wv-juvenile',
    name: 'Juvenile record, closed by itself',
    kind: 'sealing',
    automatic: true,
    covers: inJuvenileCourt,
    rules: [
      requires(noLongerOpen, cite('49-5-104(a)')),
      rule('is-19', 'A year has passed since you turned 18', hasTurned(19), cite('49-5-104(a)'), {
        otherwise: 'A year must pass since you turn 18',
      }),
      rule(
        'court-let-go',
        'A year has passed since the juvenile court let you go',
        courtLetGo,
        cite('49-5-104(a)'),
        { otherwise: 'A year must pass since the juvenile court lets you go' },
      ),
    ],
    effect:
      'The record is kept in a locked place, and only a judge can open it. By law the offense never happened.',
    limits: ['If you were moved to adult court and convicted there, it stays open.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the circuit clerk whether your juvenile record is confidential.'),
    steps: [],
  }),
  relief({
    id: 'wv-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['wv-expunge-pardoned'],
    covers: all(adultConviction, crime),
    rules: [rule('may-ask', 'You may ask after a conviction here', anything, cite('5-1-16'))],
    effect: 'A full pardon forgives the crime. Later you may ask a court to expunge most pardoned crimes.',
    limits: [
      'The Governor decides, with a report of the Parole Board. Pardons are rare.',
      phrase.noGunRights,
    ],
    fee: 'We found no fee to apply.',
    first: task('get_form', 'Ask the Governor’s office for the pardon application.'),
    steps: [],
  }),
  relief({
    id: 'wv-gun-rights',
    restores: ['guns'],
    name: 'Ask a court for gun rights',
    kind: 'rights',
    alternative: true,
    covers: all(adultConviction, felony),
    rules: [requires(sentenceOver, cite('61-7-7'))],
    effect: 'The circuit court where you live may give back the right to have a gun.',
    limits: [
      'It is not for felonies of violence, sex crimes or most drug felonies.',
      'Federal law may still forbid it. Ask a lawyer before you touch a gun.',
    ],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: ['Petition the circuit court of the county where you live.'],
  }),
  rightToVote({
    id: 'wv-vote',
    voting: untilSentenceOver(),
    automatic: true,
    covers: all(adultConviction, felony),
    rules: [
      requires(
        sentenceOver,
        other('W. Va. Const. art. IV, § 1; Osborne v. Kanawha County Court, 68 W. Va. 189 (1910)'),
      ),
    ],
    effect: 'You may vote again once your whole sentence is over, with any probation and parole.',
  }),
];
