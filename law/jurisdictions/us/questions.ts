import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often, type Question } from '../../record/question.ts';

const order = 'It is in the judge’s order. The clerk of the federal court can send you a copy.';

const special = 'For a first case of having drugs. Look for “18 U.S.C. § 3607”.';

export const questions: Readonly<Record<string, Question>> = {
  ...afterDismissed('Were you on probation or in a program first?', order, {
    deferred: ['Yes, I pleaded guilty first', special],
    diverted: ['Yes, pretrial diversion', 'You did not plead guilty. The prosecutor made a deal with you.'],
  }),
  ...afterGuilty('Did the judge put you on probation without entering a conviction?', order, {
    deferred: ['Yes, and I finished it', special],
  }),
  'facts.specialProbation': often(
    askYesOrNo(
      'Did the judge put you on probation without entering a conviction?',
      'This is the one kind of drug case that federal law lets people clear.',
      'Look for “18 U.S.C. § 3607” in the judge’s order.',
    ),
  ),
  'facts.unlawful': askYesOrNo(
    'Did a court find the arrest or conviction unlawful, or is the record a plain mistake?',
    'Federal courts can clear a record that should never have been there.',
    order,
  ),
  'facts.movedToAdultCourt': askYesOrNo(
    'Was your juvenile case moved to adult court?',
    'Only cases that stay in juvenile court are kept from the public.',
    order,
  ),
  'facts.firstPenalty': askYesOrNo(
    'Was this your first civil drug penalty?',
    'Only a first penalty can be expunged.',
    'It is in the letter from the Department of Justice.',
  ),
  'facts.conditionsMet': askYesOrNo(
    'Did you meet every condition of the civil penalty?',
    'The record is expunged only if all conditions were met.',
    'It is in the letter from the Department of Justice.',
  ),
  'facts.drugFree': askYesOrNo(
    'Would you take a drug test, and would it be clean?',
    'A clean test is asked for before a civil penalty is expunged.',
    'Only you can know.',
  ),
  'facts.citizenOrResident': askYesOrNo(
    'Are you a citizen or green card holder, and were you in the country lawfully at the time?',
    'The pardons for marijuana are for citizens and for people with a green card.',
    'It is on your passport or your green card.',
  ),
};
