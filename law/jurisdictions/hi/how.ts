import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

export const stateFee =
  'The state charges $35 the first time and $50 after that. $10 of it is not given back.';

const effect =
  'The state takes the arrest off your record and gives you a certificate. You may then say that you have no record of it.';

export const courtSeals =
  'Since July 1, 2025 the court also takes the case off its public website once it gets the order with the case number.';

export const stillSeen =
  'Courts that prepare a sentence, the police, and agencies that hire for national or state security can still see it.';

export const sendTo =
  'Mail it with a money order or cashier’s check to the Hawaii Criminal Justice Data Center, Expungement Section, 465 S. King St. #102, Honolulu, HI 96813.';

export const formPage = 'https://ag.hawaii.gov/hcjdc/expungements/';

/** One form for arrests and convictions since June 2026. */
const form = {
  name: 'HCJDC-159(b), Expungement Application',
  url: formPage,
};

export const byTheState = {
  kind: 'expungement',
  effect: `${effect} ${courtSeals}`,
  limits: [stillSeen, phrase.privateCopies],
  fee: stateFee,
  first: lookUp,
  steps: [
    'Get form HCJDC-159(b) of June 2026 from the Attorney General’s page on expungements.',
    'Write down each arrest, and the court case number if there was a case. Add a copy of your photo ID and a stamped envelope with your address.',
    sendTo,
    'You hear within 120 days. Keep the certificate. The state must say yes if the rules are met.',
  ],
  forms: [form],
} as const;

/** After a conviction a court decides first, and the state’s record follows. */
export const byTheCourt = {
  kind: 'expungement',
  effect:
    'The court orders the conviction expunged. Then the state takes it off its own record. The police and the court may keep theirs.',
  limits: [stillSeen, phrase.privateCopies],
  fee: `${stateFee} We could not confirm a court fee.`,
  first: lookUp,
  steps: [
    'Write to the court that sentenced you, and ask for an order to expunge. Name the section and the case number.',
    'Add proof that you finished what the court ordered.',
    'When you have the order, send a copy to the state with form HCJDC-159(b), a copy of your photo ID, and the fee.',
  ],
  forms: [form],
} as const;
