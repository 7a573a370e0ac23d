import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { pages, read } from './cites.ts';
import { address } from './code.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const commission = 'https://vscc.virginia.gov/sealing.asp';
const questions = 'https://vscc.virginia.gov/sealingfaqs.asp';
const arlington = 'https://www.arlingtonva.us/Government/Departments/Courts/Circuit-Court/Expungements';
const kingWilliam = 'https://kwc.gov/517/Expungement';
const petitions = ['va-petition', 'va-short-list-petition', 'va-ancillary-matter'] as const;

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    toldOn(
      read.recordFee,
      'Ask the State Police for your criminal history with form SP-167. It cost 15 dollars. Check the price before you send it.',
    ),
    told(
      'The court of your case has the warrant or summons and the final order. The petition asks for copies.',
      address('19.2-392.12'),
    ),
  ],
  forms: [
    {
      number: 'CC-1473',
      name: 'Petition for Expungement',
      url: 'https://www.courts.state.va.us/forms/circuit/cc1473.pdf',
      demanded: 'no',
      for: ['va-expungement'],
      readOn: kingWilliam,
    },
  ],
  withoutForm: [
    told(
      'We found no form for this petition. Ask the circuit court clerk for one. If there is none, write what the law lists: charge, case number, dates, police agency, birth date and the name you used.',
      address('19.2-392.12'),
      ['va-petition', 'va-ancillary-matter'],
    ),
    told(
      'We found no form for this petition. Ask the clerk. It has to name the charge, the case number and the day it ended.',
      address('19.2-392.12:1'),
      ['va-short-list-petition'],
    ),
    told(
      'There is a form of the Supreme Court of Virginia. We could not confirm its number. Ask the clerk or your lawyer.',
      address('19.2-327.17'),
      ['va-trafficking-vacatur'],
    ),
    told(
      'The law names no form for this motion. Say which case it is and that it ended without a finding of guilt.',
      address('16.1-306'),
      ['va-juvenile-motion'],
    ),
  ],
  fees: [
    told(how.sealingFee, address('19.2-392.12'), petitions),
    toldOn(read.guideSince2026, how.expungementFee, undefined, ['va-expungement']),
    told('The clerk gives back what you paid if the judge vacates the conviction.', address('19.2-327.19'), [
      'va-trafficking-vacatur',
    ]),
  ],
  feeWaiver: [
    told(
      'A petition to seal is free for everyone. If the clerk asks money for another petition and you cannot pay, ask to file as a poor person under § 17.1-606.',
      address('19.2-327.19'),
    ),
  ],
  whereToFile: [
    told(
      'File in the circuit court of the county or city where the case ended, also if a district court decided it.',
      address('19.2-392.12'),
      [...petitions, 'va-expungement', 'va-trafficking-vacatur'],
    ),
    told('A juvenile motion goes to the court that heard the case.', address('16.1-306'), [
      'va-juvenile-motion',
    ]),
  ],
  copiesAndService: [
    told(
      'Give or mail (first class) a copy of a petition to seal to the Commonwealth’s Attorney there.',
      address('19.2-392.12'),
      petitions,
    ),
    told(
      'Expungement: bring the original and three copies. One is served on the Commonwealth’s Attorney.',
      kingWilliam,
      ['va-expungement'],
    ),
  ],
  hearing: [
    told(
      'The judge may hold a hearing on a petition to seal. If the Commonwealth’s Attorney agrees in writing, there may be none.',
      address('19.2-392.12'),
      petitions,
    ),
    told('Expungement has a hearing, unless the Commonwealth’s Attorney agrees in writing.', arlington, [
      'va-expungement',
    ]),
    told('If the judge says no, you may appeal, as in a civil case.', address('19.2-392.12'), [
      ...petitions,
      'va-expungement',
    ]),
    told('If the judge did not seal it at the end, you may still ask to expunge it.', address('19.2-392.8'), [
      'va-sealed-at-the-end',
    ]),
  ],
  howLong: [
    told(
      'The Commonwealth’s Attorney has 30 days to answer a petition to seal.',
      address('19.2-392.12'),
      petitions,
    ),
    told('The Commonwealth’s Attorney has 21 days to answer a petition to expunge.', address('19.2-392.2'), [
      'va-expungement',
    ]),
    told(
      'Automatic sealing of convictions runs each month. That of old cases without a conviction runs once a year.',
      address('19.2-392.7'),
      ['va-automatic-conviction', 'va-automatic-no-conviction'],
    ),
  ],
  checkIt: [
    told(
      'Look your case up on the court website. A sealed case must not show there. The clerk may tell you that it is sealed.',
      address('19.2-392.13'),
    ),
    told(
      'A firm that sells background checks must delete sealed cases. Dispute it with the firm if one shows. It has 30 days to answer.',
      address('19.2-392.16'),
    ),
  ],
  employers: [
    told(
      'Most employers, schools, landlords and insurers may not ask about a sealed case. You need not tell them.',
      address('19.2-392.15'),
    ),
    told(
      'You must tell a police department or sheriff, and any employer whom state or federal law makes ask. Lying to them can be perjury.',
      address('19.2-392.5'),
    ),
    told('Employers and schools may not ask about an expunged charge either.', address('19.2-392.4')),
  ],
  cautions: [
    told(
      'A petition to seal is granted at most twice in a life. File for small ones on the list under § 19.2-392.12:1, which does not count.',
      address('19.2-392.12:1'),
      petitions,
    ),
    told(
      'An order that was made against the law can be undone for 2 years. Tell the court everything it asks.',
      address('19.2-392.12'),
      petitions,
    ),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. Federal offices still see the record.',
      questions,
    ),
  ],
  whoStillSeesIt: [
    told(
      'The police, prosecutors and courts still see a sealed case. So do gun checks, some licensed jobs and federal offices.',
      address('19.2-392.13'),
    ),
    told('A sealed felony must still be told when you are called for a jury.', address('19.2-392.5'), [
      'va-petition',
    ]),
  ],
  afterwards: [
    told(
      'Sealing does not give back the right to vote or to have a gun. The Governor restores rights. Then a circuit court decides on guns.',
      address('18.2-308.2'),
    ),
    told(
      'A sealed case no longer bars you from work with children or the old by itself (a “barrier crime”), unless federal law says so.',
      address('19.2-392.5'),
    ),
  ],
  cleanSlate: [
    told(
      'Since July 1, 2026 the state seals some small convictions, if you had no new one for 7 years. They are petty theft, shoplifting, trespass, being disorderly, and selling a little marijuana.',
      commission,
    ),
    told(
      'It also seals cases of having marijuana, and small charges that led to no conviction. Traffic tickets are sealed after 11 years.',
      commission,
    ),
  ],
  help: [
    {
      name: 'Legal Aid Justice Center',
      url: 'https://www.justice4all.org/civil-rights-racial-justice/expungement/',
      kind: 'legal aid',
      what: 'A legal aid office that helps people with little money clear their records. The number is the one for all legal aid in Virginia.',
      phone: '866-534-5243',
      cost: 'free if you have little money',
      readOn: 'https://www.lscv.org/work-of-legal-aid',
    },
    {
      name: 'Justice Forward Virginia Foundation',
      url: 'https://www.justiceforwardvafoundation.org/expungementsealing-2',
      kind: 'group',
      what: 'Explains expungement and sealing in plain words.',
      cost: 'free',
    },
    {
      name: 'Virginia State Crime Commission',
      url: questions,
      kind: 'office',
      what: 'The state’s own questions and answers on sealing. It gives no legal advice.',
      cost: 'free',
    },
    {
      name: 'Secretary of the Commonwealth',
      url: pages.simplePardons,
      kind: 'office',
      what: 'Takes pardon petitions and requests to restore rights.',
      phone: '804-692-0104',
      cost: 'free',
      readOn: 'http://lisakratzthomas.com/resources/restoration-of-civil-rights/',
    },
  ],
};
