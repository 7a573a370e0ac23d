import { type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { read } from './read.ts';

const law = 'https://delcode.delaware.gov/title11/c043/sc07/';
const board = 'https://pardons.delaware.gov/tag/governor/?p=45';
const howApply = 'https://pardons.delaware.gov/how-apply-expungement/';
const apply = 'https://pardons.delaware.gov/filing-pardon-application/';
const courts = 'https://courts.delaware.gov/help/expungements.aspx';
const campaign = 'https://cleanslatede.org';
const defenders = 'https://ods.delaware.gov/expungements/';
const voting = 'https://delcode.delaware.gov/title15/c061/index.html';
const effect =
  'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/delaware-expungement';

const byItself = ['de-no-conviction', 'de-mandatory'] as const;
const petitions = ['de-petition', 'de-petition-several', 'de-after-pardon'] as const;
const youth = ['de-juvenile-petition'] as const;

export const guide: Guide = {
  ownRecord: [
    toldOn(
      read.aclu,
      'Order your certified Delaware criminal history from the State Bureau of Identification, a part of the State Police.',
      campaign,
    ),
    toldOn(
      read.packet,
      'It takes fingerprints, by appointment. The fee was 72 dollars in October 2023. Cash and personal checks are not taken.',
      courts,
    ),
    toldOn(read.packet, 'It comes by e-mail. A letter by mail tells what you may expunge.', courts),
  ],
  forms: [
    {
      number: 'CIV_EXP_02_A',
      name: 'Petition for Expungement of Adult Record (Superior Court)',
      url: courts,
      demanded: 'not known',
      for: [...petitions],
      readOn: howApply,
    },
    {
      number: '281',
      name: 'Petition for Expungement of Adult Record (Family Court)',
      url: courts,
      demanded: 'not known',
      for: [...petitions],
      readOn: read.packet,
    },
    {
      number: '283',
      name: 'Order Granting Expungement of Adult Record (Family Court)',
      url: courts,
      demanded: 'not known',
      for: [...petitions],
      readOn: read.packet,
    },
  ],
  withoutForm: [
    toldOn(
      read.petition,
      'Ask the clerk of the Superior Court for the petition. More charges go on form CIV_EXP_02_B. In Family Court, ask for the adult expungement packet.',
      law,
      petitions,
    ),
    toldOn(
      read.juvenile,
      'We could not see the form. Ask the clerk of Family Court for the juvenile expungement packet.',
      undefined,
      youth,
    ),
    told(
      'We found no form. Write a motion that tells what happened to you, and add papers that show it.',
      read.houseBill9,
      ['de-trafficking'],
    ),
    told('Use the pardon packet on the website of the Board of Pardons.', apply, ['de-pardon']),
  ],
  fees: [
    toldOn(read.petition, how.petitionFee, law, petitions),
    toldOn(read.fees, how.byItself.fee, campaign, byItself),
    toldOn(read.juvenile, 'We could not confirm the fee in Family Court. Ask the clerk.', undefined, [
      ...youth,
      'de-juvenile-no-finding',
      'de-juvenile-mandatory',
    ]),
    told('We could not confirm the fee. Ask the clerk before you file.', read.houseBill9, ['de-trafficking']),
    told('We could not confirm what a pardon costs. Court papers and your history cost money.', apply, [
      'de-pardon',
    ]),
  ],
  feeWaiver: [
    toldOn(
      read.defenders,
      'If you cannot pay what you owe in the case, ask the court to waive it or to make it a civil debt.',
      defenders,
    ),
    toldOn(read.aclu, 'The ACLU of Delaware has money to help with fees while it lasts.', campaign),
  ],
  whereToFile: [
    told(
      'File in the Superior Court of the county where your newest case ended. If all of it was in Family Court, file there.',
      howApply,
      petitions,
    ),
    told(
      'For a case of the Court of Common Pleas or the Justice of the Peace Court, file with the clerk of the Superior Court (the “Prothonotary”).',
      courts,
      petitions,
    ),
    toldOn(
      read.juvenile,
      'File in Family Court, in the county where your newest case ended.',
      undefined,
      youth,
    ),
    told('File in the court that convicted you.', read.houseBill9, ['de-trafficking']),
    told('Apply to the Board of Pardons.', apply, ['de-pardon']),
    toldOn(read.aclu, 'Apply to the State Bureau of Identification, not to a court.', campaign, byItself),
  ],
  copiesAndService: [
    toldOn(
      read.packet,
      'Bring two sets: the petition, the order, the letter of the State Bureau of Identification and your history. In Family Court the clerk passes one on to the Attorney General.',
      courts,
      petitions,
    ),
    toldOn(read.juvenilePetition, 'The Attorney General must get a copy.', undefined, youth),
    told('Send a copy to the Department of Justice.', read.houseBill9, ['de-trafficking']),
  ],
  hearing: [
    toldOn(
      read.packet,
      'Most petitions are decided on paper. If the Attorney General objects, you have 30 days to answer.',
      courts,
      petitions,
    ),
    toldOn(
      read.juvenilePetition,
      'Most petitions are decided on paper, without a hearing, unless the judge wants one.',
      undefined,
      youth,
    ),
    told('The Board of Pardons holds a hearing. It tells you the day.', board, ['de-pardon']),
    told('If the judge says no, you may appeal.', read.osgood, ['de-petition']),
  ],
  howLong: [
    told(
      'The state cleared only 805 records from August to November 2024. So it may take long.',
      campaign,
      byItself,
    ),
  ],
  checkIt: [
    toldOn(
      read.aclu,
      'Order your certified criminal history again. An expunged case does not show.',
      campaign,
    ),
  ],
  employers: [toldOn(read.disclosure, 'You do not have to tell an employer about an expunged case.')],
  cautions: [
    toldOn(
      read.defenders,
      'You cannot get an expungement while you have an open criminal case, or are on probation or parole.',
      defenders,
    ),
    toldOn(
      read.supremeCourt,
      'If your case also holds a traffic conviction, talk to a lawyer first. In 2026 the Supreme Court let the rest of such a case go after a pardon.',
      read.bill124,
      [...byItself, ...petitions],
    ),
  ],
  whoStillSeesIt: [told('Judges and law enforcement can still see an expunged record.', effect)],
  afterwards: [
    told(
      'After a felony you may vote once prison, parole and probation are over. For a few felonies you need a pardon.',
      voting,
    ),
    toldOn(
      read.guns,
      'A felony takes away guns for life, and some smaller crimes do for 5 years. A full pardon gives them back.',
      board,
    ),
  ],
  cleanSlate: [
    toldOn(
      read.mandatory,
      'Since August 2024 the state expunges by itself. Cases without a conviction go at once. Violations go after 3 years and most misdemeanors after 5. Six felonies go after 10.',
      law,
    ),
  ],
  help: [
    {
      name: 'Office of Defense Services',
      url: defenders,
      kind: 'public defender',
      what: 'The public defender. Helps with petitions and juvenile cases, and holds clinics.',
      phone: '302-577-5217',
      cost: 'free',
      readOn: read.defenders,
    },
    {
      name: 'Clean Slate Delaware (ACLU of Delaware)',
      url: campaign,
      kind: 'group',
      what: 'Workshops, and help with fees for mandatory expungement.',
      cost: 'free',
    },
    {
      name: 'APEX, Delaware Department of Labor',
      url: 'https://labor.delaware.gov/apex/',
      kind: 'office',
      what: 'Helps people through a pardon.',
      cost: 'free',
      readOn: read.defenders,
    },
    {
      name: 'Board of Pardons',
      url: board,
      kind: 'office',
      what: 'Answers questions about pardons.',
      cost: 'free',
    },
  ],
};
