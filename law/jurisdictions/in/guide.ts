import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const legalHelp = 'https://indianalegalhelp.org/';
const police = 'https://in.gov/ai/appfiles/isp-lch2/faq.html';
const legalServices = 'https://www.indianalegalservices.org/eligibility-guidelines';
const evansville = 'https://evansvillegov.org/county/department/division.php?structureid=86';
const helpDesk = 'https://law.indiana.edu/academics/public-interest/expungement-desk.html';
const feePage = 'https://legalclarity.org/how-much-does-it-cost-to-get-a-dui-expunged-in-indiana';
const courtArticle =
  'https://vdocument.in/detailed-information-on-criminal-case-expungement-an-individualas-eligibility.html';
const arrests = address('35-38-9-1');
const procedure = address('35-38-9-9');
const petitions = address('35-38-9-8');

const convictions = ['in-misdemeanor', 'in-minor-felony', 'in-felony', 'in-serious-felony'];
const withConvictions = [...convictions, 'in-dropped-beside-conviction'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told('On mycase.in.gov, search all counties and all names you have used.', legalHelp),
    told(
      'The State Police sell your limited criminal history online for $16.32. It shows felonies and Class A misdemeanors.',
      police,
    ),
    told('Ask the clerk of each county for the case summary and a list of what you still owe.', petitions),
  ],
  forms: [
    {
      number: 'CCA-XP-0220-7008',
      name: 'Pages on a misdemeanor, for the petition on convictions (section 2)',
      url: legalHelp,
      demanded: 'no',
      for: ['in-misdemeanor'],
      readOn: legalHelp,
    },
    {
      number: 'CCA-XP-0220-7009',
      name: 'Pages on a Level 6 or Class D felony, for the petition on convictions (section 3)',
      url: legalHelp,
      demanded: 'no',
      for: ['in-minor-felony'],
      readOn: legalHelp,
    },
    {
      number: 'CCA-XP-0220-7010',
      name: 'Pages on another felony, for the petition on convictions (section 4)',
      url: legalHelp,
      demanded: 'no',
      for: ['in-felony'],
      readOn: legalHelp,
    },
    {
      name: 'Petition and order on convictions',
      url: legalHelp,
      demanded: 'no',
      for: ['in-misdemeanor', 'in-minor-felony', 'in-felony'],
      readOn: legalHelp,
    },
    {
      number: 'CCA-XP-0120-7002',
      name: 'Notice for what must stay secret, such as your Social Security number',
      url: legalHelp,
      demanded: 'no',
      for: [...convictions, 'in-arrest'],
      readOn: legalHelp,
    },
    {
      number: 'CCA-GF-0120-3016',
      name: 'Appearance by a person without a lawyer',
      url: legalHelp,
      demanded: 'no',
      for: [...convictions, 'in-arrest'],
      readOn: legalHelp,
    },
  ],
  withoutForm: [
    told(
      'There is a set of forms for arrests without a conviction. Your petition names the arrest and its day, the county, the police, the case number, your birth date and the last four digits of your Social Security number.',
      arrests,
      ['in-arrest'],
    ),
    told(
      'We found no form for section 5. Write a verified petition with all that § 35-38-9-8(b) lists, and attach the prosecutor’s consent.',
      petitions,
      ['in-serious-felony'],
    ),
    told('Name the dropped charge in the petition for the conviction.', petitions, [
      'in-dropped-beside-conviction',
    ]),
    told(
      'We found no form. Write a verified petition: say which infraction it was and when you paid.',
      address('34-28-5-15'),
      ['in-infraction'],
    ),
    told(
      'We found no form. Write a petition to the juvenile court with your name and the case.',
      address('31-39-8-2'),
      ['in-juvenile'],
    ),
    told(
      'We found no form. Ask for post-conviction relief and say that you were a victim of trafficking.',
      address('35-38-10-2'),
      ['in-trafficking', 'in-juvenile-trafficking'],
    ),
    told(
      'We found no form. Write a petition, name the conviction and attach the pardon.',
      address('11-9-2-1'),
      ['in-pardoned'],
    ),
  ],
  fees: [
    toldOn(feePage, how.convictionFee, undefined, withConvictions),
    toldOn(feePage, how.noArrestFee, undefined, ['in-arrest']),
  ],
  feeWaiver: [
    told('If you cannot pay, ask the court to waive or lower the fee when you file.', petitions, convictions),
  ],
  whereToFile: [
    told('A circuit or superior court of the county that convicted you.', petitions, withConvictions),
    told(
      'A circuit or superior court of the county of the charge. Without a charge: the county of the arrest.',
      arrests,
      ['in-arrest'],
    ),
    told('The court that had the infraction.', address('34-28-5-15'), ['in-infraction']),
    told('The juvenile court that had the case.', address('31-39-8-2'), [
      'in-juvenile',
      'in-juvenile-trafficking',
    ]),
    told('The court that convicted you.', address('35-38-10-2'), ['in-trafficking', 'in-pardoned']),
  ],
  copiesAndService: [
    told(how.serveProsecutor, procedure, convictions),
    told(how.courtServes, arrests, ['in-arrest']),
  ],
  hearing: [
    told(
      'If the prosecutor does not object, the court may decide without a hearing. Otherwise the hearing is at least 60 days after they got your petition.',
      procedure,
    ),
    told(
      'A victim may speak at the hearing. You have to show that what you wrote is true.',
      procedure,
      convictions,
    ),
    told('If the judge says no, you may appeal.', procedure, [
      ...convictions,
      'in-arrest',
      'in-dropped-beside-conviction',
    ]),
  ],
  howLong: [
    told(
      'The prosecutor has 30 days to answer. With an objection it takes at least 60 days.',
      procedure,
      convictions,
    ),
  ],
  checkIt: [
    told(
      'Look on mycase.in.gov and ask the State Police for your history again. If the case still shows, take the order to the clerk.',
      police,
    ),
  ],
  employers: [told(how.mayAnswer, address('35-38-9-10'))],
  cautions: [
    told(how.onePetition, procedure, convictions),
    told(how.waitForAll, procedure, convictions),
    told('Your expungement file is public until the judge signs the order.', procedure, convictions),
    told(how.sooner, petitions, convictions),
  ],
  whoStillSeesIt: [
    told(
      'Police and prosecutors see it, and an expunged conviction counts in a new case.',
      address('35-38-9-10'),
    ),
    told(
      'A felony under section 4 or 5 stays public, with a mark that it was expunged.',
      address('35-38-9-7'),
      ['in-felony', 'in-serious-felony'],
    ),
  ],
  afterwards: [
    toldOn(
      courtArticle,
      'With the conviction the court also expunges the arrest and the dropped charges of the same case.',
      undefined,
      withConvictions,
    ),
    told(how.rightsBack, address('35-38-9-10'), convictions),
  ],
  cleanSlate: [
    told(
      'Indiana clears by itself only what ended without a conviction, if it was charged after June 30, 2022. The court orders it when all charges are dismissed or you are found not guilty. It takes effect after 60 days. For convictions you have to ask.',
      arrests,
      ['in-dropped-automatic', 'in-juvenile-dropped-automatic', 'in-infraction-dropped'],
    ),
  ],
  help: [
    {
      name: 'Indiana Legal Help',
      url: legalHelp,
      kind: 'legal aid',
      what: 'Forms for expungement, and a way to find a free or cheap lawyer near you.',
      cost: 'free',
    },
    {
      name: 'Indiana Legal Services',
      url: legalServices,
      kind: 'legal aid',
      what: 'Free lawyers for people with little money. They help with expungements.',
      cost: 'free if you have little money',
    },
    {
      name: 'Legal Aid Society of Evansville',
      url: evansville,
      kind: 'legal aid',
      what: 'Free lawyers for people with little money. Ask whether they take expungements.',
      phone: '812-435-5173',
      cost: 'free if you have little money',
      area: 'Vanderburgh County',
      counties: ['Vanderburgh'],
      hours: 'Monday to Friday, 8 to 11:30 a.m.',
    },
    {
      name: 'Bloomington Expungement Help Desk',
      url: helpDesk,
      kind: 'law school',
      what: 'Lawyers of Indiana Legal Services help you with the petition.',
      cost: 'free',
    },
    {
      name: 'Civil Practice Clinic, IU McKinney School of Law',
      url: 'https://mckinneylaw.iu.edu/news/archive.html?nid=3865',
      kind: 'law school',
      what: 'Law students with their professor take expungement cases.',
      cost: 'free',
      area: 'Indianapolis',
    },
  ],
};
