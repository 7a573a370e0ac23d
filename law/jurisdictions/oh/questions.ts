import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onPapers = 'Look at your court papers or the clerk’s website, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program first?', onPapers, {
    diverted: ['Yes, a diversion program', 'The prosecutor dropped it after you finished.'],
    deferred: ['Yes, I pleaded guilty first', 'Look for “ILC” or “intervention”.'],
  }),
  ...afterGuilty('Was it an “ILC” case, with a treatment plan before any conviction?', onPapers, {
    convicted: ['No, I was convicted', 'Also with “community control”, or if the jail time was suspended.'],
    deferred: ['Yes, and the court dropped the case', 'Look for “ILC” or “intervention”.'],
  }),
  'facts.noBill': askYesOrNo(
    'Did a grand jury look at the case and find a “no bill”?',
    'After a “no bill” you may ask the court once 2 years have passed.',
    onPapers,
  ),
  'facts.victimUnder13': askYesOrNo(
    'Was a victim under 13 years old?',
    'Then the conviction cannot be sealed. Not paying child support is the exception.',
    onPapers,
  ),
  'facts.registrationOver': askYesOrNo(
    'Did your duty to register end at least 5 years ago, or did you never have one for this?',
    'A sex offense can be sealed 5 years after the duty ended.',
    'Ask the sheriff where you registered.',
  ),
  'facts.onlyCostsOwed': askYesOrNo(
    'If you still owe money: is it court costs alone, and no fine or restitution?',
    'Court costs do not stop you. A fine or restitution does.',
    'Ask the clerk of the court what you owe.',
  ),
  'facts.smallMarijuana': askYesOrNo(
    'Was it less than 100 grams of marijuana, or at most 15 grams of hashish?',
    'A law of March 2026 lets you ask to have that expunged.',
    onPapers,
  ),
  'facts.commercialLicense': askYesOrNo(
    'Do you have a commercial driver’s license (CDL)?',
    'Then a traffic conviction, and what was dropped beside it, cannot be sealed in this way.',
    'It is a class A, B or C license, for trucks and buses.',
  ),
  'facts.legalNow': askYesOrNo(
    'Would it be legal today to have the gun in that way?',
    'Ohio’s gun laws changed. A conviction for what is legal now may be expunged.',
    'A lawyer can tell you.',
  ),
};
