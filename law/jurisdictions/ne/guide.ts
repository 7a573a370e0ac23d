import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import { pardons, sealing, settingAside, staysVisible, stillSeen, unconfirmed, youth } from './how.ts';

const patrol = 'https://statepatrol.nebraska.gov/services/public-records-requests';
const youthForms =
  'https://supremecourt.nebraska.gov/administration/self-represented-litigant-resources/juvenile-record';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/nebraska-restoration-of-rights-pardon-expungement-sealing/';

const alone = ['ne-no-charges', 'ne-diversion', 'ne-dropped', 'ne-deferred'];
const motions = ['ne-dropped-before-2017', 'ne-pardoned', 'ne-trafficking'];
const setAside = 'ne-set-aside';
const juvenile = 'ne-juvenile-motion';
const error = 'ne-arrest-error';
const pardon = 'ne-pardon';

export const guide: Guide = {
  ownRecord: [
    toldOn(
      'https://backgroundcheck.net/ne/nebraska-criminal-background-check/',
      'Ask the Nebraska State Patrol for your criminal history. We read $12.50 by mail and $15.50 online. Ask first.',
      patrol,
    ),
    told('Ask the clerk of each court that had a case for the papers that show how it ended.', sealing),
  ],
  forms: [
    {
      number: 'CC 6:11',
      name: 'Petition to Set Aside Criminal Conviction',
      url: settingAside,
      demanded: 'not known',
      for: [setAside],
      readOn: settingAside,
    },
    {
      number: 'CC 6:12',
      name: 'Motion to Seal Criminal Record',
      url: sealing,
      demanded: 'not known',
      for: motions,
      readOn: sealing,
    },
    {
      number: 'JC 15:1',
      name: 'Motion to Seal Records (Juvenile)',
      url: youthForms,
      demanded: 'not known',
      for: [juvenile],
      readOn: youthForms,
    },
    {
      number: 'JC 15:3',
      name: 'Motion to Seal Records (County Court)',
      url: youthForms,
      demanded: 'not known',
      for: [juvenile],
      readOn: youthForms,
    },
    {
      name: 'Application for a pardon',
      url: pardons,
      demanded: 'yes',
      for: [pardon],
      readOn: pardons,
    },
  ],
  withoutForm: [
    told(
      'There is no form for an arrest by mistake. Write a petition that says how the police were wrong, and prove it.',
      address('29-3523'),
      [error],
    ),
    told(
      'We found no form for the first step. Write a motion to set aside that says how you were trafficked.',
      address('29-3005'),
      ['ne-trafficking'],
    ),
  ],
  fees: [
    told(unconfirmed, settingAside, [setAside, ...motions, juvenile, error]),
    told('What is sealed by itself costs nothing.', sealing, alone),
    told('We found no fee for asking for a pardon.', pardons, [pardon]),
  ],
  feeWaiver: [
    told(
      'If you cannot pay, ask the court to let you file without fees (“in forma pauperis”). You swear to what you have.',
      address('25-2301.01'),
    ),
  ],
  whereToFile: [
    told('In the court that sentenced you, county or district.', settingAside, [setAside]),
    told('In the court that had the case.', address('29-3523'), motions),
    told('In the court where the juvenile case was heard.', youthForms, [juvenile]),
    told('In the district court of the county of the arrest.', address('29-3523'), [error]),
    told('Send it to the Board of Pardons.', pardons, [pardon]),
  ],
  copiesAndService: [
    told('File one petition for each conviction. Keep a copy for yourself.', settingAside, [setAside]),
    told('Have a copy served on the county attorney.', address('29-3523'), [error]),
    told('The court itself tells the county or city attorney about your motion.', youthForms, [juvenile]),
    told('Courts have local rules. Ask the clerk who must get a copy.', settingAside, [setAside, ...motions]),
  ],
  hearing: [
    told(
      'The judge asks how you have lived since, and if setting it aside is best for you and fits the public good.',
      settingAside,
      [setAside],
    ),
    told(
      'If nobody objects within 30 days, the court may seal without a hearing. Otherwise it holds one within 60 days.',
      youthForms,
      [juvenile],
    ),
    toldOn(
      'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
      'If you had a jail term and the judge says no, you must wait 2 years before you ask again.',
      address('29-2264'),
      [setAside],
    ),
  ],
  howLong: [told('A pardon can take 12 months or longer.', pardons, [pardon])],
  checkIt: [
    told('Ask the clerk of the court, or look for the case in the court’s public search.', sealing, alone),
    told('If a juvenile record still shows, write to the court and ask that it be sealed.', youthForms, [
      'ne-juvenile',
    ]),
  ],
  employers: [
    told(
      'Nobody may ask you about a sealed record for a job, a license or school. If they do, you may answer as if it never happened.',
      address('29-3523'),
      [...alone, ...motions],
    ),
    told(staysVisible, settingAside, [setAside]),
  ],
  cautions: [
    told('A set-aside does not give back gun rights. Only the Board of Pardons can.', profile, [setAside]),
    told(
      'A charge dropped in a deal, in a case with a conviction, is not sealed.',
      address('29-3523'),
      alone,
    ),
    told(
      'After a deferred judgment, somebody must ask the court to dismiss the case. It does not do so alone.',
      address('29-2292'),
      ['ne-deferred'],
    ),
    told('Since 2024 you may vote again once your felony sentence is over.', address('32-313'), [
      'ne-voting',
    ]),
  ],
  whoStillSeesIt: [told(stillSeen, address('29-3523'))],
  afterwards: [told('Keep a copy of the order, and show it to firms that still report the case.', sealing)],
  cleanSlate: [
    told(
      'Cases dismissed or ended in a verdict of not guilty since January 1, 2017 are sealed by themselves. Arrests without charges are sealed after 1 year.',
      sealing,
    ),
    told('Most juvenile records are sealed by themselves when the case is over.', youth),
  ],
  help: [
    {
      name: 'Legal Aid of Nebraska',
      url: 'https://www.legalaidofnebraska.org',
      kind: 'legal aid',
      what: 'Free help for people with low income, and clinics on set-asides and sealing.',
      phone: '877-250-2016',
      cost: 'free if you have little money',
      hours: 'Monday and Wednesday, 8:30 to 11:30 a.m.; Tuesday and Thursday, 1 to 4 p.m.',
      readOn:
        'https://www.legalaidofnebraska.org/2022/04/25/behind-the-scenes-legal-aid-of-nebraska-centralized-intake-unit/',
    },
    {
      name: 'Nebraska courts: criminal record rehabilitation',
      url: sealing,
      kind: 'court',
      what: 'Forms, instructions, and questions that lead you to the right way.',
      cost: 'free',
    },
    {
      name: 'Nebraska Board of Pardons',
      url: pardons,
      kind: 'office',
      what: 'Pardons: the application and what to send with it.',
    },
    {
      name: 'Nebraska courts: juvenile records',
      url: youth,
      kind: 'court',
      what: 'How juvenile records are sealed, and what to do if yours was not.',
      cost: 'free',
    },
  ],
};
