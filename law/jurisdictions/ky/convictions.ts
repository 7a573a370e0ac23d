import {
  all,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, always, anyOf, assuming, fact, judgement, never, oneOf, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { dayOf, days, spanOf, years } from '../../record/day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  convictedOrPardoned,
  ended,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { graded } from './grades.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const crime = all(inAdultCourt, ofLevel('misdemeanor', 'felony'));
const fiveYears = waited(years(5)).since('completed');

/** A felony or a misdemeanor in the last five years. This one counts too: it is older anyway, once its wait is over. */
const cleanFiveYears = noOtherConvictionFor(years(5), crime);

/** Of these sections some are about children and some about others who are helpless, or about what a minor was led to do. */
const perhapsAgainstChild: FactCondition = all(under('508.100–508.120 530.064–530.070'), () =>
  judgement(said.againstChild),
);
/** The rest of the chapter on pornography was not at hand: some of it is about minors, and some may be a sex offense. */
const perhapsSexOrChild: FactCondition = all(under('531.010–531.110'), () => judgement(said.sexOrChild));
const sexOrChild = any(
  about('sexual', 'child_victim'),
  under('510.* 530.060 531.310–531.375'),
  perhapsAgainstChild,
  perhapsSexOrChild,
);

const cleanRule = (section: string) =>
  rule(
    'no-conviction-lately',
    'You had no other felony or misdemeanor conviction in the last 5 years',
    cleanFiveYears,
    cite(section),
    { otherwise: 'You were found guilty of another crime in the last 5 years' },
  );

const limits = ['Federal offices, other states and the FBI may keep their records.', phrase.privateCopies];

/**
 * § 431.078(4)(d): the crime cannot make a new one worse any more. A DUI can for ten years from the day of the offense,
 * § 189A.010; most other misdemeanors for five at the most.
 */
const tenYearsOn = waited(years(10)).since('offense');
const isDui = any(about('dui'), under('189A.010 189A.090'));
/**
 * A second sale of pills or marijuana, or a second growing of marijuana, is a felony, however long ago the first was:
 * Commonwealth v. Fouts (2019), Fisher v. Commonwealth (2020).
 */
const alwaysEnhances = under('218A.1414 218A.1421 218A.1423');
const drugSale = about('drug_sale');
const shortOrNone: FactCondition = (matter) =>
  assuming(said.plainMisdemeanor, always, matter.charge.path('statute'));
const noLongerEnhances: Condition = (matter) => {
  const [dui, sale] = [ask(isDui, matter), ask(drugSale, matter)];
  if (ask(alwaysEnhances, matter) === always) return never;
  if (dui === always) return ask(tenYearsOn, matter);
  if (dui !== never) return oneOf([always, ask(tenYearsOn, matter)], dui.missing);
  return sale === always ? judgement(said.drugEnhancement) : ask(shortOrNone, matter);
};

const misdemeanors = relief({
  id: 'ky-misdemeanor-expungement',
  name: 'Expunge a misdemeanor, violation or traffic infraction',
  kind: 'expungement',
  covers: all(adultConviction, ofLevel('misdemeanor', 'infraction')),
  rules: [
    requires(fiveYears, cite('431.078(2)')),
    requires(everythingPaid, cite('431.078(2)')),
    rule(
      'not-sex-or-child',
      'It was no sex offense and no offense against a child',
      not(sexOrChild),
      cite('431.078(4)(a)'),
      {
        otherwise: 'It was a sex offense or an offense against a child',
      },
    ),
    cleanRule('431.078(4)(b)'),
    requires(nothingPending, cite('431.078(4)(c)')),
    rule(
      'no-longer-enhances',
      'The time is over in which it can make a new crime worse. That is 10 years from the day of a DUI',
      noLongerEnhances,
      cite('431.078(4)(d)'),
      { otherwise: 'It can still make a new crime worse' },
    ),
  ],
  effect: how.noRecord,
  limits,
  cautions: [
    'For one conviction, or several from one event, the judge must say yes if the points are met. For others the judge may say no.',
    'The 5 years begin when the sentence is over. Courts count unpaid fines as a part of it.',
  ],
  fee: how.misdemeanorFee,
  first: lookUp,
  steps: [
    how.certificate,
    'Fill in form AOC-496.2. File it with the certificate at the circuit court clerk of the county where you were convicted.',
    'There is a hearing, at least 30 days later. The county attorney and any victim are told.',
  ],
});

/**
 * § 431.073(1)(a) names these, so they may go although they touch a child or an office: theft by somebody in office is
 * theft. Those of its sections are here that may be told with what (d) leaves out.
 */
const namedFelony = under(`
  218A.1415 218A.1416 218A.1417 218A.1423 511.040 512.020 514.030 514.040 514.050 514.060 514.070 514.080 514.100 514.110
  514.160 516.030 516.060 522.040 524.100 530.050
`);

const badlyHurt: FactCondition = ({ charge }) => {
  if (charge.injury === 'serious') return always;
  if (charge.injury !== undefined) return never;
  return assuming(said.noSeriousInjury, never, charge.path('injury'));
};

/** § 431.073(1)(d). */
const leftOut = any(
  about('sexual', 'child_victim', 'official_misconduct', 'homicide'),
  // Of driving only § 189A.010 is left out, not driving on a license that was lost for a DUI, § 189A.090.
  under(
    '189A.010 508.032 519.055 510.* 522.050 530.060 531.310–531.375 507.050',
    byKind([anything, 'dui'], [() => judgement(said.domesticAssault), 'domestic_violence']),
  ),
  perhapsAgainstChild,
  perhapsSexOrChild,
  badlyHurt,
);

/** Before 1975 felonies had no classes; those punished by five years at most count like Class D. */
const beforeClasses = all(graded('ungraded'), committedBefore('1975-01-01'), () =>
  judgement(said.fiveYearsAtMost),
);
/** A felony that another law than the penal code defines has the class that its punishment tells: KRS 532.020(1). */
const outsideTheCode = all(graded('ungraded'), not(committedBefore('1975-01-01')), ({ charge }) =>
  charge.maxMonths === undefined ? judgement(said.classByPunishment) : fact(charge.maxMonths <= 60),
);
const classD = any(graded('d'), beforeClasses, outsideTheCode);
const felonyMayGo: FactCondition = all(classD, any(namedFelony, not(leftOut)));

/** Since June 27, 2019 one felony could go once; the law of 2023 speaks of several, and its words could not be read whole. */
const noFelonyClearedLately: FactCondition = ofWholeRecord(({ file: { answers } }) => {
  const { reliefReceived, reliefs = [] } = answers;
  if (reliefReceived === undefined && answers.reliefs === undefined) return unknown('reliefReceived');
  const since2019 = reliefs.filter(
    ({ level, date }) => level !== 'misdemeanor' && !(date && spanOf(date).last < dayOf('2019-06-27')),
  );
  const more = (reliefReceived ?? 0) > reliefs.length;
  return since2019.length === 0 && !more ? always : judgement(said.felonyClearedBefore);
});

const felonySteps = [
  how.certificate,
  'Fill in form AOC-496.3 under oath. File it with the certificate as a motion in your old case, at the circuit court clerk.',
  'The prosecutor has 60 days to answer, and any victim is told. The hearing is within 120 days.',
  'If the judge says yes, pay the $250. The record is expunged only when all of it is paid.',
];

const felonyTerms = [
  rule(
    'waited',
    '5 years have passed since your whole sentence ended, with any probation or parole',
    fiveYears,
    cite('431.073(2)(a)'),
  ),
  requires(everythingPaid, cite('431.073(2)(a)')),
  cleanRule('431.073(5)(b)'),
  requires(nothingPending, cite('431.073(5)(c)')),
  rule(
    'no-felony-cleared',
    'You had no felony expunged since June 27, 2019',
    noFelonyClearedLately,
    cite('431.073(5)(a)'),
  ),
];

const felonyExpungement = {
  kind: 'expungement',
  effect: `The conviction is undone and the record expunged. ${how.noRecord} You may vote again.`,
  limits: [...limits, 'Prosecutors may keep a closed file. The courts keep a closed list of such orders.'],
  fee: how.felonyFee,
  first: lookUp,
  steps: felonySteps,
} as const;

const felonies = relief({
  ...felonyExpungement,
  id: 'ky-felony-expungement',
  name: 'Undo and expunge a Class D felony',
  covers: all(adultConviction, ofLevel('felony')),
  howOften: {
    id: 'felonies-once',
    text: 'Kentucky expunges felonies once. Ask for all of them together.',
    cite: cite('431.073(5)(a)'),
  },
  rules: [
    rule(
      'crime-may-go',
      'It is a Class D felony. It is no sex offense, no crime against a child, no DUI and no abuse of office. Nobody was badly hurt',
      felonyMayGo,
      cite('431.073(1)'),
      { otherwise: 'It is not a Class D felony, or the law leaves it out' },
    ),
    ...felonyTerms,
  ],
  cautions: [
    'The judge decides. If the crime is not on the law’s short list, you must show that you have changed.',
    'You can ask for several Class D felonies. Ask for all at once.',
  ],
});

const pardoned = relief({
  ...felonyExpungement,
  first: findPardon,
  id: 'ky-expungement-after-pardon',
  name: 'Undo and expunge a pardoned conviction',
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule(
      'full-pardon',
      'The governor gave you a full pardon',
      chargeFact('fullPardon', true, said.fullPardon),
      cite('431.073(1)(c)'),
    ),
    requires(past('pardoned'), cite('431.073(1)(c)')),
    ...felonyTerms,
  ],
  cautions: [
    'Add a copy of the pardon. A pardon alone does not take the crime off your record.',
    phrase.judgeMaySayNo,
  ],
});

