import { all, any, not } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months, years } from '../../record/day.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { about, adultConviction, anything, crime, felony } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { gunLawyer } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { violentFelony } from './offenses.ts';

const project = other(
  'Ohio Governor’s Expedited Pardon Project; Ohio Rev. Code § 2967.07',
  'https://www.ohioexpeditedpardon.org/about-the-project/',
);
const covers = all(adultConviction, crime);

export const otherWays: readonly Relief[] = [
  relief({
    id: 'oh-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['oh-seal-pardoned'],
    covers,
    rules: [rule('may-ask', 'You may ask at any time', anything, cite('2967.07'))],
    effect:
      'A pardon forgives the crime, also one that can never be sealed. Then you may ask a court to seal it.',
    limits: ['The Parole Board gives its advice, and the Governor decides.'],
    fee: 'We could not confirm the fee. Ask the Parole Board.',
    first: task('get_form', 'Get the clemency application of the Ohio Parole Board.'),
    steps: ['Send the clemency application to the Ohio Parole Board.'],
  }),
  relief({
    id: 'oh-expedited-pardon',
    name: 'Ask for a faster pardon',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['oh-seal-pardoned'],
    covers,
    rules: [
      requires(waited(years(10)).since('completed'), project),
      rule(
        'quiet-years',
        'You had no conviction in the last 10 years, minor traffic apart',
        freeOfConvictionFor(years(10), not(about('traffic'))),
        project,
        { otherwise: 'You had a conviction in the last 10 years' },
      ),
    ],
    effect:
      'Law schools help you for free, and the Parole Board hears you sooner. Then you may ask a court to seal it.',
    limits: ['Some crimes are left out, and you must show work and service. The Governor decides.'],
    fee: phrase.noFee,
    first: task('get_form', 'Get the intake packet of the Governor’s Expedited Pardon Project.'),
    steps: ['Fill in the intake packet of the Ohio Governor’s Expedited Pardon Project.'],
  }),
  relief({
    id: 'oh-cqe',
    name: 'Certificate of Qualification for Employment',
    kind: 'certificate',
    alternative: true,
    covers,
    rules: [
      requires(
        waitedBy([years(1), 'for a felony', felony], [months(6), 'for a misdemeanor']).since('completed'),
        cite('2953.25(B)(4)'),
      ),
    ],
    effect: 'It lifts many job and license bars, and protects employers who hire you from lawsuits.',
    limits: ['It does not seal the record. Some jobs and licenses stay closed.'],
    cautions: ['The judge of the county where you live decides.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Open the online form for the job certificate.'),
    steps: ['Fill in the petition online, then file it with the common pleas court where you live.'],
  }),
  relief({
    id: 'oh-gun-rights',
    restores: ['guns'],
    name: 'Ask a court for gun rights',
    kind: 'rights',
    alternative: true,
    covers: all(
      adultConviction,
      felony,
      any(violentFelony, about('drug_possession', 'drug_sale', 'marijuana')),
    ),
    rules: [requires(sentenceOver, cite('2923.14(D)(1)'))],
    effect: 'The court may lift Ohio’s ban on having guns.',
    limits: ['Federal law may still forbid it. Ask a lawyer before you touch a gun.'],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: [
      'Apply to the common pleas court of the county where you live, and send a copy to the prosecutor.',
    ],
  }),
  rightToVote({
    id: 'oh-vote',
    voting: whileLockedUp(),
    automatic: true,
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, cite('2961.01(A)(2)'))],
  }),
];
