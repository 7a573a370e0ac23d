import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers, Charge } from '@openslate/law/record/record.ts';
import { excludedFelony, oldMisdemeanor, threeCharges } from '../stories.ts';

/** A person with a record, what they are to be told, and what they are to do first. */
export type Life = {
  readonly about: string;
  readonly place: PlaceCode;
  readonly knows: Answers;
  /** The answer in one sentence, after what it rests on. */
  readonly headline: RegExp;
  readonly firstTask: RegExp;
};

/** Asked of many, and answered by most like this. */
const nothingElse = {
  pendingCharges: false,
  mustRegister: false,
  age: 41,
  reliefReceived: 0,
  reliefs: [],
  elsewhere: { felonies: 0, misdemeanors: 0 },
  protectionOrder: false,
  recordComplete: true,
} as const satisfies Omit<Answers, 'charges'>;

/** A conviction with everything behind it. */
const behind = {
  id: 'c1',
  disposition: 'convicted',
  completed: true,
  finesPaid: true,
  restitutionPaid: true,
  sentence: ['probation'],
  ageAtOffense: 26,
} as const satisfies Charge;

const one = (charge: Charge, person: Partial<Answers> = {}): Answers =>
  whole({ ...person, charges: [{ id: 'c1', ...charge }] });

/** The whole of a life: nothing else happened, and each case ended as its paper says unless told otherwise. */
const whole = (answers: Answers): Answers => ({
  ...nothingElse,
  ...answers,
  charges: answers.charges.map((charge) => ({ ...charge, facts: { ...plainly(charge), ...charge.facts } })),
});

function plainly({ disposition }: Charge): Charge['facts'] {
  if (disposition === 'convicted') return { convictedAs: disposition };
  return disposition === 'dismissed' ? { dismissedAs: disposition } : {};
}

