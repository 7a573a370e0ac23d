import { type Guide, told } from '../../place/guide.ts';
import { address } from './code.ts';
import {
  correctBureau,
  fee,
  hearing,
  newConviction,
  notErased,
  prostitutionPage,
  sealingPage,
  stillSeen,
  victimPage,
  whereToFile,
} from './how.ts';

const bureau = 'https://www.maine.gov/dps/msp/about/sbi';
const bureauQuestions = 'https://apps1.web.maine.gov/online/pcr/faq.htm';
const youthPage = 'https://www.courts.maine.gov/courts/juvenile/records.html';
const pardons = 'https://www1.maine.gov/corrections/node/18/';
const pineTree = 'https://ptla.org/pine-tree-services';
const cornell = 'https://cjei.cornell.edu/legal-rights/criminal-record-remedies/pardon/maine-pardon';
const form = (number: string) =>
  `https://mjbportal.courts.maine.gov/CourtForms/FormsLists/DownloadForm?strFormNumber=${number}`;

const motions = ['me-seal', 'me-seal-prostitution', 'me-seal-victim'];
const youth = ['me-juvenile-petition'];
const byLaw = ['me-confidential', 'me-deferred', 'me-pardoned'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the State Bureau of Identification for your record. Online it costs $31. You also have a right to see what the bureau holds on you.',
      bureau,
    ),
    told(
      'Ask the clerk of the court for the docket. It shows how the case ended and the class of the crime.',
      sealingPage,
    ),
  ],
  forms: [
    {
      number: 'CR-218',
      name: 'Motion to Seal Criminal History',
      url: form('CR-218'),
      demanded: 'not known',
      for: ['me-seal'],
      readOn: sealingPage,
    },
    {
      number: 'CR-289',
      name: 'Motion to Seal Criminal Conviction for Engaging in Prostitution',
      url: form('CR-289'),
      demanded: 'not known',
      for: ['me-seal-prostitution'],
      readOn: prostitutionPage,
    },
    {
      number: 'CR-307',
      name: 'Motion to Seal Conviction for Victims of Sex Trafficking or Sexual Exploitation',
      url: form('CR-307'),
      demanded: 'not known',
      for: ['me-seal-victim'],
      readOn: victimPage,
    },
    {
      number: 'JV-043',
      name: 'Petition to Seal Juvenile Case Records',
      url: form('JV-043'),
      demanded: 'not known',
      for: youth,
      readOn: youthPage,
    },
  ],
  withoutForm: [],
  fees: [
    told(fee, sealingPage, motions),
    told('What is confidential by law costs nothing.', address('16: 703'), byLaw),
  ],
  feeWaiver: [
    told(
      'There should be nothing to waive. If the clerk asks for money, ask how to file without it.',
      sealingPage,
      motions,
    ),
  ],
  whereToFile: [
    told(whereToFile, sealingPage, motions),
    told('File with the court that had the youth case.', youthPage, youth),
    told('Send a pardon petition to the Department of Corrections in Augusta.', pardons, ['me-pardon']),
  ],
  copiesAndService: [
    told(
      'The court tells the prosecutor. Ask the clerk if you have to bring a copy.',
      address('15: 2264'),
      motions,
    ),
    told('Give a copy to the prosecutor yourself.', youthPage, youth),
  ],
  hearing: [
    told(hearing, address('15: 2264'), ['me-seal', 'me-seal-prostitution']),
    told('If the prosecutor agrees, the court can grant it without a hearing.', victimPage, [
      'me-seal-victim',
    ]),
  ],
  howLong: [
    told(
      'The court sends a granted order to the State Bureau of Identification. The bureau mails you a note when it is done.',
      sealingPage,
      motions,
    ),
  ],
  checkIt: [
    told(correctBureau, address('16: 709')),
    told('After sealing, order your record again.', bureau, motions),
  ],
  employers: [
    told(
      'You may leave out a sealed conviction when an employer or landlord asks. Not when the police or a court asks.',
      address('15: 2266'),
      motions,
    ),
  ],
  cautions: [
    told(newConviction, address('15: 2264'), ['me-seal']),
    told(
      'A charge that was dropped in a plea deal stays public. So does a verdict of insanity.',
      address('16: 703'),
      ['me-confidential'],
    ),
    told('If you are not a citizen, see an immigration lawyer first.', pineTree),
  ],
  whoStillSeesIt: [told(stillSeen, address('15: 2265'), motions), told(notErased, address('16: 708'))],
  afterwards: [
    told(
      'Keep the order. Send a copy to background check firms that still show the case. They must delete it.',
      victimPage,
      motions,
    ),
  ],
  cleanSlate: [
    told('Maine clears no conviction by itself. A bill for that was vetoed in April 2026.', sealingPage),
    told(
      'Cases without a conviction are confidential in police and state files by law. A full pardon does the same.',
      address('16: 703'),
    ),
    told('Courts seal Class D and E youth cases when the young person is discharged.', youthPage),
  ],
  help: [
    {
      name: 'Maine courts: sealing your criminal record',
      url: sealingPage,
      kind: 'court',
      what: 'Who can ask, and the forms.',
      cost: 'free',
    },
    {
      name: 'Pine Tree Legal Assistance',
      url: pineTree,
      kind: 'legal aid',
      what: 'Free legal help for people with little money. Ask if they can take your case.',
      phone: '207-774-8211',
      cost: 'free if you have little money',
      languages: ['Spanish', 'Chinese', 'French', 'Arabic', 'Somali', 'Portuguese', 'Vietnamese'],
    },
    {
      name: 'State Bureau of Identification',
      url: bureauQuestions,
      kind: 'office',
      what: 'Your own record, and how to have it corrected.',
      phone: '207-624-7240',
    },
    {
      name: 'Cornell: how a pardon works in Maine',
      url: cornell,
      kind: 'law school',
      what: 'Explains who can ask for a pardon and how.',
      cost: 'free',
    },
  ],
};
