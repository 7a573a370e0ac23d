import { all, type FactCondition, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { about, adultConviction, convictedOrPardoned, ofLevel } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { rightToVote, untilGivenBack } from '../../vocabulary/voting.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { said } from './said.ts';

const felony = all(convictedOrPardoned, ofLevel('felony'));

/** Murder, rape and some others are shut out for good, by the day of the crime. */
const crimeAllows: FactCondition = when(
  about('homicide', 'sexual', 'official_misconduct', 'fraud'),
  () => judgement(said.rightsForThisCrime),
  () => always,
);

const courtGivesVote = `${phrase.notNow} A court has to give your vote back first. You may ask once your whole sentence is over, with any probation and parole, and all is paid.`;

export const alternatives: readonly Relief[] = [
  relief({
    id: 'tn-pardon',
    name: 'Governor’s pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['tn-expunction-after-pardon'],
    covers: all(adultConviction, ofLevel('misdemeanor', 'felony')),
    rules: [requires(sentenceOver, other('Tenn. Const. art. III, § 6; the Governor’s criteria for pardons'))],
    effect: 'The governor forgives the crime. After that you can ask a court to expunge most crimes.',
    limits: ['A pardon alone erases nothing. The record then shows the pardon.'],
    cautions: [
      'If the governor finds that you did not do it, all records are cleared and you need not ask. This is called “exoneration”.',
      'Check first whether the conviction can be expunged without a pardon.',
      'Each governor sets the rules. Pardons are rare, and people most often wait at least 5 years after the sentence.',
    ],
    fee: 'None that we found.',
    first: task('get_form', 'Get the pardon application from the Board of Parole.'),
    steps: [
      'The Board looks at it and may hold a public hearing. It then tells the governor what it thinks.',
      'The governor decides.',
    ],
  }),
  relief({
    id: 'tn-citizenship',
    name: 'Voting and other rights, by a court',
    kind: 'rights',
    restores: ['vote', 'jury', 'office'],
    alternative: true,
    covers: felony,
    rules: [
      requires(sentenceOver, cite('40-29-102')),
      requires(everythingPaid, cite('40-29-102')),
      rule('crime-allows', 'The law does not shut out this crime for good', crimeAllows, cite('40-29-105')),
      rule(
        'judge-agrees',
        'A judge gives the rights back',
        () => judgement(said.citizenshipGranted),
        cite('40-29-102'),
      ),
    ],
    effect: 'A court can give back the right to vote, to sit on a jury and to hold office, each on its own.',
    limits: [
      'Gun rights are apart. After a violent or drug felony only a pardon or an expunction can bring them back, and federal law counts too.',
    ],
    cautions: ['You must also be current on child support. The rules differ by the date of the crime.'],
    fee: phrase.feeUnconfirmed,
    first: task('ask_agency', 'Ask your county election office if you may register to vote.'),
    steps: [
      'Get papers that show your sentence is over and what is paid.',
      'File a petition in the circuit court where you live or where you were convicted.',
      'Once you have the order, ask your county election commission how to register. Not before. An expunged felony does not bar voting.',
    ],
  }),
  rightToVote({
    id: 'tn-vote',
    voting: untilGivenBack({
      rule: 'A felony takes your vote until a court gives it back, or until a pardon does. You may ask a court once your whole sentence is over and paid. After some of the gravest crimes nobody may.',
      question: 'Has a court given back your right to vote, or did a pardon?',
      notNow: courtGivesVote,
      barred: courtGivesVote,
    }),
    covers: felony,
    rules: [
      requires(sentenceOver, cite('40-29-101')),
      rule(
        'vote-given-back',
        'A court or a pardon has given back your right to vote',
        () => judgement(said.voteGivenBack),
        other(
          'Secretary of State on voting rights (read in 2026)',
          'https://sos.tn.gov/products/elections/restoration-voting-rights',
        ),
        { asks: 'Has a court given back your right to vote, or did a pardon?' },
      ),
    ],
    limits: [
      'If you were convicted between January 15, 1973 and May 17, 1981, you never lost it.',
      'Felonies of federal courts and of other states count too.',
    ],
    cautions: ['You must also be current on child support.'],
    steps: ['Once you have the order, ask your county election commission how to register. Not before.'],
  }),
  relief({
    id: 'tn-employability',
    name: 'Certificate of employability',
    kind: 'certificate',
    alternative: true,
    inForce: { from: '2014-07-01' },
    covers: felony,
    rules: [
      rule(
        'judge-finds-need',
        'A judge finds that you are honest, that it helps you work, and that it harms nobody',
        () => judgement(said.employabilityGranted),
        cite('40-29-107'),
      ),
    ],
    effect:
      'Most state licenses can then not be denied for your record alone. An employer who hires you is protected from some lawsuits.',
    limits: ['It clears nothing from your record.'],
    fee: phrase.feeUnconfirmed,
    first: askClerk,
    steps: [
      'File a petition in the circuit court of the county where you live. Tell your work history and name people who vouch for you.',
      'You can ask for it alone, or with the petition for your rights.',
    ],
  }),
];
