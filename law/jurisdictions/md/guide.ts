import { type CourtForm, type Guide, told, toldOn } from '../../place/guide.ts';
import { lawPage } from './cites.ts';
import { convictionFee, shieldedLimit, withoutConvictionFee } from './how.ts';
import { lookUp } from './tasks.ts';

const department = 'https://dpscs.maryland.gov/publicservs/expung.shtml';
const courts = 'https://www.mdcourts.gov';
const courtHelp = `${courts}/legalhelp/expungement`;
const waivers = 'https://mdcourts.gov/legalhelp/filingfeewaivers';
const brochure = `${courts}/sites/default/files/import/mdatjc/docs/04redexpungementofcriminalrecords.txt`;
const leaflet =
  'https://vdocument.in/how-can-i-expunge-my-criminal-record-record-mdcourtsgov-in-certain-cases-criminal.html';
const peoplesLaw = 'https://peoples-law.com//node/43231/printable/print';
const caseSearch = 'https://mdcourts.gov/casesearch';
const youthSteps = 'https://peoples-law.org/node/24796';
const answerRule = 'https://howtolegalhelp.com/rule-4-505-answer-to-application-or-petition';
const screening = 'https://www.dllr.state.md.us/labor/wages/esscrimscreen.shtml';
const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';

/** A form of the Judiciary, at the page where it hands it out unless the form has its own address. */
const form = (number: string, name: string, reliefs: readonly string[], url = courtHelp): CourtForm => ({
  number,
  name,
  url,
  demanded: 'yes',
  for: reliefs,
  readOn: notes,
});

const convictions = [
  'md-no-longer-crime',
  'md-pardoned',
  'md-nuisance',
  'md-conviction-misdemeanor',
  'md-conviction-assault',
  'md-conviction-domestic',
  'md-conviction-felony',
];
const cannabis = ['md-cannabis', 'md-cannabis-automatic', 'md-conviction-cannabis-sale'];

const notConvicted = [
  'md-petition-not-convicted',
  'md-petition-pbj',
  'md-petition-pbj-dui',
  'md-petition-not-responsible',
];
const adult = [...notConvicted, ...convictions, ...cannabis];

/** What a court decides because somebody asked. */
const petitions = [
  ...notConvicted,
  ...convictions,
  'md-cannabis',
  'md-conviction-cannabis-sale',
  'md-juvenile-expungement',
  'md-juvenile-sealing',
  'md-trafficking-vacatur',
  'md-shielding',
];
const expunged = petitions.filter((id) => id !== 'md-shielding' && id !== 'md-juvenile-sealing');

