import { calledGuilty, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const law = (section: string) => `https://sdlegislature.gov/Statutes/${section}`;

const settled = person<Grade>({ ...nothingElse, born: '1982-09-03' });

/** A Class 2 disorderly conduct with every question answered. */
const disorderly: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: '2',
  chargedLevel: 'misdemeanor',
  offense: ['public_order'],
  sentence: ['fine'],
};
const theft: Told = { ...disorderly, grade: '1', offense: ['theft'], sentence: ['suspended', 'fine'] };
const felony: Told = {
  ...theft,
  level: 'felony',
  grade: '6',
  chargedLevel: 'felony',
  offense: ['drug_possession'],
  sentence: ['probation'],
};

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  section: string,
  about: Person = {},
): Story<Grade> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source: law(section) };
}

export const cases = worked<Grade>([
  story(
    'Class 2 misdemeanor, five years tomorrow',
    [{ ...disorderly, ...charged('2021-10-01').convicted('2021-11-18', { over: '2021-12-20' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'sd-removal' } },
    'A Class 2 misdemeanor leaves the public record after five years: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'Class 2 misdemeanor, five years today',
    [{ ...disorderly, ...charged('2021-10-01').convicted('2021-11-17', { over: '2021-12-20' }) }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'sd-removal' } },
    'A Class 2 misdemeanor leaves the public record after five years: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'Class 2 misdemeanor of 2010',
    [{ ...disorderly, ...charged('2010-03-01').convicted('2010-05-01', { over: '2010-05-20' }) }],
    { c1: { outcome: 'automatic', on: '2021-07-01', relief: 'sd-removal' } },
    'The five years are the law since July 1, 2021, and no earlier day is told: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'Class 2 misdemeanor, the fine never paid',
    [
      {
        ...disorderly,
        finesPaid: false,
        completed: true,
        ...charged('2018-10-01').convicted('2018-11-17', { over: '2018-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'All that the court ordered has to be done first: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'Two Class 2 misdemeanors three years apart',
    [
      {
        ...disorderly,
        caseId: 'k1',
        ...charged('2013-01-05').convicted('2013-03-01', { over: '2013-04-01' }),
      },
      {
        ...disorderly,
        id: 'c2',
        caseId: 'k2',
        ...charged('2016-01-05').convicted('2016-03-01', { over: '2016-04-01' }),
      },
    ],
    {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'automatic', on: '2021-07-01', relief: 'sd-removal' },
    },
    'A conviction within the five years closes the way for the first, not for the second: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'A conviction after the five years does no harm',
    [
      {
        ...disorderly,
        caseId: 'k1',
        ...charged('2010-01-05').convicted('2010-03-01', { over: '2010-04-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2019-01-05').convicted('2019-03-01', { over: '2020-03-01' }),
      },
    ],
    {
      c1: { outcome: 'automatic', on: '2021-07-01', relief: 'sd-removal' },
      c2: { outcome: 'not_eligible' },
    },
    'Only a conviction “within those five years” counts, and a Class 1 misdemeanor itself is not removed: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'Class 2 misdemeanor in a case that began with a felony',
    [
      {
        ...disorderly,
        chargedLevel: 'felony',
        ...charged('2015-01-05').convicted('2015-03-01', { over: '2015-04-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'The highest charge of the case counts, not the conviction: § 23A-3-34.',
    '23A-3-34',
  ),
  story(
    'Two charges in one case, one of them Class 1 and dropped',
    [
      {
        ...disorderly,
        caseId: 'k1',
        ...charged('2015-01-05').convicted('2015-03-01', { over: '2015-04-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        dismissal: 'plea_to_other',
        ...charged('2015-01-05').dismissed('2015-03-01'),
      },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'Class 1 was the highest charge, and the case was not dismissed as a whole: §§ 23A-3-34, 23A-3-27(2).',
    '23A-3-27',
  ),
  story(
    'A second-degree petty theft, and no class told',
    [
      {
        ...disorderly,
        grade: undefined,
        offense: ['theft'],
        statute: 'SDCL § 22-30A-17.3',
        ...charged('2015-01-05').convicted('2015-03-01', { over: '2015-04-01' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2021-07-01', relief: 'sd-removal' } },
    'Theft of up to $400 is a Class 2 misdemeanor: §§ 22-30A-17.3, 23A-3-34.',
    '22-30A-17.3',
  ),
  story(
    'Felony drug possession, convicted',
    [{ ...felony, ...charged('2012-01-05').convicted('2012-05-01', { over: '2014-05-01' }) }],
    { c1: { outcome: 'not_eligible' } },
    'No law expunges it. A pardon would seal it, and the five years for an exceptional one are over: §§ 24-14-8, 24-14-11.',
    '24-14-8',
  ),
  story(
    'Felony, suspended imposition of sentence, discharged',
    [{ ...felony, ...charged('2022-01-05').deferred('2022-05-01', { over: '2025-05-01' }) }],
    { c1: { outcome: 'automatic', on: '2025-05-01', relief: 'sd-suspended-imposition' } },
    'On discharge the court shall order all records sealed: §§ 23A-27-14, 23A-27-17.',
    '23A-27-17',
  ),
  story(
    'The same, told as “guilty”, as the papers begin',
    [
      {
        ...felony,
        ...charged('2022-01-05').deferred('2022-05-01', { over: '2025-05-01' }),
        ...calledGuilty,
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-05-01', relief: 'sd-suspended-imposition' } },
    'A suspended imposition is no conviction: § 23A-27-14.',
    '23A-27-14',
  ),
  story(
    'Diversion finished in 2012',
    [{ ...theft, ...charged('2011-03-01').diverted('2011-05-01', { over: '2012-05-01' }) }],
    { c1: { outcome: 'automatic', on: '2018-07-01', relief: 'sd-diversion' } },
    'Courts expunge after a diversion since July 1, 2018, and no earlier day is told: § 23A-3-35.',
    '23A-3-35',
  ),
  story(
    'Diversion, a year and 29 days ago',
    [{ ...theft, ...charged('2025-03-01').diverted('2025-05-01', { over: '2025-10-19' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'sd-diversion' } },
    'One year and thirty days without a new charge: § 23A-3-35.',
    '23A-3-35',
  ),
  story(
    'Diversion, a year and 30 days ago',
    [{ ...theft, ...charged('2025-03-01').diverted('2025-05-01', { over: '2025-10-18' }) }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'sd-diversion' } },
    'Then the court shall expunge it without a motion: § 23A-3-37.',
    '23A-3-37',
  ),
  story(
    'Dismissed case, a year tomorrow',
    [{ ...theft, dismissal: 'without_prejudice', ...charged('2025-03-01').dismissed('2025-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'sd-dismissed' } },
    'One year since the prosecutor dismissed the whole case: § 23A-3-27(2). Sooner only with a compelling need: (4).',
    '23A-3-27',
  ),
  story(
    'Dismissed case, a year today',
    [{ ...theft, dismissal: 'without_prejudice', ...charged('2025-03-01').dismissed('2025-11-17') }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sd-dismissed' } },
    'One year since the prosecutor dismissed the whole case: § 23A-3-27(2).',
    '23A-3-27',
  ),
  story(
    'Arrested and never charged, a year ago',
    [{ ...felony, ...charged('2025-11-17').notProsecuted('2025-11-17') }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sd-no-charges' } },
    'One year from the arrest if nothing was filed: § 23A-3-27(1).',
    '23A-3-27',
  ),
  story(
    'Found not guilty last month',
    [{ ...felony, ...charged('2025-03-01').acquitted('2026-10-20') }],
    { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'sd-acquitted' } },
    'At any time after an acquittal: § 23A-3-27(3).',
    '23A-3-27',
  ),
  story(
    'Pardoned by the Governor',
    [
      {
        ...felony,
        pardonedDate: '2024-06-01',
        ...charged('2001-03-01').pardoned('2001-10-20', { over: '2003-10-20' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2024-06-01', relief: 'sd-pardoned' } },
    'With the pardon the Governor orders all records sealed: § 24-14-11.',
    '24-14-11',
  ),
  story(
    'A juvenile case, let go a year ago',
    [
      {
        ...theft,
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2023-03-01').convicted('2023-10-20', { over: '2025-10-20' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'sd-juvenile-sealing' } },
    'One year after the court let the child go for good: § 26-7A-115.',
    '26-7A-115',
    { born: '2007-06-01' },
  ),
  story(
    'A juvenile case of a trafficking victim',
    [
      {
        ...theft,
        offense: ['prostitution'],
        court: 'juvenile',
        traffickingVictim: true,
        sentence: ['probation'],
        ...charged('2023-03-01').convicted('2023-10-20', { over: '2026-10-20' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'sd-juvenile-trafficking' } },
    'A victim may ask at any time, and it vacates the case: § 26-7A-115.1.',
    '26-7A-115.1',
    { born: '2007-06-01' },
  ),
  story(
    'Dropped because of a plea to another charge',
    [{ ...theft, dismissal: 'plea_to_other', ...charged('2020-03-01').dismissed('2020-10-20') }],
    { c1: { outcome: 'needs_review', relief: 'sd-dismissed' } },
    'The prosecutor must have dismissed the entire criminal case: § 23A-3-27(2).',
    '23A-3-27',
  ),
  story(
    'Not guilty of one charge, convicted of another of the case',
    [
      { ...theft, caseId: 'k1', ...charged('2020-03-01').acquitted('2020-10-20') },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['assault'],
        ...charged('2020-03-01').convicted('2020-10-20', { over: '2021-10-20' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'sd-acquitted' }, c2: { outcome: 'not_eligible' } },
    'A motion is about the record of the arrest, and part of that ended in a conviction: § 23A-3-27(3).',
    '23A-3-27',
  ),
]);
