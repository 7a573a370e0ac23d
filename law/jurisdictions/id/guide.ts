import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const cleanSlate = 'https://isc.idaho.gov/Clean-Slate-Act';
const police = 'https://isp.idaho.gov/bci/criminal-history/';
const checks = 'https://isp.idaho.gov/bci/background-checks/';
const shieldLaw = 'https://legislature.idaho.gov/statutesrules/idstat/title67/t67ch30/sect67-3004';
const setAsideLaw = 'https://legislature.idaho.gov/statutesrules/idstat/title19/t19ch26/sect19-2604';
const youthLaw = 'https://legislature.idaho.gov/statutesrules/idstat/title20/t20ch5/sect20-525A';
const traffickingLaw = 'https://legislature.idaho.gov/statutesrules/idstat/title67/t67ch30/sect67-3014';
const rightsLaw = 'https://legislature.idaho.gov/statutesrules/idstat/title18/t18ch3/sect18-310';
const pardons = 'https://parole.idaho.gov/pardonsinfoandapppage.html';
const juvenileRule =
  'https://d1tvxue8o4w0fl.cloudfront.net/rule/idaho-court-rules/idaho-juvenile-rules-ijr/part-ii-juvenile-corrections-act-jca-proceedings/rule-28-expungement';
const gurney = 'https://cetient.com/case/874749/state-v-gurney';
const checkPrice = 'https://backgroundcheck.net/id/idaho-criminal-background-check/';
const bureau = 'https://www.nationalservice.gov/resources/criminal-history-check/states/ID';

