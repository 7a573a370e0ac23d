import { all, any, ask, type Condition, not, when } from '../../condition.ts';
import { type Period, years } from '../../day.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { convicted, ended, graded, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { judgement } from '../../when.ts';
import { page, setAsideLaw } from './cites.ts';
import { between, byFelonyClass, byMisdemeanorClass, classBOrC } from './classes.ts';
import {
  abuseContempt,
  anOffense,
  contempt,
  mayEverBeSetAside,
  notAPersonFelony,
  notLeftOutForVictim,
  notTraffic,
} from './exclusions.ts';
import { noOtherConviction, noOtherFinding, whatCounts } from './look-back.ts';
import {
  common,
  convictionFee,
  convictionSteps,
  setAsideCautions,
  setAsideEffect,
  setAsideForms,
  setAsideLimits,
  waitedSinceConvictionOrRelease,
} from './requirements.ts';
import { notASexCrime } from './sex-crimes.ts';

const setAside = {
  kind: 'set_aside',
  effect: setAsideEffect,
  limits: setAsideLimits,
  cautions: setAsideCautions,
  fee: convictionFee,
  steps: convictionSteps,
  forms: setAsideForms,
} as const;

const adultConviction = all(convicted, inAdultCourt);

const notTrafficRule = rule(
  'It is not a traffic offense',
  notTraffic,
  cite('ORS 137.225(7)(a); State v. Pohle, 317 Or App 76 (2022)', page.pohle),
);
const notSexRule = rule(
  'It is not a sex crime, or it falls under the narrow rule for people who were young',
  notASexCrime,
  setAsideLaw('(6)'),
);
const notLeftOutRule = rule(
  'It is not one of the crimes left out because of who was harmed',
  notLeftOutForVictim,
  setAsideLaw('(6)'),
);
const anOffenseRule = rule('It was a crime or a violation, not a civil case', anOffense, setAsideLaw('(5)'));

/** The years run from the conviction, so old ones were open before 2022, when the law got this shape. */
const felony = relief({
  ...setAside,
  id: 'or-set-aside-felony',
  name: 'Set aside a felony conviction',
  covers: all(adultConviction, ofLevel('felony'), not(contempt)),
  rules: [
    rule('It is a Class B or Class C felony', classBOrC, setAsideLaw('(1)(b), (5)')),
    rule(
      'You have waited 7 years for a Class B felony, or 5 years for a Class C felony. The time runs from your conviction, or from when you left jail or prison for it if that was later',
      byFelonyClass(waitedSinceConvictionOrRelease),
      setAsideLaw('(1)(b)(A), (B)'),
    ),
    rule(
      `In those last 7 or 5 years you have no other conviction. ${whatCounts}`,
      byFelonyClass(noOtherConviction),
      setAsideLaw('(7)(b)'),
    ),
    rule(
      'It is not a Class B felony against a person',
      notAPersonFelony,
      cite('ORS 137.225(5); OAR 213-003-0001(14)', page.cannotClear),
    ),
    notSexRule,
    notLeftOutRule,
    notTrafficRule,
    anOffenseRule,
    ...common,
  ],
});

const misdemeanor = relief({
  ...setAside,
  id: 'or-set-aside-misdemeanor',
  name: 'Set aside a misdemeanor conviction',
  covers: all(adultConviction, ofLevel('misdemeanor'), not(contempt)),
  rules: [
    rule(
      'You have waited 3 years for a Class A misdemeanor, or 1 year for Class B or C. The time runs from your conviction, or from when you left jail for it if that was later',
      byMisdemeanorClass(waitedSinceConvictionOrRelease),
      setAsideLaw('(1)(b)(C), (D)'),
    ),
    rule(
      `In those last 3 years or that last year you have no other conviction. ${whatCounts}`,
      byMisdemeanorClass(noOtherConviction),
      setAsideLaw('(7)(b)'),
    ),
    notSexRule,
    notLeftOutRule,
    notTrafficRule,
    anOffenseRule,
    ...common,
  ],
});

const violation = relief({
  ...setAside,
  id: 'or-set-aside-violation',
  name: 'Set aside a violation',
  covers: all(adultConviction, ofLevel('infraction'), not(contempt)),
  rules: [
    rule(
      'You have waited 1 year since you were found guilty',
      waitedSinceConvictionOrRelease(years(1)),
      setAsideLaw('(1)(b)(D)'),
    ),
    rule(
      `In the last year you have no other conviction. ${whatCounts}`,
      noOtherConviction(years(1)),
      setAsideLaw('(7)(b)'),
    ),
    notTrafficRule,
    anOffenseRule,
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
    rule(
      'You have waited 1 year since the finding or your release. It is 5 years if you broke an order about abuse or a crime against a person',
      forContempt(waitedSinceConvictionOrRelease),
      setAsideLaw('(1)(b)(B), (D), (13)(b)'),
    ),
    rule(
      `In that time you have no conviction. ${whatCounts}`,
      forContempt(noOtherConviction),
      setAsideLaw('(7)(b)'),
    ),
    ...common,
  ],
});

const notLeftOutForInsanity: Condition = (matter) => {
  const excluded = ask(mayEverBeSetAside, matter);
  return excluded.earliest === Number.POSITIVE_INFINITY
    ? judgement('Does the law leave this crime out for people found guilty except for insanity?')
    : excluded;
};

const insanityPeriods = (forPeriod: Parameters<typeof byFelonyClass>[0]): Condition => {
  const felonies = byFelonyClass(forPeriod);
  const misdemeanors = byMisdemeanorClass(forPeriod);
  return (matter) => {
    if (matter.charge.level === undefined)
      return between(matter, felonies, misdemeanors, matter.charge.path('level'));
    return ask(matter.charge.level === 'felony' ? felonies : misdemeanors, matter);
  };
};

const insanity = relief({
  ...setAside,
  id: 'or-set-aside-insanity',
  name: 'Set aside a judgment of guilty except for insanity',
  covers: all(ended('not_responsible'), inAdultCourt, not(contempt)),
  effect: 'The court seals the case and the police records of it.',
  rules: [
    rule(
      'It is not a Class A felony',
      any(not(ofLevel('felony')), not(graded('a'))),
      cite('ORS 137.223(2)(a)', page.insanity),
    ),
    rule(
      'You have waited since the judgment, or since the review board let you go if that was later. A Class B felony takes 7 years, a Class C felony 5. A Class A misdemeanor takes 3, a lower one 1',
      insanityPeriods((period) => waited(period).since('disposition', 'completed')),
      cite('ORS 137.223(2)(a)', page.insanity),
    ),
    rule(
      'In those years you have no conviction and no other such judgment. Traffic tickets do not count',
      insanityPeriods(noOtherFinding),
      cite('ORS 137.223(2)(b)', page.insanity),
    ),
    rule(
      'The crime is not one that the law leaves out',
      notLeftOutForInsanity,
      cite('ORS 137.223', page.insanity),
    ),
    rule(
      phrase.noOpenCase,
      nothingPending,
      cite('ORS 137.223; court’s motion form (January 2022)', page.form),
    ),
  ],
});

export const convictionReliefs: readonly Relief[] = [
  felony,
  misdemeanor,
  violation,
  contemptFinding,
  insanity,
];
