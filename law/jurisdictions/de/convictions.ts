import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, judgement, never } from '../../engine/when.ts';
import { type Limit, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  adultConviction,
  anything,
  crime,
  felony,
  inAdultCourt,
  infraction,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions, sameCase } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself, petition } from './how.ts';
import {
  driving,
  drivingThatStays,
  felonyLeftOut,
  levelFits,
  listedB,
  noWait,
  pardonFirst,
  possession,
  tenYearFelony,
} from './offenses.ts';
import { said } from './said.ts';
import {
  noOpenCase,
  noOther,
  notClearedLately,
  nothingServed,
  ofEachConviction,
  tenYearsSinceCleared,
} from './the-person.ts';
import { convictedBeside, withoutConvictionEnding } from './without-conviction.ts';

/** A conviction, or a charge that was dropped beside one: the case is judged as a whole. */
const dropped = all(inAdultCourt, withoutConvictionEnding, convictedBeside);
const inCase = any(adultConviction, dropped);

const notPossible: Condition = () => never;
const five = waited(years(5)).since('conviction');
const ten = waited(years(10)).since('conviction', 'released');
const mandatoryWait: Condition = when(
  noWait,
  anything,
  when(
    infraction,
    waited(years(3)).since('conviction'),
    when(felony, when(possession, five, when(tenYearFelony, ten, notPossible)), five),
  ),
);
const leftOutOfMandatory: FactCondition = any(pardonFirst, all(not(infraction), listedB));
const mandatoryKind: FactCondition = when(
  noWait,
  anything,
  all(levelFits, not(leftOutOfMandatory), any(not(felony), possession, tenYearFelony)),
);

/** Of a driving conviction beside others, the courts were not of one mind. Alone it stays. */
const drivingQuestion: FactCondition = () => judgement(said.drivingInCase);
const noDriving: FactCondition = when(
  drivingThatStays,
  () => never,
  ofEachConviction(not(all(drivingThatStays, drivingQuestion))),
);

const paidUnlessNoWait: Condition = when(noWait, anything, everythingPaid);
const aloneUnlessSmall: Condition = when(any(noWait, infraction), anything, noOther);
const freshUnlessNoWait: FactCondition = when(noWait, anything, notClearedLately);

/** § 4374(a)(4): other cases may be there, if each of their convictions could go by itself if it stood alone. */
const couldGoAlone: Condition = when(
  all(adultConviction, not(any(noWait, driving))),
  all(mandatoryKind, mandatoryWait),
  anything,
);
const othersCouldGo: Condition = (matter) =>
  allAmong(matter.record, (each) =>
    each.charge.caseKey === matter.charge.caseKey ? anything(each) : ask(couldGoAlone, each),
  );
const fiveSinceNewest: Condition = (matter) => allAmong(matter.record, (each) => ask(fiveIfCounted, each));
const fiveIfCounted: Condition = when(
  all(adultConviction, not(any(noWait, driving))),
  waited(years(5)).since('conviction', 'released'),
  anything,
);

const petitionKind: FactCondition = when(felony, not(felonyLeftOut), levelFits);
const sevenYears = waited(years(7)).since('conviction', 'released');
const threeYears = waited(years(3)).since('conviction', 'released');
const petitionWait: Condition = when(any(felony, all(crime, listedB)), sevenYears, threeYears);

const notDriving = rule(
  'not-driving',
  'It was no traffic offense in Title 21. Reckless driving, driving after a court forbade it and causing a death while driving may go',
  noDriving,
  cite('11: 4372(f), § 4374(i)'),
  { otherwise: 'It was drunk driving or another traffic offense in Title 21. These stay on record' },
);
const noPardonNeeded = rule(
  'no-pardon-needed',
  'The crime is not one of five that need a pardon first: § 628A, § 766, § 767, § 791 and § 1106',
  ofEachConviction(not(pardonFirst)),
  cite('11: 4372(f)'),
  { otherwise: 'For this crime you need a pardon first' },
);
const served = requires(nothingServed, cite('11: 4372(f)'));
const nothingOpen = requires(noOpenCase, cite('11: 4372(f)'));
const paidInCase = rule(
  'everything-paid',
  everythingPaid.text,
  ofEachConviction(everythingPaid),
  cite('11: 4372(l)'),
  { otherwise: 'You still owe money in the case. A court may waive it or make it a civil debt' },
);
const notLately = rule(
  'not-cleared-lately',
  'You had no other conviction expunged in the last 10 years, and no felony before this one if it is a felony too. What was expunged before December 28, 2019 does not count',
  ofEachConviction(tenYearsSinceCleared),
  cite('11: 4372(f)(4)'),
  {
    otherwise:
      'You had a conviction expunged in the last 10 years, or this is a felony and came after another that was expunged',
  },
);

const felonyConviction = all(adultConviction, felony);
const severalFelonies: FactCondition = (matter) =>
  anyAmong(sameCase(matter), (one) =>
    allOf([ask(felonyConviction, one), anyAmong(companions(one), (other) => ask(felonyConviction, other))]),
  );
