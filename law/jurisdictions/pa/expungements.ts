import { all, allAmong, any, ask, not } from '../../engine/condition.ts';
import { assuming, isSo } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atLeast, hasTurned } from '../../vocabulary/age.ts';
import { caseOver, droppedInDeal, programFinished } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFactOr,
  convicted,
  ended,
  inAdultCourt,
  ofLevel,
  personFact,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { freeOfArrestFor } from '../../vocabulary/trouble.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { pardonConditional, pardonGranted } from './clean-slate.ts';
import { under } from './code.ts';
import { drugAct, toldAsDealing } from './drug-act.ts';
import { asIfItDidNotHappen, erased, expungementPetition, notACitizen, summaryPetition } from './how.ts';
import {
  droppedForPlea,
  drugAct117,
  drugAct119,
  section9122,
  summaryFiveYears,
  traffickingAct,
} from './laws.ts';
import { drugCrime, drugDealing, underageDrinking } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const erasing = {
  ...erased,
  ...expungementPetition,
  effect: `${erased.effect} ${asIfItDidNotHappen}`,
} as const;

const nonConviction = relief({
  ...erasing,
  id: 'pa-expunge-nonconviction',
  name: 'Ask the court to erase a charge without a conviction',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'deferred', 'pending')),
  rules: [
    requires(caseOver, section9122('(a)(1)–(2)')),
    requires(programFinished, section9122('(a)(1)–(2)')),
    rule(
      'not-in-deal',
      'It was not dropped because you pleaded guilty to another charge',
      not(droppedInDeal),
      droppedForPlea,
      { otherwise: 'It was dropped because you pleaded guilty to another charge. Courts do not erase those' },
    ),
  ],
  cautions: [
    'If the District Attorney objects, the judge decides and may say no. The judge weighs the harm the record does to you against the reasons to keep it.',
    'If you were never charged, make sure that you can no longer be. After 18 months without a decision the law says the record must be erased.',
    notACitizen,
  ],
});

const foundNotGuilty = ended('acquitted');

/** Not guilty of everything in the case: other charges of it that we know of must have ended so too. */
const acquittedOfAll = chargeFactOr('allAcquitted', (matter) => {
  const known = allAmong(sameCase(matter), (each) => ask(foundNotGuilty, each));
  return isSo(known) ? assuming(said.acquittedOfAll, known, matter.charge.path('facts.allAcquitted')) : known;
});

const acquittal = relief({
  ...erasing,
  id: 'pa-acquittal-expungement',
  name: 'Not guilty of everything: the court erases it',
  automatic: true,
  covers: all(inAdultCourt, ended('acquitted')),
  rules: [
    requires(caseOver, section9122('(a)(4)')),
    rule(
      'whole-case-acquitted',
      'You were found not guilty of every charge in the case',
      acquittedOfAll,
      section9122('(a)(4)'),
    ),
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'You do not have to apply. The court writes to you and to the District Attorney that the record will be erased.',
    'The District Attorney then has 60 days to object, if you were not cleared of everything in the case. If they do, there is a hearing.',
    'The record is to be erased within 12 months after you were found not guilty.',
    'Still there after 12 months? Ask the clerk of courts in the county of the case.',
  ],
  forms: [],
});

/** § 9122(b.1), “where the victim is under 18 years of age”: in statutory sexual assault, § 3122.1, always. */
const sexCrimeAgainstChild = any(
  under('3122.1'),
  all(under('3121 3123 3124.1 3125 3126 3127 5902(b) 5903', about('sexual')), about('child_victim')),
);

const ard = relief({
  ...erasing,
  id: 'pa-ard-expungement',
  name: 'Erase a charge after ARD or another program',
  covers: all(inAdultCourt, ended('diverted')),
  rules: [
    rule('program-finished', 'You finished your program', programFinished, section9122('(a)(2)')),
    rule(
      'not-child-sex-crime',
      'It was not a sex crime against a child',
      not(sexCrimeAgainstChild),
      section9122('(b.1)'),
      { otherwise: 'It was a sex crime against a child, which the law does not erase' },
    ),
  ],
  first: lookUp,
  steps: [
    'The judge often erases the record in the order that drops the charges (Rule 320). Look at your docket first.',
    ...expungementPetition.steps,
  ],
  cautions: [
    'After drunk driving, PennDOT keeps its own record. It can still count if you are charged again.',
    notACitizen,
  ],
});