const beside = (which: FactCondition): FactCondition => {
  const convictedOf = all(convictedOrPardoned, which);
  return (matter) => anyAmong(companions(matter), (other) => ask(convictedOf, other));
};
const anyBeside = beside(inAdultCourt);
const pleaToOther: FactCondition = ({ charge }) => fact(charge.dismissal === 'plea_to_other');

const lesser = ofLevel('misdemeanor', 'infraction');
const lesserGoes: Condition = all(
  adultConviction,
  lesser,
  fiveYears,
  everythingPaid,
  not(sexOrChild),
  cleanFiveYears,
  nothingPending,
  noLongerEnhances,
);
const felonyGoes: Condition = all(
  adultConviction,
  ofLevel('felony'),
  felonyMayGo,
  fiveYears,
  everythingPaid,
  cleanFiveYears,
  nothingPending,
  () => judgement(said.besideFelony),
);

const lesserCharge: FactCondition = when(
  lesser,
  () => always,
  () => judgement(said.felonyCharge),
);

/** § 431.078(1) takes in dropped charges for misdemeanors and less. Its words leave open a felony charge, and one beside a felony. */
const goesWithConviction: Condition = (matter) => {
  const others = companions(matter);
  if (others.length === 0) return judgement(said.whichConviction);
  return anyAmong(others, (other) =>
    anyOf([allOf([ask(lesserGoes, other), ask(lesserCharge, matter)]), ask(felonyGoes, other)]),
  );
};

