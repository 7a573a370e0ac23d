import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months, years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  convicted,
  crime,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, hotline, juvenileCheck, juvenileClerk } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { either, past, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { byItself, motion, sealed, unconfirmed } from './how.ts';

/** Also what the county court did with a misdemeanor of somebody under 18. */
const asYouth = any(inJuvenileCourt, all(inAdultCourt, not(felony), youngerThan(18)));
const youthOver: Condition = when(
  convicted,
  sentenceOver,
  when(ended('diverted', 'deferred'), programOver, caseOver),
);
const board = other('Board of Pardons, policy; Neb. Rev. Stat. § 83-1,127');

export const otherWays: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'ne-juvenile',
    name: 'Sealing a juvenile record by itself',
    covers: all(asYouth, not(ended('pending', 'pardoned'))),
    rules: [
      rule(
        'since-2010',
        'It happened on or after July 15, 2010',
        not(committedBefore('2010-07-15')),
        cite('43-2,108.03'),
        { otherwise: 'It happened before July 15, 2010. You have to ask' },
      ),
      rule(
        'finished',
        'The case is over, and you finished what the court or the program asked of you',
        youthOver,
        cite('43-2,108.03'),
        { otherwise: 'You have not finished what the court or the program asked of you yet' },
      ),
    ],
    first: juvenileCheck,
    steps: [
      'If it still shows, write to the court or the county attorney. Name § 43-2,108.03 and ask that it be sealed.',
    ],
  }),
  relief({
    ...motion,
    id: 'ne-juvenile-motion',
    name: 'Ask the court to seal a juvenile record',
    covers: all(inJuvenileCourt, not(ended('pending', 'pardoned'))),
    rules: [
      requires(
        either('is-19-or-waited', hasTurned(19), waited(months(6)).since('youthCase')),
        cite('43-2,108.03'),
      ),
    ],
    cautions: ['If nobody objects, the court seals it. Otherwise a judge decides if you have turned around.'],
    first: juvenileClerk,
    steps: ['File a motion to seal (form JC 15:1, or JC 15:3 in county court) where the case was heard.'],
  }),
  relief({
    id: 'ne-trafficking',
    name: 'Set aside and seal what came from being trafficked for sex',
    kind: 'vacatur',
    covers: all(convicted, traffickingVictim),
    rules: [
      rule('trafficked', 'It came from your being trafficked for sex', traffickingVictim, cite('29-3005')),
      requires(sentenceOver, cite('29-3005(2)')),
    ],
    effect: `The court sets the conviction aside. Then it seals the record when you ask. ${sealed}`,
    cautions: ['You need no official papers about it, but they help. You may ask for a closed hearing.'],
    fee: unconfirmed,
    first: hotline,
    steps: [
      'File a motion to set aside in the court that convicted you.',
      'Then file a motion to seal (form CC 6:12). The court must grant it.',
      phrase.traffickingHelp,
    ],
  }),
  relief({
    ...motion,
    id: 'ne-pardoned',
    name: 'Ask the court to seal a pardoned conviction',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [requires(past('pardoned'), cite('29-3523(5)'))],
    cautions: ['The court must grant it if you were pardoned.'],
    first: findPardon,
    steps: ['File a motion to seal (form CC 6:12) in the court that sentenced you, with your pardon.'],
  }),
  relief({
    id: 'ne-pardon',
    name: 'Ask for a pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['ne-pardoned'],
    covers: all(adultConviction, crime),
    rules: [
      requires(
        waitedBy([years(10), 'for a felony', felony], [years(3), 'for a misdemeanor']).since('completed'),
        board,
      ),
      rule(
        'not-traffic',
        'It was not a traffic crime or drunk driving',
        not(about('traffic', 'dui')),
        board,
        {
          otherwise: 'It was a traffic crime or drunk driving',
        },
      ),
    ],
    effect: 'A pardon gives back your civil rights. Then a court must seal the record when you ask.',
    limits: [
      'The Board of Pardons decides, and may say no.',
      'Gun rights come back only if the pardon says so.',
    ],
    fee: 'We found no fee for the application.',
    first: task('get_form', 'Get the pardon application from the Nebraska Board of Pardons.'),
    steps: ['Apply to the Board of Pardons, with three letters. It can take 12 months or longer.'],
  }),
  rightToVote({
    id: 'ne-voting',
    voting: untilSentenceOver(),
    covers: all(adultConviction, felony),
    rules: [requires(sentenceOver, cite('32-313(1)'))],
    effect: 'You may vote once your sentence is over, with any parole or probation. There is no more wait.',
  }),
];