const drugs = relief({
  ...erasing,
  id: 'pa-drug-expungement',
  name: 'Erase a drug charge that was dropped, or after probation without verdict',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'deferred'), drugCrime),
  pick: {
    id: 'one-drug-charge',
    text: 'Pennsylvania erases a dropped drug charge under its drug law once in your life.',
    cite: drugAct119,
    n: 1,
    byCase: true,
  },
  rules: [
    requires(caseOver, drugAct119),
    rule('not-dealing', 'It was not a charge of dealing drugs', not(drugDealing), drugAct119, {
      otherwise: 'It was a charge of dealing drugs, which this law leaves out',
    }),
    rule(
      'none-erased-before',
      'No court erased a drug charge for you under this law before',
      not(personFact('drugExpungedBefore', false, said.noDrugChargeErased)),
      drugAct119,
      { otherwise: 'A court erased a drug charge for you under this law before. It can be used only once' },
    ),
    rule(
      'probation-finished',
      'You finished your probation without verdict, if you were on it',
      programFinished,
      drugAct117,
    ),
  ],
  cautions: ['The law gives this right only once in a life.', notACitizen],
});

const summary = relief({
  ...erasing,
  ...summaryPetition,
  id: 'pa-summary-expungement',
  name: 'Ask the court to erase a summary conviction',
  inForce: { from: '2009-01-26' },
  covers: all(inAdultCourt, convicted, ofLevel('infraction')),
  rules: [
    rule(
      'free-of-arrest',
      'Since that conviction you were free of arrest and prosecution for 5 years in a row',
      freeOfArrestFor(years(5), 'disposition', said.notArrestedAgain),
      summaryFiveYears,
    ),
  ],
  cautions: ['The judge decides, and may say no. The form asks whether your fines and costs are paid.'],
});

const drinking = relief({
  ...erasing,
  ...summaryPetition,
  id: 'pa-underage-drinking-expungement',
  name: 'Erase an underage drinking conviction at 21',
  covers: all(inAdultCourt, convicted, ofLevel('infraction'), underageDrinking),
  rules: [
    requires(hasTurned(21), section9122('(a)(3)')),
    requires(atLeast(18), section9122('(a)(3)')),
    rule(
      'sentence-over',
      'Your sentence is over, with any license suspension',
      sentenceOver,
      section9122('(a)(3)'),
    ),
    requires(paid('fines'), section9122('(a)(3)')),
  ],
  effect: `The record is destroyed, the one that PennDOT keeps included. The court must agree. ${asIfItDidNotHappen}`,
});

const aged = relief({
  ...erasing,
  id: 'pa-age-70-expungement',
  name: '70 or older and ten clean years: erase any conviction',
  fromAge: 70,
  covers: all(inAdultCourt, convicted),
  rules: [
    requires(hasTurned(70), section9122('(b)(1)')),
    rule(
      'free-of-arrest',
      'After your sentence ended you were free of arrest and prosecution for 10 years in a row',
      freeOfArrestFor(years(10), 'completed', said.notArrestedAgain),
      section9122('(b)(1)'),
    ),
  ],
  cautions: [phrase.judgeMaySayNo],
});

const pardon = relief({
  ...erasing,
  id: 'pa-pardon-expungement',
  name: 'Pardoned: the record is erased',
  automatic: true,
  inForce: { from: '2024-06-11' },
  covers: ended('pardoned'),
  rules: [
    rule('pardoned', 'The Governor pardoned you', pardonGranted, section9122('(a)(2.1)')),
    rule(
      'pardon-without-conditions',
      'The pardon has no conditions',
      not(pardonConditional),
      section9122('(a)(2.1)'),
      { otherwise: 'The pardon has conditions' },
    ),
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'You do not have to apply. The Board of Pardons reports pardons to the courts every three months, and the record is erased.',
    'Still there? File a petition (Rule 790) with the clerk of courts in the county of the case, with a copy of your pardon.',
  ],
});

/** Trespass, disorderly conduct, loitering, obstructing highways, prostitution, simple drug possession. */
const pressedInto = any(
  under('3503 5503 5506 5507 5902', byKind([anything, 'trespass', 'public_order', 'prostitution'])),
  all(under(drugAct, byKind([anything, 'drug_possession'])), not(any(toldAsDealing, about('drug_sale')))),
);

const trafficking = relief({
  ...erasing,
  id: 'pa-trafficking-vacatur',
  name: 'Undo and erase a conviction from when you were trafficked',
  kind: 'vacatur',
  covers: all(inAdultCourt, convicted, traffickingVictim),
  rules: [
    rule(
      'crime-covered',
      'It was trespass, loitering or blocking a road. Or it was disorderly conduct, prostitution or just having drugs',
      pressedInto,
      traffickingAct,
    ),
    rule('trafficked', 'You did it because you were trafficked', traffickingVictim, traffickingAct),
  ],
  effect: `The court cancels the conviction, strikes it and erases the record. ${asIfItDidNotHappen}`,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Write a motion that says how you were trafficked and what shows it. Official papers help, but you can do without.',
    'Ask the District Attorney to agree.',
    'File the motion with the court of common pleas in the county of the case.',
  ],
  forms: [],
  cautions: ['The District Attorney must agree before the court can grant it.'],
});

export const expungements = [
  acquittal,
  nonConviction,
  ard,
  drugs,
  summary,
  drinking,
  aged,
  pardon,
  trafficking,
];
