import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import {
  always,
  assuming,
  blocked,
  fact,
  isNot,
  isSo,
  judgement,
  never,
  unknown,
} from '../../engine/when.ts';
import { type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { type Period, spanOf, years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { clearedBefore } from '../../vocabulary/cleared-before.ts';
import { atMost, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  adultConviction,
  crime,
  felony,
  inAdultCourt,
  misdemeanor,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { consentNeeded, marked, sealed } from './how.ts';
import {
  armedFelon,
  badlyHurt,
  barredFelony,
  electedOfficial,
  killed,
  officialMisconduct,
  perjury,
  sexOrViolent,
  somebodyHurt,
} from './listed.ts';
import { said } from './said.ts';

type Section = '2' | '3' | '4' | '5';
const law = (section: Section, part: string) => cite(`35-38-9-${section}(${part})`);

const noSexOrViolentOffense = atMost(0, all(inAdultCourt, sexOrViolent));
const noBarredFelony = atMost(0, all(inAdultCourt, barredFelony));
const nobodyElseKilled = atMost(0, all(inAdultCourt, killed));
const weaponFelonies = atMost(1, all(inAdultCourt, felony, weaponUsed), { byCase: true });
const noArmedFelon = atMost(0, all(inAdultCourt, armedFelon));
const noGunBar: FactCondition = all(not(armedFelon), openIf(not(noArmedFelon), said.gunConvictionBars));

const recent = 365;
/** § 35-38-9-9(i): one petition in a life, and petitions in several counties within 365 days are one. */
const firstPetition: FactCondition = ofWholeRecord((matter) => {
  const { told, more, missing } = clearedBefore(matter);
  const { asOf } = matter.file;
  if (told.length === 0 && more === 0) return always;
  if (told.length === 0 && missing.includes('reliefReceived')) return unknown(...missing);
  const dated = told.flatMap(({ date }) => (date === undefined ? [] : [spanOf(date).last]));
  if (dated.some((day) => day + recent >= asOf)) return judgement(said.otherCounty);
  return dated.length === told.length && more === 0 ? never : assuming(said.petitionOver, never, 'reliefs');
});

/** What every petition under §§ 2 to 5 asks for; how long without another conviction differs. */
function forAll(section: Section, period: Period): readonly Rule[] {
  return [
    requires(
      noneLately(
        'no-new-conviction',
        period,
        'other conviction',
        noOtherConvictionFor(period, all(inAdultCourt, crime)),
      ),
      law(section, 'e'),
    ),
    requires(nothingPending, law(section, 'e')),
    requires(everythingPaid, law(section, 'e')),
    rule(
      'not-sex-or-violent',
      'You were never convicted as a “sex or violent offender”',
      noSexOrViolentOffense,
      law(section, 'b'),
      { otherwise: 'You have a conviction that makes you a “sex or violent offender”' },
    ),
    requires(notRegistered, law(section, 'b')),
    rule(
      'no-two-weapon-felonies',
      'You do not have two felonies in which a deadly weapon was used',
      weaponFelonies,
      law(section, 'b'),
      { otherwise: 'You have two felonies in which a deadly weapon was used' },
    ),
    rule(
      'not-armed-felon',
      'You were not convicted of having a gun as a “serious violent felon”',
      noGunBar,
      law(section, 'b'),
      { otherwise: 'You were convicted of having a gun as a “serious violent felon”' },
    ),
    rule(
      'first-petition',
      'You have not used your one petition for convictions',
      firstPetition,
      cite('35-38-9-9(i)'),
      { otherwise: 'You have used your one petition for convictions' },
    ),
  ];
}

/** Felonies of certain chapters close §§ 3 to 5, for all that the person was convicted of. */
const notBarred = (section: Section) =>
  rule(
    'not-barred',
    'You have no felony for homicide, human trafficking or a sex crime',
    all(noBarredFelony, noneSuchElsewhere({ felonies: true })),
    law(section, 'b'),
    { otherwise: 'You have a felony for homicide, human trafficking or a sex crime' },
  );

/** § 35-38-9-5(b)(5) names a death. §§ 3 and 4 name injuries, which we read of the felony itself alone. */
const nobodyKilled = (section: Section) =>
  rule(
    'nobody-killed',
    'No felony of yours led to a death',
    all(
      section === '5'
        ? nobodyElseKilled
        : all(not(killed), openIf(not(nobodyElseKilled), said.deathElsewhere)),
      noneSuchElsewhere({ felonies: true }),
    ),
    cite('35-38-9-5(b)(5)'),
    { otherwise: 'A felony of yours led to a death' },
  );

const lowest = all(felony, graded('6', 'd'));
const heldBack = any(electedOfficial, officialMisconduct, badlyHurt);
const minor = all(lowest, not(any(heldBack, somebodyHurt, perjury)));
const needsConsent = all(felony, heldBack);
/** Without its class it may be of the lowest: what § 4 asks for opens § 3 too. */
const perhapsHigher: FactCondition = (matter) => {
  const higher = ask(not(minor), matter);
  return isSo(higher) || isNot(higher) ? higher : always;
};
const inBetween = all(felony, perhapsHigher, not(needsConsent));

/** Whether the prosecutor will agree nobody knows before: a caution says it. Who was turned down may ask again. */
const turnedDown: FactCondition = ({ charge }) => fact(charge.facts?.prosecutorConsents === false);
const notTurnedDown: Condition = when(
  turnedDown,
  () => blocked(said.askProsecutor),
  () => always,
);
const electedMisconduct = all(officialMisconduct, electedOfficial);

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'in-misdemeanor',
    name: 'Expunge a misdemeanor conviction',
    covers: all(adultConviction, misdemeanor),
    rules: [requires(waited(years(5)).since('conviction'), law('2', 'c')), ...forAll('2', years(5))],
  }),
  relief({
    ...sealed,
    id: 'in-minor-felony',
    name: 'Expunge a Level 6 or Class D felony',
    covers: all(adultConviction, minor),
    rules: [
      requires(waited(years(8)).since('conviction'), law('3', 'c')),
      notBarred('3'),
      nobodyKilled('3'),
      ...forAll('3', years(8)),
    ],
  }),
  relief({
    ...marked,
    id: 'in-felony',
    name: 'Have a felony marked as expunged',
    covers: all(adultConviction, inBetween),
    rules: [
      rule(
        'waited',
        '8 years have passed since your conviction, and 3 years since your whole sentence ended',
        all(waited(years(8)).since('conviction'), waited(years(3)).since('completed')),
        law('4', 'c'),
        { otherwise: '8 years must pass since your conviction, and 3 years since your whole sentence ended' },
      ),
      notBarred('4'),
      nobodyKilled('4'),
      ...forAll('4', years(8)),
    ],
  }),
  relief({
    ...marked,
    id: 'in-serious-felony',
    name: 'Have a serious felony marked as expunged',
    covers: all(adultConviction, needsConsent),
    rules: [
      rule(
        'waited',
        '10 years have passed since your conviction, and 5 years since your whole sentence ended',
        all(waited(years(10)).since('conviction'), waited(years(5)).since('completed')),
        law('5', 'c'),
        {
          otherwise: '10 years must pass since your conviction, and 5 years since your whole sentence ended',
        },
      ),
      rule('consent', 'The prosecutor did not turn you down', notTurnedDown, law('5', 'e'), {
        otherwise: 'The prosecutor has not agreed in writing',
        concerns: turnedDown,
      }),
      rule(
        'not-elected-misconduct',
        'It was not official misconduct in an elected office or as a judge',
        not(electedMisconduct),
        law('5', 'b'),
        { otherwise: 'It was official misconduct in an elected office or as a judge' },
      ),
      notBarred('5'),
      nobodyKilled('5'),
      ...forAll('5', years(10)),
    ],
    cautions: [consentNeeded, ...marked.cautions],
  }),
];

const opened = convictionReliefs.map(({ covers, rules }) => all(covers, ...rules.map(({ holds }) => holds)));
/** A conviction that may be expunged under one of these. */
export const clearable: Condition = any(...opened);
