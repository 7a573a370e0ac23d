import { all, any, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  convicted,
  ended,
  felony,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`232.150${part}`);
const heavy = any(felony, graded('aggravated'));

const sealed = {
  kind: 'sealing',
  effect:
    'The records no longer exist in the eyes of the law. The court and the police answer that there are none.',
  limits: ['If you still owe restitution, the case number stays open until it is paid.'],
} as const;

const laterCrime = endedLater(
  all(convicted, any(felony, all(ofLevel('misdemeanor'), not(graded('simple'))))),
);

const shared = [
  requires(caseOver, law('(1)(a)(1)')),
  requires(hasTurned(18), law('(1)(a)(1)')),
  rule(
    'waited',
    '2 years have passed since the court’s last action in the case',
    when(convicted, waited(years(2)).since('supervision'), waited(years(2)).since('disposition')),
    law('(1)(a)(1)'),
  ),
  rule(
    'nothing-later',
    'You had no later conviction or finding for more than a simple misdemeanor',
    all(not(laterCrime), noneElsewhere(judgement(said.laterElsewhere))),
    law('(1)(a)(2)'),
    { otherwise: 'You had a later conviction or finding for more than a simple misdemeanor' },
  ),
  requires(nothingPending, law('(1)(a)(2)')),
  rule(
    'not-drunk-driving',
    'It was not drunk driving',
    not(any(about('dui'), under('321J.2'))),
    law('(1)(a)(4)'),
    {
      otherwise: 'It was drunk driving',
    },
  ),
] as const;

export const juvenile: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'ia-juvenile-sealing',
    name: 'Juvenile finding, sealed at a hearing the court sets',
    automatic: true,
    covers: all(inJuvenileCourt, convicted, not(heavy)),
    rules: shared,
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether a sealing hearing was set.'),
    steps: ['The court sets the hearing itself, 2 years after its last action or when you turn 18.'],
  }),
  relief({
    ...sealed,
    id: 'ia-juvenile-application',
    name: 'Asking to seal a juvenile case',
    covers: all(
      inJuvenileCourt,
      any(
        ended('dismissed', 'acquitted', 'diverted', 'deferred', 'no_charges', 'pending'),
        all(convicted, heavy),
      ),
    ),
    rules: shared,
    cautions: [
      'For a felony or an aggravated misdemeanor the judge decides. They must find that sealing it is best for you and for the public: § 232.150(1)(b).',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Ask the juvenile court clerk for the application to seal.'),
    steps: ['Go to the hearing.'],
  }),
];

export const otherWays: readonly Relief[] = [
  relief({
    id: 'ia-pardon',
    name: 'Pardon from the Governor',
    kind: 'pardon',
    alternative: true,
    covers: all(adultConviction, ofLevel('misdemeanor', 'felony')),
    rules: [requires(caseOver, cite('914.2'))],
    effect: 'The Governor forgives the crime. It can also bring back gun rights, unless it says otherwise.',
    limits: [
      'A pardon does not expunge the record.',
      'After some violent or gun felonies, gun rights never come back.',
    ],
    cautions: ['You may ask at any time, but governors look for many years without trouble.'],
    fee: 'None.',
    first: task('get_form', 'Get the pardon application from the Board of Parole.'),
    steps: ['Apply to the Board of Parole or to the Governor.'],
  }),
  rightToVote({
    id: 'ia-vote',
    voting: untilSentenceOver({
      over: 'turns',
      rule: 'A felony takes your vote until your whole sentence is over, with parole, probation and any special sentence. Then the Governor’s order gives it back, unless it was a homicide. You need not have paid the fines.',
      barred: `${phrase.notNow} After a homicide you have to apply to the Governor first. It is free.`,
    }),
    automatic: true,
    covers: all(adultConviction, felony),
    rules: [
      requires(sentenceOver, other('Iowa Executive Order 7 (2020)')),
      rule(
        'not-homicide',
        'It was not a homicide under chapter 707',
        not(all(any(about('homicide'), under('707.*')), () => judgement(said.homicideVote))),
        other('Iowa Executive Order 7 (2020)'),
        { asks: 'Has the Governor given you back your right to vote? After a homicide you have to apply.' },
      ),
    ],
    effect:
      'You may vote once your whole sentence is over, with parole and probation. You need not have paid the fines.',
    cautions: ['It rests on an order of the Governor. A new governor may change it.'],
  }),
];
