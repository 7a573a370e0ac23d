import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { clearedBefore } from '../../vocabulary/cleared-before.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  anything,
  convictedOrPardoned,
  ofLevel,
  personFact,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { called, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite, told, under } from './code.ts';
import {
  atMostThreeFelonies,
  atMostTwoAssaultiveCleared,
  notClearedForSameCrime,
  oneMoreAssaultive,
  oneOfSameCrime,
  twoAssaultive,
} from './counting.ts';
import { firstDrunkDriving, ofFirstOffenseKind } from './drunk-driving.ts';
import {
  commercialDriving,
  convictedBeforeClosing,
  harmfulDriving,
  isFourthDegree,
  neverCleared,
} from './exclusions.ts';
import { noOtherThanMinorOffenses } from './minor-offenses.ts';
import { droveDrunk } from './offenses.ts';
import { said } from './said.ts';
import {
  fourthDegreeSexualConduct,
  havingOrUsingMarijuana,
  isDrunkDriving,
  perhapsMarijuana,
} from './sections.ts';
import {
  afterNo,
  askedFor,
  certifiedRecord,
  guidedForm,
  limitsWithoutRegistry,
  notACitizen,
  privilege,
} from './set-aside.ts';
import { lookUp } from './tasks.ts';
import {
  cleanFiveYears,
  fiveYears,
  noNewConvictionForApplication,
  notTurnedDownLately,
  oneFelonyForNow,
  waitedForApplication,
} from './waiting.ts';

/** Contempt and the like have no level and are not asked for one. */
const notInfraction: FactCondition = (matter) =>
  matter.charge.level === undefined && matter.charge.offense?.includes('contempt')
    ? always
    : ask(not(ofLevel('infraction')), matter);

const convictedAdult: FactCondition = all(convictedOrPardoned, notInfraction);

/** The law speaks of crimes. Whether contempt of court is one for it could not be read. */
const isCrime: FactCondition = ({ charge }) =>
  charge.level === undefined && charge.offense?.includes('contempt')
    ? judgement(said.contemptAsConviction)
    : always;

const toldFourthDegree = under(fourthDegreeSexualConduct);

const threeFelonies = rule(
  'three-felonies-at-most',
  'You have no more than 3 felony convictions in Michigan. Felonies of one event within 24 hours can count as one',
  atMostThreeFelonies,
  cite('780.621(1)(a), 780.621b'),
  { otherwise: 'You have more than 3 felony convictions in Michigan' },
);
const noOpenCase = requires(nothingPending, cite('780.621d(4)(b)'));
const notDenied = rule(
  'not-turned-down-lately',
  'No court has turned down this request in the last 3 years',
  notTurnedDownLately,
  cite('780.621d(5)'),
  { otherwise: 'A court turned down this request in the last 3 years' },
);

const custodyEnded = called('any jail, prison, probation and parole ended', 'completed');

const fiveYearRules = [
  requires(waited(years(5)).counted(fiveYears).since('sentenced', custodyEnded), cite('780.621d(2)')),
  rule(
    'no-new-conviction',
    'You had no new conviction while those 5 years ran. A case that was deferred and dismissed may count too',
    cleanFiveYears,
    cite('780.621d(4)(c), 780.621(2)'),
    { otherwise: 'You had a new conviction while that time ran' },
  ),
  noOpenCase,
  notDenied,
];

