import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const copy = (page: string) => `https://instalawyer.io/laws/arkansas-code/${page}`;
const pages = {
  misdemeanor: copy('16-90-1405-eligibility-to-file'),
  eligible:
    'https://getpocketlaw.com/law/state_arkansas/section-16-90-1406-felony-convictions-eligible-for-sealing_13379fce24b8',
  leftOut: copy('16-90-1408-felony-convictions-ineligible'),
  dropped: copy('16-90-1410-sealing-records-of'),
  done: copy('16-90-1404-definitions'),
  first: copy('16-93-303-probation-first'),
  asAdult: 'https://policyrisk.com/states/arkansas/statutes/9-35-412',
  pardoned: copy('16-90-1411-sealing-of-records'),
  registry: 'https://github.com/fuzzlaw/sorstatutes',
  specialty: 'https://policyrisk.com/states/arkansas/statutes/16-90-1602',
  noFirstOffender: 'https://print.casetext.com/case/opinion-no-17592',
  act: 'https://law.uslawyerdatabase.com/category/us-law/2020-arkansas-code/title-16-practice-procedure-and-courts/subtitle-6-criminal-procedure-generally/chapter-90-judgment-and-sentence-generally/subchapter-14-comprehensive-criminal-record-sealing-act-of-2013',
  force: 'https://cleanslateclearinghouse.org/policies/ar-c-8/',
  three: 'https://a.arlawhelp.org/criminal-record-sealing/faqs-and-questions',
  finley: 'https://www.studicata.com/summaries/court-of-appeals-of-arkansas/finley-v-state-2024-n30t3k',
  coleman: 'https://law.counselstack.com/opinion/state-of-arkansas-v-valencia-coleman-arkctapp-2026',
  youth:
    'https://legalfix.com/statutes/state-codes/arkansas/title-9/subtitle-3/chapter-27/subchapter-3/section-9-27-309',
};

const settled = person<Grade>({ ...nothingElse, born: '1980-03-14' });

