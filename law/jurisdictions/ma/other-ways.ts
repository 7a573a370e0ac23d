import { all, not } from '../../engine/condition.ts';
import { cite as cited, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  adultConviction,
  convicted,
  crime,
  ended,
  felony,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { past } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { askProbation, sealed } from './how.ts';
import { forTraffickingVictims } from './offenses.ts';
import { check } from './tasks.ts';

const governor = cited('Mass. Const. amend. art. 73');
const marijuanaPossession = all(misdemeanor, about('marijuana'), not(about('drug_sale', 'dui')));

export const otherWays: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'ma-pardoned',
    name: 'A pardoned conviction, sealed by itself',
    automatic: true,
    covers: ended('pardoned'),
    rules: [
      requires(past('pardoned'), cite('127', '152')),
      rule(
        'own-pardon',
        'You got a pardon of your own, not only the one of 2024 for all with marijuana cases',
        not(marijuanaPossession),
        cite('127', '152'),
        { otherwise: 'The pardon of 2024 for marijuana did not seal the record. You may have it expunged' },
      ),
    ],
    limits: [...sealed.limits, 'Pardons from before the law of 1983 were not sealed by it.'],
    fee: phrase.nothingToFile,
    first: check,
    steps: [askProbation],
  }),
  relief({
    id: 'ma-trafficking-vacatur',
    name: 'Undoing the conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(ended('convicted', 'deferred'), traffickingVictim),
    rules: [
      rule(
        'covered-crime',
        'It was prostitution (c. 272, § 26, § 53 or § 53A) or having drugs (c. 94C, § 34)',
        forTraffickingVictims,
        cite('265', '59'),
        { otherwise: 'It was neither prostitution nor having drugs' },
      ),
      rule(
        'trafficked',
        'You took part in it because someone trafficked you',
        traffickingVictim,
        cite('265', '59'),
      ),
    ],
    effect: 'The court undoes the conviction, finding or CWOF. You may take back your plea.',
    cautions: ['You have to show that it was likely so. Papers from an agency help, but you can do without.'],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [phrase.traffickingHelp, 'Ask the court that had the case, by a motion under c. 265, § 59.'],
  }),
  relief({
    id: 'ma-marijuana-pardon',
    name: 'The pardon of 2024 for having marijuana',
    kind: 'pardon',
    automatic: true,
    alternative: true,
    inForce: { from: '2024-04-03' },
    covers: all(adultConviction, marijuanaPossession),
    rules: [
      rule(
        'before-march-13-2024',
        'You were convicted before March 13, 2024',
        happenedBefore('disposition', '2024-03-13'),
        governor,
        { otherwise: 'You were convicted on or after March 13, 2024' },
      ),
    ],
    effect: 'The Governor forgave the conviction. You do not have to do anything.',
    limits: ['It does not seal or expunge the record. Ask the court to expunge it.'],
    fee: phrase.nothingToFile,
    first: task('get_paper', 'Ask the state for a certificate of your marijuana pardon.'),
    steps: ['You can do that on its website.'],
  }),
  relief({
    id: 'ma-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['ma-pardoned'],
    covers: all(adultConviction, crime),
    rules: [rule('convicted', 'You were convicted here', convicted, governor)],
    effect: 'The Governor forgives the conviction, and the record is sealed.',
    limits: ['The Governor’s Council has to agree.'],
    cautions: [
      'A pardon is rare. The Parole Board looks at how you have lived since, and may hold a hearing.',
    ],
    fee: 'We found no fee.',
    first: task('get_form', 'Get the pardon petition from the Parole Board.'),
    steps: ['Send a petition to the Parole Board, which sits as the Advisory Board of Pardons.'],
  }),
  rightToVote({
    id: 'ma-vote',
    voting: whileLockedUp(),
    automatic: true,
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, cite('51', '1'))],
  }),
];