const application = relief({
  ...askedFor,
  id: 'mi-set-aside-application',
  name: 'Ask the court to set aside your conviction',
  inForce: { from: '2021-04-11' },
  covers: all(convictedAdult, not(droveDrunk), not(toldFourthDegree)),
  pick: [twoAssaultive, oneMoreAssaultive, oneOfSameCrime, oneFelonyForNow],
  rules: [
    rule(
      'not-left-out',
      'It is not one of the crimes Michigan never clears. Those are crimes with a life sentence, most sex crimes, grave child abuse, human trafficking and terrorism, and driving that hurt someone or in a commercial vehicle. A felony for domestic violence after a misdemeanor for it is one too',
      all(isCrime, not(neverCleared)),
      cite('780.621(1), 780.621c(1)'),
      { otherwise: 'It is one of the crimes Michigan never clears' },
    ),
    threeFelonies,
    rule(
      'two-violent-at-most',
      'You ask to clear no more than 2 violent (assaultive) convictions in your life. If you have more, choose which',
      atMostTwoAssaultiveCleared,
      cite('780.621(1)(b)'),
    ),
    rule(
      'same-crime-once',
      'You ask to clear only one felony for the same crime, if it carries more than 10 years. If you have more, choose which',
      notClearedForSameCrime,
      cite('780.621(1)(c)'),
    ),
    requires(
      waitedBy(
        [years(3), 'for most misdemeanors'],
        [years(5), 'for one felony, or for a serious or violent misdemeanor'],
      )
        .counted(
          waitedForApplication,
          'To ask for more than one felony you wait 7 years from the last of them',
        )
        .since('sentenced', custodyEnded),
      cite('780.621d(1)–(3)'),
    ),
    rule(
      'no-new-conviction',
      'You had no new conviction while those 3 or 5 years ran. A case that was deferred and dismissed may count too',
      noNewConvictionForApplication,
      cite('780.621d(4)(c), 780.621(2)'),
      { otherwise: 'You had a new conviction while that time ran' },
    ),
    noOpenCase,
    notDenied,
  ],
  cautions: [
    ...askedFor.cautions,
    'With two or three felonies you may ask for one of them after 5 years. Some courts may want 7 years for that too.',
    'The judge may weigh a conviction that came after the waiting time.',
    'Unpaid restitution does not stop you from asking, but the judge may weigh it.',
  ],
});

/** One that was set aside and told by its section. */
const drunkDrivingSetAside: FactCondition = (matter) =>
  fact(clearedBefore(matter).told.some((each) => isDrunkDriving(each) === true));

const drunkDriving = relief({
  ...askedFor,
  id: 'mi-first-owi',
  name: 'Ask the court to set aside a first drunk-driving conviction',
  inForce: { from: '2022-02-19' },
  covers: all(convictedAdult, droveDrunk),
  pick: {
    id: 'one-drunk-driving',
    text: 'Michigan sets aside one first drunk-driving conviction in your life.',
    cite: cite('780.621c(3), 780.621d(2)'),
    n: 1,
  },
  rules: [
    rule(
      'first-drunk-driving',
      'You had no Michigan conviction for drunk or drugged driving before it. A later one does not matter here',
      firstDrunkDriving,
      cite('780.621(4)(d), 780.621c(3)'),
      { otherwise: 'You had a Michigan conviction for drunk or drugged driving before it' },
    ),
    rule(
      'misdemeanor-without-child',
      'It was a misdemeanor, with no child under 16 in the car',
      ofFirstOffenseKind,
      cite('780.621(4)(d)'),
      { otherwise: 'It was a felony, or a child under 16 was in the car' },
    ),
    rule(
      'nobody-hurt',
      'Nobody was hurt or killed, and you were not driving a commercial vehicle',
      not(any(harmfulDriving, commercialDriving)),
      cite('780.621c(1)(d)'),
      { otherwise: 'Somebody was hurt or killed, or you were driving a commercial vehicle' },
    ),
    rule(
      'none-set-aside-before',
      'You have not had a first drunk-driving conviction set aside before',
      not(any(drunkDrivingSetAside, personFact('owiSetAsideBefore', false, said.noDrunkDrivingSetAside))),
      cite('780.621c(3)'),
      {
        otherwise: 'You have had a first drunk-driving conviction set aside before. It can be done only once',
      },
    ),
    threeFelonies,
    ...fiveYearRules,
  ],
  cautions: [...askedFor.cautions, 'The judge may ask whether you took part in treatment or classes.'],
});

const aboutMarijuana = all(about('marijuana'), not(about('drug_sale', 'dui', 'traffic')));

