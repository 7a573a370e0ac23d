import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import { balance, finance, getRapSheet, mayDeny } from './how.ts';
import { lookUp } from './tasks.ts';

const petitionForm = 'https://nmonesource.com/nmos/forms/en/item/18414/index.do?iframe=true';
const rapSheetRule = 'https://srca.nm.gov/parts/title10/10.002.0200.html';
const aclu = 'https://www.aclu-nm.org/en/publications/how-do-i-expunge-my-record';
const cornell = 'https://cjei.cornell.edu/node/784';
const courtRule =
  'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-8-provisional-and-final-remedies-and-special-proceedings/rule-1-0771-expungement';
const hearingRule =
  'https://e.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-8-provisional-and-final-remedies-and-special-proceedings/rule-1-0771-expungement';
const lawFirm = 'https://gmontroselaw.com/expungement';
const pardonPage = 'https://aarons.law/pardons';
const code = 'https://github.com/saint1415/us-statutes';

const noConviction = 'nm-no-conviction';
const convictions = ['nm-conviction', 'nm-rest-of-case'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Ask the Department of Public Safety (DPS) for your record of arrests and prosecutions (RAP sheet). You need it for a petition.',
      rapSheetRule,
    ),
    told('Ask the FBI for your federal RAP sheet too. DPS tells people to get both.', rapSheetRule),
  ],
  forms: [
    {
      number: '4-952',
      name: 'Petition to expunge arrest records and public records upon release without conviction',
      url: petitionForm,
      demanded: 'not known',
      for: [noConviction],
      readOn: petitionForm,
    },
  ],
  withoutForm: [
    toldOn(
      lawFirm,
      'The Supreme Court has a form for petitions after a conviction among Forms 4-952 to 4-960.3. We could not open it: ask the clerk or the self-help desk.',
      undefined,
      convictions,
    ),
    toldOn(
      code,
      'We found no form. Write a motion with your name, the case, the day you were discharged and how old you were. Name § 30-31-28(D).',
      undefined,
      ['nm-young-drug-discharge'],
    ),
    told(
      'Ask the Administrative Office of the Courts how to send a request. The law says it must have a procedure.',
      address('29-3A-8'),
      ['nm-cannabis-request'],
    ),
    toldOn(
      code,
      'We found no form. Write a petition with the case, and say who trafficked you and how you were forced. Name § 30-52-1.2.',
      undefined,
      ['nm-trafficking'],
    ),
    told('We could not open a form. Ask the clerk of the children’s court for a motion to seal.', cornell, [
      'nm-juvenile-sealing',
    ]),
  ],
  fees: [
    told('The district court charges a filing fee. We could not confirm how much: ask the clerk.', aclu, [
      noConviction,
      ...convictions,
    ]),
    toldOn(
      courtRule,
      'For a marijuana case that should have been cleared there is no filing fee.',
      undefined,
      ['nm-cannabis', 'nm-cannabis-request'],
    ),
  ],
  feeWaiver: [
    told('If you cannot pay, ask the self-help desk of the district court how to file for free.', aclu),
  ],
  whereToFile: [
    told(
      'Without a conviction: in the district court of the county where you were arrested or charged.',
      address('29-3A-4'),
      [noConviction],
    ),
    told(
      'After a conviction: in the district court of the county where you were convicted.',
      address('29-3A-5'),
      convictions,
    ),
    told('In the court that had the case.', cornell, [
      'nm-young-drug-discharge',
      'nm-trafficking',
      'nm-juvenile-sealing',
    ]),
    told('At the Administrative Office of the Courts.', address('29-3A-8'), ['nm-cannabis-request']),
  ],
  copiesAndService: [
    told(getRapSheet, address('29-3A-4'), [noConviction, ...convictions]),
    told(
      'Mail the petition first class to the district attorney and DPS. They have 30 days to object.',
      address('29-3A-4'),
      [noConviction],
    ),
    told(
      'Send the petition to the district attorney, DPS and the police who arrested you.',
      address('29-3A-5'),
      convictions,
    ),
    toldOn(courtRule, 'One petition may hold all your cases of one judicial district.', undefined, [
      noConviction,
      ...convictions,
    ]),
  ],
  hearing: [
    toldOn(
      hearingRule,
      'Without a conviction, and if nobody objects, the judge may decide without a hearing. After a conviction there is always one.',
      undefined,
      [noConviction, ...convictions],
    ),
    told(balance, address('29-3A-5'), convictions),
  ],
  howLong: [
    told('The court must decide within 30 days of the hearing.', address('29-3A-5'), [
      noConviction,
      ...convictions,
    ]),
  ],
  checkIt: [
    told(
      'For a marijuana case, ask the Administrative Office of the Courts if it has been expunged.',
      address('29-3A-8'),
      ['nm-cannabis'],
    ),
    told('Ask DPS for your record again, and look on the courts’ Case Lookup page.', rapSheetRule),
  ],
  employers: [
    told(`${mayDeny} ${finance}`, address('29-3A-7')),
    toldOn(
      code,
      'A private employer may not ask about arrests or convictions on the application (§ 28-2-3.1). The state may ask only once you are a finalist (§ 28-2-3).',
    ),
  ],
  cautions: [
    told(
      'Some convictions are never expunged: DWI, embezzlement, crimes against children, and most sex crimes. Nor is it done if someone was hurt badly or died.',
      aclu,
    ),
    told('A new sentence for any crime, anywhere, starts the wait again.', address('29-3A-5'), convictions),
    told(
      'If someone used your name when they were arrested, you may have that expunged at any time.',
      address('29-3A-3'),
    ),
    toldOn(
      pardonPage,
      'A pardon gives back rights but does not clear the record. For that you still need a petition.',
      undefined,
      ['nm-pardon'],
    ),
  ],
  whoStillSeesIt: [
    told('District attorneys and some employers that need a security clearance may still see it.', aclu),
  ],
  afterwards: [told('The court sends the order to the police and the courts.', address('29-3A-5'))],
  cleanSlate: [
    told(
      'Marijuana cases that would be legal or a lesser crime today are expunged by themselves after two years. That goes for cases with no other charge.',
      address('29-3A-8'),
    ),
    told('For all other cases you have to ask.', address('29-3A-4')),
  ],
  help: [
    {
      name: 'ACLU of New Mexico: How do I expunge my record?',
      url: aclu,
      kind: 'group',
      what: 'Explains the law and where to look for a lawyer. It does not take cases itself.',
      cost: 'free',
    },
    {
      name: 'Cornell: Criminal records in New Mexico',
      url: cornell,
      kind: 'law school',
      what: 'Who may ask, for what, and what stays.',
      cost: 'free',
    },
    {
      name: 'New Mexico Department of Public Safety',
      url: rapSheetRule,
      kind: 'office',
      what: 'How to get your RAP sheet for a petition.',
    },
    {
      name: 'New Mexico Legal Aid',
      kind: 'legal aid',
      url: aclu,
      what: 'Free lawyers. Ask if they take expungement.',
      phone: '833-545-4357',
      cost: 'free if you have little money',
      readOn: 'https://www.asinglemother.org/20899-2/',
    },
  ],
};
