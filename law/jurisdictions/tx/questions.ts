import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const noWait = 'Then you do not have to wait.';
const barred = 'If so, this way is closed.';

const onTheOrder = 'Read the order that ended the case. The clerk of the court can send you a copy.';
const deferredAdjudication =
  'You pleaded guilty or “no contest”. The judge did not find you guilty, but put you on probation. Look for “deferred adjudication”';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Were you on probation or in a program before it was dismissed?', onTheOrder, {
    deferred: ['Yes, deferred adjudication', `${deferredAdjudication} or “deferred disposition”.`],
    diverted: [
      'Yes, a program before trial',
      'You did not plead guilty. Look for “pretrial intervention” or “diversion”.',
    ],
  }),
  ...afterGuilty('Did the judge defer finding you guilty?', onTheOrder, {
    deferred: ['Yes, and I finished the probation', `${deferredAdjudication}.`],
  }),
  'facts.interlock': askYesOrNo(
    'As part of the sentence, did you drive only with an ignition interlock for 6 months or more?',
    'If so, you can ask sooner to seal a first DWI.',
  ),
  'facts.dismissedForNoCause': askYesOrNo(
    'Was the charge dropped as a mistake, because of false information, or because there was no “probable cause”?',
    noWait,
    'Read the reason on the dismissal order.',
  ),
  'facts.prosecutorAgrees': askYesOrNo(
    'Did the prosecutor say in writing that you may expunge this now?',
    noWait,
    'Ask the district or county attorney of the case.',
  ),
  'facts.lawfulProgram': askYesOrNo(
    'Was it an official program before trial, or a court for veterans or mental health?',
    'Other programs have a wait.',
  ),
  'facts.veteransCourt': askYesOrNo(
    'Did you finish a veterans treatment court program for this?',
    'It opens a way of its own.',
  ),
  'facts.veteransReemployment': askYesOrNo(
    'Did you finish a reemployment program for veterans for this?',
    'It opens a way of its own.',
  ),
  'facts.crashWithOthers': often(askYesOrNo('Was there a crash that involved another person?', barred)),
  'facts.findingAgainstSealing': askYesOrNo('Did the judge write a finding against sealing this?', barred),
  'facts.graveConviction': askYesOrNo(
    'Were you ever convicted of one of the gravest violent or sex crimes?',
    barred,
  ),
  'facts.determinateSentence': askYesOrNo(
    'Did you get a determinate sentence, or was the case moved to an adult court?',
    barred,
  ),
  'facts.helpedPolice': askYesOrNo(
    'Did you help the police against the trafficker? Say yes, too, if nobody asked or if your age or a disability kept you from it.',
    'The law wants you to help if you can.',
    'Ask the group or lawyer who helps you.',
  ),
};
