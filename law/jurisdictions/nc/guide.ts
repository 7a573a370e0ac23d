import { type CourtForm, freeSearch, type Guide } from '../../place/guide.ts';
import { page } from './cites.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const secondChance = 'https://ncsecondchance.org/expungement-resources/';
const justiceCenter = 'https://www.ncjustice.org/publications/2025-summary-of-north-carolina-expunctions';
const courtForms = 'https://www.nccourts.gov/help-topics/court-records/expunctions';
const formSearch = 'https://www.nccourts.gov/documents/forms';
const schoolOfGovernment =
  'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/procedure-obtain-expunction';
const effectOfExpunction =
  'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/effect-expunction';
const legalAidSteps =
  'https://legalaidnc.org/get-help/self-help-library/criminal-record-expunction/dismissed-charge-records';
const charlotte = 'https://charlottelegaladvocacy.org/get-involved/criminal-record-expunctions/';

/** By law the court's own form has to be used: the School of Government's guide on the procedure. */
const form = (number: string, name: string, ...reliefs: readonly string[]): CourtForm => ({
  number,
  name,
  url: courtForms,
  demanded: 'yes',
  for: reliefs,
  readOn: schoolOfGovernment,
});

const nonviolent = ['nc-misdemeanors', 'nc-one-misdemeanor', 'nc-one-felony', 'nc-felonies'];
const convictions = [
  ...nonviolent,
  'nc-raise-the-age',
  'nc-under-age-misdemeanor',
  'nc-young-felony',
  'nc-young-drug-possession',
  'nc-prostitution',
];
const youth = ['nc-juvenile-finding', 'nc-juvenile-dismissed'];
/** What a court decides because somebody asked. */
const petitions = [
  ...convictions,
  'nc-dismissed-petition',
  'nc-program-dismissal',
  'nc-trafficking-victim',
  'nc-pardon-of-innocence',
];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Ask the State Bureau of Investigation for your record (Right to Review). It costs $14 and needs your fingerprints.',
      source:
        'https://www.ncsbi.gov/Divisions/Criminal-Information-and-Identification/Fingerprints-for-Record-Checks',
    },
  ],
  forms: [
    form(
      'AOC-CR-287',
      'Petition for expunction of dismissed charges',
      'nc-dismissed-petition',
      'nc-program-dismissal',
    ),
    form('AOC-CR-288', 'Petition for expunction after a verdict of not guilty', 'nc-dismissed-petition'),
    form('AOC-CR-297', 'Petition for expunction of nonviolent felonies', 'nc-one-felony', 'nc-felonies'),
    form(
      'AOC-CR-298',
      'Petition for expunction of nonviolent misdemeanors',
      'nc-misdemeanors',
      'nc-one-misdemeanor',
    ),
    form('AOC-CR-293', 'Petition for expunction of what you did at 16 or 17', 'nc-raise-the-age'),
    form('AOC-CR-286', 'Petition for expunction of a misdemeanor under age 18', 'nc-under-age-misdemeanor'),
    form('AOC-CR-279', 'Petition for expunction of a felony under age 18', 'nc-young-felony'),
    form('AOC-CR-266', 'Petition for expunction of drug possession under age 22', 'nc-young-drug-possession'),
    form('AOC-CR-282', 'Petition for expunction of a prostitution offense', 'nc-prostitution'),
  ],
  withoutForm: [
    {
      text: 'The clerk of the juvenile court has the form. We could not confirm its number.',
      source: page('7B-3200'),
      for: ['nc-juvenile-finding', 'nc-juvenile-dismissed'],
    },
    {
      text: 'We could not confirm the number of the form. Look for it on the page of the courts, or ask the clerk.',
      source: courtForms,
      for: ['nc-trafficking-victim', 'nc-pardon-of-innocence'],
    },
  ],
  fees: [
    {
      text: 'If you were trafficked, no costs are charged for the expunction.',
      source: page('15A-145.9'),
      for: ['nc-trafficking-victim'],
    },
    {
      text: `For a conviction, or a case dismissed after a program: ${how.fee175}`,
      source: secondChance,
      for: [...convictions, 'nc-program-dismissal'],
    },
    {
      text: 'Other dismissed charges and not guilty verdicts are free.',
      source: page('15A-146'),
      for: ['nc-dismissed-petition'],
    },
    {
      text: 'Unpaid restitution can stop the expunction of a conviction. The law does not name fines and costs, but they can keep probation open.',
      source: page('15A-145.8A'),
      for: convictions,
    },
  ],
  feeWaiver: [
    {
      text: 'If you cannot pay, file a Petition to Proceed as an Indigent, form AOC-G-106, with your petition. The clerk has it for free.',
      source: legalAidSteps,
      for: [...convictions, 'nc-program-dismissal'],
    },
  ],
  whereToFile: [
    {
      text: how.file,
      source: secondChance,
      for: [...convictions, 'nc-trafficking-victim', 'nc-pardon-of-innocence'],
    },
    {
      text: how.fileDropped,
      source: secondChance,
      for: ['nc-dismissed-petition', 'nc-program-dismissal'],
    },
    { text: 'File it in the juvenile court that heard the case.', source: page('7B-3200'), for: youth },
  ],
  copiesAndService: [
    {
      text: 'File one petition in each county. It can hold all dismissed charges of that county. Form AOC-CR-285 gives you more room.',
      source: legalAidSteps,
      for: ['nc-dismissed-petition'],
    },
    {
      text: 'For nonviolent convictions, give the district attorney a copy. Add your sworn statements and those of two people who know you. Then follow the clerk: a judge signs, and the petition goes to the State Bureau of Investigation.',
      source: formSearch,
      for: nonviolent,
    },
    {
      text: 'Name each police agency that has a record of the case. Do not list courts, the State Bureau of Investigation or private firms.',
      source: formSearch,
      for: petitions,
    },
  ],
  hearing: [
    {
      text: 'For dismissed charges there is most often none, but a judge may ask for one.',
      source: 'https://legalaidnc.org/resource/page/7',
      for: ['nc-dismissed-petition'],
    },
    {
      text: 'For a nonviolent conviction, no day is set unless you ask. Ask the clerk whether the state has sent your petition back. Then ask the clerk or the district attorney for a day.',
      source: formSearch,
      for: nonviolent,
    },
  ],
  howLong: [
    {
      text: 'The district attorney has 30 days to object to a petition about a conviction.',
      source: page('15A-145.8A'),
      for: convictions,
    },
    {
      text: 'A judge may expunge a dismissed charge without a hearing.',
      source: page('15A-146'),
      for: ['nc-dismissed-petition'],
    },
    { text: 'Lawyers who help with petitions say 6 to 9 months.', source: charlotte, for: petitions },
  ],
  checkIt: [
    {
      text: 'The clerk sends you a certified copy of the order. If you move, tell the clerk in writing. Keep the copy safe: once the case is gone, nobody can give you another.',
      source: formSearch,
      for: petitions,
    },
    {
      text: 'If a firm still shows the case, ask which office it came from. Then ask that office if it got the order. If the firm names the courts, call them at 919-890-2220.',
      source: formSearch,
    },
    {
      text: 'If a state or local agency does not follow the order, a judge can make it do so. Ask a lawyer.',
      source: effectOfExpunction,
    },
  ],
  employers: [
    {
      text: 'An employer may not make you tell about a case that was expunged. You may leave it out, and that is not a false statement.',
      source: page('15A-153'),
    },
  ],
  cautions: [
    {
      text: 'If you have an open case, wait until it is closed before you file.',
      readOn: 'https://docslib.org/doc/11926833/the-court-staff-cannot-help-you-choose-or-complete-any-form',
      for: convictions,
    },
    { text: how.ifNotCitizen, source: justiceCenter },
    {
      text: 'North Carolina courts cannot expunge a federal record or one of another state.',
      source: 'https://legalaidnc.org/resource/page/7',
    },
  ],
  whoStillSeesIt: [
    { text: how.stillSeen, source: page('15A-151.5') },
    {
      text: how.policeBoards,
      source: page('17E-12'),
      for: ['nc-one-felony', 'nc-felonies', 'nc-young-felony'],
    },
    {
      text: 'The courts keep a confidential file. Clerks may show it only to you, your lawyer, the district attorney or the Appellate Defender.',
      source: page('15A-151'),
    },
  ],
  afterwards: [
    {
      text: 'After a petition, the clerk sends the order to the police, the State Bureau of Investigation and the agencies you named. The Bureau sends it on to the FBI.',
      source: page('15A-150'),
      for: petitions,
    },
    { text: `${how.effect} ${how.immigration}`, source: justiceCenter },
    {
      text: 'Private background check firms must delete it once they are told. Send them a copy of the order.',
      source: page('15A-152'),
    },
  ],
  cleanSlate: [
    {
      text: 'If all charges of a case end in dismissal or not guilty on or after December 1, 2021, the case is expunged by itself 180 to 210 days later. A felony dropped in a plea deal is left out. Convictions are never cleared by themselves.',
      source: page('15A-146'),
    },
  ],
  help: [
    {
      name: 'Legal Aid of North Carolina',
      url: 'https://legalaidnc.org',
      kind: 'legal aid',
      what: 'Forms with steps for each county, clinics, and lawyers.',
      phone: '866-219-5262',
      cost: 'free if you have little money',
      readOn:
        'https://www.journalnow.com/business/mike-wells-yes-you-can-talk-to-a-lawyer-for/article_6649cc9d-1137-5546-8244-c842bec8b7a0.html',
    },
    {
      name: 'NC Bar Association: lawyer referral',
      url: 'https://www.ncbar.org',
      kind: 'bar association',
      what: 'Finds you a lawyer.',
      phone: '800-662-7660',
      readOn:
        'https://www.journalnow.com/business/mike-wells-yes-you-can-talk-to-a-lawyer-for/article_6649cc9d-1137-5546-8244-c842bec8b7a0.html',
    },
    {
      name: 'NC Second Chance Alliance',
      url: secondChance,
      kind: 'group',
      what: 'Guides, forms and clinics.',
      cost: 'free',
    },
    {
      name: 'NC Justice Center',
      url: justiceCenter,
      kind: 'group',
      what: 'A guide to every kind of expunction.',
      cost: 'free',
    },
    {
      name: 'Charlotte Center for Legal Advocacy',
      url: charlotte,
      kind: 'legal aid',
      what: 'Lawyers and clinics.',
      area: 'Around Charlotte',
    },
  ],
};
