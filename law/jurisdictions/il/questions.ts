import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const atClerk =
  'Look at your court papers, or ask the circuit clerk of the county for a certified copy of the disposition.';
const putOff = 'Look for “supervision”. Or look for “710”, “1410”, “TASC” or “second chance” in your papers.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there supervision, a special probation or a program first?', atClerk, {
    deferred: ['Yes, court supervision or a special probation', putOff],
    diverted: ['Yes, a program without a guilty plea', 'Look for “deferred prosecution” or “drug school”.'],
  }),
  ...afterGuilty('Did you get court supervision or a special probation?', atClerk, {
    deferred: ['Yes, and I finished it', putOff],
  }),
  'facts.qualifiedProbation': askYesOrNo(
    'Was it a special first-offender probation, and not court supervision?',
    'After such a probation you wait 5 years. After supervision you mostly wait 2.',
    'Look for “710”, “1410”, “TASC” or “second chance probation” in your court papers.',
  ),
  'facts.smallAmount': askYesOrNo(
    'Was it 30 grams of cannabis or less?',
    'Old arrests for up to 30 grams had to be expunged without being asked.',
    'The police report or the charge names the amount. 30 grams is about one ounce.',
  ),
  'facts.earnedDegree': askYesOrNo(
    'Did you earn a diploma, GED, degree or job certificate while you served your last sentence?',
    'Then there may be no wait for sealing a felony.',
    'It must be one you did not have before. Probation and parole count.',
  ),
  'facts.elsewhereOver': askYesOrNo(
    'Did your last sentence in another state or a federal court end at least 3 years ago?',
    'Illinois counts from your last sentence in any state.',
    'Count to the end of probation or parole.',
  ),
  'facts.registersNow': askYesOrNo(
    'Are you still on a state list, or do you have to register, for this crime?',
    'There are lists for arson, for murder and for violence against young people. Until you are off the list, the crime cannot be sealed.',
    'Ask the State Police. Most stay on the list for 10 years.',
  ),
  'facts.pardonExpunges': askYesOrNo(
    'Does your pardon say that you may have the record expunged?',
    'Only such a pardon lets a court expunge the conviction.',
    'Read the pardon, or ask the Prisoner Review Board for a copy.',
  ),
};