/** A misdemeanor theft with probation, every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  statute: '5-36-103',
  sentence: ['probation', 'fine'],
};
const felony: Told = { ...theft, level: 'felony', grade: 'd' };
const battering: Told = { ...theft, offense: ['domestic_violence', 'assault'], statute: '5-26-305' };
const force: Told = { ...felony, offense: ['assault', 'violent'], statute: '5-13-202' };
const drunk: Told = {
  ...theft,
  grade: 'ungraded',
  offense: ['dui'],
  statute: '5-65-103',
  sentence: ['jail', 'fine'],
  facts: { heldCdl: false, licenseBack: true },
};

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

const oldFelony = (id: string, year: number): Told => ({
  ...felony,
  id,
  caseId: `case-${id}`,
  ...charged(`${year}-01-10`).convicted(`${year}-06-01`, { over: `${year + 2}-06-01` }),
});

export const cases = worked<Grade>([
  story(
    'Misdemeanor theft, probation ended last month',
    [{ ...theft, ...charged('2025-02-01').convicted('2025-06-01', { over: '2026-10-20' }) }],
    { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'ar-misdemeanor' } },
    'Immediately after the sentence is complete: § 16-90-1405(a).',
    pages.misdemeanor,
  ),
  story(
    'Misdemeanor theft, and court costs are still owed',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2025-02-01').convicted('2025-06-01', { over: '2026-10-20' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'A sentence is complete only when fines and costs are paid: § 16-90-1404(1).',
    pages.done,
  ),
  story(
    'Domestic battering in the third degree: five years tomorrow',
    [{ ...battering, ...charged('2020-02-01').convicted('2020-06-01', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ar-misdemeanor' } },
    'Five years since the sentence ended: § 16-90-1405(b)(1).',
    pages.misdemeanor,
  ),
  story(
    'Domestic battering in the third degree: five years today',
    [{ ...battering, ...charged('2020-02-01').convicted('2020-06-01', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ar-misdemeanor' } },
    'The five years end on the same day of the calendar: § 16-90-1405(b)(1).',
    pages.misdemeanor,
  ),
  story(
    'A DWI of 2018, over for more than five years',
    [
      {
        ...drunk,
        ...charged('2018-07-06').convicted('2019-10-31', { released: '2019-11-02', over: '2020-03-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-03-01', relief: 'ar-dwi' } },
    'The lookback of five years that stood on the day of the offense counts: State v. Coleman.',
    pages.coleman,
  ),
  story(
    'A DWI of early 2021: five years since the offense, not yet since the sentence',
    [
      {
        ...drunk,
        ...charged('2021-02-06').convicted('2021-10-31', { released: '2021-11-02', over: '2022-10-31' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ar-dwi' } },
    'From which day the lookback runs was not read in the text: § 5-65-111.',
    pages.coleman,
  ),
  story(
    'A DWI of 2022',
    [
      {
        ...drunk,
        ...charged('2022-02-06').convicted('2022-06-30', { released: '2022-07-02', over: '2023-06-30' }),
      },
    ],
    { c1: { outcome: 'not_yet', between: ['2032-02-06', '2033-06-30'], relief: 'ar-dwi' } },
    'Ten years for offenses since July 28, 2021: § 5-65-111.',
    pages.coleman,
  ),
  story(
    'A DWI of 2015, and the license never given back',
    [
      {
        ...drunk,
        facts: { heldCdl: false, licenseBack: false },
        ...charged('2015-02-06').convicted('2015-06-30', { released: '2015-07-02', over: '2016-06-30' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'License reinstatement is a part of completing the sentence: § 16-90-1404(1)(C).',
    pages.done,
  ),
  story(
    'A DWI of a truck driver with a commercial license',
    [
      {
        ...drunk,
        facts: { heldCdl: true, licenseBack: true },
        ...charged('2012-02-06').convicted('2012-06-30', { released: '2012-07-02', over: '2013-06-30' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A traffic offense of somebody with a commercial license is never sealed.',
    pages.leftOut,
  ),
  story(
    'Class D theft felony, probation ended today',
    [{ ...felony, ...charged('2022-02-01').convicted('2022-11-17', { over: '2026-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ar-felony' } },
    'A nonviolent Class D felony, immediately after the sentence: § 16-90-1406(a).',
    pages.act,
  ),
  story(
    'The same, probation ends tomorrow',
    [{ ...felony, ...charged('2022-02-01').convicted('2022-11-17', { until: '2026-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ar-felony' } },
    'The sentence has to be complete: § 16-90-1406(a).',
    pages.act,
  ),
  story(
    'Battery in the second degree, a Class D felony: five years tomorrow',
    [{ ...force, ...charged('2017-02-01').convicted('2017-11-17', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ar-felony' } },
    'Felonies of force of class C or D wait five years: § 16-90-1406(b).',
    pages.force,
  ),
  story(
    'Battery in the second degree: five years today',
    [{ ...force, ...charged('2017-02-01').convicted('2017-11-17', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ar-felony' } },
    'Felonies of force of class C or D wait five years: § 16-90-1406(b).',
    pages.force,
  ),
  story(
    'A Class B felony of selling drugs, with probation',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['drug_sale'],
        statute: '5-64-420',
        ...charged('2014-02-01').convicted('2014-11-17', { over: '2019-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-11-17', relief: 'ar-felony' } },
    'Drug felonies of class A and B can be sealed: § 16-90-1406(a)(3).',
    pages.act,
  ),
  story(
    'Commercial burglary, a Class C felony, with probation',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['burglary'],
        statute: '5-39-201',
        ...charged('2014-02-01').convicted('2014-11-17', { over: '2019-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-11-17', relief: 'ar-felony' } },
    'Only residential burglary is a felony with violence, and it is of class B: § 5-4-501(d)(2).',
    pages.leftOut,
  ),
  story(
    'A Class B theft felony',
    [{ ...felony, grade: 'b', ...charged('2004-02-01').convicted('2004-11-17', { over: '2009-11-17' }) }],
    { c1: { outcome: 'not_eligible' } },
    'Class B without drugs is left out: § 16-90-1408(a)(1).',
    pages.leftOut,
  ),
  story(
    'A Class C felony, with a year in a state prison',
    [
      {
        ...felony,
        grade: 'c',
        sentence: ['prison'],
        facts: { communityCenter: false },
        ...charged('2004-02-01').convicted('2004-11-17', { released: '2005-11-17', over: '2009-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Any time as an inmate of the Division of Correction: § 16-90-1408(a)(6).',
    pages.leftOut,
  ),
  story(
    'A Class C felony, served in a community correction center',
    [
      {
        ...felony,
        grade: 'c',
        sentence: ['prison'],
        facts: { communityCenter: true },
        ...charged('2004-02-01').convicted('2004-11-17', { released: '2005-11-17', over: '2009-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2009-11-17', relief: 'ar-felony' } },
    'A community correction center is no prison: § 16-90-1408(a)(6).',
    pages.leftOut,
  ),
  story(
    'Sexual assault in the second degree',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['sexual'],
        statute: '5-14-125',
        ...charged('2004-02-01').convicted('2004-11-17', { over: '2009-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A felony sex offense is left out: § 16-90-1408(a)(4).',
    pages.leftOut,
  ),
  story(
    'Two felony cases',
    [oldFelony('c1', 2005), oldFelony('c2', 2010)],
    {
      c1: { outcome: 'eligible', relief: 'ar-felony' },
      c2: { outcome: 'eligible', relief: 'ar-felony' },
    },
    'Not more than one other felony: § 16-90-1406(c)(1), Finley v. State.',
    pages.finley,
  ),
  story(
    'Three felony cases',
    [oldFelony('c1', 2005), oldFelony('c2', 2010), oldFelony('c3', 2014)],
    {
      c1: { outcome: 'needs_review', relief: 'ar-felony' },
      c2: { outcome: 'needs_review', relief: 'ar-felony' },
      c3: { outcome: 'not_eligible' },
    },
    'Two came before the third. Of the others the state’s form asks only for earlier felonies, but legal aid counts all.',
    pages.three,
  ),
  story(
    'An attempted burglary of class C, and nobody says of what',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['burglary'],
        statute: '5-3-201',
        ...charged('2014-02-01').convicted('2014-11-17', { over: '2019-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ar-felony' } },
    'An attempt at residential burglary is a felony with violence, at commercial burglary it is not: § 5-4-501(d)(2).',
    pages.leftOut,
  ),
  story(
    'Incest, a Class C felony',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['sexual'],
        statute: '5-26-202',
        ...charged('2014-02-01').convicted('2014-11-17', { over: '2019-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ar-felony' } },
    'A felony sex offense is left out, § 16-90-1408(a)(4), and not all of them stand in chapters 14 and 27.',
    pages.leftOut,
  ),
  story(
    'Charge dismissed last week',
    [
      {
        ...theft,
        facts: { dismissedAs: 'dismissed', nolleProssed: false },
        ...charged('2026-03-01').dismissed('2026-11-10'),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-10', relief: 'ar-dropped' } },
    'After a dismissal there is no wait: § 16-90-1410(a)(2).',
    pages.dropped,
  ),
  story(
    'Nolle prossed a year ago tomorrow',
    [
      {
        ...theft,
        facts: { dismissedAs: 'dismissed', nolleProssed: true },
        ...charged('2025-03-01').dismissed('2025-11-18'),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ar-dropped' } },
    'One year since the order nolle prosequi: § 16-90-1410(a)(1).',
    pages.dropped,
  ),
  story(
    'Arrested eleven months ago, and no charge',
    [{ ...felony, ...charged('2025-12-20').notProsecuted('2025-12-20') }],
    { c1: { outcome: 'not_yet', on: '2026-12-20', relief: 'ar-no-charges' } },
    'One year since the arrest: § 16-90-1409(a).',
    pages.act,
  ),
  story(
    'Arrested in summer, and the prosecutor declined',
    [{ ...felony, dismissal: 'declined', ...charged('2026-06-20').notProsecuted('2026-06-20') }],
    { c1: { outcome: 'eligible', on: '2026-06-20', relief: 'ar-no-charges' } },
    'A decision not to file charges has no wait: § 16-90-1410(a)(4).',
    pages.dropped,
  ),
  story(
    'Acquitted because of a mental disease',
    [{ ...felony, ...charged('2015-06-20').notResponsible('2016-06-20') }],
    { c1: { outcome: 'not_eligible' } },
    'Such an acquittal is left out: § 16-90-1410(a)(3).',
    pages.dropped,
  ),
  story(
    'First offender’s felony, told by the word on the last paper',
    [
      {
        ...felony,
        ...charged('2021-06-20').deferred('2021-12-20', { over: '2024-12-20' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2024-12-20', relief: 'ar-first-offender' } },
    'Dismissed and sealed once probation is done: § 16-93-303(b).',
    pages.first,
  ),
  story(
    'Pardoned theft felony',
    [
      {
        ...felony,
        grade: 'b',
        injury: 'none',
        pardonedDate: '2025-04-01',
        ...charged('2001-01-01').pardoned('2001-06-01', { over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-04-01', relief: 'ar-pardoned' } },
    'The Governor tells the court, and the court seals it: § 16-90-1411(a).',
    pages.act,
  ),
  story(
    'Kidnapping of class B, put off for a first offender',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['kidnapping'],
        statute: undefined,
        ...charged('2018-06-20').deferred('2018-12-20', { over: '2021-12-20' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Kidnapping is on the list of § 5-4-501(d)(2), which § 16-93-303(a)(1)(B)(vi) leaves out. False imprisonment is of class C.',
    pages.first,
  ),
  story(
    'Voyeurism as a misdemeanor, put off for a first offender',
    [
      {
        ...theft,
        offense: ['sexual'],
        statute: '5-16-102',
        ...charged('2018-06-20').deferred('2018-12-20', { over: '2021-12-20' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-12-20', relief: 'ar-first-offender' } },
    'It calls for registration only as a felony: § 12-12-903(13)(A)(i)(aa).',
    pages.registry,
  ),
  story(
    'False imprisonment of somebody else’s child, put off for a first offender',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['kidnapping', 'child_victim'],
        statute: '5-11-103',
        ...charged('2018-06-20').deferred('2018-12-20', { over: '2021-12-20' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'With a minor who is not one’s own child it calls for registration: § 12-12-903(13)(A)(i)(s).',
    pages.registry,
  ),
  story(
    'False imprisonment of class C, put off for a first offender',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['kidnapping'],
        statute: undefined,
        ...charged('2018-06-20').deferred('2018-12-20', { over: '2021-12-20' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-12-20', relief: 'ar-first-offender' } },
    'It is not on the list of § 5-4-501(d)(2): § 16-93-303(b).',
    pages.first,
  ),
  story(
    'A juvenile felony theft at 15, of which the class is not told',
    [
      {
        ...theft,
        court: 'juvenile',
        level: 'felony',
        grade: undefined,
        statute: undefined,
        weaponUsed: false,
        ...charged('1995-05-01').convicted('1995-09-01', { over: '1996-09-01' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'ar-juvenile-at-21' } },
    'At 14 and 15 only listed felonies, and those with a firearm, could go to an adult court: § 9-35-412(b), (c). Theft is none.',
    pages.asAdult,
  ),
  story(
    'A class Y drug felony at 17, with probation',
    [
      {
        ...felony,
        grade: 'y',
        offense: ['drug_sale'],
        statute: '5-64-440',
        ...charged('1998-01-05').convicted('1998-06-01', { over: '2003-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2003-06-01', relief: 'ar-felony' } },
    '“A felony not involving violence committed while the person was less than eighteen (18) years of age”, of any class: §§ 16-90-1406(a)(5), -1408(a)(1).',
    pages.eligible,
    { born: '1981-01-04' },
  ),
  story(
    'A felony of one’s own, with two felonies sealed before',
    [{ ...felony, ...charged('2012-01-05').convicted('2012-06-01', { over: '2015-06-01' }) }],
    { c1: { outcome: 'needs_review' } },
    'A felony that was sealed counts as a previous one: § 16-90-1406(c)(2). Whether they came before this one is not told.',
    pages.eligible,
    {
      reliefReceived: 2,
      reliefs: [
        { level: 'felony', date: '2010-01-05' },
        { level: 'felony', date: '2016-01-05' },
      ],
    },
  ),
  story(
    'Theft of class D, told by its section alone',
    [
      {
        ...felony,
        offense: undefined,
        ...charged('2018-01-01').convicted('2018-06-01', { over: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-06-01', relief: 'ar-felony' } },
    'A section on theft is no sex crime and no traffic offense: §§ 16-90-1406(a)(1), 16-90-1408.',
    pages.leftOut,
  ),
  story(
    'Incest, told by its section alone',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['other'],
        statute: '5-26-202',
        ...charged('2010-01-01').convicted('2010-06-01', { over: '2013-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'A felony sex offense is never sealed, § 16-90-1408(a)(4). Whether incest is one was not read.',
    pages.leftOut,
  ),
  story(
    'Pardoned battery that left somebody badly hurt',
    [
      {
        ...force,
        injury: 'serious',
        pardonedDate: '2020-04-01',
        ...charged('2001-01-01').pardoned('2001-06-01', { over: '2004-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2009-06-01', relief: 'ar-felony' } },
    'The pardon does not seal it, § 16-90-1411(a)(3)(C), but it does not close § 16-90-1406 either: § 16-90-1411(c).',
    pages.pardoned,
  ),
  story(
    'DWI through a specialty court, before the ten years',
    [{ ...drunk, ...charged('2023-05-01').diverted('2023-09-01', { over: '2024-05-05' }) }],
    { c1: { outcome: 'not_yet', on: null } },
    'No sealing before the lookback has elapsed: § 16-90-1602(c).',
    pages.specialty,
  ),
  story(
    'DWI said to be put off under the First Offender Act',
    [{ ...drunk, ...charged('2016-05-01').deferred('2016-09-01', { over: '2017-09-05' }) }],
    { c1: { outcome: 'needs_review' } },
    'No judge may use the First Offender Act for it: § 5-65-108.',
    pages.noFirstOffender,
  ),
  story(
    'Prostitution as a victim of trafficking, still on probation',
    [
      {
        ...theft,
        offense: ['prostitution'],
        statute: '5-70-102',
        traffickingVictim: true,
        ...charged('2025-01-01').convicted('2025-06-01', { until: '2027-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ar-trafficking' } },
    'At any time for a victim of human trafficking: § 16-90-1412.',
    pages.act,
  ),
  story(
    'A juvenile theft case, at 24',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2018-01-01').convicted('2018-06-01', { over: '2019-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'ar-juvenile-at-21' } },
    'The court has to destroy it on the twenty-first birthday: § 9-27-309(b)(2).',
    pages.youth,
    { born: '2002-04-01' },
  ),
  story(
    'A juvenile theft case, at 18',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2024-01-01').convicted('2024-06-01', { over: '2025-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'ar-juvenile-early' } },
    'The court may destroy it at any time: § 9-27-309(b)(2).',
    pages.youth,
    { born: '2008-04-01' },
  ),
  story(
    'A felony at 17 in juvenile court, ten years ago',
    [
      {
        ...felony,
        court: 'juvenile',
        ...charged('2016-01-01').convicted('2016-06-01', { over: '2017-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'ar-juvenile-grave' } },
    'Ten years after the last finding of guilt: § 9-27-309(b)(1).',
    pages.youth,
    { born: '1998-04-01' },
  ),
]);
