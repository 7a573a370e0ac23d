import { all, any, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import {
  about,
  adultConviction,
  chargeFact,
  crime,
  ended,
  felony,
  inAdultCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { petition } from './how.ts';
import { neverExpunged, violent } from './offenses.ts';
import { said } from './said.ts';
import { noOpenCase } from './the-person.ts';

const board = other('Del. Const. art. VII, § 1; Board of Pardons');

export const otherWays: readonly Relief[] = [
  relief({
    ...petition,
    first: findPardon,
    id: 'de-after-pardon',
    name: 'Petition to expunge a pardoned conviction',
    inForce: { from: '2019-12-27' },
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      rule(
        'pardoned-fully',
        'The Governor pardoned you without conditions',
        chargeFact('unconditionalPardon', true, said.unconditional),
        cite('11: 4375(a)'),
        { otherwise: 'Your pardon has conditions' },
      ),
      rule(
        'not-gravest',
        'It was not murder, manslaughter, rape in the first or second degree, or the gravest abuse of a child by a person of trust',
        not(neverExpunged),
        cite('11: 4375(b)'),
        { otherwise: 'For this crime nothing is expunged, even after a pardon' },
      ),
      requires(past('pardoned'), cite('11: 4375(a)')),
      requires(noOpenCase, cite('11: 4372(f)')),
    ],
  }),
  relief({
    id: 'de-trafficking',
    name: 'Undoing the conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(any(adultConviction, ended('convicted')), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You did it because someone trafficked you',
        traffickingVictim,
        cite('11: 787(j)(2)'),
      ),
      rule(
        'not-violent',
        'It was not a violent felony',
        not(all(felony, violent)),
        cite('11: 787(j)(2), § 4201'),
        { otherwise: 'It was a violent felony' },
      ),
    ],
    effect: 'The court undoes the conviction, and you may then have the record expunged.',
    cautions: ['Add copies of any official papers that show you were a victim.'],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [
      phrase.traffickingHelp,
      'File a written motion in the court that convicted you. Send a copy to the Department of Justice.',
    ],
  }),
  relief({
    id: 'de-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['de-after-pardon'],
    covers: all(adultConviction, crime),
    rules: [
      rule(
        'waited',
        '3 years have passed since your sentence was over. The Board of Pardons likes 3 to 5 years, and may hear you earlier for a good reason',
        waited(years(3)).since('completed'),
        board,
        { otherwise: 'The Board of Pardons likes 3 to 5 quiet years after your sentence is over' },
      ),
    ],
    effect:
      'A pardon without conditions gives back your rights, also to vote and to have guns. Then you may ask the court to expunge the case.',
    limits: ['The pardon alone does not take the conviction off your record.'],
    cautions: ['The Board of Pardons holds a hearing. The Governor decides, and may say no.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the pardon packet of the Board of Pardons.'),
    steps: [
      'Order your record from the State Bureau of Identification. Get the court papers for each case too.',
      'Fill in the pardon packet of the Board of Pardons. The state’s APEX program helps for free.',
    ],
  }),
  rightToVote({
    id: 'de-vote',
    voting: untilSentenceOver({
      over: 'turns',
      rule: 'A felony takes your vote until prison, parole and probation are over. You need not have paid the fines. After murder or manslaughter, bribery or a sex crime you need a pardon.',
      barred: `${phrase.notNow} For this felony you need a pardon before you may vote.`,
    }),
    automatic: true,
    covers: all(adultConviction, felony),
    rules: [
      rule(
        'not-disqualified',
        'It was not murder, manslaughter, bribery or public corruption, or a sex crime',
        // Somebody died: whether it was murder or manslaughter, only the person can tell.
        not(
          any(
            about('sexual', 'official_misconduct'),
            all(about('homicide'), () => judgement(said.murderOrManslaughter)),
          ),
        ),
        cite('15: 6103(b)'),
        {
          otherwise: 'For this felony you need a pardon before you may vote',
          asks: 'Was it something other than murder or manslaughter, bribery or a sex crime?',
        },
      ),
      requires(sentenceOver, cite('15: 6103(c)')),
    ],
    effect: 'You may vote again once prison, parole and probation are over. Fines do not matter.',
  }),
];