const shield = ['id-shielding', 'id-shielding-dropped'];
const youth = ['id-juvenile-expungement', 'id-juvenile-diversion'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told('Ask the Bureau of Criminal Identification of the Idaho State Police for your own record.', checks),
    toldOn(
      checkPrice,
      'A check by name costs about 20 dollars, and one by fingerprints about 25. Ask first.',
      checks,
    ),
  ],
  forms: [
    {
      name: 'Petition to Shield Records from Public Disclosure, with instructions',
      url: cleanSlate,
      demanded: 'not known',
      for: shield,
      readOn: cleanSlate,
    },
    {
      name: 'Expungement Application of the Idaho State Police',
      url: police,
      demanded: 'not known',
      for: ['id-arrest-expungement'],
      readOn: police,
    },
  ],
  withoutForm: [
    told(
      'We found no state form. Write a motion with the case number, ask for relief under § 19-2604(1), and say why.',
      setAsideLaw,
      ['id-set-aside'],
    ),
    told(
      'We found no form. Write a petition under oath that tells who trafficked you, when, and how it led to the case.',
      traffickingLaw,
      ['id-trafficking-vacatur'],
    ),
    toldOn(
      juvenileRule,
      'We found no form. Write a petition under oath for each case and name every office that has records of it.',
      youthLaw,
      youth,
    ),
  ],
  fees: [
    told(
      'The state police name no fee for expunging an arrest. Fingerprints, if you need them, cost 10 dollars.',
      checks,
      ['id-arrest-expungement'],
    ),
    told('The court’s page names no fee for the petition to shield. Ask the clerk.', cleanSlate, shield),
  ],
  feeWaiver: [
    told(
      'If you cannot pay a court fee, file a sworn paper on your income and debts and ask to file without paying. The law says so of civil cases.',
      'https://legislature.idaho.gov/statutesrules/idstat/title31/t31ch32/sect31-3220/',
    ),
  ],
  whereToFile: [
    told('Send the request to the Bureau of Criminal Identification of the Idaho State Police.', police, [
      'id-arrest-expungement',
    ]),
    told('File in your old criminal case, with the court that had it.', shieldLaw, shield),
    told('File with the court that sentenced you or withheld the judgment.', setAsideLaw, ['id-set-aside']),
    told('File a civil petition in the court that had the case.', traffickingLaw, ['id-trafficking-vacatur']),
    toldOn(juvenileRule, 'File in the county where the youth case was decided.', youthLaw, youth),
    told('Send a pardon application to the Commission of Pardons and Parole.', pardons, ['id-pardon']),
  ],
  copiesAndService: [
    told('The court tells the prosecutor. The prosecutor tells any victim.', shieldLaw, shield),
    told('Give the prosecutor a copy, or the police if you were never charged.', traffickingLaw, [
      'id-trafficking-vacatur',
    ]),
  ],
  hearing: [
    told(how.shieldHearing, shieldLaw, shield),
    toldOn(juvenileRule, 'The court sets a hearing at least 14 days after notice of it.', youthLaw, youth),
    told(
      'The state police need no hearing. Court or police papers that show how it ended are enough.',
      police,
      ['id-arrest-expungement'],
    ),
  ],
  howLong: [
    told('In a trafficking case the first meeting with the judge is within 60 days.', traffickingLaw, [
      'id-trafficking-vacatur',
    ]),
  ],
  checkIt: [
    told(
      'Order your record from the state police again. A dismissed charge shows until it is expunged.',
      police,
    ),
    told(
      'Search your name on the court’s iCourt portal. A shielded case is not open to the public.',
      cleanSlate,
      shield,
    ),
  ],
  employers: [
    told(
      'After a record is shielded you may answer that the case never happened. Not so in court, or to become a peace officer.',
      shieldLaw,
      shield,
    ),
    toldOn(gurney, 'A case that was set aside still shows. Say that it was dismissed.', setAsideLaw, [
      'id-set-aside',
    ]),
  ],
  cautions: [
    told(how.once, cleanSlate, shield),
    told('A new felony conviction takes the shield away if the prosecutor asks.', shieldLaw, shield),
    told('A case dismissed under § 19-2604 cannot be expunged as a dismissed arrest.', shieldLaw, [
      'id-set-aside',
    ]),
    told(
      'If you are not a citizen, ask an immigration lawyer first. A plea counts there even if it was withheld.',
      setAsideLaw,
    ),
  ],
  whoStillSeesIt: [
    told('Police, prosecutors and courts keep access to shielded records.', shieldLaw, shield),
    told('Shielding destroys nothing. It only closes the record to the public.', cleanSlate, shield),
  ],
  afterwards: [
    told('Keep a copy of the order. Show it if an old record still turns up.', cleanSlate),
    told(
      'A pardon does not remove the crime from your history. It gives back rights, guns included.',
      pardons,
      ['id-pardon'],
    ),
    told(
      'Voting and other rights come back when the whole sentence is over. For guns the law lists exceptions.',
      rightsLaw,
      ['id-vote'],
    ),
  ],
  cleanSlate: [
    told(
      'Idaho clears nothing by itself. Its Clean Slate Act works only if you file a petition.',
      cleanSlate,
    ),
  ],
  help: [
    {
      name: 'Idaho Legal Aid Services',
      url: 'https://www.idaholegalaid.org',
      kind: 'legal aid',
      what: 'Free civil legal help across the state, with an online application.',
      cost: 'free if you have little money',
      readOn: 'https://cdapress.com/news/2013/aug/08/legal-aid-now-you-can-apply-online-5',
    },
    {
      name: 'Idaho Volunteer Lawyers Program',
      kind: 'legal aid',
      url: 'https://isb.idaho.gov/blog/idaho-law-foundation-overview-of-the-idaho-volunteer-lawyers-program-by-jennifer-m-schindele',
      what: 'Volunteer lawyers give free advice to people who cannot pay.',
      cost: 'free if you have little money',
    },
    {
      name: 'Bureau of Criminal Identification',
      url: police,
      kind: 'office',
      what: 'The office of the state police that expunges arrests. Ask it about your request.',
      phone: '208-884-7130',
      readOn: bureau,
    },
  ],
};
