import { freeSearch, type Guide } from '../../place/guide.ts';
import * as how from './how.ts';
import { pages } from './sources.ts';
import { lookUp } from './tasks.ts';

const forms = 'https://www.selfrepresent.mo.gov/page.jsp?id=649';
const nameSearch = 'https://www.machs.mo.gov/MocchWebInterface/faq.html';
const closedRecords = 'https://revisor.mo.gov/main/OneSection.aspx?section=610.120';
const arrestPetition = 'https://revisor.mo.gov/main/OneSection.aspx?section=610.123';
const ownWay = 'https://spongey.app/index.php/learnmore/20-file-pro-se-for-expungement-in-missouri';
const clemency = 'https://agpsetpartnerstobii.pages.dev/675227.html';
const midMissouri = 'https://mmls.org';

const general = [
  'mo-expunge-felony',
  'mo-expunge-misdemeanor',
  'mo-expunge-infraction',
  'mo-expunge-arrest',
  'mo-expunge-charge',
];
const arrests = ['mo-expunge-traffic-arrest', 'mo-false-arrest'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Ask the Missouri State Highway Patrol through its site MACHS. A name search shows only open records. A fingerprint search shows closed ones too.',
      source: nameSearch,
    },
    {
      text: 'A name search is about $15 with the card fee. Most answers come in two business days.',
      source: nameSearch,
    },
    { text: 'Case.net shows open court cases only.', readOn: ownWay },
  ],
  forms: [
    {
      name: 'Petition for Expungement, Section 610.140, RSMo',
      url: forms,
      demanded: 'not known',
      for: general,
      readOn: forms,
    },
    {
      name: 'Petition for Expungement of Arrest Records',
      url: forms,
      demanded: 'not known',
      for: arrests,
      readOn: forms,
    },
  ],
  withoutForm: [
    {
      text: 'The courts’ form for arrests is not for a first DWI. Write a petition under § 610.130. Give your name, birth date and case number, and say that you had no such case since.',
      source: forms,
      for: ['mo-expunge-first-dwi'],
    },
    {
      text: 'We found no form. Write to the court that sentenced you. Name the section, the case number and your date of birth.',
      source: pages.minorAlcohol,
      for: [
        'mo-expunge-minor-alcohol',
        'mo-expunge-young-prostitution',
        'mo-expunge-nonsupport',
        'mo-close-old-suspension',
      ],
    },
    {
      text: 'We found no form. Ask the juvenile office of the county, or write to the juvenile judge.',
      source: pages.juvenile,
      for: ['mo-seal-juvenile'],
    },
    {
      text: 'The Parole Board has the Application for Executive Clemency.',
      readOn: clemency,
      for: ['mo-pardon'],
    },
  ],
  fees: [
    { text: how.courtFee, readOn: 'http://revisor.mo.gov/main/PageSelect.aspx?section=488.650&bid=33572' },
    {
      text: 'Serving copies can cost more: certified mail, or a sheriff’s fee.',
      readOn: ownWay,
    },
    {
      text: 'Marijuana cases are expunged by the courts at no cost to you.',
      readOn: 'https://www.newstribune.com/news/2022/nov/13/courts-preparing-for-marijuana-expungements/',
      for: ['mo-marijuana-misdemeanor', 'mo-marijuana-felony'],
    },
    { text: 'We know of no fee for a pardon.', readOn: clemency, for: ['mo-pardon'] },
  ],
  feeWaiver: [{ text: how.feeWaiver, readOn: ownWay }],
  whereToFile: [
    {
      text: 'File in a court in which you were charged or found guilty. For an arrest without a charge, file in the county of the arrest.',
      source: pages.expungement,
    },
    {
      text: 'File in the court where you pleaded guilty or were sentenced.',
      source: pages.drunkDriving,
      for: [
        'mo-expunge-first-dwi',
        'mo-expunge-minor-alcohol',
        'mo-expunge-young-prostitution',
        'mo-expunge-nonsupport',
      ],
    },
    {
      text: 'Send it to the Missouri Parole Board, 3400 Knipp Drive, Jefferson City, MO 65109.',
      readOn: clemency,
      for: ['mo-pardon'],
    },
  ],
  copiesAndService: [
    { text: how.nameEveryone, source: pages.expungement },
    {
      text: 'Ask the clerk for a summons for each office. Send each its papers by certified mail, and file the receipts.',
      readOn: ownWay,
    },
    {
      text: 'For an arrest record, add your fingerprints on a card.',
      source: arrestPetition,
      for: arrests,
    },
  ],
  hearing: [
    {
      text: 'The prosecutor has 30 days to object. If they do, there is a hearing within 60 days. Without an objection the court may still set one.',
      source: pages.expungement,
      for: general,
    },
    {
      text: 'There is a hearing before a DWI is expunged.',
      source: pages.drunkDriving,
      for: ['mo-expunge-first-dwi'],
    },
    {
      text: 'State in the petition that you are no threat and that it is in the public interest. Then the prosecutor must show why not. A victim may speak.',
      source: pages.expungement,
      for: general,
    },
    {
      text: 'If the judge says no, you may appeal, as in any civil case.',
      source: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.124',
      for: arrests,
    },
  ],
  howLong: [
    { text: 'The court must decide within 6 months of the filing.', source: pages.expungement, for: general },
    { text: `${how.oneYearToRefile}`, source: pages.expungement, for: general },
  ],
  checkIt: [
    {
      text: 'Look for the case on Case.net some weeks later. Then ask the Highway Patrol for a new name search.',
      source: nameSearch,
    },
    {
      text: 'If a marijuana case still shows, ask the circuit clerk. Many counties missed the deadline.',
      readOn: 'https://www.jdp.com/blog/marijuana-expungements-in-missouri-proceeds-slowly-after-deadline/',
      for: ['mo-marijuana-misdemeanor', 'mo-marijuana-felony'],
    },
  ],
  employers: [
    {
      text: 'After an expungement you may answer “no” to an employer if no other crime is on your public record. You must tell if a law bars people with convictions from that job.',
      source: pages.expungement,
    },
    {
      text: 'An expunged crime may not rule you out by itself for a state license. It may be weighed.',
      source: pages.expungement,
    },
  ],
  cautions: [
    {
      text: 'You can expunge two felonies and three misdemeanors in your life. Choose with care, and list all crimes of one event together: they count once.',
      source: pages.expungement,
      for: general,
    },
    {
      text: 'Missouri courts cannot clear federal cases or those of other states.',
      source: pages.expungement,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, prosecutors and courts still see closed records. So do some agencies that check fingerprints for work with children, older people or people with disabilities.',
      source: closedRecords,
    },
    { text: how.stillTell, source: pages.expungement },
  ],
  afterwards: [
    {
      text: 'The court sends the order to every office you named. The Highway Patrol asks the FBI to expunge its record.',
      source: pages.expungement,
    },
    { text: how.priorOffense, source: pages.expungement },
  ],
  cleanSlate: [
    {
      text: 'Missouri closes cases that were dropped or ended in not guilty, and suspended sentences (SIS) once probation is over. An arrest without a charge is closed after 30 days.',
      source: pages.closing,
    },
    {
      text: 'Courts also had to expunge most old marijuana cases in 2023. By January 1, 2027 the state is to begin clearing cases of having drugs or drug gear too.',
      readOn: pages.marijuanaDeadlines,
    },
  ],
  help: [
    {
      name: 'Mid-Missouri Legal Services',
      url: midMissouri,
      kind: 'legal aid',
      what: 'Free lawyers.',
      cost: 'free if you have little money',
      area: '11 counties in the middle of the state',
    },
    {
      name: 'Legal Services of Southern Missouri',
      url: 'https://www.lsosm.org',
      kind: 'legal aid',
      what: 'Clinics and free lawyers for expungement.',
      phone: '800-444-4863',
      cost: 'free if you have little money',
      area: 'Around Springfield',
      readOn:
        'https://www.news-leader.com/story/news/local/ozarks/2019/11/20/missouri-poverty-clean-slate-clinics-expungement-records/4243273002/',
    },
    {
      name: 'Legal Services of Eastern Missouri',
      url: 'https://lsem.org',
      kind: 'legal aid',
      what: 'Free lawyers for people with a low income.',
      cost: 'free if you have little money',
      area: '21 counties in the east, with St. Louis',
      counties: [
        'Adair',
        'Clark',
        'Franklin',
        'Jefferson',
        'Knox',
        'Lewis',
        'Lincoln',
        'Macon',
        'Marion',
        'Monroe',
        'Montgomery',
        'Pike',
        'Ralls',
        'Schuyler',
        'Scotland',
        'Shelby',
        'St. Charles',
        'St. Louis City',
        'St. Louis County',
        'Warren',
        'Washington',
      ],
      readOn: 'http://wdw.lsem.org/about-lsem/frequently-asked-questions/',
    },
    {
      name: 'The Missouri Bar',
      url: 'https://news.mobar.org/expunging-a-criminal-conviction-in-Missouri-lessons-learned/',
      kind: 'bar association',
      what: 'How expungement works, from a lawyer who does it.',
    },
    {
      name: 'Freedom Network USA',
      url: 'https://freedomnetworkusa.org/srp_states/mo/',
      kind: 'group',
      what: 'For people who were trafficked.',
      cost: 'free',
    },
    {
      name: 'Criminal Justice and Employment Initiative, Cornell University',
      url: 'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/missouri-expungement',
      kind: 'law school',
      what: 'A plain guide to expungement in Missouri.',
      cost: 'free',
    },
  ],
};
