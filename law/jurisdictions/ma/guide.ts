import { type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { read } from './read.ts';

const seal = 'https://www.mass.gov/how-to/request-to-seal-your-criminal-record';
const expunge = 'https://www.mass.gov/how-to/request-a-non-time-based-expungement-of-your-criminal-record';
const cori = 'https://www.mass.gov/info-details/cori-frequently-asked-questions';
const clemency = 'https://www.mass.gov/info-details/executive-clemency-process';
const byMail = 'https://masslegalhelp.org/cori/seal-by-mail';
const sealing = 'https://masslegalhelp.org/cori/sealing';
const shouldI = 'https://www.masslegalhelp.org/cori/should-i-seal';
const marijuanaAct =
  'https://www.masslegalservices.org/content/governor-baker-signs-cannabis-social-equity-bill-making-expungement-decriminalized-cases';
const marijuanaPage = 'https://masslegalhelp.org/cori/sealing/marijuana-posession';
const convictions = 'https://cleanslateclearinghouse.org/policies/ma-c-2/';
const noConviction = 'https://cleanslateclearinghouse.org/policies/ma-nc-2/';
const ruling = 'https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/massachusetts-restoration-of-rights-pardon-expungement-sealing/';
const survivors = 'https://freedomnetworkusa.org/srp_states/ma/';

const mailed = ['ma-seal-by-mail', 'ma-no-longer-a-crime', 'ma-juvenile-sealing'] as const;
const inCourt = ['ma-court-sealing', 'ma-first-drug-possession'] as const;

export const guide: Guide = {
  ownRecord: [
    told(
      'Order your own record (“CORI”) from the Department of Criminal Justice Information Services. With a Massachusetts license or ID you can do it online (iCORI).',
      cori,
    ),
    told('It costs 25 dollars and takes up to 10 business days. Ask for a waiver if you cannot pay.', cori),
    told('Ask the Probation Service for your juvenile record. It has its own form for that.', seal, [
      'ma-juvenile-sealing',
    ]),
  ],
  forms: [
    {
      name: 'Petition to Seal',
      url: seal,
      demanded: 'yes',
      for: [...mailed],
      readOn: seal,
    },
    {
      number: 'TC0057',
      name: 'Petition to Seal Criminal Records for Nolle Prosequi or Dismissal',
      url: seal,
      demanded: 'not known',
      for: ['ma-court-sealing'],
      readOn: seal,
    },
    {
      number: 'TC0021',
      name: 'Petition for Expungement of Marijuana Offenses',
      url: marijuanaAct,
      demanded: 'not known',
      for: ['ma-marijuana-expungement'],
      readOn: marijuanaAct,
    },
    {
      name: 'Petition for Expungement (§ 100K)',
      url: expunge,
      demanded: 'not known',
      for: ['ma-mistake-expungement'],
      readOn: expunge,
    },
  ],
  withoutForm: [
    told(
      'The Commissioner of Probation has a form for this, “Petition to Expunge”. Ask for it at 617-557-0225.',
      cori,
      ['ma-young-expungement'],
    ),
    told('We found no form for this. Ask the clerk, and name c. 94C, § 34.', sealing, [
      'ma-first-drug-possession',
    ]),
    told('We found no form for this. Write a motion that names c. 265, § 59.', survivors, [
      'ma-trafficking-vacatur',
    ]),
    told('Ask the Parole Board for its petition. We could not see a form number.', clemency, ['ma-pardon']),
  ],
  fees: [
    told('There is no filing fee to seal a record by mail.', convictions, mailed),
    told('There is no filing fee to ask a judge to seal.', noConviction, inCourt),
    told('We found no fee for expungement. Ask the clerk before you file.', expunge, [
      'ma-marijuana-expungement',
      'ma-young-expungement',
      'ma-mistake-expungement',
    ]),
    told('We could not confirm the fee for this motion. Ask the clerk before you file.', survivors, [
      'ma-trafficking-vacatur',
    ]),
    told('We found no fee for a pardon.', clemency, ['ma-pardon']),
  ],
  feeWaiver: [told('For your CORI, say on the online form that you need an indigency waiver.', cori)],
  whereToFile: [
    told(
      'Mail or bring it to the Commissioner of Probation, One Ashburton Place, Room 405, Boston.',
      byMail,
      [...mailed, 'ma-young-expungement'],
    ),
    told(
      'File with the clerk of the court where the case began. In Boston you can file 3 or more dismissed cases of 2 or more divisions at once.',
      seal,
      inCourt,
    ),
    told('File with the clerk of the court that heard the case.', expunge, [
      'ma-marijuana-expungement',
      'ma-mistake-expungement',
      'ma-trafficking-vacatur',
    ]),
    told('Send it to the Parole Board, which is the Advisory Board of Pardons.', clemency, ['ma-pardon']),
  ],
  copiesAndService: [
    told('Give the district attorney a copy of all you file, on or before the day you file it.', expunge, [
      'ma-marijuana-expungement',
      'ma-mistake-expungement',
    ]),
    told(
      'Add a copy of your record and papers that show why you need this. It helps, but is no must.',
      seal,
      ['ma-court-sealing'],
    ),
  ],
  hearing: [
    told('There is no hearing. The Commissioner checks the form.', byMail, mailed),
    toldOn(
      read.clinic,
      'The clerk posts your request in the courthouse and tells the prosecutor, who tells any victim. The hearing is at least 7 days later, and short.',
      undefined,
      inCourt,
    ),
    told(
      'The judge looks at the harm the record does, what you have done since, how long ago it was, and why the case ended.',
      seal,
      ['ma-court-sealing'],
    ),
    told('You can check a box on the petition to ask for a hearing.', expunge, ['ma-mistake-expungement']),
    told(
      'If the judge says no, you may appeal. In 2023 the highest court sent such a case back for a new look.',
      ruling,
      ['ma-court-sealing'],
    ),
  ],
  howLong: [
    told('The court must order it within 30 days after you file.', marijuanaAct, [
      'ma-marijuana-expungement',
    ]),
    toldOn(
      'https://codes.findlaw.com/ma/part-iv-crimes-punishments-and-proceedings-in-criminal-cases-ch-263-280/ma-gen-laws-ch-276-sect-100g/',
      'The Commissioner has 60 days to check it. The district attorney has 60 more to object. Then it goes to the court.',
      undefined,
      ['ma-young-expungement'],
    ),
  ],
  checkIt: [
    told('Order your CORI again. A sealed case does not show on it.', sealing),
    told(how.askProbation, cori),
  ],
  employers: [
    told('When you apply for a job after your record is sealed, you can say “I have no record”.', sealing),
  ],
  cautions: [
    told('Each new conviction or time in jail starts the 3 or 7 years anew, for older cases too.', byMail, [
      'ma-seal-by-mail',
    ]),
    told(
      'If you are not a citizen, talk to an immigration lawyer before you seal or expunge. Get certified copies first.',
      shouldI,
    ),
    toldOn(
      read.notices,
      'You can tell the state not to seal. That helps few: people in immigration cases, or who need a high security clearance.',
      undefined,
      ['ma-not-guilty'],
    ),
    told('The FBI often keeps a record, and it may not say how the case ended.', marijuanaPage),
  ],
  whoStillSeesIt: [
    told(
      'Police, probation, courts and prosecutors see sealed records. So do agencies that check daycare workers, foster and adoptive parents.',
      shouldI,
    ),
    told('Nobody sees an expunged record: it is destroyed.', expunge, [
      'ma-marijuana-expungement',
      'ma-young-expungement',
      'ma-mistake-expungement',
    ]),
  ],
  afterwards: [
    told(
      'You may vote unless you are locked up for a felony. You may serve on a jury 7 years after a felony.',
      profile,
    ),
    told('Felonies, violent and drug crimes bar a gun license. Sealing does not change that.', profile),
    toldOn(
      read.guns,
      'For a misdemeanor more than 5 years ago, the Firearms Licensing Review Board may lift the bar. Your police chief then decides.',
    ),
  ],
  cleanSlate: [
    told(
      'Cases that ended with not guilty, “no bill” or “no probable cause” are sealed by themselves. You have to ask for all others.',
      ruling,
    ),
  ],
  help: [
    {
      name: 'MassLegalHelp',
      url: sealing,
      kind: 'legal aid',
      what: 'Plain pages on CORI and sealing, and a finder for free legal help.',
      cost: 'free',
    },
    {
      name: 'Greater Boston Legal Services, CORI and Re-entry Project',
      url: sealing,
      kind: 'legal aid',
      what: 'Free help with sealing and expungement.',
      phone: '617-371-1234',
      cost: 'free if you have little money',
      area: 'Around Boston',
      readOn: read.booklet,
    },
    {
      name: 'Community Legal Aid, CORI and Re-Entry',
      url: 'https://communitylegal.org/?p=10312',
      kind: 'legal aid',
      what: 'Sealing clinics.',
      cost: 'free if you have little money',
      area: 'Central and western Massachusetts',
    },
    {
      name: 'Boston Bar Association, CORI Sealing Clinic',
      url: 'https://bostonbar.org/news/bba-launches-cori-sealing-clinic/',
      kind: 'bar association',
      what: 'Volunteer lawyers help people with a low income to ask courts to seal.',
      cost: 'free if you have little money',
    },
    {
      name: 'Office of the Commissioner of Probation',
      url: seal,
      kind: 'office',
      what: 'Takes the petitions by mail and answers questions on them.',
      phone: '617-557-0225',
      cost: 'free',
      readOn: cori,
    },
  ],
};
