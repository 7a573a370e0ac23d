import * as phrase from '../../vocabulary/phrases.ts';

/** What expungement under § 610.140 does, and how it is asked for: said once for the reliefs and the guide. */

export const courtFee =
  'The court charges its filing costs, which differ by county. The old $250 charge ended on August 28, 2023.';

export const feeWaiver = 'If you cannot pay, file the court’s request to be let off the costs.';

export const nameEveryone =
  'Name every office that may hold the record: police, prosecutor, court and the Highway Patrol. The order binds only those you name.';

export const stillTell =
  'You still have to tell about it to a court, for a state license, and for some jobs. Those are jobs with police, banks, insurance, casinos and the lottery.';

export const priorOffense = 'If you are convicted again, it can still count as an earlier crime.';

export const oneYearToRefile =
  'If the court says no, you must wait 1 year from filing before you file again.';

export const closed =
  'The police, the prosecutor and the court close the case to the public. Case.net no longer shows it.';

export const petition = {
  kind: 'expungement',
  effect:
    'The record is closed, and the law treats you as if it never happened. You get back the rights to vote, to hold office and to sit on a jury.',
  limits: [stillTell, priorOffense, 'Ask a lawyer before you have a gun.', phrase.privateCopies],
  fee: `${courtFee} ${feeWaiver}`,
} as const;

export const forms = [
  {
    name: 'Petition for Expungement, Section 610.140, RSMo',
    url: 'https://www.selfrepresent.mo.gov/page.jsp?id=649',
  },
];

export const steps = [
  'Get your record from the Highway Patrol, and the case numbers from Case.net or the clerk.',
  'Fill in the court’s Petition for Expungement. List every crime you want to expunge in it.',
  nameEveryone,
  'File it in a court where you were charged or found guilty. Have each office you named served with a copy.',
  'The prosecutor has 30 days to object. Go to the hearing if one is set.',
];
