import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers, often } from '../../record/question.ts';
import { afterNo } from './set-aside.ts';

const ownRecord = 'It is on your own criminal record, which you can ask the State Police for.';
const drunkDriving = 'Only a first drunk-driving conviction can be cleared, and not every one.';

const deferral = 'Look for “HYTA”, “7411”, “769.4a”, “deferred” or “delayed sentence”.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first, under a deal or a program?', courtPapers, {
    deferred: ['Yes, after I pleaded guilty', deferral],
    diverted: ['Yes, a program without a plea', 'Look for “diversion”.'],
  }),
  ...afterGuilty('Was the case dismissed in the end, under HYTA, 7411 or a similar law?', courtPapers, {
    deferred: ['Yes', deferral],
  }),
  'facts.dishonesty': askYesOrNo(
    'Was it forgery, theft from your job (“embezzlement”), or part of a crime ring? Or a crime with a computer?',
    'The automatic law leaves out these crimes of dishonesty. You may still apply for those.',
  ),
  'facts.jail92DaysOrLess': askYesOrNo(
    'Was 92 days in jail or less the most that the law allowed? Many misdemeanors carry 93 days, which is more.',
    'A misdemeanor with 92 days or less is cleared by itself after 7 years, whatever else is on your record.',
    'The clerk of the court or a lawyer can tell you.',
  ),
  'facts.priorMisdemeanorDV': askYesOrNo(
    'Before this felony, were you convicted of a misdemeanor for violence at home?',
    'If so, Michigan never clears this felony.',
    ownRecord,
  ),
  'facts.commercialVehicle': askYesOrNo(
    'Were you driving a commercial vehicle?',
    'Michigan clears no traffic offense in a commercial vehicle, such as a truck or a bus.',
  ),
  'facts.childPassenger': askYesOrNo('Was a child under 16 in the car?', drunkDriving),
  'facts.priorOwi': often(
    askYesOrNo('Had you been convicted of drunk driving in Michigan before?', drunkDriving, ownRecord),
  ),
  'facts.owiSetAsideBefore': askYesOrNo(
    'Was a drunk-driving conviction of yours set aside before?',
    'Only one can be set aside in a lifetime.',
    ownRecord,
  ),
  'facts.dismissedBeforeTrial': askYesOrNo(
    'Was the charge dropped before a trial began?',
    'The arrest record is destroyed by itself only if the case ended before trial.',
  ),
  'facts.deferralLaw': askYesOrNo(
    'Did the judge use a deferral law, such as HYTA, 7411, 769.4a or a treatment court?',
    'Cases under these laws are closed to the public once you finish.',
  ),
  'facts.designatedCase': askYesOrNo(
    'Did the juvenile court try you as an adult (a “designated case”)?',
    'Such a case counts as an adult conviction.',
  ),
  'facts.deniedDate': {
    text: 'When did a court last turn down a request to set this aside?',
    why: afterNo,
    where: courtPapers,
    answer: { kind: 'date' },
  },
};
