import * as phrase from '../../vocabulary/phrases.ts';
import { cite } from './code.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */
export const onePetition =
  'You get one petition for convictions in your life. Put every conviction of a county in it. In other counties file within 365 days.';
export const waitForAll =
  'Wait until all your convictions are old enough. What was too new when you filed cannot be added later.';
export const sooner = 'If the prosecutor agrees in writing, you may ask before the time is over.';
export const consentNeeded =
  'The prosecutor must agree in writing. Ask the prosecutor of that county before you file: without that the court cannot grant it.';
export const serveProsecutor = 'Give the prosecutor of the county a copy. They have 30 days to object.';
export const courtServes = 'The court gives the prosecutor a copy of the petition.';
export const convictionFee =
  '$157 for each county, by the pages we read. The court may lower or waive it if you cannot pay.';
export const noArrestFee = 'There is no filing fee.';
export const mayAnswer =
  'An employer or landlord may only ask about arrests and convictions that were not expunged. To refuse you over an expunged one is against the law.';
export const rightsBack =
  'Your rights to vote, to serve on a jury and to hold office come back, and in most cases gun rights.';
const notDomestic =
  'After domestic violence, gun rights need a request of their own (Ind. Code § 35-47-4-7).';
const oldCase = 'It still counts in a new criminal case. Police and prosecutors can see it.';

const conviction = {
  kind: 'expungement',
  limits: [oldCase, notDomestic, phrase.privateCopies],
  fee: convictionFee,
  first: lookUp,
  steps: [
    'Get the case summary of each conviction, and a list of what you still owe, from the clerk.',
    'File the petition in a circuit or superior court of the county that convicted you. Sign it under oath (“verified”).',
    serveProsecutor,
  ],
  howOften: {
    id: 'one-petition',
    text: 'Indiana gives you one petition for convictions in your life. It may hold all of them, and those in other counties within 365 days.',
    cite: cite('35-38-9-9(i)'),
  },
} as const;

/** §§ 2 and 3: the court has to grant it, and the record is closed. */
export const sealed = {
  ...conviction,
  effect: `The record is closed to the public. ${rightsBack}`,
  cautions: [onePetition, waitForAll, sooner],
} as const;

/** §§ 4 and 5: the court may grant it, and the record stays open with a mark. */
export const marked = {
  ...conviction,
  effect: `The record stays public, but is marked as expunged. ${rightsBack}`,
  cautions: [phrase.judgeMaySayNo, onePetition, waitForAll, sooner],
} as const;
