import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { read } from './cites.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const selfHelp = 'https://www.ndcourts.gov/legal-self-help';
const youth = 'https://www.ndcourts.gov/legal-self-help/early-destruction-juvenile-records';
const f5 = 'https://www.f5project.org/sealing-criminal-records-in-north-dakota/';
const f5New = 'https://www.f5project.org/anewlawforanewlife/';
const results =
  'https://attorneygeneral.nd.gov/public-safety/criminal-history-records/understanding-the-criminal-history-record-results/';
const ordering =
  'https://attorneygeneral.nd.gov/public-safety/criminal-history-records/requesting-a-criminal-history-record-check/';
const pardons = 'https://www.docr.nd.gov/pardon-advisory-board';
const chapter = 'https://law.justia.com/codes/north-dakota/2018/title-12/chapter-12-60-1/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/north-dakota-restoration-of-rights-pardon-expungement-sealing/';
const conviction = ['nd-petition', 'nd-dui', 'nd-first-marijuana', 'nd-pardoned'] as const;

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Order your record from the Bureau of Criminal Investigation (BCI) of the Attorney General, by mail. Give all names you used. It takes 7 to 10 business days.',
      ordering,
    ),
    told('The clerk of district court has the papers.', selfHelp),
  ],
  forms: [
    {
      ...how.closingForm,
      demanded: 'not known',
      for: ['nd-closing-petition'],
      readOn: read.courtGuides,
    },
  ],
  withoutForm: [
    told(
      'We found no form with a number. The law lists what to write: all names, addresses since the offense, your whole record, why you ask, and a draft order. Ask the self-help center for its guide.',
      chapter,
      ['nd-petition', 'nd-pardoned'],
    ),
    told('We found no form for this. Ask the clerk, or write a motion that names the law.', selfHelp, [
      'nd-dui',
      'nd-first-marijuana',
      'nd-deferred-felony',
      'nd-trafficking-vacatur',
    ]),
    told('The self-help center has the forms and instructions for juvenile files.', youth, [
      'nd-juvenile-early',
    ]),
  ],
  fees: [
    toldOn(
      read.courtGuides,
      'We could not confirm a fee to seal a conviction. The court may charge one. Ask the clerk before you file.',
      selfHelp,
      conviction,
    ),
    toldOn(read.courtGuides, how.noClosingFee, selfHelp, ['nd-closing-petition']),
    toldOn(read.code, 'A state record check costs 15 dollars.'),
  ],
  feeWaiver: [told('If you cannot pay a court fee, ask the clerk how to file without paying.', selfHelp)],
  whereToFile: [
    told('File in your old criminal case, in the court that had it.', chapter, [
      ...conviction,
      'nd-closing-petition',
      'nd-deferred-felony',
      'nd-trafficking-vacatur',
    ]),
    told('A juvenile motion goes to the juvenile court that had the case.', youth, ['nd-juvenile-early']),
  ],
  copiesAndService: [told('The petition must be served on the prosecutor.', chapter, ['nd-petition'])],
  hearing: [
    told('The hearing on a petition to seal comes 45 days after you file, at the earliest.', chapter, [
      'nd-petition',
    ]),
    told(
      'The prosecutor asks the police, the victims and others what they think. If the prosecutor agrees, there may be no hearing.',
      chapter,
      ['nd-petition'],
    ),
    toldOn(
      read.courtGuides,
      'If the judge says no, you must wait 1 year before you ask again. You may also appeal. A no from a city court goes to the district court, any other to the Supreme Court.',
      undefined,
      ['nd-petition'],
    ),
  ],
  howLong: [
    told('Plan for some months: 45 days until the hearing, and then the judge decides.', chapter, [
      'nd-petition',
    ]),
    toldOn(
      read.courtGuides,
      'If all is in order, the court closes an older case within 10 days of your petition.',
      selfHelp,
      ['nd-closing-petition'],
    ),
    told('The Pardon Advisory Board meets twice a year.', pardons, ['nd-pardon']),
  ],
  checkIt: [
    told(
      'Search your name on the court website. If a sealed or closed case still shows, tell the clerk.',
      selfHelp,
    ),
    told('Order your BCI record again. It still shows convictions, and charges for 3 years.', results),
  ],
  employers: [
    told(
      'If your sealed conviction is on a BCI check, an employer can still see it. Be ready to show the court’s order.',
      results,
    ),
    told(
      'In most cases you may say that you were never charged, once a case without a conviction is closed.',
      f5New,
      ['nd-closed-by-court', 'nd-closing-petition'],
    ),
  ],
  cautions: [
    told('Drunk driving has its own law. The petition to seal does not cover it.', f5, ['nd-dui']),
    told(
      'A good petition tells how you have changed: work, treatment, service, people who speak for you.',
      chapter,
      ['nd-petition'],
    ),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. Federal offices may still use a sealed case.',
      profile,
    ),
  ],
  whoStillSeesIt: [
    told(how.notTheBureau, results),
    told('Those who must run a background check by law are told about a sealed conviction.', chapter, [
      'nd-petition',
    ]),
  ],
  afterwards: [
    told(
      'You may vote once you are out of prison. State gun rights come back 10 years after a violent felony and 5 after another. A court may give them back earlier after a felony without violence.',
      profile,
    ),
  ],
  cleanSlate: [
    toldOn(
      read.courtGuides,
      'Since August 1, 2025 courts close cases that end in dismissal or not guilty, 61 days later. For older cases you have to file a petition.',
      f5New,
    ),
    told(
      'After a put-off sentence for a misdemeanor, the case is dismissed and sealed by itself. The state clears no other conviction without being asked.',
      results,
    ),
  ],
  help: [
    {
      name: 'Legal Services of North Dakota',
      url: 'https://lsnd.org/get-help/',
      kind: 'legal aid',
      what: 'Legal aid. At 60 or older, call 866-621-9886.',
      phone: '800-634-5263',
      cost: 'free if you have little money',
    },
    {
      name: 'F5 Project',
      url: f5New,
      kind: 'group',
      what: 'A North Dakota group for people coming home. It explains sealing and the law of 2025.',
      cost: 'free',
    },
    {
      name: 'North Dakota Legal Self Help Center',
      url: selfHelp,
      kind: 'court',
      what: 'The courts’ own center with guides and forms. It gives no legal advice.',
      cost: 'free',
    },
    {
      name: 'Pardon Advisory Board',
      url: pardons,
      kind: 'office',
      what: 'Takes requests for a pardon. For small marijuana cases it has a short form.',
      phone: '701-328-6192',
      cost: 'free',
      readOn: 'https://www.cjpf.org/clemency-nd',
    },
    {
      name: 'Collateral Consequences Resource Center',
      url: profile,
      kind: 'group',
      what: 'Tells what North Dakota law says on rights, pardons and sealing.',
      cost: 'free',
    },
    {
      name: 'State Bar Association, lawyer referral',
      kind: 'bar association',
      url: selfHelp,
      what: 'For people who can pay a lawyer.',
      phone: '866-450-9579',
      readOn: read.courtGuides,
    },
  ],
};
