import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { isNot, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { called, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { setAsideLaw } from './cites.ts';
import { byFelonyClass, byMisdemeanorClass, classBOrC } from './classes.ts';
import { cite } from './code.ts';
import {
  abuseContempt,
  anOffense,
  contempt,
  mayEverBeSetAside,
  notAPersonFelony,
  notLeftOutForVictim,
  notTraffic,
} from './exclusions.ts';
import { graded } from './grades.ts';
import { noOtherConviction, noOtherFinding, whatCounts } from './look-back.ts';
import { adultConviction, common, sealed, setAside, waitedSinceConvictionOrRelease } from './requirements.ts';
import { said } from './said.ts';
import { notASexCrime } from './sex-crimes.ts';

const notTrafficRule = rule(
  'not-traffic',
  'It is not a traffic offense, nor a civil case',
  all(notTraffic, anOffense),
  cite('137.225(5), (7)(a)(A); State v. Pohle, 317 Or App 76 (2022)'),
  { otherwise: 'It is a traffic offense, or a civil case' },
);

const crimeRules = [
  rule(
    'not-a-sex-crime',
    'It is not a sex crime, or it falls under the narrow rule for people who were young',
    notASexCrime,
    setAsideLaw('(6)(f)'),
    { otherwise: 'It is a sex crime, and the narrow rule for people who were young does not fit' },
  ),
  rule(
    'not-left-out-for-victim',
    'It is not one of the crimes left out because of who was harmed',
    notLeftOutForVictim,
    setAsideLaw('(6)'),
    { otherwise: 'It is one of the crimes left out because of who was harmed' },
  ),
  notTrafficRule,
  ...common,
];

const lookBack = setAsideLaw('(7)(a)(B), (b)');

const felonyYears = [
  [years(7), 'for a Class B felony'],
  [years(5), 'for a Class C felony'],
] as const;
const misdemeanorYears = [
  [years(3), 'for a Class A misdemeanor'],
  [years(1), 'for a Class B or C misdemeanor'],
] as const;

/** The years run from the conviction, so old ones were open before 2022, when the law got this shape. */
const felony = relief({
  ...setAside,
  id: 'or-set-aside-felony',
  name: 'Set aside a felony conviction',
  covers: all(adultConviction, ofLevel('felony'), not(contempt)),
  rules: [
    rule('class-b-or-c', 'It is a Class B or Class C felony', classBOrC, setAsideLaw('(1)(b), (5)')),
    requires(
      waitedBy(...felonyYears)
        .counted(byFelonyClass(waitedSinceConvictionOrRelease))
        .since('conviction', 'released'),
      setAsideLaw('(1)(b)(A), (B)'),
    ),
    rule(
      'no-other-conviction',
      `In those last 7 or 5 years you have no other conviction. ${whatCounts}`,
      byFelonyClass(noOtherConviction),
      lookBack,
      { otherwise: 'You have another conviction in that time' },
    ),
    rule(
      'not-a-person-felony',
      'It is not a Class B felony against a person',
      notAPersonFelony,
      cite('137.225(5)(a); OAR 213-003-0001(14)'),
      { otherwise: 'It is a Class B felony against a person' },
    ),
    ...crimeRules,
  ],
});

const misdemeanor = relief({
  ...setAside,
  id: 'or-set-aside-misdemeanor',
  name: 'Set aside a misdemeanor conviction',
  covers: all(adultConviction, ofLevel('misdemeanor'), not(contempt)),
  rules: [
    requires(
      waitedBy(...misdemeanorYears)
        .counted(byMisdemeanorClass(waitedSinceConvictionOrRelease))
        .since('conviction', 'released'),
      setAsideLaw('(1)(b)(C), (D)'),
    ),
    rule(
      'no-other-conviction',
      `In those last 3 years or that last year you have no other conviction. ${whatCounts}`,
      byMisdemeanorClass(noOtherConviction),
      lookBack,
      { otherwise: 'You have another conviction in that time' },
    ),
    ...crimeRules,
  ],
});

const violation = relief({
  ...setAside,
  id: 'or-set-aside-violation',
  name: 'Set aside a violation',
  covers: all(adultConviction, ofLevel('infraction'), not(contempt)),
  rules: [
    requires(
      waited(years(1))
        .counted(waitedSinceConvictionOrRelease(years(1)))
        .since(called('you were found guilty', 'disposition')),
      setAsideLaw('(1)(b)(D)'),
    ),
    rule(
      'no-other-conviction',
      `In the last year you have no other conviction. ${whatCounts}`,
      noOtherConviction(years(1)),
      lookBack,
      { otherwise: 'You have another conviction in that time' },
    ),
    notTrafficRule,
    ...common,
  ],
});

/** ORS 137.225(1)(b)(B), (D). */
function forContempt(forPeriod: (period: Period) => Condition): Condition {
  return when(abuseContempt, forPeriod(years(5)), forPeriod(years(1)));
}

const contemptFinding = relief({
  ...setAside,
  id: 'or-set-aside-contempt',
  name: 'Set aside a finding of contempt',
  covers: all(adultConviction, contempt),
  rules: [
    requires(
      waitedBy(
        [years(5), 'if you broke an order about abuse or a crime against a person'],
        [years(1), 'otherwise'],
      )
        .counted(forContempt(waitedSinceConvictionOrRelease))
        .since(called('the finding', 'disposition'), 'released'),
      setAsideLaw('(1)(b)(B), (D), (13)(b)'),
    ),
    rule(
      'no-other-conviction',
      `In that time you have no conviction. ${whatCounts}`,
      forContempt(noOtherConviction),
      lookBack,
      { otherwise: 'You have another conviction in that time' },
    ),
    ...common,
  ],
});

const notLeftOutForInsanity: Condition = (matter) => {
  const excluded = ask(mayEverBeSetAside, matter);
  return isNot(excluded) ? judgement(said.leftOutForInsanity) : excluded;
};

const insanityPeriods = (forPeriod: (period: Period) => Condition): Condition =>
  when(ofLevel('felony'), byFelonyClass(forPeriod), byMisdemeanorClass(forPeriod));

const insanity = relief({
  ...setAside,
  id: 'or-set-aside-insanity',
  name: 'Set aside a judgment of guilty except for insanity',
  covers: all(ended('not_responsible'), inAdultCourt, not(contempt)),
  effect: sealed,
  rules: [
    rule(
      'not-class-a',
      'It is not a Class A felony',
      any(not(ofLevel('felony')), not(graded('a'))),
      cite('137.223(2)(a)'),
      { otherwise: 'It is a Class A felony' },
    ),
    requires(
      waitedBy(...felonyYears, ...misdemeanorYears)
        .counted(insanityPeriods((period) => waited(period).since('disposition', 'completed')))
        .since(called('the judgment', 'disposition'), called('the review board let you go', 'completed')),
      cite('137.223(2)(a)'),
    ),
    rule(
      'no-other-finding',
      'In those years you have no conviction and no other such judgment. Traffic tickets do not count',
      insanityPeriods(noOtherFinding),
      cite('137.223(2)(b)'),
      { otherwise: 'In those years you have a conviction or another such judgment' },
    ),
    rule(
      'not-left-out',
      'The crime is not one that the law leaves out',
      notLeftOutForInsanity,
      cite('137.223'),
      { otherwise: 'The crime is one that the law leaves out' },
    ),
    requires(nothingPending, cite('137.223')),
  ],
});

export const convictionReliefs: readonly Relief[] = [
  felony,
  misdemeanor,
  violation,
  contemptFinding,
  insanity,
];
