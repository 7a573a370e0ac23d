import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import * as how from './how.ts';
import { read } from './sources.ts';

const police = 'https://mpdc.dc.gov/service/police-clearances-arrest-and-criminal-history-section';
const rights = 'https://ohr.dc.gov/page/returning-citizens-resource-portal';
const clemency = 'https://clemency.dc.gov/page/apply';
const legalAid = 'https://www.legalaiddc.org/practice-areas/reentry-justice-project';
const motion = address('16-806');
const effect = address('16-807');

const sealing = [
  'dc-no-conviction-motion',
  'dc-conviction-motion',
  'dc-beside-conviction-motion',
  'dc-fugitive-motion',
];
const innocence = ['dc-innocence'];
const drugs = ['dc-drug-deferral'];
const youth = ['dc-youth-set-aside'];
const trafficking = ['dc-trafficking-vacatur'];
const juvenile = ['dc-juvenile-sealing'];
const pardon = ['dc-pardon'];
const certificate = ['dc-certificate'];
const byItself = ['dc-no-conviction-automatic', 'dc-misdemeanor-automatic', 'dc-no-longer-crime'];
const inCriminalDivision = [...sealing, ...innocence, ...drugs, ...youth, ...trafficking];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the Metropolitan Police for your own arrest record, Option A, the one for sealing. It lists all adult arrests. It costs $7 and takes up to 10 business days.',
      police,
    ),
    told(
      'The office is at 441 4th Street NW, Room 550 South. You need an appointment. By mail, send a letter signed before a notary, with a copy of your ID. Call 202-727-4245.',
      police,
    ),
  ],
  forms: [
    {
      name: 'Clemency Board of DC Application and Required Releases',
      url: clemency,
      demanded: 'yes',
      for: pardon,
      readOn: clemency,
    },
  ],
  withoutForm: [
    toldOn(
      read.notes,
      'We found no form for this motion. Write one: your name, the case number, all your cases that are not sealed yet, why you may ask, and how sealing helps you. Add a draft order and a note on whom you sent copies to.',
      motion,
      sealing,
    ),
    told(
      'We found no form for this motion. Write the facts that show that it did not happen or that it was not you.',
      address('16-803'),
      innocence,
    ),
    told(
      'We found no form for this motion. Name § 48-904.01(e)(2) and the day on which the case was dismissed.',
      address('48-904.01'),
      drugs,
    ),
    told(
      'We found no form for this motion. Name § 24-906(e-1), your age then, and what you have done since.',
      address('24-906'),
      youth,
    ),
    told(
      'We found no form for this motion. It must be in writing, name the cases and tell what happened to you.',
      address('22-1844'),
      trafficking,
    ),
    toldOn(
      read.familyRule,
      'We found no form. Write a motion to seal with a draft order for the Family Court.',
      address('16-2335'),
      juvenile,
    ),
    told('We found no form. Ask the Department of Corrections.', address('24-1304'), certificate),
  ],
  fees: [
    toldOn(read.notes, how.noFeeFound, motion, [...inCriminalDivision, ...juvenile]),
    told('We found no fee for a pardon. The forms are free.', clemency, pardon),
    told(
      'We could not confirm the fee for the certificate. Ask the Department of Corrections.',
      address('24-1304'),
      certificate,
    ),
  ],
  feeWaiver: [
    told(
      'If the court asks for money and you cannot pay, ask the clerk how to file without it, or call the public defenders.',
      legalAid,
    ),
  ],
  whereToFile: [
    told(
      'File with the Criminal Division of the Superior Court of the District of Columbia.',
      address('16-801'),
      inCriminalDivision,
    ),
    told('A juvenile case goes to the Family Court of the Superior Court.', address('16-2335'), juvenile),
    told(
      'Send the form to the Clemency Board, 1350 Pennsylvania Avenue NW, Suite 300, Washington, DC 20004, or use its website. Apply also to the U.S. Pardon Attorney.',
      clemency,
      pardon,
    ),
    told('Ask the Department of Corrections of the District.', address('24-1304'), certificate),
  ],
  copiesAndService: [
    told(
      'Send a copy of the motion to the prosecutor. Your papers name “United States” or “District of Columbia”: the U.S. Attorney’s Office or the Office of the Attorney General.',
      motion,
      [...sealing, ...innocence, ...youth, ...trafficking, ...drugs],
    ),
    toldOn(
      read.familyRule,
      'The Family Court itself sends copies to the Attorney General and the police.',
      address('16-2335'),
      juvenile,
    ),
  ],
  hearing: [
    told(
      'The judge reads the motion first, and may say no at once or ask the prosecutor to answer. Then the judge decides whether there is a hearing. You may bring witnesses and papers.',
      motion,
      [...sealing, ...innocence],
    ),
    told('There is a hearing before the order.', address('48-904.01'), drugs),
    told('You may appeal what the judge decides.', motion, sealing),
    told('You may appeal what the judge decides.', address('16-803'), innocence),
  ],
  howLong: [
    told(
      'The judge has 180 days from the day you file. After a yes, the record must be sealed within 90 days.',
      motion,
      [...sealing, ...innocence],
    ),
    told(
      'What is cleared by itself is due by October 1, 2027, or 90 days after the case or the wait is over, if that is later.',
      address('16-805'),
      byItself,
    ),
    told('The Clemency Board decides within 6 months.', address('24-481.03'), pardon),
  ],
  checkIt: [
    told('Get your record from the Metropolitan Police again, and look up your case at the court.', police),
    told(
      'The clerk gives you a copy of the order, and of the letters in which the police and prosecutors say that they sealed it.',
      effect,
    ),
  ],
  employers: [
    told(
      'You need not tell anybody about a sealed or expunged case. It is no false statement to leave it out.',
      effect,
    ),
    told(
      'Employers with 11 or more workers may not ask about your record before they make you an offer. They may never ask about arrests that led to nothing. Complain to the Office of Human Rights.',
      rights,
    ),
    told('Landlords may not ask before a conditional offer either.', rights),
  ],
  cautions: [
    toldOn(
      read.justiceLab,
      'Many pages still tell the law from before March 2025. It had longer waits and left out almost all felonies.',
      motion,
    ),
    told(
      'If the judge turns you down, you must wait a year to ask again, and you get three tries in all. Prepare well.',
      motion,
      sealing,
    ),
    told(
      'A case of a federal court in the District is not covered. The federal rules hold for it.',
      address('16-801'),
    ),
    told(
      'If you paid at the police station and the case was over (“post and forfeit”), that is not a conviction.',
      address('5-335.01'),
    ),
    told(
      'If an arrest on your record was somebody else’s, you can ask the court to correct it. That is for arrests without fingerprints.',
      motion,
    ),
    told(
      'With a conviction for a crime that could bring more than a year, you may not have a gun. Sealing does not change that.',
      address('22-4503'),
    ),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. A sealed case may still count there.',
      legalAid,
    ),
  ],
  whoStillSeesIt: [
    told(
      'Courts, lawyers in criminal cases and the police can still see a sealed record. So can probation offices.',
      effect,
    ),
    told(
      'So can offices that give licenses, schools, day cares and those who choose judges and high officials, if they could see it before.',
      effect,
    ),
    told(
      'An expunged record is open only for another criminal case or a lawsuit about it.',
      address('16-804'),
      [...innocence, 'dc-no-longer-crime'],
    ),
  ],
  afterwards: [
    told('Keep the order. Ask the clerk for a copy at any time.', effect),
    told(
      'Firms that sell background reports may not show a sealed or expunged record of the District. Complain to the Office of Human Rights, 202-727-4559.',
      'https://code.dccouncil.gov/us/dc/council/laws/24-284',
    ),
  ],
  cleanSlate: [
    told(
      'The court must seal most cases without a conviction by October 1, 2027. Later ones are due within 90 days.',
      address('16-805'),
    ),
    told(
      'It must also seal many misdemeanors 10 years after the sentence. Family violence, DUI, stalking, sex crimes and others are left out.',
      address('16-805'),
    ),
    told(
      'Marijuana possession from before February 15, 2015 and what is no longer a crime must be expunged by the same day.',
      address('16-802'),
    ),
  ],
  help: [
    {
      name: 'Public Defender Service for the District of Columbia',
      kind: 'public defender',
      url: 'https://www.pdsdc.org/',
      what: 'Ask for the lawyer of the day about sealing and expunging. The office is at 633 Indiana Avenue NW.',
      phone: '202-628-1200',
      cost: 'free',
      readOn: read.defenders,
    },
    {
      name: 'Legal Aid DC, Reentry Justice Project',
      url: legalAid,
      kind: 'legal aid',
      what: 'Lawyers for sealing, and for jobs and homes refused because of a record.',
      cost: 'free if you have little money',
    },
    {
      name: 'Office of Human Rights',
      url: rights,
      kind: 'office',
      what: 'Takes complaints about employers, landlords and background reports.',
      phone: '202-727-4559',
      cost: 'free',
    },
    {
      name: 'Metropolitan Police, Arrest and Criminal History Section',
      url: police,
      kind: 'office',
      what: 'Gives you your own record for sealing.',
      phone: '202-727-4245',
    },
  ],
};
