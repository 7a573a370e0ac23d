import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { read } from './read.ts';
import { lookUp } from './tasks.ts';

const cleanSlate = 'https://portal.ct.gov/cleanslate/';
const eligibility = 'https://portal.ct.gov/cleanslate/Clean-Slate-Eligibility?language=en_US';
const petition = 'https://portal.ct.gov/cleanslate/petition-for-clean-slate-erasure?language=en_US';
const cannabis = 'https://portal.ct.gov/cleanslate/petition-for-cannabis-erasure?language=en_US';
const ownRecord = 'https://portal.ct.gov/cleanslate/how-to-access-criminal-records?language=en_US';
const law = 'https://www.cga.ct.gov/current/pub/chap_961a.htm';
const board = 'https://www.ct.gov/bopp';
const youth = 'https://erasurecord.ctlegal.org/faq.html';
const answers = 'https://cleanslatect.org/get-answers/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/connecticut-restoration-of-rights-pardon-expungement-sealing/';

const courtPetitions = [
  'ct-clean-slate-petition',
  'ct-young-misdemeanor-petition',
  'ct-cannabis-petition',
  'ct-decriminalized',
  'ct-older-pardon',
] as const;

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Order your record from the State Police, by mail. The form on their website tells the fee and where to send it.',
      ownRecord,
    ),
    toldOn(read.code, 'The fee for your own record is 75 dollars by law. Fingerprints cost 15 dollars more.'),
    told(
      'The look-up on the court website is not the official record, but it shows your convictions.',
      ownRecord,
    ),
  ],
  forms: [
    {
      number: 'JD-CR-202',
      name: 'Petition for Clean Slate Erasure',
      url: petition,
      demanded: 'yes',
      for: ['ct-clean-slate-petition'],
      readOn: petition,
    },
    {
      number: 'JD-JM-12',
      name: 'Erasure of Record, Petition/Order',
      url: youth,
      demanded: 'not known',
      for: ['ct-juvenile-petition'],
      readOn: youth,
    },
  ],
  withoutForm: [
    told(
      'There is no official form for cannabis. Write a petition that names § 54-142v. Add your arrest report or a sworn statement of how much it was.',
      cannabis,
      ['ct-cannabis-petition'],
    ),
    told(
      'We found no form for this. Write a petition that names the section. Say what you were convicted of, when and where.',
      law,
      ['ct-young-misdemeanor-petition', 'ct-decriminalized', 'ct-older-pardon'],
    ),
    toldOn(
      read.code,
      'The court has its own form for the letter to a victim. We found none for the application itself. Ask the clerk.',
      undefined,
      ['ct-trafficking-vacatur'],
    ),
  ],
  fees: [
    told(
      'No court may charge a fee for such a petition.',
      law,
      courtPetitions.filter((id) => id !== 'ct-decriminalized'),
    ),
    told('The law on what is no longer a crime names no fee. Ask the clerk before you file.', law, [
      'ct-decriminalized',
    ]),
    told('There is no fee for the juvenile petition.', youth, ['ct-juvenile-petition']),
    toldOn(read.code, how.pardonFee, undefined, ['ct-pardon']),
    toldOn(
      read.code,
      'The law on trafficking victims names no fee. Ask the clerk before you file.',
      undefined,
      ['ct-trafficking-vacatur'],
    ),
  ],
  feeWaiver: [
    toldOn(
      read.code,
      'The State Police may waive the fee for your record if you need it for a pardon and have little money. They have a form for that.',
    ),
  ],
  whereToFile: [
    told(
      'File with the Superior Court where you were convicted, or the one that holds the file now.',
      law,
      courtPetitions,
    ),
    toldOn(read.code, 'Apply to the Superior Court that convicted you.', undefined, [
      'ct-trafficking-vacatur',
    ]),
    told('File with the juvenile court closest to where it happened.', youth, ['ct-juvenile-petition']),
    told('Apply to the Board of Pardons and Paroles, on its website.', board, [
      'ct-pardon',
      'ct-employability',
    ]),
  ],
  copiesAndService: [
    told('Add your official record from the State Police to the Clean Slate petition.', ownRecord, [
      'ct-clean-slate-petition',
    ]),
    toldOn(
      read.code,
      'You must send word to any victim of the crime, by registered or certified mail.',
      undefined,
      ['ct-trafficking-vacatur'],
    ),
  ],
  hearing: [
    told(
      'If your petition is in order, the court has to erase the record. The law calls for no hearing.',
      law,
      courtPetitions,
    ),
    toldOn(
      read.pardonPage,
      'The Board may decide a case without violence and without a victim on paper. Others get an interview and may get a hearing.',
      undefined,
      ['ct-pardon'],
    ),
  ],
  howLong: [
    toldOn(read.boardPage, 'A pardon can take up to a year.', undefined, ['ct-pardon']),
    toldOn(
      read.rollout,
      'Clean Slate started slowly. By March 2026 the state had erased the records of more than 150,000 people.',
      undefined,
      ['ct-clean-slate'],
    ),
  ],
  checkIt: [
    told(
      'Look up your name on the court website. Try other names and spellings too. An erased case does not show.',
      answers,
    ),
    told(how.askDespp, law, ['ct-clean-slate']),
    toldOn(read.notices, 'The state does not tell people when it erases a record. So look yourself.'),
  ],
  employers: [
    told(
      'If a record is erased, you do not have to tell an employer about it. You may say that it never happened.',
      answers,
    ),
    told(
      'If only some of your convictions are erased, you cannot say that you have no record. You may leave out the erased ones.',
      answers,
    ),
    toldOn(
      read.code,
      'Most employers may not ask about your record on the first form. None may turn you down because of an erased record.',
    ),
  ],
  cautions: [
    told('Each new conviction starts the 7 or 10 years anew, for all of your older ones.', eligibility, [
      'ct-clean-slate',
      'ct-clean-slate-petition',
    ]),
    told('You swear to the Clean Slate petition. Check your record first.', petition, [
      'ct-clean-slate-petition',
    ]),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. Your lawyer may get copies of erased papers for your case.',
      law,
    ),
  ],
  whoStillSeesIt: [
    told(how.otherCounts, law),
    told('The Department of Motor Vehicles keeps its driving record.', law, [
      'ct-clean-slate',
      'ct-clean-slate-petition',
    ]),
    told('A victim may be told within 2 years that a case was dismissed.', law, [
      'ct-no-conviction',
      'ct-no-conviction-in-part',
      'ct-program',
    ]),
  ],
  afterwards: [
    told(
      'Companies that sell background checks must take out erased records. If an old entry shows, dispute it.',
      law,
    ),
    told(
      'You may vote once you are out of prison. You may serve on a jury 3 years after a felony conviction. A felony bars you from guns, and an absolute pardon is the usual way to lift that.',
      profile,
    ),
  ],
  cleanSlate: [
    told(
      'Most misdemeanors go by themselves 7 years after your newest conviction. Class D and E felonies and drunk driving go after 10. The offense must be from 2000 or later.',
      cleanSlate,
    ),
    told(
      'Charges that end without a conviction go by themselves. So do most drug possession misdemeanors of 2000 to 2015.',
      law,
    ),
  ],
  help: [
    {
      name: 'State of Connecticut: Clean Slate',
      url: cleanSlate,
      kind: 'office',
      what: 'The state’s own pages on what is erased, with the petition.',
      cost: 'free',
    },
    {
      name: 'Clean Slate CT',
      url: answers,
      kind: 'group',
      what: 'Answers from the group that fought for the law, and how to look up your record.',
      cost: 'free',
    },
    {
      name: 'Connecticut Legal Services: ErasuRecord',
      url: youth,
      kind: 'legal aid',
      what: 'Helps to erase juvenile records. People of 18 to 24 can use its online tool.',
      cost: 'free',
    },
    {
      name: 'Statewide Legal Services (CTLawHelp)',
      url: 'https://ctlawhelp.org/',
      kind: 'legal aid',
      what: 'Legal aid for people with a low income, by phone or online.',
      phone: '800-453-3320',
      cost: 'free if you have little money',
      readOn: youth,
    },
    {
      name: 'Board of Pardons and Paroles',
      url: board,
      kind: 'office',
      what: 'Takes applications for pardons and Certificates of Employability.',
      phone: '203-805-6643',
      cost: 'free',
      readOn: read.pardonPage,
    },
  ],
};
