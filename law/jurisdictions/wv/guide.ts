import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import * as how from './how.ts';
import { read } from './read.ts';

const legalAid = 'https://legalaidwv.org/legal-information/expungement-of-criminal-records';
const cornell =
  'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/west-virginia-expungement';
const jobsAndHope =
  'https://governor.wv.gov/News/press-releases/2019/Pages/Gov.-Justice-unveils-historic-Jobs-and-Hope-West-Virginia-program-to-combat-substance-use-disorder-crisis.aspx';
const firstDrug = 'https://cleanslateclearinghouse.org/policies/wv-d-2/';
const misdemeanors = 'https://cleanslateclearinghouse.org/policies/wv-c-1/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/west-virginia-restoration-of-rights-pardon-expungement-sealing/';
const forms = 'https://www.courtswv.gov/';

const charges = ['wv-expunge-charge', 'wv-expunge-program'] as const;
const convictions = ['wv-expunge-conviction', 'wv-expunge-after-program'] as const;

export const guide: Guide = {
  ownRecord: [
    toldOn(
      read.clinic,
      'Order your state record from the State Police. They tell you where to have your fingerprints taken. We could not confirm the fee.',
    ),
    toldOn(
      read.clinic,
      'Get the papers of every charge and conviction from the clerk of the court that had the case.',
    ),
  ],
  forms: [
    {
      number: 'SCA-C903',
      name: 'Motion to expunge after an acquittal or dismissal',
      url: forms,
      demanded: 'not known',
      for: charges,
      readOn: forms,
    },
    {
      number: 'SCA-C906',
      name: 'Petition for misdemeanors and traffic citations',
      url: `${forms}lower-courts/expungement/SCA-C906.pdf`,
      demanded: 'not known',
      for: convictions,
      readOn: read.forms,
    },
    {
      number: 'SCA-C907',
      name: 'Petition for felonies',
      url: forms,
      demanded: 'not known',
      for: convictions,
      readOn: forms,
    },
  ],
  withoutForm: [
    told(
      'We found no form for this. Write to the court that had the case, and name § 60A-4-407(b).',
      firstDrug,
      ['wv-first-drug-case'],
    ),
    told(
      'We found no form for this. Write to the court that put the case off, and name § 17C-5-2b(g).',
      address('17C-5-2b'),
      ['wv-drunk-driving-deferred'],
    ),
    toldOn(
      read.pardonLaw,
      'We found no form for this. Write a petition that names § 5-1-16a, and add the pardon.',
      undefined,
      ['wv-expunge-pardoned'],
    ),
    told('We found no form for this. Write a petition that names § 61-14-9.', address('61-14-9'), [
      'wv-trafficking',
    ]),
  ],
  fees: [
    told('There is no fee for a charge without a conviction.', address('61-11-25'), charges),
    told(
      'The clerk charges the same as for a new civil case. By law that is 200 dollars.',
      misdemeanors,
      convictions,
    ),
    told('When it is granted, the State Police takes 100 dollars.', address('61-11-26'), [
      'wv-expunge-conviction',
    ]),
    toldOn(read.program, 'The State Police fee falls away after a program.', undefined, [
      'wv-expunge-after-program',
    ]),
  ],
  feeWaiver: [
    told(
      'If you cannot pay, ask the circuit clerk how to file without paying. Legal Aid can help you ask.',
      legalAid,
    ),
  ],
  whereToFile: [
    told('File with the court that put the case off.', address('17C-5-2b'), ['wv-drunk-driving-deferred']),
    toldOn(read.charges, 'File with the circuit court of the county where you were charged.', undefined, [
      ...charges,
      'wv-first-drug-case',
    ]),
    toldOn(
      read.text,
      'File with the circuit court of the county where you were convicted. With several counties, ask the clerk where to file.',
      undefined,
      [...convictions, 'wv-expunge-pardoned', 'wv-trafficking'],
    ),
  ],
  copiesAndService: [
    told('Give a copy to the prosecutor, who has 30 days to object.', address('17C-5-2b'), [
      'wv-drunk-driving-deferred',
    ]),
    told('Sign the petition before a notary.', forms, convictions),
    told('Give a copy of the motion to the prosecutor of the county.', forms, charges),
    told(
      'Send copies to the State Police, the prosecutor, the police that arrested you, the court, and any jail or prison.',
      `${forms}lower-courts/expungement/SCA-C906.pdf`,
      convictions,
    ),
    toldOn(read.pardonLaw, 'Give a copy to the prosecutor, and put a notice in a newspaper.', undefined, [
      'wv-expunge-pardoned',
    ]),
  ],
  hearing: [
    told(
      'Others have 30 days to object, and you have 30 days to reply. The judge may hold a hearing.',
      forms,
      convictions,
    ),
    toldOn(
      'https://ecases.us/case/wva/c8937661/in-re-petition-of-cmh-for-expungement-of-records',
      'If the judge says no, you may appeal.',
      undefined,
      ['wv-expunge-conviction'],
    ),
  ],
  howLong: [
    told('The judge has 60 days to act on the petition.', address('61-11-26'), convictions),
    toldOn(read.clinic, 'It can take two months until a hearing.'),
  ],
  checkIt: [
    told(
      'The offices have 60 days to say that they did it. Then order your state record again.',
      address('61-11-26'),
    ),
  ],
  employers: [
    told('After it is granted you need not tell bosses, landlords or banks of it.', cornell),
    told(
      'For a job in policing, courts or jails you must still tell of a conviction.',
      address('61-11-26'),
      convictions,
    ),
  ],
  cautions: [
    told(how.once, address('61-11-26'), convictions),
    toldOn(
      read.summary,
      'If you were found not guilty of all charges since 2024, ask the clerk first. The court may have expunged it by itself.',
      undefined,
      ['wv-expunge-charge'],
    ),
    told('A charge that was dropped for a plea to another one cannot be expunged.', legalAid, charges),
  ],
  whoStillSeesIt: [
    told('Police and judges can still see it.', cornell),
    toldOn(read.overview, 'A sealed file can be opened for a good reason, by order of a court.'),
  ],
  afterwards: [
    told('You may vote again when your whole sentence is over.', profile),
    told('Keep a copy of the order. Show it if an old entry turns up.', legalAid),
  ],
  cleanSlate: [told('West Virginia clears no conviction by itself. You have to ask a court.', cornell)],
  help: [
    {
      name: 'Legal Aid of West Virginia',
      url: legalAid,
      kind: 'legal aid',
      what: 'Free help with expungement for people with a low income.',
      phone: '304-343-3013',
      cost: 'free if you have little money',
      readOn: read.office,
    },
    {
      name: 'Jobs & Hope West Virginia',
      url: jobsAndHope,
      kind: 'office',
      what: 'Treatment and job courses that shorten the wait, and help with barriers to work.',
      phone: '833-784-1385',
      cost: 'free',
    },
    {
      name: 'West Virginia University law clinic',
      url: 'https://www.law.wvu.edu/news',
      kind: 'law school',
      what: 'Law students who help people in recovery, also with expungement.',
      cost: 'free',
    },
    {
      name: 'West Virginia State Bar, lawyer referral',
      url: 'https://www.wvbar.org/',
      kind: 'bar association',
      what: 'Finds you a lawyer.',
      phone: '800-642-3617',
      readOn: read.bar,
    },
  ],
};
