import { accusedIn } from '@openslate/contract/personal-details/accused.ts';
import { readAs } from '@openslate/contract/personal-details/read-as.ts';
import { personalDetailsIn } from '@openslate/contract/personal-details.ts';
import { isContemptuous } from './contempt.ts';
import { evenText } from './even-text.ts';
import { exposesSomebody } from './exposure.ts';
import { isContempt, isThreat } from './hostility.ts';
import { isSpam } from './spam.ts';
import { hasAimedOath, hasSlur } from './words.ts';

export type Concern = 'slur' | 'insult' | 'threat' | 'spam' | 'exposes_somebody';

/** Why a person should look at this before everybody can, if there is a reason. Takes the text before it is blanked. */
export function concernsAbout(written: string): Concern[] {
  const { text } = readAs(written);
  const even = evenText(text);
  const details = personalDetailsIn(written);
  const concerns: Concern[] = [];
  if (hasSlur(written) || hasSlur(text) || hasSlur(even)) concerns.push('slur');
  if (hasAimedOath(even) || isContempt(even) || isContemptuous(even)) concerns.push('insult');
  if (isThreat(even)) concerns.push('threat');
  if (isSpam(even, details)) concerns.push('spam');
  if (exposesSomebody(even, details, accusedIn(text))) concerns.push('exposes_somebody');
  return concerns;
}
