import type { Guide } from '../../place/guide.ts';
import * as how from './how.ts';
import { pages } from './pages.ts';

const { dci, dciUnit, cornell, noConviction, misdemeanor, felony, rights, profile, trafficking } = pages;

const asking = ['wy-no-conviction', 'wy-misdemeanor', 'wy-felony'];
const youth = ['wy-juvenile-finding', 'wy-juvenile-no-finding', 'wy-minor-in-adult-court'];

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the state Division of Criminal Investigation (DCI) in Cheyenne for your own record. You send a card with your fingerprints and $15.',
      source: dci,
    },
    {
      text: 'Pay by money order, cashier’s check or business check. DCI takes no cash, personal checks or cards.',
      source: dci,
    },
    {
      text: 'The answer covers Wyoming and some other western states. It does not cover the FBI.',
      source: dci,
    },
    {
      text: 'Is something wrong? A law on correcting records, § 7-19-109, lets you ask DCI to put it right.',
      source: dci,
    },
  ],
  forms: [],
  withoutForm: [
    {
      text: `${how.verified} Say when you were arrested, how each charge ended and that 180 days have passed.`,
      source: noConviction,
      for: ['wy-no-conviction'],
    },
    {
      text: `${how.verified} Say what you were convicted of, when the sentence ended, that no gun was used and that you had no expungement before.`,
      source: misdemeanor,
      for: ['wy-misdemeanor'],
    },
    {
      text: `${how.verified} Say when the sentence ended, that restitution is paid and that you have no other felony.`,
      source: felony,
      for: ['wy-felony'],
    },
    {
      text: `${how.verified} Name the case and your age now.`,
      readOn: pages.juvenileLaw,
      for: youth,
    },
    {
      text: 'We found no form for this motion. You or your lawyer write it.',
      source: trafficking,
      for: ['wy-trafficking-vacatur'],
    },
  ],
  fees: [
    { text: 'A case without a conviction: no filing fee.', source: noConviction, for: ['wy-no-conviction'] },
    { text: `A misdemeanor: ${how.misdemeanorFee}`, source: misdemeanor, for: ['wy-misdemeanor'] },
    { text: `A felony: ${how.felonyFee}`, source: felony, for: ['wy-felony'] },
    { text: 'A case from before you were 18: no filing fee.', readOn: pages.juvenileLaw, for: youth },
    { text: 'Your own record from DCI: $15, and about $5 for the prints.', source: dci },
  ],
  feeWaiver: [
    {
      text: 'If you cannot pay, ask the clerk for the form to have the filing fee waived (“Affidavit of Indigency”). We could not confirm that it covers expungement.',
      readOn: pages.waiver,
    },
  ],
  whereToFile: [
    {
      text: 'Without a conviction: the court where the case was. If nobody was charged, the court where it would have been.',
      source: noConviction,
      for: ['wy-no-conviction'],
    },
    {
      text: 'A conviction: the court that convicted you. Felonies are in the district court, most misdemeanors in the circuit court or a city court.',
      source: misdemeanor,
      for: ['wy-misdemeanor', 'wy-felony', 'wy-trafficking-vacatur'],
    },
    {
      text: 'A case from before you were 18: the juvenile, circuit or city court that had it.',
      readOn: pages.juvenileLaw,
      for: youth,
    },
  ],
  copiesAndService: [
    {
      text: 'Give a copy to the prosecutor. For a conviction, give one to DCI too.',
      readOn: pages.lawText,
      for: asking,
    },
    {
      text: 'For a conviction, the prosecutor sends a copy by certified mail to any victim they can find.',
      readOn: pages.lawText,
      for: ['wy-misdemeanor', 'wy-felony'],
    },
  ],
  hearing: [
    {
      text: 'There is a hearing only if the prosecutor or a victim objects. Anyone who knows you may speak there.',
      readOn: pages.lawText,
      for: asking,
    },
    {
      text: 'If the judge says no, you may appeal.',
      source: 'https://law.justia.com/cases/wyoming/supreme-court/2022/s-21-0189.html',
      for: ['wy-juvenile-no-finding'],
    },
  ],
  howLong: [
    {
      text: 'The judge waits at least 20 days for a case without a conviction, 30 for a misdemeanor and 90 for a felony.',
      readOn: pages.lawText,
      for: asking,
    },
  ],
  checkIt: [
    {
      text: 'The court sends the order to DCI. Ask for your own record again a few weeks later.',
      source: dciUnit,
    },
    {
      text: 'If a background check still shows it, send the company a copy of the order and ask it to fix its report.',
      source: 'https://www.consumerfinance.gov/ask-cfpb/',
    },
  ],
  employers: [
    {
      text: 'If a case without a conviction is expunged, you may answer as if it never happened. Another law may say otherwise for some jobs.',
      source: noConviction,
    },
    {
      text: 'For an expunged conviction, the law does not say how you may answer. Ask a lawyer before you say “no”.',
      readOn: pages.lawText,
    },
  ],
  cautions: [
    {
      text: 'You can have one misdemeanor expungement and one felony expungement in your life. Choose with care.',
      source: cornell,
    },
    {
      text: 'A case that a judge deferred under § 7-13-301 or § 35-7-1037 cannot be expunged as a case without a conviction.',
      source: noConviction,
    },
    {
      text: 'The state’s highest court said in January 2026 that a deferred felony cannot be expunged as a felony either.',
      readOn: pages.lynch,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, prosecutors and courts of any state or of the United States can still see an expunged record.',
      source: cornell,
    },
  ],
  afterwards: [
    {
      text: 'An expunged felony gives you back the rights that it took under Wyoming law. Ask a lawyer about guns first, because federal law has its own rules.',
      source: profile,
    },
    {
      text: 'After one nonviolent felony, voting comes back when the sentence ends, and the other rights after 5 years.',
      source: rights,
    },
  ],
  cleanSlate: [
    {
      text: 'Wyoming clears nothing by itself, but for nicotine tickets under 21. The state keeps an adult record forever unless a court orders otherwise.',
      source: dciUnit,
    },
  ],
  help: [
    {
      name: 'Equal Justice Wyoming',
      url: 'https://equaljustice.wy.gov',
      kind: 'legal aid',
      what: 'A program of the state’s highest court. It finds free legal help and has guides on expungement.',
      phone: '307-777-8383',
      cost: 'free if you have little money',
      readOn: pages.equalJustice,
    },
    {
      name: 'Department of Corrections: restoration of rights',
      url: rights,
      kind: 'office',
      what: 'Gives certificates for voting and other rights, and has the application.',
      phone: '307-777-6341',
      cost: 'free',
      readOn: pages.voting,
    },
    {
      name: 'Division of Criminal Investigation, Criminal Records Unit',
      url: dciUnit,
      kind: 'office',
      what: 'Keeps the state’s records. Ask it for yours, and about mistakes in it.',
      phone: '307-777-7181',
      readOn: pages.prints,
    },
    {
      name: 'National Human Trafficking Hotline',
      url: 'https://humantraffickinghotline.org',
      kind: 'group',
      what: 'Finds help for people who were trafficked.',
      phone: '888-373-7888',
      cost: 'free',
      hours: 'Day and night',
    },
  ],
};
