import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */

export const sealedCourt =
  'The court and the prosecutor may no longer tell anyone that the case exists, unless a court orders it.';

export const notTheBureau =
  'It does not reach the state police bureau (BCI). Its record check shows convictions however old they are.';

/** N.D.C.C. § 12-60.1-05: the form of the State Court Administrator. */
export const closingForm = {
  name: 'Petition to Close Nonconviction Records',
  url: 'https://www.ndcourts.gov/legal-self-help',
};

export const noClosingFee = 'There is no filing fee.';

export const sealingPetition = {
  kind: 'sealing',
  effect: sealedCourt,
  limits: [
    notTheBureau,
    'Those who must run a background check by law still get to see it. So do some licensing boards.',
    'It does not give back gun rights. These return after 5 or 10 years, or a court gives them back.',
  ],
  cautions: [
    'The judge decides. You must show good cause, that you have changed, and that it helps you more than it harms the public.',
    'If the judge says no, you must wait 1 year before you ask again. You may appeal.',
  ],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Write the petition. Put in all names you used, your addresses since the offense, your whole record in every state, and why you ask.',
    'Add earlier requests for a pardon, sealing or expungement, and a draft of the order.',
    'File it in your old criminal case, in the court that had it. Have a copy served on the prosecutor.',
    'The hearing is not before 45 days are over. If the prosecutor agrees, it can go faster.',
  ],
} as const;