const droppedBeside = relief({
  id: 'ky-dropped-beside-conviction',
  name: 'Expunge a charge that was dropped beside a conviction',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('dismissed'), any(pleaToOther, anyBeside)),
  rules: [
    rule(
      'goes-with-conviction',
      'The conviction of the same case may be expunged. A dropped charge for a misdemeanor or less goes with it',
      goesWithConviction,
      cite('431.078(1)'),
      { otherwise: 'The conviction of the same case cannot be expunged' },
    ),
  ],
  effect: how.noRecord,
  limits,
  fee: how.misdemeanorFee,
  first: lookUp,
  steps: [
    how.certificate,
    'Ask for it in the petition for the conviction, form AOC-496.2. Name each dropped charge of the case.',
  ],
});

/** “Only once with respect to any person.” */
const notVoidedBefore: FactCondition = ofWholeRecord(({ file: { answers } }) => {
  const { reliefReceived, reliefs = [] } = answers;
  if (reliefs.some(({ kind }) => kind === 'set_aside')) return never;
  if (reliefReceived === undefined && answers.reliefs === undefined) return unknown('reliefReceived');
  const mayBe = reliefs.some(({ kind }) => kind === undefined) || (reliefReceived ?? 0) > reliefs.length;
  return mayBe ? judgement(said.voidedBefore) : always;
});

const having = all(
  adultConviction,
  ofLevel('misdemeanor', 'felony'),
  about('drug_possession'),
  not(about('drug_sale')),
);
const marijuana = any(about('marijuana'), under('218A.1422'));
/** Having the drug itself: not the pipe for it, nor a forged prescription. */
const drugItself = under('218A.1415–218A.1417', anything);
const marijuanaItself = under('218A.1422 218A.1430 218A.1451', anything);
const ownUse = readAs(always, said.simplePossession);

