import { type Guide, told, toldOn } from '../../place/guide.ts';
import { certificatePage, textOf } from './cites.ts';
import * as how from './how.ts';

const fdle = 'https://www.fdle.state.fl.us';
const sealAndExpunge = `${fdle}/Seal-and-Expunge-Process`;
const diversionPage = `${sealAndExpunge}/Juvenile-Diversion-Expunction`;
const personalReview = `${fdle}/Criminal-History-Records/Personal-Review.aspx`;
const miami = 'https://miamisao.com/community/seal-expungement/the-court-process/';
const hamilton = 'https://hamiltonclerk.com/seal-expunge';
const courtRule = 'https://www.syfert.com/florida/rules-criminal-procedure/rule-3.692';

const byOrder = ['fl-expunction', 'fl-sealing', 'fl-expunction-after-sealing'];

const petitions = [...byOrder, 'fl-self-defense-expunction'];
const sealed = ['fl-sealing', 'fl-automatic-sealing'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the Florida Department of Law Enforcement (FDLE) for a Personal Review. It is free. You need fingerprints taken by a police agency.',
      personalReview,
    ),
    told(
      'Mail the form and the fingerprints to FDLE. The answer may take up to 30 days.',
      'https://cjei.cornell.edu/about-your-record/how-get-your-rap-sheet/state-rap-sheet/florida-how-get-your-rap-sheet',
    ),
    told(
      'What the public sees costs $24 plus a $1 card fee in FDLE’s online search.',
      `${fdle}/Criminal-History-Records/Florida-Checks`,
    ),
  ],
  forms: [
    {
      number: 'FDLE 40-021',
      name: 'Application for Certification of Eligibility',
      url: certificatePage,
      demanded: 'yes',
      for: byOrder,
      readOn: certificatePage,
    },
    {
      name: 'Petition, sworn statement and order to expunge or seal, as court rule 3.989 words them',
      url: miami,
      demanded: 'not known',
      for: [...byOrder, 'fl-self-defense-expunction'],
      readOn:
        'https://print.casetext.com/rule/florida-court-rules/florida-rules-of-criminal-procedure/forms/rule-3989-affidavit-petition-and-order-to-expunge-or-seal-forms',
    },
    {
      name: 'FDLE’s application for lawful self-defense',
      url: `${sealAndExpunge}/Lawful-Self-Defense-Expungement`,
      demanded: 'yes',
      for: ['fl-self-defense-expunction'],
      readOn: `${sealAndExpunge}/Lawful-Self-Defense-Expungement`,
    },
    {
      number: 'FDLE 40-025',
      name: 'Application for Juvenile Diversion Expunction',
      url: diversionPage,
      demanded: 'yes',
      for: ['fl-juvenile-diversion'],
      readOn: 'http://flrules.elaws.us/fac/11c-7.009',
    },
    {
      name: 'FDLE’s application for early juvenile expungement',
      url: `${sealAndExpunge}/Early-Juvenile-Expungement`,
      demanded: 'yes',
      for: ['fl-juvenile-early'],
      readOn: `${sealAndExpunge}/Seal-and-Expunge-Home.aspx`,
    },
  ],
  withoutForm: [
    told('We found no form. Write to FDLE, with what the steps name.', textOf('943.0581'), [
      'fl-administrative-expunction',
    ]),
    toldOn(
      'https://www.casetext.com/case/in-re-amendments-to-fla-rules-of-criminal-procedure-2?q=787.06&sort=relevance&p=1&type=case&tab=keyword&jxs=',
      'Court rule 3.9895 has the words of the sworn statement, the petition and the order. Ask the clerk for them.',
      undefined,
      ['fl-trafficking-expunction'],
    ),
  ],
  fees: [
    told(how.certificateFee, certificatePage, [...byOrder, 'fl-self-defense-expunction']),
    told(how.filingFee, miami, [...byOrder, 'fl-self-defense-expunction']),
  ],
  feeWaiver: [
    told(how.feeWaiver, textOf('943.0585'), [...byOrder, 'fl-self-defense-expunction']),
    told('A trafficking victim pays nothing to the clerk.', textOf('943.0583'), [
      'fl-trafficking-expunction',
    ]),
  ],
  whereToFile: [
    told(
      'First ask FDLE for a certificate of eligibility. To expunge, the State Attorney must certify the case first.',
      certificatePage,
      [...byOrder, 'fl-self-defense-expunction'],
    ),
    told(how.petition, miami, [...byOrder, 'fl-self-defense-expunction']),
    told('You need no court: the request goes to FDLE.', diversionPage, [
      'fl-juvenile-early',
      'fl-juvenile-diversion',
    ]),
    told('You need no court: the request goes to FDLE.', textOf('943.0581'), [
      'fl-administrative-expunction',
    ]),
    told(
      'File in a court of the circuit where you were arrested. You need no certificate.',
      textOf('943.0583'),
      ['fl-trafficking-expunction'],
    ),
  ],
  copiesAndService: [
    toldOn(
      courtRule,
      'Send copies to the State Attorney, and to the police agency that arrested you. Each gets the petition, the sworn statement and the certificate.',
      undefined,
      petitions,
    ),
    toldOn(
      'https://vdocuments.site/procedures-for-filing-a-procedures-set-forth-in-section-943059-florida-statutes.html',
      'Make three sets. In Broward County the first goes to the clerk, one to the State Attorney, and one is for you.',
      undefined,
      petitions,
    ),
  ],
  hearing: [
    toldOn(
      courtRule,
      'The State Attorney and the police may answer. The judge may ask for proof, and then decides.',
      undefined,
      [...petitions, 'fl-trafficking-expunction'],
    ),
    toldOn(
      'https://ejdirga.com/expungement-legal-references/expunge_case_law/fdle_refuses_coe/',
      'If FDLE refuses the certificate though you meet the law, you may ask a court to order it. Get legal help for that.',
      undefined,
      byOrder,
    ),
  ],
  howLong: [
    told('Plan for several months, and then for a court date.', certificatePage, petitions),
    told(
      'The certificate is good for 12 months. If you file later, you must apply for a new one.',
      hamilton,
      [...byOrder, 'fl-self-defense-expunction'],
    ),
    told('When you apply again, your record and the law of that day count.', textOf('943.0585'), petitions),
  ],
  checkIt: [
    told(how.checkRecord, personalReview),
    told(
      'Is it still there? Ask the clerk to send FDLE a certified copy of the order, or of how the case ended.',
      textOf('943.0595'),
    ),
  ],
  employers: [
    told(
      'Most employers do not see a sealed or expunged arrest. If one asks, you may say that you were not arrested. Some jobs are different: see who still sees it.',
      `${sealAndExpunge}/Entitled-Agencies`,
    ),
  ],
  cautions: [
    ...how.cautions.map((caution) => told(caution, textOf('943.0585'), petitions)),
    told('Send FDLE all papers at once. It sends back what is not complete.', diversionPage, [
      ...petitions,
      'fl-juvenile-early',
      'fl-juvenile-diversion',
    ]),
  ],
  whoStillSeesIt: [
    told(how.seesSealed, textOf('943.059'), sealed),
    told(how.stillAsked, `${sealAndExpunge}/Entitled-Agencies`),
    told(
      'They can read a sealed record. Of an expunged one they learn only that there was one.',
      textOf('943.0585'),
    ),
    toldOn(
      'https://criminaldefenseattorneytampa.com/seal-and-expunge-criminal-record/auto-seal/',
      how.policeFiles,
      undefined,
      ['fl-automatic-sealing'],
    ),
  ],
  afterwards: [
    told(`${how.mayDeny} Keep a copy of the order and of your court papers.`, textOf('943.0585')),
    told(how.afterOrder, textOf('943.0585'), petitions),
    told(how.afterTenYears, textOf('943.0585'), ['fl-sealing']),
  ],
  cleanSlate: [
    told(
      `Cases that end without guilt are sealed by themselves, save forcible felonies and sex crimes. ${how.clerkToo}`,
      textOf('943.0595'),
    ),
    told('Most juvenile records are expunged at 21, some at 26.', textOf('943.0515')),
    told(
      'Convictions are not cleared. We found no sign that a 2026 bill to seal some misdemeanors (CS/SB 810) became law.',
      'https://www.flsenate.gov/Session/Bill/2026/810/BillText/c1/HTML',
    ),
  ],
  help: [
    {
      name: 'FDLE Seal and Expunge Section',
      url: `${sealAndExpunge}/Frequently-Asked-Questions`,
      kind: 'office',
      what: 'Answers what you ask about the certificate, also by e-mail: SEinfo@fdle.state.fl.us.',
      phone: '850-410-7870',
      cost: 'free',
      readOn: 'http://flrules.elaws.us/fac/11c-7.007/',
    },
    {
      name: 'Florida Justice Center',
      url: 'https://www.fljc.org/seal-2/',
      kind: 'legal aid',
      what: 'Lawyers who see what you may ask for, do the papers and go to court with you.',
      cost: 'free',
      readOn:
        'https://panthernow.com/2021/05/12/fiu-and-florida-justice-center-open-doors-by-sealing-and-expunging-criminal-records/',
    },
    {
      name: 'Community Legal Services of Mid-Florida',
      url: 'https://www.clsmf.org/?p=4472',
      kind: 'legal aid',
      what: 'Legal help, also with juvenile records.',
      cost: 'free',
    },
    {
      name: 'Jacksonville Area Legal Aid',
      url: 'https://www.jaxlegalaid.org',
      kind: 'legal aid',
      what: 'Holds days on which lawyers, the clerk and the police help you apply to seal or expunge.',
      phone: '904-356-8371',
      cost: 'free if you have little money',
      area: 'Around Jacksonville',
      readOn:
        'https://www.getlegalclarity.com/blog/2025/12/legal-aid-in-jacksonville-fl-free-low-cost-help-guide-2025',
    },
    {
      name: 'Miami-Dade State Attorney',
      url: miami,
      kind: 'office',
      what: 'Explains each step.',
      cost: 'free',
      area: 'Miami-Dade County',
      counties: ['Miami-Dade'],
    },
  ],
};