export const guide: Guide = {
  ownRecord: [
    { ...toldOn(peoplesLaw, lookUp.text, caseSearch), free: true },
    told(
      'Your official criminal history (RAP sheet) comes from the state’s Criminal Justice Information System (CJIS). Call 410-764-4501.',
      'https://dpscs.maryland.gov/publicservs/FAQcjis.shtml',
    ),
    told(
      'It costs $18, and $20 more if CJIS takes your fingerprints. It mostly comes in less than 10 working days.',
      'https://www.dpscs.state.md.us/about/FAQcjis.shtml',
    ),
  ],
  forms: [
    form(
      'CC-DC-CR-072A',
      'Petition for Expungement of Records, for a case without a conviction',
      [
        'md-petition-not-convicted',
        'md-petition-pbj',
        'md-petition-pbj-dui',
        'md-petition-not-responsible',
        'md-automatic',
      ],
      `${courts}/sites/default/files/court-forms/ccdccr072a.pdf`,
    ),
    form('CC-DC-CR-072B', 'Petition for Expungement of Records (Guilty Disposition)', convictions),
    form('CC-DC-CR-072C', 'Petition for Expungement of Records, before three years have passed', [
      'md-petition-not-convicted',
    ]),
    form(
      'CC-DC-CR-072D',
      'Petition for Expungement of Records, for having cannabis or having it to sell',
      cannabis,
      `${courts}/sites/default/files/court-forms/ccdccr072d.pdf`,
    ),
    form('CC-DC-CR-078', 'General Waiver and Release, if you file before three years have passed', [
      'md-petition-not-convicted',
    ]),
    form('DC-CR-071', 'Application for expungement of a police record, if the police did not act', [
      'md-arrest',
    ]),
    form(
      'CC-DC-CR-148',
      'Petition for Shielding Under the Maryland Second Chance Act',
      ['md-shielding'],
      `${courts}/legalhelp/shieldingcriminalrecords`,
    ),
    {
      ...form(
        'JUV-11-506.1',
        'Petition for expungement of a juvenile record',
        ['md-juvenile-expungement'],
        `${courts}/family/juvrecordexpungement`,
      ),
      readOn: youthSteps,
    },
    {
      ...form(
        'CC-DC-089',
        'Request for Waiver of Costs, with notice MDJ-008',
        [...convictions, ...cannabis],
        waivers,
      ),
      waiver: true,
    },
  ],
  withoutForm: [
    told('We found no form for this motion. You or your lawyer write it.', lawPage('8-302'), [
      'md-trafficking-vacatur',
    ]),
    told(
      'We found no form for this. Write to the juvenile court, or ask its clerk.',
      lawPage('3-8A-27', 'CJP'),
      ['md-juvenile-sealing'],
    ),
  ],
  fees: [
    told('Expunging a juvenile record is free.', `${courts}/family/juvrecordexpungement`, [
      'md-juvenile-expungement',
    ]),
    toldOn('https://cleanmyrecordmd.com/faq', withoutConvictionFee, courtHelp, notConvicted),
    told(convictionFee, department, [...convictions, ...cannabis]),
  ],
  feeWaiver: [
    told(
      'Hand in a Request for Waiver of Costs (CC-DC-089) and the notice MDJ-008 with your petition. You pay nothing that day. A judge looks at what you earn and decides.',
      waivers,
      [...convictions, ...cannabis],
    ),
  ],
  whereToFile: [
    told(
      'File with the court that had your case last. Each case needs its own petition.',
      department,
      petitions,
    ),
    told(
      'District and circuit courts use the same forms. You may file in person or by mail.',
      brochure,
      petitions,
    ),
  ],
  copiesAndService: [
    told(
      'The court sends your petition to the State’s Attorney. If you were convicted, it also tells the victims it has on file.',
      lawPage('10-110'),
      adult,
    ),
    told(
      'For a juvenile record the court sends it to the victims, to those of their families who came to court, and to the State’s Attorney.',
      youthSteps,
      ['md-juvenile-expungement'],
    ),
  ],
  hearing: [
    toldOn(
      answerRule,
      'The State’s Attorney has 30 days to answer. If nobody objects in that time, it counts as a yes, and there need be no hearing.',
      undefined,
      petitions,
    ),
    told('If someone objects, there is a hearing and a judge decides.', lawPage('10-110'), petitions),
    toldOn('http://casetext.com/case/in-re-vincent-s-3', 'If the judge says no, you may appeal.', undefined, [
      'md-petition-not-convicted',
      'md-conviction-misdemeanor',
      'md-conviction-assault',
      'md-conviction-domestic',
      'md-conviction-felony',
    ]),
  ],
  howLong: [
    told('About 90 days, or longer if someone objects or appeals.', department, petitions),
    toldOn(
      'https://howtolegalhelp.com/?p=15205',
      'If the State objects and the judge says yes, the order waits 30 days for an appeal.',
      undefined,
      petitions,
    ),
  ],
  checkIt: [
    told(
      'Each office must write to you within 60 days that it has cleared its files (“certificate of compliance”). Keep these letters.',
      lawPage('10-105'),
      expunged,
    ),
    toldOn(leaflet, 'Look on Case Search if the case is gone.', caseSearch),
    told(
      'Case Search does not show some cannabis cases, though the court still has the file. Ask the clerk if it was expunged.',
      lawPage('10-112'),
      cannabis,
    ),
  ],
  employers: [
    told(
      'You need not tell an employer about what was expunged. Jobs under federal rules may be different.',
      brochure,
    ),
    told('No one may fire you or turn you down only because you would not tell of it.', lawPage('10-109')),
    told(
      'The same holds for a shielded conviction, if the employer may not check by law.',
      lawPage('10-306'),
      ['md-shielding'],
    ),
    told(
      'Employers with 15 or more full-time workers may not ask about your record before the first interview in person. Work with children or vulnerable adults is different.',
      screening,
    ),
  ],
  cautions: [
    told('Each case needs its own request. There is no way to clear them all at once.', brochure, petitions),
    toldOn(leaflet, 'Private background check firms may hold old copies.', courtHelp),
    told('The $30 is not paid back if the court says no.', department, [
      ...convictions,
      'md-cannabis',
      'md-conviction-cannabis-sale',
    ]),
  ],
  whoStillSeesIt: [
    told('An expunged record can be opened only by order of a court.', lawPage('10-108'), [
      ...expunged,
      'md-automatic',
      'md-arrest',
    ]),
    told(`A shielded record: ${shieldedLimit}`, lawPage('10-302'), ['md-shielding']),
    toldOn(
      leaflet,
      'The Motor Vehicle Administration and the police may keep files of their own.',
      courtHelp,
    ),
  ],
  afterwards: [
    told(
      'When you apply, no employer, school or government office may make you tell about what was expunged. Federal law may still make you tell.',
      lawPage('10-109'),
    ),
  ],
  cleanSlate: [
    told(
      'Some cases that ended on or after October 1, 2021 are expunged by themselves after three years. Every charge in the case was dropped, dismissed or ended in “not guilty”.',
      lawPage('10-105.1'),
    ),
    told(
      'Cases from before July 1, 2023 that were only about having cannabis were to be off the state’s record by July 1, 2024.',
      lawPage('10-112'),
    ),
  ],
  help: [
    {
      name: 'Maryland Court Help Center',
      url: 'https://www.mdcourts.gov/reference/complaintsfaq',
      kind: 'court',
      what: 'Legal advice on expungement from the courts’ own lawyers.',
      phone: '410-260-1392',
      cost: 'free',
    },
    {
      name: 'Maryland Volunteer Lawyers Service',
      url: 'https://mvlslaw.org/about-us/what-we-do/',
      kind: 'legal aid',
      what: 'Helps with expungement, shielding and vacatur.',
      phone: '410-547-6537',
      cost: 'free if you have little money',
      hours: 'Monday to Thursday, 9 a.m. to noon',
      readOn: 'https://211md.org/blog/episode-6-maryland-volunteer-lawyers-service/',
    },
    {
      name: 'Maryland Legal Aid',
      url: 'https://www.mdlab.org/',
      kind: 'legal aid',
      what: 'Twelve offices for the whole state. Its lawyers also file petitions at expungement clinics.',
      cost: 'free if you have little money',
      readOn:
        'https://www.cbsnews.com/baltimore/news/maryland-expungement-clinic-criminal-loyola-records-legal-aid',
    },
    {
      name: 'People’s Law Library of Maryland',
      url: 'https://www.peoples-law.org/steps-juvenile-record-expungement-process',
      kind: 'legal aid',
      what: 'Plain guides to each step.',
      cost: 'free',
    },
  ],
};
