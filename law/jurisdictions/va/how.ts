import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */

const mayDeny =
  'The record is closed to the public. You may say to most employers, landlords and schools that it did not happen.';

const guns =
  'It does not give back your right to vote or to have a gun. After a felony the Governor and then a circuit court decide on guns.';

export const sealed = {
  kind: 'sealing',
  inForce: { from: '2026-07-01' },
  effect: mayDeny,
  limits: [
    'Police, courts, some licensed jobs and federal agencies still see it. You must tell a police department where you apply.',
    'You still owe any fines, costs and restitution.',
    guns,
  ],
} as const;

export const byItself = { ...sealed, automatic: true, fee: phrase.nothingToFile } as const;

export const sealingFee = 'None. There is no court fee for a petition to seal.';

export const sealingPetition = {
  ...sealed,
  fee: sealingFee,
  first: lookUp,
  steps: [
    'Get your own record from the State Police, and a copy of the warrant or summons and of the final order from the court.',
    'Write the petition. Name the charge, the case number, the date it ended, the arrest date and the police agency. Add your birth date and the name you used then.',
    'File it in the circuit court of the county or city where the case ended. Give or mail a copy to the Commonwealth’s Attorney there.',
    'Ask the State Police to send your Virginia and national record to that court.',
    'The Commonwealth’s Attorney has 30 days to answer. If they agree, the judge may decide without a hearing.',
  ],
} as const;

export const expungementFee =
  'None for the court since July 2026, as others who read the law tell. The State Police may charge for your own copy of your record.';