const singleFelony = rule(
  'single-felony',
  'The case has no more than one felony conviction',
  openIf(severalFelonies, said.severalFelonies),
  cite('11: 4374(a)(3)'),
);

const onceInTenYears: Limit = {
  id: 'once-in-ten-years',
  text: 'After a conviction is expunged in Delaware, you wait 10 years to ask for another.',
  cite: cite('11: 4372(f)(4)'),
};

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'de-mandatory',
    name: 'Mandatory expungement of a conviction, by itself',
    covers: inCase,
    rules: [
      notDriving,
      rule(
        'small-enough',
        'It was a violation, a misdemeanor that § 4373(b) does not leave out, having drugs (§ 4756), or one of six felonies',
        ofEachConviction(mandatoryKind),
        cite('11: 4373(a), (b)'),
        {
          otherwise:
            'It was another felony, or a crime on the list in § 4373(b). The list has crimes in the family, against children, the elderly or the frail, sex and weapon crimes, resisting arrest and others',
        },
      ),
      requires(
        waitedBy(
          [years(3), 'for a violation'],
          [years(5), 'for a misdemeanor or drug possession under § 4756'],
          [years(10), 'for the six felonies, or 10 years since you left jail or prison if that is later'],
          [years(0), 'for small marijuana, drug pipe and underage drinking cases'],
        )
          .counted(ofEachConviction(mandatoryWait))
          .since('conviction'),
        cite('11: 4373(a)'),
      ),
      rule(
        'no-other-conviction',
        'You have no conviction in another Delaware case. That does not matter for a violation. Traffic, underage drinking and small marijuana cases never count, and other states do not either',
        ofEachConviction(aloneUnlessSmall),
        cite('11: 4373(a)(2), § 4372(g), (h); Osgood v. State (2023)'),
        { otherwise: 'You have a conviction in another Delaware case' },
      ),
      rule('everything-paid', everythingPaid.text, ofEachConviction(paidUnlessNoWait), cite('11: 4372(l)'), {
        otherwise: 'You still owe money in the case. A court may waive it or make it a civil debt',
      }),
      rule(
        'not-cleared-lately',
        'You had no other conviction expunged in the last 10 years. What was expunged before December 28, 2019 does not count',
        ofEachConviction(freshUnlessNoWait),
        cite('11: 4372(f)(4)'),
      ),
      nothingOpen,
      served,
    ],
  }),
  relief({
    ...petition,
    id: 'de-petition',
    name: 'Petition to expunge your only case with a conviction',
    howOften: onceInTenYears,
    inForce: { from: '2019-12-27' },
    covers: all(inCase, not(infraction)),
    rules: [
      notDriving,
      noPardonNeeded,
      rule(
        'not-violent',
        'It was not a violent felony in Title 11, or a felony against a child or a person in care',
        ofEachConviction(petitionKind),
        cite('11: 4374(b), § 4201(c); 31 Del. C. § 309'),
        {
          otherwise:
            'It was a violent felony in Title 11, or one against a child or a person in care. You need a pardon first',
        },
      ),
      singleFelony,
      requires(
        waitedBy(
          [years(7), 'for a felony or a crime on the list in § 4373(b)'],
          [years(3), 'for other misdemeanors'],
        )
          .counted(ofEachConviction(petitionWait))
          .since('conviction', 'released'),
        cite('11: 4374(a)(1)–(3)'),
      ),
      rule(
        'no-other-conviction',
        'You have no conviction in another Delaware case. Traffic, underage drinking and small marijuana cases do not count, and other states do not either',
        noOther,
        cite('11: 4374(a), § 4372(g), (h); Osgood v. State (2023)'),
        { otherwise: 'You have a conviction in another Delaware case' },
      ),
      paidInCase,
      notLately,
      nothingOpen,
      served,
    ],
  }),
  relief({
    ...petition,
    id: 'de-petition-several',
    name: 'Petition to expunge small convictions in several cases',
    howOften: onceInTenYears,
    covers: all(inCase, not(felony)),
    rules: [
      notDriving,
      noPardonNeeded,
      rule(
        'all-small',
        'Every conviction in this case was a violation or a misdemeanor that is not on the list in § 4373(b)',
        ofEachConviction(all(levelFits, not(felony), not(leftOutOfMandatory))),
        cite('11: 4374(a)(4)'),
        { otherwise: 'The case has a felony, or a crime on the list in § 4373(b)' },
      ),
      rule(
        'others-small',
        'Each conviction in your other Delaware cases could go by itself if it stood alone',
        othersCouldGo,
        cite('11: 4374(a)(4)'),
        { otherwise: 'A conviction in another case could not go by itself, or not yet' },
      ),
      rule(
        'waited',
        '5 years have passed since your newest conviction, and since you left jail or prison',
        fiveSinceNewest,
        cite('11: 4374(a)(4)'),
        { otherwise: '5 years must pass since your newest conviction' },
      ),
      paidInCase,
      notLately,
      nothingOpen,
      served,
    ],
  }),
];