/** MCL 780.621e(7). */
const havingMarijuana = when(
  ({ charge }) => fact(told(charge).length === 0),
  aboutMarijuana,
  when(perhapsMarijuana, aboutMarijuana, havingOrUsingMarijuana),
);

const marijuana = relief({
  ...askedFor,
  id: 'mi-marijuana',
  name: 'Ask the court to set aside a misdemeanor marijuana conviction',
  inForce: { from: '2021-04-11' },
  covers: all(convictedAdult, ofLevel('misdemeanor'), havingMarijuana),
  rules: [
    rule(
      'legal-since-2018',
      'It was for having or using marijuana, or for gear, and would be no crime since December 6, 2018. The court takes that as so unless the prosecutor shows otherwise',
      any(committedBefore('2018-12-06'), () => judgement(said.legalForAdultToday)),
      cite('780.621e(2)–(4), (7)'),
    ),
  ],
  cautions: [
    'There is no wait and no limit on how many. An open case or a later conviction does not stop you.',
    'The prosecutor may object that you were under 21 or had a large amount.',
    'If you have another sentence in which this conviction counted, it is not made shorter. What was taken from you because of it is not given back.',
    notACitizen,
  ],
  fee: 'None. Certified copies may cost something.',
  forms: [guidedForm],
  first: lookUp,
  steps: [
    certifiedRecord,
    'Fill in form MC 227a, make three copies, and file it with that court.',
    'Mail a copy to the prosecutor’s office that brought the case. Then give the court proof of that.',
    'If the prosecutor does not answer within 60 days, the court must set it aside within 21 days.',
    'If they do, there is a hearing within 30 days. You do not have to prove anything there: the prosecutor does. The court decides within 14 days after it.',
    'If the court says no, you may ask it to look again, or appeal to a higher court.',
  ],
});

const oldSexualConduct = relief({
  ...askedFor,
  id: 'mi-csc4-before-2015',
  name: 'Ask the court to set aside an old conviction for fourth-degree sexual conduct',
  inForce: { from: '2021-04-11' },
  covers: all(convictedAdult, isFourthDegree),
  rules: [
    rule(
      'before-january-2015',
      'You were convicted before January 12, 2015',
      convictedBeforeClosing,
      cite('780.621c(1)(c)'),
    ),
    rule(
      'no-other-conviction',
      'You have no other conviction, apart from at most 2 minor ones from when you were 21 or younger',
      noOtherThanMinorOffenses,
      cite('780.621(1)(d)'),
      { otherwise: 'You have another conviction that counts here' },
    ),
    ...fiveYearRules,
  ],
});

const listedProstitution = under('750.448 750.449 750.450', anything);

const trafficking = relief({
  ...askedFor,
  id: 'mi-trafficking',
  name: 'Ask the court to set aside a prostitution conviction as a trafficking victim',
  covers: all(convictedAdult, about('prostitution')),
  limits: limitsWithoutRegistry,
  rules: [
    rule(
      'crime-covered',
      'It was soliciting, admitting to a place, or a like offense',
      listedProstitution,
      cite('780.621(3)'),
    ),
    rule(
      'trafficked',
      'You did it because someone was trafficking you',
      traffickingVictim,
      cite('780.621(3)'),
    ),
    noOpenCase,
    notDenied,
  ],
  cautions: [
    'There is no wait and no limit on how many. You must show that, more likely than not, you were trafficked.',
    privilege,
    afterNo,
    notACitizen,
  ],
  first: hotline,
  steps: [
    'Write down what happened: who made you do it and how.',
    certifiedRecord,
    'Fill in form MC 227b, sign it under oath, and file it with that court.',
    'Have your fingerprints taken, and mail the copies and the $50 as the form says. The state police, the Attorney General and the prosecutor each get one.',
  ],
  forms: [guidedForm],
});

/** Set-asides that a person has to ask for. */
export const applications: readonly Relief[] = [
  application,
  drunkDriving,
  marijuana,
  oldSexualConduct,
  trafficking,
];
