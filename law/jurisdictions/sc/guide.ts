import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const statutes = 'https://github.com/saint1415/us-statutes';
const firstCircuit = 'https://scsolicitor1.org/programs/expungement/';
const eighthCircuit = 'https://scsolicitor8.org/diversion-programs/expungement';
const fourteenthCircuit = 'https://scsolicitor14.org/court-alternatives/expungements';
const courtMemo = 'https://www.sccourts.org/whatsnew/displaywhatsnew.cfm?indexID=560';
const courtForms = 'https://judicial.state.sc.us/whatsnew/displaywhatsnew.cfm?indexID=2119';
const ownRecords = 'https://catch.sled.sc.gov/';
const pardons = 'https://ppp.sc.gov/parole-pardon-release-services/parole-pardon-hearings/faq';
const legalServices = 'https://sclegal.org/2020/04/';
const juvenileForm =
  'https://www.formsbank.com/template/89721/motion-and-order-for-expungement-of-juvenile-records.html?page=3';

const dropped = ['sc-dropped-charge'];
const programs = ['sc-program', 'sc-conditional-discharge'];
const convictions = [
  'sc-small-crime',
  'sc-handgun-before-2024',
  'sc-youthful-offender',
  'sc-drug-possession',
  'sc-intent-to-distribute',
  'sc-bad-check',
  'sc-failure-to-stop',
];
const juvenile = ['sc-juvenile-expungement', 'sc-juvenile-not-guilty'];
const trafficking = ['sc-trafficking-expungement'];
const atSolicitor = [...dropped, ...programs, ...convictions, ...juvenile];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told('Get your state record online from SLED CATCH. It costs $25, and $1 for the card.', ownRecords),
    told(
      'Get the paper that says how the case ended from the court. Some offices want a certified copy.',
      legalServices,
    ),
  ],
  forms: [
    {
      number: 'SCCA223E',
      name: 'Application for Expungement Pursuant to § 17-22-950(B) (Magistrate/Municipal Court)',
      url: courtForms,
      demanded: 'not known',
      for: dropped,
      readOn: courtForms,
    },
  ],
  withoutForm: [
    toldOn(
      statutes,
      'Each solicitor’s office has its own form, and the law lets you use no other. Get it at the office of the circuit where the charge was.',
      firstCircuit,
      atSolicitor,
    ),
    toldOn(
      statutes,
      'We found no form. Write a motion that says how you were trafficked and how it led to the case.',
      undefined,
      trafficking,
    ),
  ],
  fees: [
    told(how.convictionFee, eighthCircuit, [...convictions, 'sc-juvenile-expungement']),
    toldOn(statutes, how.programFee, undefined, programs),
    told(how.droppedFee, fourteenthCircuit, dropped),
    toldOn(statutes, 'There is no filing fee if a family court found you not guilty.', undefined, [
      'sc-juvenile-not-guilty',
    ]),
    toldOn(
      statutes,
      'We could not confirm a fee for the motion of a trafficking victim. Ask the clerk.',
      undefined,
      trafficking,
    ),
  ],
  feeWaiver: [
    toldOn(
      statutes,
      'Ask the solicitor’s office whether its fund of donations has money. It can pay up to half of the $250.',
      undefined,
      [...convictions, ...programs],
    ),
    toldOn(
      statutes,
      'The solicitor can drop the $250 only if somebody used your name in a crime (identity theft).',
    ),
  ],
  whereToFile: [
    told(
      'Apply at the solicitor’s office of the circuit where the charge was. It files the order for you.',
      firstCircuit,
      atSolicitor,
    ),
    told('If a charge was dropped in a magistrate or city court, ask that court.', courtMemo, dropped),
    toldOn(statutes, 'File the motion in the court that convicted you.', undefined, trafficking),
  ],
  copiesAndService: [
    toldOn(
      statutes,
      'The solicitor sends the order to the police, the jail, the courts and SLED, and gives you a copy.',
      undefined,
      atSolicitor,
    ),
    toldOn(
      statutes,
      'Tell the office that prosecuted you of the motion. Any victim must be told too.',
      undefined,
      trafficking,
    ),
  ],
  hearing: [
    toldOn(
      statutes,
      'Most people need not go to court. A judge signs after the solicitor and SLED have checked.',
      undefined,
      convictions,
    ),
    toldOn(
      juvenileForm,
      'If police or prosecutors object to a juvenile case, the family court holds a hearing.',
      undefined,
      juvenile,
    ),
    toldOn(statutes, 'If the solicitor does not agree, a lawyer can ask the circuit court to decide.'),
  ],
  howLong: [
    toldOn(
      statutes,
      'A magistrate or city court must make the order within 30 days after the time to appeal.',
      courtMemo,
    ),
    told('A pardon takes about 7 to 9 months until the hearing.', pardons, ['sc-pardon']),
  ],
  checkIt: [
    told(
      'Look at your record at SLED CATCH again. If the case still shows, send SLED your copy of the order.',
      ownRecords,
    ),
    toldOn(
      statutes,
      'Courts must take dropped charges of magistrate and city courts off the internet within 30 days.',
    ),
  ],
  employers: [
    toldOn(
      statutes,
      'After an expungement you need not tell of the arrest or the case. That is no false statement.',
    ),
    toldOn(statutes, 'Employers may not use an expunged case against you. Police and the like may.'),
  ],
  cautions: [
    toldOn(
      statutes,
      'Most laws here can be used only once in your life. If you have several convictions, choose with care.',
      undefined,
      convictions,
    ),
    told(
      'Some offices still say that only a first conviction can go. Since December 27, 2018 the law no longer says so for small crimes.',
      'https://www.scjustice.org/brochure/sc-expungement-reference-guide/',
      ['sc-small-crime'],
    ),
    toldOn(
      statutes,
      'If you finished the Youth Challenge Academy and the Jobs Challenge Program, you may apply without a wait.',
      undefined,
      ['sc-small-crime', 'sc-youthful-offender', 'sc-bad-check', 'sc-failure-to-stop'],
    ),
    toldOn(
      statutes,
      'After a felony you may not have a gun, unless it was expunged or pardoned. Federal law can differ, so ask a lawyer.',
    ),
  ],
  whoStillSeesIt: [
    toldOn(
      statutes,
      'Police and prosecutors keep sealed papers for 3 years and 120 days, and longer for their own work.',
    ),
    told('News sites and private background check firms may still show it.', fourteenthCircuit),
  ],
  afterwards: [
    toldOn(
      statutes,
      'A website that shows your mug shot must take it down for free within 30 days, if you send proof by certified mail.',
    ),
    toldOn(
      'https://www.heraldonline.com/news/local/community/fort-mill-times/article212308049.html',
      'You can register to vote as soon as the whole sentence is over.',
      undefined,
      ['sc-vote'],
    ),
    told('A pardon stays on the record beside the conviction.', pardons, ['sc-pardon']),
  ],
  cleanSlate: [
    told(
      'Magistrate and city courts expunge dropped charges by themselves since June 2, 2009, if you were fingerprinted.',
      courtMemo,
      ['sc-summary-court'],
    ),
    told('All other records stay until you ask. Convictions never go by themselves.', firstCircuit),
  ],
  help: [
    {
      name: 'South Carolina Legal Services',
      url: 'https://sclegal.org/brochures/scls-general-brochure/',
      kind: 'legal aid',
      what: 'Free legal aid in all counties. It writes about expungement and pardons.',
      phone: '888-346-5592',
      cost: 'free if you have little money',
    },
    {
      name: 'SC Appleseed Legal Justice Center',
      url: 'https://www.scjustice.org/brochure/sc-expungement-reference-guide/',
      kind: 'legal aid',
      what: 'A short guide to what can be expunged.',
      cost: 'free',
    },
    {
      name: 'South Carolina Bar',
      url: 'https://www.scbar.org/public/get-legal-help/common-legal-topics/legal-aid-services-in-south-carolina/',
      kind: 'bar association',
      what: 'Says who gets legal aid, and helps you find a lawyer.',
    },
    {
      name: 'Solicitor of the First Circuit',
      url: firstCircuit,
      kind: 'office',
      what: 'Takes applications from these counties. Other circuits have offices too.',
      area: 'Calhoun, Dorchester and Orangeburg counties',
      counties: ['Calhoun', 'Dorchester', 'Orangeburg'],
    },
  ],
};