export const lives: readonly Life[] = [
  {
    about: 'a dropped charge',
    place: 'NC',
    knows: one({
      disposition: 'dismissed',
      level: 'misdemeanor',
      grade: '1',
      offense: ['theft'],
      offenseDate: '2019-03-02',
      dispositionDate: '2019-09-10',
    }),
    headline: /may be able to have this expunged now/i,
    firstTask: /Look up your case on the NC eCourts Portal/,
  },
  {
    about: 'a deferral called “dismissed”',
    place: 'TX',
    knows: one({
      disposition: 'dismissed',
      facts: { dismissedAs: 'deferred' },
      level: 'misdemeanor',
      grade: 'b',
      offense: ['theft'],
      statute: '31.03',
      offenseDate: '2018-03-02',
      dispositionDate: '2018-06-10',
      completedDate: '2019-06-10',
      ageAtOffense: 26,
    }),
    headline: /should be sealed already, since June 10, 2019/i,
    firstTask: /Ask the court clerk whether a nondisclosure order was issued/,
  },
  {
    about: 'a withheld plea',
    place: 'FL',
    knows: one({
      ...behind,
      facts: { convictedAs: 'deferred' },
      level: 'felony',
      grade: '3',
      offense: ['theft'],
      statute: '812.014',
      offenseDate: '2016-03-02',
      dispositionDate: '2016-06-10',
      completedDate: '2018-06-10',
    }),
    headline: /may be able to have this sealed now/i,
    firstTask: /Look up your case on your county clerk of court’s website/,
  },
  {
    about: 'an old misdemeanor',
    place: 'OR',
    knows: whole(oldMisdemeanor),
    headline: /may be able to have this set aside now/i,
    firstTask: /Look up your case number on a public computer at the courthouse/,
  },
  {
    about: 'an old felony',
    place: 'MI',
    knows: one({
      ...behind,
      level: 'felony',
      grade: 'ungraded',
      offense: ['drug_possession'],
      statute: '333.7403',
      offenseDate: '2009-03-02',
      dispositionDate: '2009-06-10',
      completedDate: '2011-06-10',
      maxMonths: 48,
    }),
    headline: /should be set aside already, since April 11, 2023/i,
    firstTask: /See for free if your case still shows on MiCOURT/,
  },
  {
    about: 'drunk driving',
    place: 'UT',
    knows: one({
      ...behind,
      level: 'misdemeanor',
      grade: 'b',
      offense: ['dui'],
      statute: '41-6a-502',
      offenseDate: '2012-03-02',
      dispositionDate: '2012-06-10',
      completedDate: '2013-06-10',
      sentence: ['jail', 'probation'],
      releasedDate: '2012-07-10',
    }),
    headline: /may be able to have this expunged now/i,
    firstTask: /Ask the court clerk for your case number/,
  },
  {
    about: 'marijuana',
    place: 'NY',
    knows: one({
      ...behind,
      level: 'misdemeanor',
      grade: 'b',
      offense: ['drug_possession', 'marijuana'],
      statute: '221.10',
      offenseDate: '2012-03-02',
      dispositionDate: '2012-06-10',
      completedDate: '2012-06-10',
      sentence: ['fine'],
    }),
    headline: /should be expunged already, since March 31, 2021/i,
    firstTask: /Ask the court clerk whether your case is sealed or expunged/,
  },
  {
    about: 'an open case',
    place: 'MD',
    knows: one(
      {
        disposition: 'dismissed',
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['theft'],
        offenseDate: '2017-03-02',
        dispositionDate: '2017-06-10',
      },
      { pendingCharges: true },
    ),
    headline: /may be expunged once something changes that stands in the way/i,
    firstTask: /Maryland Judiciary Case Search/,
  },
  {
    about: 'money owed',
    place: 'PA',
    knows: one({
      ...behind,
      level: 'misdemeanor',
      grade: '2',
      offense: ['theft'],
      statute: '18 Pa.C.S. § 3921',
      offenseDate: '2012-01-12',
      dispositionDate: '2012-05-09',
      completedDate: '2013-05-09',
      restitutionPaid: false,
    }),
    headline: /may be sealed once something changes that stands in the way/i,
    firstTask: /Pay the restitution you still owe/,
  },
  {
    about: 'convictions elsewhere',
    place: 'CO',
    knows: one(
      {
        ...behind,
        level: 'misdemeanor',
        grade: '1',
        offense: ['theft'],
        offenseDate: '2019-03-02',
        dispositionDate: '2019-06-10',
        completedDate: '2020-06-10',
      },
      { elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2024-05-01' } },
    ),
    headline: /We cannot say yet/i,
    firstTask: /Ask the court clerk for your case number/,
  },
  {
    about: 'a juvenile record',
    place: 'WI',
    knows: one(
      {
        ...behind,
        court: 'juvenile',
        level: 'misdemeanor',
        grade: 'a',
        offense: ['theft'],
        offenseDate: '2020-03-02',
        dispositionDate: '2020-06-10',
        completedDate: '2021-06-10',
        ageAtOffense: 15,
        sentence: ['supervision'],
      },
      { age: 21 },
    ),
    headline: /may be able to have this expunged now/i,
    firstTask: /Ask the clerk of the juvenile court for the petition to expunge/,
  },
  {
    about: 'nothing but “I don’t know”',
    place: 'PA',
    knows: { charges: [{ id: 'c1' }] },
    headline: /We cannot say yet/i,
    firstTask: /Find out: How did the case end\?/,
  },
  {
    about: 'a crime that nothing clears',
    place: 'CA',
    knows: whole(excludedFelony),
    headline: /found no way to clear this .* California/i,
    firstTask: /Call A New Way of Life Reentry Project: 323-563-3575\. Ask what they can do for you/,
  },
  {
    about: 'a federal felony',
    place: 'US',
    knows: one({
      ...behind,
      level: 'felony',
      grade: 'd',
      offense: ['fraud'],
      statute: '18 U.S.C. § 1343',
      offenseDate: '2009-03-02',
      dispositionDate: '2009-06-10',
      completedDate: '2014-06-10',
      sentence: ['prison', 'supervision'],
      releasedDate: '2011-06-10',
    }),
    headline: /found no way to clear this .* Federal courts/i,
    firstTask: /Write to Root & Rebound\. Ask what they can do for you/,
  },
  {
    about: 'several charges',
    place: 'PA',
    knows: whole(threeCharges),
    headline:
      /Of your 3 charges, 1 should be cleared by law already, and you may ask to clear 1 now and 1 later/i,
    firstTask: /See for free if your case still shows on the state court portal/,
  },
];

/** A charge of theft that was dropped in 2019, in the places that nobody above comes from. */
export const droppedCharges: readonly Life[] = (
  [
    ['AL', 'a', /may be able to have this expunged now/i, /Ask the court clerk for your case number/],
    [
      'AK',
      'a',
      /should be sealed already, since September 10, 2020/i,
      /See for free if your case still shows on CourtView/,
    ],
    [
      'AR',
      'a',
      /may be able to have this sealed now/i,
      /Look up your case for free on caseinfo\.arcourts\.gov/,
    ],
    [
      'AZ',
      '1',
      /may be able to have this sealed now/i,
      /Look up your case for free on the Arizona courts’ website/,
    ],
    [
      'CT',
      'a',
      /should be expunged already, since October 10, 2020/i,
      /See for free if your case still shows on jud\.ct\.gov/,
    ],
    [
      'DC',
      undefined,
      /may be sealed by itself/i,
      /Ask the court clerk whether your case is sealed or expunged/,
    ],
    ['DE', 'a', /may be expunged by itself/i, /Ask the court clerk whether your case is sealed or expunged/],
    ['GA', 'ungraded', /may be sealed by itself/i, /Ask the prosecutor if your arrest is restricted/],
    [
      'HI',
      'ungraded',
      /may be able to have this expunged now/i,
      /Look up your case for free on eCourt Kokua/,
    ],
    [
      'ID',
      undefined,
      /may be able to have this expunged now/i,
      /Look up your case for free on the courts’ iCourt portal/,
    ],
    ['IL', 'a', /may be able to have it expunged now/i, /Ask the circuit clerk for your case number/],
    ['IN', 'a', /may be able to have this expunged now/i, /mycase\.in\.gov/],
    [
      'IA',
      'simple',
      /may be able to have this (expunged|sealed) now/i,
      /Look up your case for free on Iowa Courts Online/,
    ],
    [
      'KS',
      'a',
      /may be able to have this expunged now/i,
      /Look up your case on the Kansas courts’ case search/,
    ],
    ['KY', 'a', /may be able to have this expunged now/i, /Ask the circuit court clerk for your case number/],
    ['LA', undefined, /may be able to have this expunged now/i, /Ask the court clerk for your case number/],
    [
      'MA',
      undefined,
      /may be able to have this sealed now/i,
      /Order your own record \(“CORI”\) for \$25, or ask for a waiver/,
    ],
    [
      'MN',
      'ungraded',
      /may be sealed by itself/i,
      /See for free if your case still shows on Minnesota Court Records Online/,
    ],
    ['MS', undefined, /may be able to have this expunged now/i, /Ask the court clerk for your case number/],
    ['ME', 'e', /may be sealed by itself/i, /State Bureau of Identification/],
    ['MO', 'a', /may be sealed by itself/i, /See for free if your case still shows on Case\.net/],
    [
      'MT',
      undefined,
      /should be expunged already, since September 10, 2019/i,
      /Order your state record from CRISS\. It costs \$10 to \$30/,
    ],
    [
      'NJ',
      'disorderly',
      /may be able to have this expunged now/i,
      /Ask the court clerk for your case number/,
    ],
    ['NV', 'ungraded', /may be able to have this sealed now/i, /Ask the court clerk for your case number/],
    [
      'NE',
      '1',
      /should be sealed already, since September 10, 2019/i,
      /Ask the court clerk whether your case is sealed/,
    ],
    [
      'NH',
      'a',
      /should be expunged already, since October 10, 2019/i,
      /Ask the court clerk whether your case is annulled/,
    ],
    [
      'NM',
      'ungraded',
      /may be able to have this expunged now/i,
      /Look up your case for free on caselookup\.nmcourts\.gov/,
    ],
    ['ND', 'a', /may be able to have this sealed now/i, /Look up your case on publicsearch\.ndcourts\.gov/],
    [
      'OH',
      '1',
      /may be able to have this expunged now/i,
      /Look up your case on the clerk of court’s website/,
    ],
    ['OK', undefined, /may be able to have this expunged now/i, /Look up your case for free on oscn\.net/],
    [
      'RI',
      'ungraded',
      /may be able to have this sealed now/i,
      /Look up your case on the courts’ Public Portal/,
    ],
    [
      'SC',
      undefined,
      /may be able to have it expunged now/i,
      /Look up your case on your county’s public index at sccourts\.org/,
    ],
    ['SD', '1', /may be able to have this expunged now/i, /courthouse/],
    ['TN', 'a', /may be able to have this expunged now/i, /court clerk/],
    [
      'VT',
      undefined,
      /should have been sealed by November 9, 2019/i,
      /Ask the court clerk whether your case is sealed or expunged/,
    ],
    [
      'VA',
      '1',
      /may be sealed by itself/i,
      /See for free if your case still shows on the Virginia courts’ website/,
    ],
    [
      'WA',
      'gross',
      /may be able to have this expunged now/i,
      /Look up your case for free on dw\.courts\.wa\.gov/,
    ],
    ['WV', undefined, /may be able to have this expunged now/i, /Ask the court clerk for your case number/],
    ['WY', undefined, /may be able to have this expunged now/i, /Ask the court clerk for your case number/],
  ] satisfies [PlaceCode, string | undefined, RegExp, RegExp][]
).map(([place, grade, headline, firstTask]) => ({
  about: 'a charge that was dropped',
  place,
  knows: one({
    disposition: 'dismissed',
    level: 'misdemeanor',
    grade,
    offense: ['theft'],
    offenseDate: '2019-03-02',
    dispositionDate: '2019-09-10',
    finesPaid: true,
    ageAtOffense: 33,
  }),
  headline,
  firstTask,
}));
