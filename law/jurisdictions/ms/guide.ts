import { type Guide, told, toldOn } from '../../place/guide.ts';
import { mayDeny, notifyDistrictAttorney, papersFirst, tellProsecutor, whereToFile } from './how.ts';

const model = 'https://msdeltada.com/expungement/';
const districtAttorney = 'https://hindsda.com/smart-justice/expungements/';
const commission = 'https://www.expungemississippi.com/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/mississippi-restoration-of-rights-pardon-expungement-sealing';
const section =
  'https://law.justia.com/codes/mississippi/2019/title-99/chapter-19/in-general/section-99-19-71/';
const newLaw = 'https://billstatus.ls.state.ms.us/documents/2026/html/HB/1500-1599/HB1546SG.htm';
const bill = 'https://billstatus.ls.state.ms.us/documents/2026/html/SB/2300-2399/SB2336IN.htm';
const recordRule =
  'https://casetext.com/regulation/mississippi-administrative-code/title-31-public-safety/part-2-criminal-information-center-administrative-code/chapter-8-record-request-policy/rule-31-2-82-procedure';
const codeCopy = 'https://github.com/saint1415/us-statutes';
const youthCopy = 'https://github.com/UniCourt/cic-code-ms';
const clinic =
  'https://mscenterforjustice.org/advocacy-groups-and-educators-join-on-delta-area-expungement-relief/';

const withoutConviction = ['ms-no-conviction', 'ms-program', 'ms-nonadjudicated'];
const underMainLaw = ['ms-first-misdemeanor', 'ms-felony'];
const lower = ['ms-misdemeanor-two-years'];
const special = ['ms-first-dui', 'ms-minor-alcohol', 'ms-intervention-court', 'ms-trafficking'];
const youth = ['ms-youth-court'];
const adult = [...withoutConviction, ...underMainLaw, ...lower, ...special];

export const guide: Guide = {
  ownRecord: [
    toldOn(
      recordRule,
      'Ask the Criminal Information Center of the Department of Public Safety to see your record. You sign a release, and your fingerprints are taken.',
    ),
    told(papersFirst, model),
  ],
  forms: [
    {
      name: 'Model petition and order of the Delta district attorney, for a dismissed case',
      url: model,
      demanded: 'no',
      for: withoutConviction,
      readOn: model,
    },
    {
      name: 'Model petition and order of the Delta district attorney, for a conviction',
      url: model,
      demanded: 'no',
      for: [...underMainLaw, ...lower],
      readOn: model,
    },
  ],
  withoutForm: [
    told(
      'There is no statewide form. Write a petition with your name, birth date, the charge, its case number and how it ended. Name the section of law, say why you fit it, and add an order for the judge to sign.',
      model,
      special,
    ),
    toldOn(
      youthCopy,
      'We found no form. Write to the youth court which case it was and when it ended. Ask it to seal the record under § 43-21-263.',
      undefined,
      youth,
    ),
  ],
  fees: [
    told('$150 by law for a petition under § 99-19-71. Copies may cost more.', commission, underMainLaw),
    told('We could not confirm the fee of each court. They differ: ask the clerk.', clinic, [
      ...withoutConviction,
      ...lower,
      ...special,
      ...youth,
    ]),
  ],
  feeWaiver: [
    told(
      'If you cannot pay, ask the clerk how to file without paying, and ask a free clinic for help.',
      clinic,
    ),
  ],
  whereToFile: [
    told(whereToFile, model, [...withoutConviction, ...underMainLaw, ...lower]),
    toldOn(codeCopy, 'A first DUI goes to the circuit court of the county.', undefined, ['ms-first-dui']),
    told('File with the court that convicted you.', model, special.slice(1)),
    toldOn(youthCopy, 'File with the youth court that had the case.', undefined, youth),
  ],
  copiesAndService: [
    told(tellProsecutor, model, adult),
    told(notifyDistrictAttorney, section, ['ms-felony']),
  ],
  hearing: [
    told(
      'Without a conviction the court has to expunge it if the law fits. After a conviction the judge decides. Bring papers on your work, school and family.',
      districtAttorney,
      adult,
    ),
    toldOn(
      codeCopy,
      'In a justice or city court you show in open court that you changed, had two good years, and that it is good for all.',
      undefined,
      lower,
    ),
  ],
  howLong: [told('We found no fixed time. Ask the clerk for the day of the hearing.', model)],
  checkIt: [
    toldOn(
      recordRule,
      'Get certified copies of the order, and send one to each office it names. Then look at your state record again.',
    ),
  ],
  employers: [told(mayDeny, section), told('An employer may ask whether something was expunged.', section)],
  cautions: [
    told('You have one felony to expunge in your life. Choose with care.', section, ['ms-felony']),
    told('Since July 1, 2026 a felony can go after 3 years instead of 5.', newLaw, ['ms-felony']),
    told('A traffic case does not count as a first misdemeanor that can go.', section, [
      'ms-first-misdemeanor',
    ]),
    told('A bill for automatic expungement did not become law.', bill),
  ],
  whoStillSeesIt: [
    told(
      'The state keeps a secret record to see who is a first offender. Prosecutors may keep one too.',
      section,
    ),
  ],
  afterwards: [
    told('Voting: only some felonies take it, such as theft, fraud, murder and rape.', profile, [
      'ms-voting',
    ]),
    told('Guns: after a felony the court that convicted you decides, by a certificate.', profile, [
      'ms-gun-certificate',
    ]),
  ],
  cleanSlate: [told('Mississippi clears no record by itself. You have to ask a court.', commission)],
  help: [
    {
      name: 'ExpungeMississippi (Access to Justice Commission)',
      url: commission,
      kind: 'group',
      what: 'Who may ask, a chart of the steps, and free events.',
      cost: 'free',
    },
    {
      name: 'Mississippi Center for Justice',
      url: clinic,
      kind: 'legal aid',
      what: 'Free clinics that write your petition. You pay the fee of the court.',
      cost: 'free',
    },
    {
      name: 'Hinds County District Attorney, Expungement Division',
      url: districtAttorney,
      kind: 'office',
      what: 'Help with cases of this county.',
      cost: 'free',
      area: 'Hinds County',
      counties: ['Hinds'],
    },
    {
      name: 'Delta District Attorney (Leflore, Sunflower and Washington counties)',
      url: model,
      kind: 'office',
      what: 'Model petitions and orders, and what to bring.',
      cost: 'free',
      area: 'Leflore, Sunflower and Washington counties',
      counties: ['Leflore', 'Sunflower', 'Washington'],
    },
    {
      name: 'Mississippi Volunteer Lawyers Project',
      kind: 'legal aid',
      url: commission,
      what: 'Lawyers who help for free.',
      phone: '601-882-5001',
      cost: 'free if you have little money',
      readOn:
        'https://www.starherald.net/communities-social-state/ms-volunteer-lawyers-project-hosts-free-legal-clinics',
    },
  ],
};
