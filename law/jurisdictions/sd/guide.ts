import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import {
  afterOrder,
  courtForms,
  fee,
  instructions,
  mayDeny,
  pardonPages,
  proof,
  serve,
  stillKept,
  whereToFile,
} from './how.ts';
import { lookUp } from './tasks.ts';

const legalHelp = 'https://www.sdlawhelp.org/node/60/criminal-record-expungement';
const pardonStart = 'https://doc.sd.gov/pardon/';
const voting = 'https://sdsos.gov/elections-voting/voting/register-to-vote/felony-convictions.aspx';

const motions = ['sd-no-charges', 'sd-dismissed', 'sd-acquitted'];
const early = 'sd-dismissed-early';
const pardons = ['sd-exceptional-pardon', 'sd-expedited-pardon', 'sd-pardon'];
const juvenile = ['sd-juvenile-sealing', 'sd-juvenile-trafficking'];

export const guide: Guide = {
  ownRecord: [
    { ...told(lookUp.text, pardonPages), free: true },
    told('Online that search costs $20. It goes back to 1989.', pardonPages),
    told(
      'For your police record, write to the attorney general (Division of Criminal Investigation) and add your fingerprints.',
      address('23-5-12'),
    ),
  ],
  forms: [
    {
      number: 'UJS-391',
      name: 'Motion for Expungement, with instructions UJS-390 (Guide and File makes it for you)',
      url: courtForms,
      demanded: 'not known',
      for: [...motions, early],
      readOn: courtForms,
    },
    {
      number: 'UJS-232',
      name: 'Case Filing Statement, to file with it',
      url: courtForms,
      demanded: 'not known',
      for: [...motions, early],
      readOn: instructions,
    },
    {
      name: 'Application for a pardon: standard, exceptional or expedited',
      url: pardonStart,
      demanded: 'yes',
      for: pardons,
      readOn: pardonPages,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Write a petition with your name, your birth date and the case. Say when the court let you go, and what you have done since.',
      address('26-7A-115'),
      ['sd-juvenile-sealing'],
    ),
    told(
      'We found no form. Write a petition with the case, and say that it came from your being trafficked.',
      address('26-7A-115.1'),
      ['sd-juvenile-trafficking'],
    ),
  ],
  fees: [
    toldOn(instructions, fee, courtForms, [...motions, early]),
    told('What the law clears by itself costs nothing.', address('23A-3-34'), [
      'sd-removal',
      'sd-suspended-imposition',
      'sd-diversion',
      'sd-pardoned',
    ]),
  ],
  feeWaiver: [
    told(
      'Tell the court that you cannot pay and show your income. The judge may waive the filing fee.',
      address('23A-3-28'),
    ),
  ],
  whereToFile: [
    told(whereToFile, address('23A-3-27'), [...motions, early]),
    told('In the court that had the juvenile case.', address('26-7A-115'), juvenile),
    told(
      'Send a pardon application to the Board of Pardons and Paroles, online or on paper.',
      pardonStart,
      pardons,
    ),
  ],
  copiesAndService: [
    told(serve, address('23A-3-28'), [...motions, early]),
    toldOn(instructions, afterOrder, courtForms, [...motions, early]),
    told('Print the forms on one side only, and fill them in with black ink.', courtForms, [
      ...motions,
      early,
    ]),
    told(
      'For an ordinary pardon, publish a notice in a county newspaper for three weeks. Not for an exceptional pardon.',
      address('24-14-4'),
      ['sd-pardon'],
    ),
  ],
  hearing: [
    told('The court may set a hearing, unless all sides agree to do without.', address('23A-3-29'), [
      ...motions,
      early,
    ]),
    toldOn(
      instructions,
      'Arrange the hearing with the clerk (UJS-393). Or you, the state’s attorney and any victim all sign the waiver (UJS-392).',
      courtForms,
      [...motions, early],
    ),
    told(proof, address('23A-3-30'), [...motions, early]),
  ],
  howLong: [
    told('It takes at least 14 days from serving the motion to a hearing.', address('23A-3-28'), motions),
  ],
  checkIt: [
    told(
      'Ask for a record search at a courthouse. If a small case still shows after five years, ask the clerk to remove it.',
      address('23A-3-34'),
    ),
    told(
      'After a suspended imposition, you may bring your discharge to the court yourself.',
      address('23A-27-14'),
      ['sd-suspended-imposition'],
    ),
  ],
  employers: [
    told(
      `After expungement, a sealed suspended imposition or a pardon: ${mayDeny.toLowerCase()}`,
      address('23A-3-32'),
    ),
    told(
      'State licensing boards may not hold a sealed, expunged or pardoned record against you, or ask you to tell of it.',
      address('36-1C-18'),
    ),
  ],
  cautions: [
    told(
      'An ordinary conviction of a Class 1 misdemeanor or a felony cannot be expunged. Only a pardon seals it.',
      address('24-14-11'),
    ),
    told(
      'If a charge was dropped because you pleaded guilty to another one, the case was not dismissed as a whole.',
      address('23A-3-27'),
    ),
    told(
      'A drug charge may be dismissed after treatment if you plead guilty to ingestion. That plea is still a conviction.',
      address('23A-27-53'),
    ),
    told('The right to vote is lost while you serve a felony sentence or owe money on it.', voting, [
      'sd-voting',
    ]),
  ],
  whoStillSeesIt: [
    told(stillKept, address('23A-3-31')),
    told('After automatic removal, court staff still see the case.', address('23A-3-34'), ['sd-removal']),
  ],
  afterwards: [
    told(
      'The paper about a pardon stays public for five years at the secretary of state.',
      address('24-14-11'),
      pardons,
    ),
  ],
  cleanSlate: [
    told(
      'Petty offenses, city ordinance cases and Class 2 misdemeanors leave the public record by themselves after five years. You must have met all conditions and have no new conviction in that time.',
      address('23A-3-34'),
    ),
    told(
      'A suspended imposition of sentence is sealed when the court discharges you. A finished diversion is expunged after a year and 30 days.',
      address('23A-27-17'),
    ),
  ],
  help: [
    {
      name: 'South Dakota courts: expungement forms',
      url: courtForms,
      kind: 'court',
      what: 'Guide and File asks you questions and makes your forms. A helpline answers questions on the forms.',
      phone: '855-784-0004',
      cost: 'free',
    },
    {
      name: 'South Dakota Law Help',
      url: legalHelp,
      kind: 'legal aid',
      what: 'How expungement works here, and where to find legal aid.',
      cost: 'free',
    },
    {
      name: 'Board of Pardons and Paroles',
      url: pardonStart,
      kind: 'office',
      what: 'Which pardon fits you, and how to apply.',
      phone: '605-367-5040',
    },
  ],
};
