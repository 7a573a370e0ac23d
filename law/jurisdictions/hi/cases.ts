import {
  calledDismissed,
  calledGuilty,
  charged,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { pages } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

/** Misdemeanor theft with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  ...charged('2018-01-10').convicted('2018-05-09', { over: '2019-05-09' }),
  sentence: ['probation'],
};

const settled = person<Grade>({ ...nothingElse, born: '1985-04-12' });
const drugFelony: Told = { ...theft, level: 'felony', grade: 'c', offense: ['drug_possession'] };
const propertyFelony: Told = { ...theft, level: 'felony', grade: 'c' };
const treated = { facts: { treatmentProbation: true } };
const second = { id: 'c2', caseId: 'k2' };

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  source: string,
  about: Person = {},
): Story<Grade> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source };
}

const arrest = (on?: string): Expected => ({
  outcome: 'eligible',
  relief: 'hi-expunge-arrest',
  ...(on && { on }),
});
const notYet = (on: string | null): Expected => ({ outcome: 'not_yet', on });
const no: Expected = { outcome: 'not_eligible' };
const review: Expected = { outcome: 'needs_review' };

export const cases = worked<Grade>([
  story(
    'Dismissed',
    [{ ...theft, ...charged('2021-01-05').dismissed('2021-06-10') }],
    { c1: arrest('2021-06-10') },
    'The Attorney General expunges an arrest without a conviction on application: HRS § 831-3.2(a).',
    pages.expungement,
  ),
  story(
    'Dismissed, beside a ticket of the same arrest that was paid',
    [
      { ...theft, caseId: 'k1', dismissal: 'declined', ...charged('2021-01-05').dismissed('2021-06-10') },
      {
        ...overAndPaid,
        id: 'c2',
        caseId: 'k1',
        level: 'infraction',
        offense: ['traffic'],
        sentence: ['fine'],
        ...charged('2021-01-05').convicted('2021-06-10', { over: '2021-06-10' }),
      },
    ],
    { c1: arrest('2021-06-10') },
    'The arrest of somebody “not convicted of a crime” is expunged, and a ticket is no crime: HRS § 831-3.2(a).',
    pages.expungement,
  ),
  story(
    'Dismissed, and another case is open',
    [{ ...theft, ...charged('2015-01-05').dismissed('2016-10-01') }],
    { c1: arrest('2016-10-01') },
    'An open case does not stand in the way: HRS § 831-3.2(a) does not name it.',
    pages.expungement,
    { pendingCharges: true },
  ),
  story(
    'Not guilty of a felony assault',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'b',
        offense: ['assault', 'violent'],
        ...charged('2021-01-05').acquitted('2022-06-10'),
      },
    ],
    { c1: arrest('2022-06-10') },
    'No crime is left out where there was no conviction: HRS § 831-3.2(a).',
    pages.expungement,
  ),
  story(
    'Arrested last week and never charged',
    [{ ...theft, ...charged('2026-11-10').notProsecuted('2026-11-10') }],
    { c1: arrest() },
    'An arrest without a charge has no wait: HRS § 831-3.2(a).',
    pages.expungement,
  ),
  story(
    'The case is still open',
    [{ ...theft, ...charged('2026-01-10').pending }],
    { c1: notYet(null) },
    'Nobody knows yet whether it ends in a conviction: HRS § 831-3.2(a).',
    pages.expungement,
    { pendingCharges: true },
  ),
  story(
    'Bail given up in a misdemeanor',
    [{ ...theft, ...charged('2010-01-05').dismissed('2010-06-10'), facts: { bailForfeit: true } }],
    { c1: no },
    'After a bail forfeiture in a misdemeanor there is no expungement: HRS § 831-3.2(a)(1).',
    pages.expungement,
  ),
  story(
    'Bail given up in a petty misdemeanor, the day before 5 years are over',
    [
      {
        ...theft,
        grade: 'petty',
        ...charged('2021-11-18').dismissed('2022-01-10'),
        facts: { bailForfeit: true },
      },
    ],
    { c1: notYet('2026-11-18') },
    'After a bail forfeiture in a petty misdemeanor it takes 5 years from the arrest: HRS § 831-3.2(a)(2).',
    pages.expungement,
  ),
  story(
    'Bail given up in a petty misdemeanor, 5 years ago',
    [
      {
        ...theft,
        grade: 'petty',
        ...charged('2021-11-17').dismissed('2022-01-10'),
        facts: { bailForfeit: true },
      },
    ],
    { c1: arrest('2026-11-17') },
    'After a bail forfeiture in a petty misdemeanor it takes 5 years from the arrest: HRS § 831-3.2(a)(2).',
    pages.expungement,
  ),
  story(
    'Acquitted because of a mental illness',
    [{ ...theft, ...charged('2015-01-05').notResponsible('2016-06-10', { over: '2020-06-10' }) }],
    { c1: no },
    'An acquittal under chapter 704 is left out: HRS § 831-3.2(a)(4).',
    pages.expungement,
  ),
  story(
    'A deferred plea, the day before a year is over',
    [{ ...theft, ...charged('2024-01-05').deferred('2024-06-10', { over: '2025-11-18' }) }],
    { c1: notYet('2026-11-18') },
    'A deferred plea waits 1 year from the dismissal: HRS §§ 831-3.2(a)(5), 853-1(e).',
    pages.deferral,
  ),
  story(
    'A deferred plea, on the day a year is over',
    [
      {
        ...theft,
        ...charged('2024-01-05').deferred('2024-06-10', { over: '2025-11-17' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-deferral', on: '2026-11-17' } },
    'A deferred plea waits 1 year from the dismissal: HRS §§ 831-3.2(a)(5), 853-1(e).',
    pages.deferral,
  ),
  story(
    'A deferred plea to prostitution, two years ago',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['prostitution'],
        statute: '712-1200',
        ...charged('2023-06-05').deferred('2023-12-10', { over: '2024-06-10' }),
      },
    ],
    { c1: notYet('2027-06-10') },
    'After a deferred plea to prostitution it takes 3 years: HRS § 712-1200(4)(c).',
    pages.prostitutionItself,
  ),
  story(
    'A deferred plea that the papers call guilty',
    [{ ...theft, ...charged('2020-01-05').convicted('2020-06-10', { over: '2021-06-10' }), ...calledGuilty }],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-deferral', on: '2022-06-10' } },
    'A deferred plea is not a conviction: HRS § 853-1(d).',
    pages.deferral,
  ),
  story(
    'Conditional discharge of a first drug case at 19',
    [
      {
        ...drugFelony,
        ...charged('2024-01-05').deferred('2024-06-10', { over: '2026-11-10' }),
        facts: { conditionalDischarge: true },
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-young-drug', on: '2026-11-10' } },
    'Whoever was not over 20 may apply to the court at once: HRS § 712-1256.',
    pages.youngDrug,
    { born: '2004-06-01' },
  ),
  story(
    'Dismissed beside a conviction from the same arrest',
    [
      { ...theft, ...charged('2018-01-10').dismissed('2018-05-09') },
      { ...theft, id: 'c2' },
    ],
    { c1: review, c2: no },
    'The law annuls “the record of arrest”; of an arrest with another conviction it says nothing: HRS § 831-3.2(c).',
    pages.expungement,
  ),
  story(
    'Misdemeanor theft',
    [theft],
    { c1: no },
    'Hawaii has no general way to clear a conviction.',
    pages.expungement,
  ),
  story(
    'Drug felony with treatment probation',
    [{ ...drugFelony, ...treated }],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-drug-conviction', on: '2019-05-09' } },
    'After treatment and probation the court must expunge it, once: HRS § 706-622.5(4).',
    pages.drugs,
  ),
  story(
    'Two drug felonies with treatment probation, six years apart',
    [
      {
        ...drugFelony,
        ...treated,
        ...charged('2012-01-10').convicted('2012-05-09', { over: '2015-05-09' }),
      },
      { ...drugFelony, ...treated, ...second },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-drug-conviction', on: '2015-05-09' }, c2: no },
    'Only who “has not previously been sentenced under this section” may have it, one time: HRS § 706-622.5(4).',
    pages.drugs,
  ),
  story(
    'Drug felony with treatment probation, and restitution left to pay',
    [{ ...drugFelony, ...treated, restitutionPaid: false }],
    { c1: { outcome: 'needs_review', relief: 'hi-expunge-drug-conviction' } },
    'The terms of probation must be kept, and what was to be paid may be one: HRS § 706-622.5(4).',
    pages.drugs,
  ),
  story(
    'Drug felony with treatment probation, pardoned since',
    [
      {
        ...drugFelony,
        ...treated,
        ...charged('2010-01-10').pardoned('2010-05-09', { over: '2014-05-09' }),
        pardonedDate: '2020-03-02',
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-drug-conviction' } },
    'A pardon does not take away what the sentence gave: HRS § 706-622.5(4).',
    pages.drugs,
  ),
  story(
    'Drug felony, probation still running',
    [
      {
        ...drugFelony,
        ...treated,
        ...charged('2025-01-10').convicted('2025-05-09', { until: '2027-05-09' }),
      },
    ],
    { c1: notYet('2027-05-09') },
    'Treatment and probation must be finished: HRS § 706-622.5(4).',
    pages.drugs,
  ),
  story(
    'Drug felony with a prison sentence',
    [{ ...drugFelony, sentence: ['prison'] }],
    { c1: no },
    'Only probation with treatment under § 706-622.5 opens this way.',
    pages.drugs,
  ),
  story(
    'Class C theft with treatment probation',
    [{ ...propertyFelony, ...treated }],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-property-conviction', on: '2019-05-09' } },
    'A first Class C property felony is expunged after treatment: HRS § 706-622.9(3).',
    pages.property,
  ),
  story(
    'Class C theft with ordinary probation',
    [propertyFelony],
    { c1: no },
    'Only probation with treatment under § 706-622.9 opens this way.',
    pages.property,
  ),
  story(
    'Class C theft of 2003, and no other felony',
    [{ ...propertyFelony, ...charged('2003-01-10').convicted('2003-05-09', { over: '2008-05-09' }) }],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-old-property-conviction' } },
    'Who was sentenced before June 22, 2006 may ask, if the judge finds that treatment was open to them: HRS § 706-622.9(4).',
    pages.oldProperty,
  ),
  story(
    'Class C theft, sentenced on June 22, 2006',
    [{ ...propertyFelony, ...charged('2006-01-10').convicted('2006-06-22', { over: '2011-06-22' }) }],
    { c1: no },
    'The way for older cases ends with June 21, 2006: HRS § 706-622.9(4).',
    pages.oldProperty,
  ),
  story(
    'Class C theft of 2003, and a felony since',
    [
      { ...propertyFelony, ...charged('2003-01-10').convicted('2003-05-09', { over: '2008-05-09' }) },
      {
        ...propertyFelony,
        ...second,
        ...charged('2012-01-10').convicted('2012-05-09', { over: '2017-05-09' }),
      },
    ],
    { c1: no, c2: no },
    'There may be no other felony conviction, before or since: HRS § 706-622.9(4).',
    pages.oldProperty,
  ),
  story(
    'Class C theft after an earlier felony',
    [
      { ...propertyFelony, ...treated },
      {
        ...propertyFelony,
        ...second,
        grade: 'b',
        ...charged('2009-01-10').convicted('2009-05-09', { over: '2012-05-09' }),
        sentence: ['prison'],
      },
    ],
    { c1: no, c2: no },
    'There may be no felony conviction before it: HRS § 706-622.9(3).',
    pages.property,
  ),
  story(
    'A gram of marijuana in 2015',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['drug_possession', 'marijuana'],
        statute: '712-1249',
        ...charged('2015-01-10').convicted('2015-05-09', { over: '2015-05-09' }),
        sentence: ['fine'],
        facts: { threeGrams: true },
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-three-grams' } },
    'A court must expunge a conviction for 3 grams or less: HRS § 706-622.5(5).',
    pages.drugs,
  ),
  story(
    'An ounce of marijuana in 2015',
    [
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        facts: { threeGrams: false },
      },
    ],
    { c1: no },
    'More than 3 grams has no such way: HRS § 706-622.5(5).',
    pages.drugs,
  ),
  story(
    'Driving at 19 with some alcohol',
    [
      {
        ...theft,
        level: 'infraction',
        grade: 'violation',
        offense: ['dui', 'traffic'],
        statute: '291E-64',
        ...charged('2019-01-10').convicted('2019-05-09', { over: '2019-12-09' }),
        sentence: ['fine'],
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-expunge-young-driver' } },
    'After turning 21, with nothing since, a court may expunge it: HRS § 291E-64(e).',
    pages.youngDriver,
    { born: '1999-06-01' },
  ),
  story(
    'Drunk driving at 35',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['dui', 'traffic'],
        ...charged('2020-06-10').convicted('2020-09-09', { over: '2021-09-09' }),
      },
    ],
    { c1: no },
    'Only driving under 21 with any alcohol can be expunged: HRS § 291E-64(e).',
    pages.youngDriver,
  ),
  story(
    'Prostitution, the day before 3 years are over',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['prostitution'],
        ...charged('2023-06-10').convicted('2023-11-18', { over: '2024-05-18' }),
      },
    ],
    { c1: notYet('2026-11-18') },
    'The conviction is vacated after 3 years without a new one: HRS § 712-1209.6.',
    pages.prostitution,
  ),
  story(
    'Prostitution, 3 years ago',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['prostitution'],
        ...charged('2023-06-10').convicted('2023-11-17', { over: '2024-05-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-vacate-prostitution', on: '2026-11-17' } },
    'The conviction is vacated after 3 years without a new one: HRS § 712-1209.6.',
    pages.prostitution,
  ),
  story(
    'A felony told as prostitution, without its section',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'b',
        offense: ['prostitution'],
        sentence: ['prison'],
        ...charged('2010-01-10').convicted('2010-05-09', { over: '2015-05-09' }),
      },
    ],
    { c1: no },
    'Selling sex is less than a felony. The felonies are about profiting from others: HRS §§ 712-1202, 712-1203.',
    pages.prostitution,
  ),
  story(
    'Prostitution, and a theft two years later',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['prostitution'],
        ...charged('2016-01-10').convicted('2016-05-09', { over: '2016-11-09' }),
      },
      { ...theft, ...second },
    ],
    { c1: no, c2: no },
    'A conviction within the 3 years closes the way: HRS § 712-1209.6(1).',
    pages.prostitution,
  ),
  story(
    'Prostitution, and drunk driving two years later',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['prostitution'],
        ...charged('2016-01-10').convicted('2016-05-09', { over: '2016-11-09' }),
      },
      { ...theft, ...second, offense: ['dui'], statute: '291E-61' },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-vacate-prostitution', on: '2019-05-09' }, c2: no },
    'Only an offense under the Penal Code, title 37, closes the way: HRS §§ 701-100, 712-1209.6(1).',
    pages.prostitution,
  ),
  story(
    'Prostitution, and a violation of the Penal Code two years later',
    [
      {
        ...theft,
        grade: 'petty',
        offense: ['prostitution'],
        ...charged('2016-01-10').convicted('2016-05-09', { over: '2016-11-09' }),
      },
      {
        ...theft,
        ...second,
        level: 'infraction',
        grade: 'violation',
        offense: ['public_order'],
        statute: '711-1101',
        sentence: ['fine'],
      },
    ],
    { c1: no, c2: no },
    '“Any offense under the Hawaii Penal Code” takes in violations: HRS §§ 701-107(5), 712-1209.6(1).',
    pages.prostitution,
  ),
  story(
    'A juvenile arrest that was dropped',
    [{ ...theft, court: 'juvenile', grade: undefined, ...charged('2000-01-05').dismissed('2000-06-10') }],
    { c1: { outcome: 'eligible', relief: 'hi-juvenile-arrest' } },
    'The family court may expunge an arrest without a finding: HRS § 571-88(a)(2).',
    pages.code,
  ),
  story(
    'A juvenile case that was put off, and dismissed in the end',
    [
      {
        ...theft,
        court: 'juvenile',
        grade: undefined,
        ...charged('2000-01-05').deferred('2000-06-10', { over: '2001-06-10' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'hi-juvenile-arrest', on: '2001-06-10' } },
    'The family court never found the child responsible: HRS § 571-88(a)(2)(A).',
    pages.code,
  ),
  story(
    'Drug arrest on the Big Island, dropped',
    [
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        ...charged('2020-01-05').dismissed('2020-06-10'),
      },
    ],
    { c1: arrest('2020-06-10') },
    'The pilot of Act 62 may have cleared it. Anybody can ask: HRS § 831-3.2(a).',
    pages.expungement,
  ),
]);
