import { all, any, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
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
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite, law } from './code.ts';
import { graded } from './grades.ts';
import { neverSealed } from './offenses.ts';

const forcible = all(
  felony,
  about('violent', 'assault', 'homicide', 'sexual', 'robbery', 'burglary', 'kidnapping', 'arson'),
);

export const alternatives: readonly Relief[] = [
  relief({
    id: 'il-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['il-expunge-pardoned'],
    covers: all(adultConviction, crime),
    rules: [
      rule('convicted', 'You were convicted in Illinois. There is no wait', anything, cite('730: 5/3-3-13')),
    ],
    effect: 'The Governor forgives the crime. If the pardon says so, you may have the record expunged.',
    limits: ['The Governor decides, may say no, and has no deadline.'],
    cautions: ['After a no you wait a year before you ask again.', 'Ask for a pardon with expungement.'],
    fee: 'There is no filing fee.',
    first: task('ask_agency', 'Ask the Prisoner Review Board how to ask for clemency.'),
    steps: [
      'Type a petition for executive clemency, have it notarized, and send it to the Prisoner Review Board.',
      'Send copies to the judge who sentenced you and to the prosecutor.',
    ],
  }),
  relief({
    id: 'il-board-certificate',
    name: 'Certificate of eligibility from the Prisoner Review Board',
    kind: 'certificate',
    alternative: true,
    covers: all(adultConviction, felony, neverSealed),
    rules: [
      rule('class-three-or-four', 'It was a Class 3 or Class 4 felony', graded('3', '4'), law('(e-5)'), {
        otherwise: 'It was a felony above Class 3',
      }),
    ],
    effect: 'With the certificate you may ask the court to seal a felony that the law leaves out otherwise.',
    limits: ['Many crimes stay out. Ask the board for its list.'],
    cautions: ['The board decides, and may say no.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the certificate form from the Prisoner Review Board.'),
    steps: [
      'Send the board’s application for a certificate of sealing. Veterans have one of their own for expunging.',
    ],
  }),
  relief({
    id: 'il-good-conduct',
    name: 'Certificate of good conduct',
    kind: 'certificate',
    alternative: true,
    covers: all(adultConviction, crime),
    rules: [
      requires(
        waitedBy([years(2), 'for a felony', felony], [years(1), 'for a misdemeanor']).since('completed'),
        cite('730: 5/5-5.5-30'),
      ),
      rule(
        'not-left-out',
        'It was no arson, kidnapping or sex offense. It was no felony for drunk driving or violence at home',
        not(any(about('arson', 'kidnapping', 'sexual'), all(felony, about('dui', 'domestic_violence')))),
        cite('730: 5/5-5.5-5'),
        { otherwise: 'The law leaves this crime out' },
      ),
    ],
    effect:
      'A court finds that you have changed. It lifts bars to some jobs, such as in schools, parks and transit.',
    limits: [
      'It clears nothing.',
      'For some work licenses there is another paper, with no wait. Ask the court which.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the good conduct form from the State Appellate Defender.'),
    steps: ['File a request with the circuit court. The State Appellate Defender has the forms.'],
  }),
  relief({
    id: 'il-guns',
    restores: ['guns'],
    name: 'Asking for your gun rights',
    kind: 'rights',
    alternative: true,
    covers: all(convictedOrPardoned, any(felony, about('domestic_violence', 'assault'))),
    rules: [
      rule(
        'waited',
        'For a violent or “forcible” felony, 20 years have passed since you left prison',
        when(forcible, waited(years(20)).since('released'), anything),
        cite('430: 65/10(c)'),
        { otherwise: 'For a violent or “forcible” felony, 20 years must pass since you left prison' },
      ),
    ],
    effect: 'You may get a gun owner’s card (FOID).',
    limits: ['The record stays. Federal law may still forbid you a gun.'],
    cautions: ['Do not touch a gun before a lawyer has told you that you may.'],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: [
      'Apply for the card. If it is denied, ask the FOID Card Review Board.',
      'Ask the circuit court of your county instead if it was a violent felony, stalking, or violence at home. That is also so for gun felonies and big drug felonies.',
    ],
  }),
  rightToVote({
    id: 'il-vote',
    voting: whileLockedUp({ misdemeanors: phrase.misdemeanorsVoteOutside }),
    rules: [
      rule(notLockedUpForFelony.id, notLockedUpForFelony.text, notLockedUpForFelony, cite('10: 5/3-5'), {
        otherwise: phrase.unmet.lockedUp,
      }),
    ],
  }),
];
