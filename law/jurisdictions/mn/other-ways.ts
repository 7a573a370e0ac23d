import { all, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  crime,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { past, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { byItself, petition, stillSeen } from './how.ts';
import { listed, petty } from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

/** Under another law than that on drugs it was not about cannabis. */
const cannabis = all(inAdultCourt, under('152.*', anything), about('marijuana'));
const closed = ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted');

export const otherWays: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'mn-cannabis',
    name: 'Sealing a small cannabis case by itself',
    inForce: { from: '2023-08-01' },
    covers: all(cannabis, not(about('drug_sale')), ofLevel('infraction', 'misdemeanor'), closed),
    rules: [
      rule(
        'before-legal',
        'It happened before August 1, 2023, when cannabis became legal for adults',
        committedBefore('2023-08-01'),
        cite('609A.055, subd. 1'),
        { otherwise: 'It happened after cannabis became legal for adults' },
      ),
    ],
    limits: ['The state says it finished these in May 2024. If yours still shows, ask the BCA.', stillSeen],
  }),
  relief({
    id: 'mn-cannabis-board',
    name: 'Review of a cannabis felony by the Cannabis Expungement Board',
    kind: 'expungement',
    covers: all(cannabis, felony, ended('convicted', 'deferred'), not(listed)),
    rules: [
      rule(
        'board-decides',
        'The Board decides to clear it, or to lower the sentence',
        () => judgement(said.boardReviews),
        cite('609A.06'),
      ),
    ],
    effect: 'The Board may have the conviction vacated, sealed, or turned into a lesser one.',
    limits: ['It does not look at cases with violence, weapons or threats.'],
    fee: 'None. You do not have to file anything.',
    first: task('check', 'See on the Cannabis Expungement Board’s page how far it is.'),
    steps: [
      'The Board goes through about 110,000 cases by itself. See its page for how far it has come, and whether you can ask it to review yours.',
    ],
  }),
  relief({
    ...byItself,
    id: 'mn-pardoned',
    name: 'Sealing with a pardon',
    inForce: { from: '2024-07-01' },
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [requires(past('pardoned'), cite('609A.035'))],
    limits: [stillSeen],
    cautions: ['You still have to tell of it in court, and if you apply for a peace officer license.'],
  }),
  relief({
    ...petition,
    id: 'mn-youth-petition',
    name: 'Ask the juvenile court to seal a case',
    covers: all(inJuvenileCourt, ended('convicted')),
    rules: [requires(caseOver, cite('260B.198, subd. 6'))],
    cautions: ['You may ask at any time. The judge decides, and may say no.'],
    fee: 'We could not confirm the fee. Ask the court before you file.',
    first: juvenileClerk,
    steps: ['Ask the juvenile court that had the case to expunge the adjudication under § 260B.198.'],
  }),
  relief({
    ...petition,
    id: 'mn-court-file',
    name: 'Ask a judge to seal the court’s own file',
    alternative: true,
    covers: all(adultConviction, crime),
    rules: [requires(caseOver, other('State v. M.D.T., 831 N.W.2d 276 (Minn. 2013); form EXP107'))],
    effect: 'Only the court’s file is sealed. The police and the BCA keep theirs open.',
    cautions: ['Judges rarely grant this. Talk with a lawyer first.'],
    first: lookUp,
    steps: ['Use form EXP102 and mark that you ask for the court’s inherent authority.'],
  }),
  relief({
    id: 'mn-pardon',
    name: 'Ask for a pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['mn-pardoned'],
    covers: all(adultConviction, crime, not(petty)),
    rules: [requires(waited(years(5)).since('completed'), cite('638.12, subd. 2'))],
    effect: 'A pardon sets the conviction aside, and the record is sealed.',
    limits: ['The Board of Pardons decides, and may say no.'],
    fee: 'We found no fee for the application.',
    first: task('get_form', 'Get the pardon application from the Clemency Review Commission.'),
    steps: ['Apply to the Clemency Review Commission. You may ask to apply before the 5 years are over.'],
  }),
  rightToVote({
    id: 'mn-voting',
    voting: whileLockedUp(),
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, cite('201.014, subd. 2a'))],
    fee: phrase.noFee,
  }),
];
