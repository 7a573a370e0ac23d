import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const where = 'Look at the last paper of your case, or ask the clerk of that court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program or a plea first?', where, {
    diverted: [
      'Yes, I finished a program and the charge was dropped',
      'Look for the words “diversion”, “deferred prosecution” or “TASC” in the last court papers.',
    ],
    deferred: [
      'Yes, I pleaded guilty first, and it was dismissed after the program',
      'Look for “deferred judgment”, “suspended sentence program” or “drug court”.',
    ],
  }),
  'facts.dangerous': askYesOrNo(
    'Does the judgment call the crime “dangerous”?',
    'That is a finding about a weapon or a serious injury. It closes sealing and setting aside.',
    'Look at the sentencing order. It says “dangerous” or “non-dangerous” beside each count.',
  ),
  'facts.victimUnder15': often(
    askYesOrNo(
      'Was the victim under 15?',
      'A felony with such a victim cannot be set aside, and some cannot be sealed.',
      'Look at the charge in your court papers.',
    ),
  ),
  'facts.sexualMotivation': askYesOrNo(
    'Does the judgment find a “sexual motivation”?',
    'With that finding a conviction cannot be set aside.',
    'Look at the sentencing order for “sexual motivation” or “13-118”.',
  ),
  'facts.overMarijuanaLimit': askYesOrNo(
    'Was it more than 2.5 ounces of marijuana, more than 12.5 grams of concentrate, or more than six plants?',
    'Up to that amount the case can be expunged.',
    'Look at the police report or the lab report.',
  ),
};
