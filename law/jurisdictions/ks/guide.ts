import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import { checklist, councilForms, fee, sealed, stillKept, weighs, whereToFile, youthFee } from './how.ts';
import { lookUp } from './tasks.ts';

const whatItIs = 'https://expungement.works/post/what-is-expungement-in-kansas';
const legalServices =
  'https://www.kansaslegalservices.org/node/2330/kls-still-working-you-apply-online-or-call-us';
const cityCourt =
  'https://www.opkansas.org/city-government/overland-park-municipal-court/a-walk-through-the-court-process/a-walk-through-the-court-process-expungement/';
const recordChecks = 'https://kansas.gov/kbi/criminalhistory/faqPage.html';
const clemency = 'https://www.doc.ks.gov/prb/clemency';
const registryGuide = 'https://aclukansas.org/en/publications/how-to-exit-kora';
const voting = 'https://sos.ks.gov/elections/register-to-vote-felony.html';
const petitionCopy = 'https://docsbay.net/petition-for-expungement-of-conviction-or-diversion';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/kansas-restoration-of-rights-pardon-expungement-sealing';

const convictions = ['ks-conviction', 'ks-specialty-court', 'ks-coerced', 'ks-diversion'];
const withCase = [...convictions, 'ks-arrest-with-conviction'];
const adult = [...withCase, 'ks-arrest'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Order your record from the Kansas Bureau of Investigation (KBI), online or by mail. It charges a fee.',
      recordChecks,
    ),
    told(
      'Ask the clerk of the district court for the case number, the section of law and the day you were discharged.',
      checklist,
    ),
  ],
  forms: [
    {
      name: 'Petition for Expungement of Conviction or Diversion, with cover sheets, notice of hearing and orders',
      url: councilForms,
      demanded: 'not known',
      for: withCase,
      readOn: petitionCopy,
    },
    {
      name: 'Petition for Expungement of Arrest Record',
      url: councilForms,
      demanded: 'not known',
      for: ['ks-arrest'],
      readOn: councilForms,
    },
    {
      name: 'Application for Clemency, with notices',
      url: clemency,
      demanded: 'yes',
      for: ['ks-pardon'],
      readOn: clemency,
    },
    {
      name: 'Petition for Relief from Offender Registration',
      url: registryGuide,
      demanded: 'not known',
      for: ['ks-registry-relief'],
      readOn: registryGuide,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Write to the judge of the county that keeps the record. Give your name, birth date and case, and say when you were let go.',
      address('38-2312'),
      ['ks-juvenile'],
    ),
  ],
  fees: [
    told(fee, checklist, withCase),
    told(
      'There is no filing fee for an arrest record if your charges were dismissed or you were found not guilty.',
      address('22-2410'),
      ['ks-arrest'],
    ),
    told(youthFee, address('38-2312'), ['ks-juvenile']),
    told('We could not confirm the fee for leaving the registry.', registryGuide, ['ks-registry-relief']),
    told('We found no fee for asking for a pardon.', clemency, ['ks-pardon']),
  ],
  feeWaiver: [
    told(
      'If you cannot pay, ask the clerk for a poverty affidavit. Some courts take it, but no law makes them.',
      checklist,
      adult,
    ),
    told('After a specialty court, the judge may waive the fee.', address('21-6614'), ['ks-specialty-court']),
  ],
  whereToFile: [
    told(whereToFile, checklist, adult),
    told('In the county that keeps the juvenile record.', address('38-2312'), ['ks-juvenile']),
    told('With the court that sentenced you.', registryGuide, ['ks-registry-relief']),
    told('Send a pardon application to the Prisoner Review Board in Topeka.', clemency, ['ks-pardon']),
  ],
  copiesAndService: [
    told(
      'Ask the clerk how many copies you need. Bring both orders, yes and no, to the hearing.',
      councilForms,
      withCase,
    ),
    told(
      'The court tells the prosecutor and the police who arrested you. They may object.',
      cityCourt,
      adult,
    ),
    told(
      'For a pardon, tell the judge, the prosecutor, the sheriff and the police chief, and print a notice in the county paper.',
      clemency,
      ['ks-pardon'],
    ),
  ],
  hearing: [
    told('There is a hearing. Ask the clerk for a date, and go.', checklist, adult),
    told(weighs, cityCourt, withCase),
    toldOn(
      'https://print.casetext.com/case/state-v-neil-34',
      'If the judge says no, you may appeal.',
      undefined,
      ['ks-conviction'],
    ),
  ],
  howLong: [
    toldOn(
      'https://www.kansas.com/news/local/article60739886.html',
      'People were told in 2016 to count on six to eight weeks. Ask the clerk.',
      undefined,
      adult,
    ),
  ],
  checkIt: [
    told(
      'Order your record from the KBI again after the order. If it still shows, ask the clerk.',
      recordChecks,
    ),
  ],
  employers: [
    told(sealed, whatItIs),
    told('For some jobs and licenses you must still tell of it. The order names them.', whatItIs),
  ],
  cautions: [
    told(
      'While you must register for a sex, violent or drug crime, nothing can be expunged.',
      checklist,
      adult,
    ),
    toldOn(
      'https://kofo.com/2022/12/16/clearing-your-name',
      'A judge may say no while you owe fines or fees to the court.',
      undefined,
      convictions,
    ),
    told('City cases go to the city’s own court, with forms and fees of its own.', cityCourt, adult),
    told(
      'Gun rights come back after a time that depends on the crime. Ask a lawyer before you own a gun.',
      profile,
    ),
  ],
  whoStillSeesIt: [told(stillKept, cityCourt)],
  afterwards: [
    told('Sign to vote only when your sentence is over. A false statement is a felony.', voting, [
      'ks-voting',
    ]),
  ],
  cleanSlate: [told('Kansas clears nothing by itself. You have to ask a court.', checklist)],
  help: [
    {
      name: 'Kansas Legal Services',
      url: legalServices,
      kind: 'legal aid',
      what: 'Legal aid for all of Kansas. It runs expungement clinics.',
      phone: '800-723-6953',
      cost: 'free if you have little money',
    },
    {
      name: 'Clear My Record, by Kansas Legal Services and Code for KC',
      url: checklist,
      kind: 'legal aid',
      what: 'A checklist, and a tool that makes your papers.',
      cost: 'free',
    },
    {
      name: 'Kansas Judicial Council',
      url: councilForms,
      kind: 'court',
      what: 'The forms for district court, free of charge.',
      cost: 'free',
    },
    {
      name: 'ACLU of Kansas',
      url: registryGuide,
      kind: 'group',
      what: 'A guide to leaving the drug registry, and help with voting.',
      cost: 'free',
    },
  ],
};