const voided = {
  kind: 'set_aside',
  effect:
    'The court voids the conviction and seals all records. They answer that no record exists, and you need not tell of it.',
  cautions: [phrase.judgeMaySayNo],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Write a motion to void and seal to the court that convicted you, with the case number.',
    'Add proof that you finished treatment, probation or the sentence. There is no 5-year wait.',
  ],
} as const;

const voidMarijuana = relief({
  ...voided,
  id: 'ky-void-marijuana',
  name: 'Void and seal a marijuana possession',
  covers: all(having, marijuana, marijuanaItself),
  rules: [
    requires(sentenceOver, cite('218A.276(8)')),
    rule('own-use', 'You had weed, man-made drugs like it, or salvia', ownUse, cite('218A.276(8)')),
  ],
  limits,
});

/** KRS 218A.275(12) names deferred prosecution under 218A.14151 alone, which is for 218A.1415. */
const finishedDeferral: FactCondition = all(
  inAdultCourt,
  ended('diverted', 'deferred', 'dismissed'),
  about('drug_possession'),
  not(about('marijuana')),
  ({ charge: { disposition, facts } }) => {
    if (facts?.deferredProsecution !== undefined) return fact(facts.deferredProsecution === true);
    return disposition === 'dismissed' ? never : judgement(said.deferredProgram);
  },
);

const voidPossession = relief({
  ...voided,
  id: 'ky-void-possession',
  name: 'Void and seal a first drug possession',
  covers: all(having, not(marijuana), drugItself),
  pick: {
    id: 'one-voided',
    text: 'Kentucky voids a drug possession once in your life.',
    cite: cite('218A.275(8)'),
    n: 1,
    byCase: true,
  },
  rules: [
    requires(sentenceOver, cite('218A.275(8)')),
    rule('own-use', 'It was having drugs, not selling them', ownUse, cite('218A.275(8)')),
    rule(
      'first-time',
      'It was your first conviction for having drugs',
      all(
        not(
          endedEarlier(all(adultConviction, about('drug_possession'), not(about('marijuana')), drugItself)),
        ),
        noneSuchElsewhere(),
      ),
      cite('218A.275(8)'),
      { otherwise: 'You had a conviction for having drugs before' },
    ),
    rule(
      'no-deferred-prosecution-before',
      'You never had a drug possession dismissed after deferred prosecution',
      not(endedEarlier(finishedDeferral)),
      cite('218A.275(12)'),
      { otherwise: 'You had a drug possession dismissed after deferred prosecution before' },
    ),
    rule(
      'not-voided-before',
      'You never had a drug possession voided before',
      notVoidedBefore,
      cite('218A.275(8)'),
      { otherwise: 'You had a conviction voided before, and the law allows it once' },
    ),
  ],
  limits: [...limits, 'You can have this only once.'],
});

const trafficking = relief({
  id: 'ky-trafficking-expungement',
  name: 'Expunge what a trafficking victim was made to do',
  kind: 'expungement',
  covers: all(adultConviction, ofLevel('misdemeanor', 'felony', 'infraction')),
  rules: [
    rule(
      'trafficked',
      'You did it because you were a victim of human trafficking',
      traffickingVictim,
      cite('529.160(1)'),
      {
        otherwise: 'You did not say that you were trafficked',
      },
    ),
    rule(
      'not-violent',
      'It was prostitution, or no violent crime',
      any(
        about('prostitution'),
        not(
          about(
            'homicide',
            'robbery',
            'kidnapping',
            'sexual',
            'assault',
            'violent',
            'domestic_violence',
            'arson',
          ),
        ),
        () => judgement(said.violentForTrafficked),
      ),
      cite('529.160(1)'),
    ),
    rule(
      'waited',
      '60 days have passed since the final judgment',
      waited(days(60)).since('conviction'),
      cite('529.160(2)'),
    ),
  ],
  effect: how.noRecord,
  limits,
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'File a motion in the court where the charges were filed. You need no official paper, but one helps.',
  ],
});

export const convictionReliefs: readonly Relief[] = [
  voidMarijuana,
  voidPossession,
  misdemeanors,
  droppedBeside,
  felonies,
  pardoned,
  trafficking,
];
