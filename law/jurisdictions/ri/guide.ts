import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { read } from './sources.ts';
import { lookUp } from './tasks.ts';

const ownRecord = 'https://riag.ri.gov/i-want/get-background-check';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/rhode-island-restoration-of-rights-pardon-expungement-sealing/';
const filedPage = 'https://cleanslateclearinghouse.org/policies/ri-d-2/';

const convictions = [
  'ri-first-misdemeanor',
  'ri-first-felony',
  'ri-several-misdemeanors',
  'ri-deferred-sentence',
  'ri-prostitution',
];
const motions = [...convictions, 'ri-motion-to-seal'];
const free = ['ri-no-longer-crime'];
const clerk = ['ri-dismissed-clerk'];
const trafficking = ['ri-trafficking-vacatur'];
const board = ['ri-certificate'];
const governor = ['ri-pardon'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Get your Rhode Island record, the “BCI”, from the Attorney General at 4 Howard Avenue in Cranston. It costs $5. Bring a photo ID. No appointment is needed.',
      ownRecord,
    ),
    toldOn(
      read.defender,
      'Do you have a warrant? Clear it first: who goes there with a warrant is held.',
      ownRecord,
    ),
  ],
  forms: [
    {
      number: 'DC-33',
      name: 'Motion to Expunge or Seal Record and Affidavit (district court; the other courts have their own)',
      url: how.courtPage,
      demanded: 'not known',
      for: [...motions, ...free],
      readOn: read.notes,
    },
  ],
  withoutForm: [
    toldOn(
      read.sealing,
      'We found no form for this. Ask the clerk of the district court in writing. Give your name, birth date and case number.',
      how.courtPage,
      clerk,
    ),
    toldOn(
      read.prostitution,
      'We found no form for this motion. You or your lawyer write it.',
      undefined,
      trafficking,
    ),
    told('The parole board has the petition. We did not see it.', profile, board),
    told('We found no form for a pardon. Write a letter to the Governor.', profile, governor),
  ],
  fees: [
    told('The BCI costs $5. With a card there is a small extra fee.', ownRecord),
    toldOn(read.notes, how.feeUnknown, how.courtPage, [...motions, ...clerk, ...trafficking]),
    toldOn(read.expungement, 'Expunging what is no crime any more costs nothing.', undefined, free),
    told('We could not confirm a fee. Ask the board or the Governor’s office.', profile, [
      ...board,
      ...governor,
    ]),
  ],
  feeWaiver: [
    toldOn(
      read.expungement,
      'Old fines and costs can stop you. Ask the court to lower or waive them. If you get food aid, SSI or cash aid, bring proof.',
      how.courtPage,
    ),
  ],
  whereToFile: [
    told('File in the court that had the case: district, superior or family court.', how.courtPage, [
      ...motions,
      ...free,
      ...clerk,
      ...trafficking,
    ]),
    told('The parole board gives the certificate.', profile, board),
    told('A pardon is for the Governor.', profile, governor),
  ],
  copiesAndService: [
    toldOn(
      read.expungement,
      'The Attorney General and the police who charged you must know of the hearing at least 10 days before it.',
      how.courtPage,
      [...motions, ...free],
    ),
    toldOn(
      read.notes,
      'After a yes, get certified copies from the clerk. Take one to the Attorney General’s BCI and one to the police.',
      how.courtPage,
      motions,
    ),
  ],
  hearing: [
    told(
      'There is always a hearing. The clerk sets the day. Bring the order for the judge to sign.',
      how.courtPage,
      [...motions, ...free],
    ),
  ],
  howLong: [
    toldOn(
      read.sealing,
      'A district court case dropped since 2023 is sealed 10 to 20 days later. For an older one the state has 90 days after the clerk’s order.',
      how.courtPage,
      ['ri-dismissed-automatic', ...clerk],
    ),
    told('A filed case is expunged after 1 year, by itself.', filedPage, ['ri-filed']),
  ],
  checkIt: [
    told('Get a new BCI after some weeks. If the case still shows, bring the court’s order.', ownRecord),
  ],
  employers: [
    toldOn(
      read.expungement,
      'After an expungement you may say that you were never convicted of it. You must tell if you want to be an officer, lawyer, teacher or coach, or to work in child care.',
      how.courtPage,
    ),
    toldOn(
      read.nolo,
      'A plea of no contest with probation is no conviction once you finish without trouble. It still shows until it is expunged.',
    ),
  ],
  cautions: [
    told(
      'If you are not a citizen, talk to an immigration lawyer first. Immigration offices may still ask about it.',
      how.courtPage,
    ),
    toldOn(
      read.expungement,
      'Any arrest in the waiting years can stop you, even if the case was dropped.',
      how.courtPage,
      convictions,
    ),
  ],
  whoStillSeesIt: [
    toldOn(
      read.expungement,
      'A judge at a later sentencing, those who admit lawyers, and the school department still see an expunged case.',
    ),
  ],
  afterwards: [
    toldOn(
      read.notes,
      'Keep a certified copy of the order. Send it to any firm that still shows the case.',
      how.courtPage,
    ),
  ],
  cleanSlate: [
    toldOn(
      read.sealing,
      'Rhode Island seals by itself what a district court dismissed since 2023 because the prosecutor dropped it.',
      how.courtPage,
    ),
    toldOn(read.alcohol, 'Underage drinking at 18 to 20 is expunged by itself once all is paid.'),
    toldOn(
      read.expungement,
      'Old marijuana possession cases had to be expunged before July 1, 2024. Other convictions for crimes are not cleared by themselves.',
    ),
  ],
  help: [
    {
      name: 'Rhode Island Public Defender',
      kind: 'public defender',
      url: how.courtPage,
      what: 'Helps people with little money to clear records. Call and ask for help with expungement.',
      phone: '401-222-3492',
      cost: 'free if you have little money',
      readOn: read.defender,
    },
    {
      name: 'Rhode Island Judiciary: expungement',
      url: how.courtPage,
      kind: 'court',
      what: 'The forms of each court and how to file them.',
      cost: 'free',
    },
    {
      name: 'Attorney General, Bureau of Criminal Identification',
      url: ownRecord,
      kind: 'office',
      what: 'The office that keeps the records. Get your BCI there, and bring the order after a yes.',
      phone: '401-274-4400',
    },
  ],
};
