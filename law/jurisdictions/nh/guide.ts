import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import * as how from './how.ts';

const police = 'https://www.nhsp.dos.nh.gov/our-services/criminal-records/criminal-record-annulments';
const legalAid = 'https://www.603legalaid.org/how-to-remove-your-criminal-record';
const courtSheet =
  'https://www.formsbank.com/template/138468/annulment-of-criminal-records-new-hampshire-trial-courts.html';
const rule31 =
  'https://print.casetext.com/rule/new-hampshire-court-rules/new-hampshire-rules-of-criminal-procedure/vi-sentencing-and-post-sentencing-procedures/rule-31-annulments';
const checklist =
  'https://www.courts.nh.gov/sites/g/files/ehbemt471/files/documents/2021-04/annulmentchecklist.pdf';
const dropped = 'https://cleanslateclearinghouse.org/policies/nh-nc-2/';
const annulments = address('651:5');

const convictions = ['nh-conviction', 'nh-drunk-driving', 'nh-treatment-court'];
const petitions = [...convictions, 'nh-marijuana', 'nh-age-17', 'nh-dropped'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the State Police for your full record. On the release form check “Annulment” and write “full and confidential”. By mail it must be notarized. It costs about $25.',
      police,
    ),
    told('Ask each court for a case summary: some cases are not on the police record.', police),
    told('Ask the Division of Motor Vehicles for your driving record, if you had driving offenses.', police),
  ],
  forms: [
    {
      number: 'NHJB-2317-DSe',
      name: 'Petition to annul a record, for cases that ended before January 1, 2019',
      url: legalAid,
      demanded: 'not known',
      for: [...convictions, 'nh-age-17', 'nh-dropped'],
      readOn: legalAid,
    },
    {
      number: 'NHJB-3057-DSe',
      name: 'Petition for convictions since January 1, 2019',
      url: legalAid,
      demanded: 'not known',
      for: convictions,
      readOn: legalAid,
    },
    {
      number: 'NHJB-3056-DSe',
      name: 'Petition for cases without a conviction since January 1, 2019',
      url: legalAid,
      demanded: 'not known',
      for: ['nh-dropped', 'nh-dropped-automatic'],
      readOn: legalAid,
    },
    {
      number: 'NHJB-3124-DS',
      name: 'Petition for marijuana cases, three quarters of an ounce or less',
      url: legalAid,
      demanded: 'not known',
      for: ['nh-marijuana'],
      readOn: legalAid,
    },
    {
      number: 'NHJB-2311',
      name: 'Motion to waive the filing fee',
      url: legalAid,
      demanded: 'not known',
      for: petitions,
      waiver: true,
      readOn: legalAid,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Write a motion to vacate: name the case, and say that you were a victim of trafficking.',
      address('633:7'),
      ['nh-trafficking'],
    ),
  ],
  fees: [
    told(how.convictionFees, police, convictions),
    told(
      'For a violation or class B misdemeanor since 2019 the Department of Corrections writes no report. Then its $100 is not due.',
      checklist,
      ['nh-conviction'],
    ),
    told('The $125 covers several petitions filed in one court at the same time.', legalAid, petitions),
    told('There is no State Police fee for a charge without a conviction.', legalAid, ['nh-dropped']),
  ],
  feeWaiver: [
    toldOn(
      rule31,
      'If you cannot pay, ask the court to waive the fee. It may also waive it after a dismissal or a verdict of not guilty.',
      undefined,
      petitions,
    ),
    told(
      'The Department of Corrections and the State Police have waivers of their own.',
      annulments,
      convictions,
    ),
  ],
  whereToFile: [
    told('The court that convicted you, or that ended the case.', legalAid, [...petitions, 'nh-trafficking']),
  ],
  copiesAndService: [
    told('File one petition for each charge, even of one day.', legalAid, petitions),
    toldOn(rule31, 'The clerk tells the prosecutor, who has 30 days to answer.', undefined, [
      ...convictions,
      'nh-dropped',
    ]),
    told('Send the prosecutor a copy yourself.', address('651:5-b'), ['nh-marijuana']),
  ],
  hearing: [
    told(
      'There is a hearing if you ask for one. Otherwise the judge may decide on the papers.',
      annulments,
      petitions,
    ),
    told(
      'For a violation or class B misdemeanor since 2019, the prosecutor has 20 days to object. Without a good reason against it the court has to annul it.',
      checklist,
      ['nh-conviction'],
    ),
    told(
      'The judge asks whether it helps you back on your feet and fits the public good.',
      annulments,
      convictions,
    ),
  ],
  howLong: [
    told('It can take several months. Plan ahead if you need it for a job.', checklist, convictions),
    toldOn(
      courtSheet,
      'The Department of Corrections writes when its fee is due. Its report comes first.',
      undefined,
      convictions,
    ),
  ],
  checkIt: [
    told(
      'Ask the State Police for your record again. Call them about annulments: 603-223-3867, option 3.',
      police,
    ),
  ],
  employers: [told(how.mayAnswer, dropped)],
  cautions: [
    told(how.waitAfterNo, 'https://cleanslateclearinghouse.org/policies/nh-c-6/', petitions),
    told('If one conviction can never be annulled, none of the others can.', annulments, convictions),
    told(
      'Wait until the time for every conviction has run. One that is too new holds back all.',
      annulments,
      convictions,
    ),
  ],
  whoStillSeesIt: [
    told('Police, prosecutors and courts still see it. Federal offices may still count it.', legalAid),
  ],
  afterwards: [
    told(
      'After a pardon or an appeal that threw out the conviction, ask the court how to annul the rest.',
      annulments,
    ),
  ],
  cleanSlate: [
    told(
      'New Hampshire clears by itself only what ended without a conviction on or after January 1, 2019. It is annulled 30 days later, and you pay nothing. For convictions and older cases you have to ask.',
      dropped,
      ['nh-dropped-automatic'],
    ),
    told('Juvenile files are closed when you turn 21.', address('169-B:35'), ['nh-juvenile']),
  ],
  help: [
    {
      name: '603 Legal Aid',
      url: legalAid,
      kind: 'legal aid',
      what: 'How annulment works, the forms, and a free lawyer for people with little money.',
      phone: '603-224-3333',
      cost: 'free if you have little money',
    },
    {
      name: 'State Police, Criminal Records Unit',
      url: police,
      kind: 'office',
      what: 'Your record, the fees, and whether an annulment went through.',
      phone: '603-223-3867',
      cost: 'free',
    },
    {
      name: 'Restoration of Rights Project',
      url: 'https://ccresourcecenter.org/state-restoration-profiles/new-hampshire-restoration-of-rights-pardon-expungement-sealing/',
      kind: 'group',
      what: 'What the law of New Hampshire says on voting, juries, guns and annulment.',
      cost: 'free',
    },
  ],
};
