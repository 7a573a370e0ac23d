import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { balance, clerkGivesDay, mayDeny, oneForCounty, sendOrder, serveThem, whereToFile } from './how.ts';
import { lookUp } from './tasks.ts';

/** The state courts’ own text of the statutes, by the number under which they keep it. */
const oscn = (document: number) =>
  `https://www.oscn.net/applications/oscn/DeliverDocument.asp?CiteID=${document}`;
const whoMayAsk = oscn(440214);
const procedure = oscn(70214);
const bureauFees = oscn(436672);
const deferredLaw = oscn(439118);
const answers = 'https://oklaw.org/resource/expungement-q-a';
const cleanSlate =
  'https://www.oklahoma.gov/osbi/services/information-services-division/clean-slate-initiative.html';
const pardons = 'https://oklahoma.gov/ppb/pardons-commutations/faq.html';
const recordRule =
  'https://regulations.justia.com/states/oklahoma/title-375/chapter-9/subchapter-1/section-375-9-1-2';
const lawFirm = 'https://www.urbanic.law/criminal-defense/expungement-process-oklahoma/';
const sb2030 = 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/SB/SB2030%20ENR.PDF';
const lawFirmAnswers = 'https://cleanslate.law/faqs';
const juvenileLaw =
  'https://instalawyer.io/laws/oklahoma-statutes/title-10a-children-and-juvenile-10a-2-6-109-expungement-of-juvenile-court';

const underSection18 = [
  'ok-acquitted',
  'ok-no-charges',
  'ok-dismissed',
  'ok-rest-of-case',
  'ok-deferred-misdemeanor',
  'ok-deferred-felony',
  'ok-two-deferred-felonies',
  'ok-misdemeanor-fine',
  'ok-misdemeanor',
  'ok-one-felony',
  'ok-two-felonies',
  'ok-pardoned',
];
const juvenile = ['ok-juvenile-expungement', 'ok-juvenile-sealing'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Ask the Oklahoma State Bureau of Investigation (OSBI), online through its portal CHIRP, by mail or in person. It is at 6600 N. Harvey, Oklahoma City 73116.',
      recordRule,
    ),
    toldOn(lawFirm, 'A copy costs about $15.'),
  ],
  forms: [
    {
      name: 'Petition and order to expunge a felony that is a misdemeanor today (22 O.S. § 18a)',
      url: oscn(485675),
      demanded: 'no',
      for: ['ok-reclassified-felony'],
      readOn: oscn(485675),
    },
    {
      name: 'Application for a pardon',
      url: pardons,
      demanded: 'yes',
      for: ['ok-pardon'],
      readOn: pardons,
    },
  ],
  withoutForm: [
    told(
      'The state has no form for this. Write a “Petition to Expunge Records”. Give your name and birth date, the arrest and its day, the police, the case number and the charge. Say which paragraph of 22 O.S. § 18 fits you and why. The form in § 18a shows how.',
      oscn(485675),
      underSection18,
    ),
    told(
      'We found no form. Write to the court which case it is and that you were a victim of trafficking. Name 22 O.S. § 19c.',
      answers,
      ['ok-trafficking'],
    ),
    told(
      'We found no form, and the law asks for none. Ask the judge for the order under 22 O.S. § 991c(D). Say that you have done all and paid all.',
      deferredLaw,
      ['ok-deferred-plea'],
    ),
    toldOn(
      juvenileLaw,
      'We found no form. You may ask the judge aloud, or write a petition with your name, the case and what you finished.',
      undefined,
      juvenile,
    ),
  ],
  fees: [
    told(
      'The court charges a filing fee. We could not confirm how much: ask the court clerk.',
      answers,
      underSection18,
    ),
    told(
      'OSBI takes $150 for each order before it seals the record. It is free only if DNA proved that you are innocent.',
      bureauFees,
      [...underSection18, 'ok-reclassified-felony', 'ok-trafficking'],
    ),
    told('Clearing the plea of a deferred case costs nothing.', answers, ['ok-deferred-plea']),
  ],
  feeWaiver: [
    told(
      'If you cannot pay the filing fee, ask the court clerk for the paper to file without paying. We found no waiver of the $150 for OSBI.',
      bureauFees,
    ),
  ],
  whereToFile: [
    told(whereToFile, procedure, [...underSection18, 'ok-reclassified-felony']),
    told(oneForCounty, procedure, [...underSection18, 'ok-reclassified-felony']),
    told('In the court that had the case.', answers, ['ok-trafficking', 'ok-deferred-plea']),
    toldOn(juvenileLaw, 'In the district court that has the juvenile record.', undefined, juvenile),
  ],
  copiesAndService: [told(clerkGivesDay, procedure), told(serveThem, answers), told(sendOrder, answers)],
  hearing: [
    told(
      'Go to the hearing. Show that you fit one paragraph of the law, and how the record harms you.',
      answers,
    ),
    told(balance, procedure),
    told('After a full pardon you may ask for a hearing within 30 days.', procedure, ['ok-pardoned']),
    told('If the judge says no, you may appeal to the Supreme Court of Oklahoma.', procedure, underSection18),
  ],
  howLong: [
    toldOn(lawFirmAnswers, 'It takes about 30 to 60 days from the filing to the order.'),
    told('A pardon takes about 6 to 12 months.', pardons, ['ok-pardon']),
  ],
  checkIt: [
    told(
      'Ask OSBI for your record again, and search your name at oscn.net. If the case still shows, send the certified order again.',
      recordRule,
    ),
  ],
  employers: [told(mayDeny, procedure)],
  cautions: [
    told(
      'You may not have an open case when you ask, unless you were found not guilty or never charged.',
      whoMayAsk,
    ),
    told(
      'A “suspended” sentence is a conviction. A “deferred” sentence that you finished is not.',
      deferredLaw,
    ),
    told(
      'If someone used your name when they were arrested, you may have it expunged too (22 O.S. §§ 18, 19a).',
      oscn(440215),
    ),
    told(
      'A conviction that an appeals court reversed, or that DNA proved wrong, may be expunged as well.',
      whoMayAsk,
    ),
  ],
  whoStillSeesIt: [
    told(
      'After a conviction, a deferred case or a pardon, the police still see it for their work. It counts in a new criminal case.',
      whoMayAsk,
    ),
    told('Anyone who held the record may ask the court to open it again.', procedure),
  ],
  afterwards: [
    told('What was expunged does not count when you ask to expunge something else.', procedure),
    told('After ten years a sealed record may be destroyed.', procedure),
  ],
  cleanSlate: [
    told(
      'As far as we found, Oklahoma clears no records by itself yet. OSBI had to open an online page for requests by November 1, 2026. It must begin to clear by itself by November 1, 2027, if there is money for it. Ask OSBI whether the page is open. You can ask the court either way.',
      sb2030,
    ),
  ],
  help: [
    {
      name: 'Legal Aid Services of Oklahoma (OKLaw)',
      url: answers,
      kind: 'legal aid',
      what: 'How expungement works, step by step, and where to find a free lawyer.',
      cost: 'free if you have little money',
    },
    {
      name: 'OSBI Clean Slate office',
      url: cleanSlate,
      kind: 'office',
      what: 'Ask how far automatic clearing has come.',
      phone: '405-879-2641',
      cost: 'free',
    },
    {
      name: 'Oklahoma Pardon and Parole Board',
      url: pardons,
      kind: 'office',
      what: 'Who may ask for a pardon, and the form.',
      cost: 'free',
    },
  ],
};
