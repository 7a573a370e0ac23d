import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const pages = {
  waits: 'https://nationalreentryresourcecenter.org/cleanslate/states/new-hampshire',
  newest: 'https://secondchanceinfo.com/expungement/nh',
  text: 'https://law.justia.com/codes/new-hampshire/2015/title-lxii/chapter-651/section-651-5/',
  dropped: 'https://cleanslateclearinghouse.org/policies/nh-nc-2/',
  older: 'https://www.lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_651_5',
  williams: 'https://law.justia.com/cases/new-hampshire/supreme-court/2020/2019-0250.html',
  checklist:
    'https://www.courts.nh.gov/sites/g/files/ehbemt471/files/documents/2021-04/annulmentchecklist.pdf',
  sexual: 'https://cleanslateclearinghouse.org/policies/nh-c-6/',
  seventeen: 'https://cleanslateclearinghouse.org/policies/nh-ar-3/',
  marijuana:
    'https://www.fosters.com/story/news/crime/2019/08/10/nh-law-eases-process-to-annul-pot-convictions/4493270007/',
  drunkDriving: 'https://www.603legalaid.org/how-to-remove-your-criminal-record',
  trafficking: 'https://legiscan.com/NH/text/HB1577/2022',
  juvenile:
    'https://print.casetext.com/statute/new-hampshire-revised-statutes/title-12-public-safety-and-welfare/chapter-169-b-delinquent-children/section-169-b35-juvenile-case-and-court-records',
};

const settled = person<Grade>({ ...nothingElse, born: '1985-03-14' });

/** Every question of a class A misdemeanor theft answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  sentence: ['fine'],
};
const classB: Told = { ...theft, grade: 'b' };
const felony: Told = {
  ...theft,
  level: 'felony',
  grade: 'b',
  sentence: ['probation'],
  facts: { extendedTerm: false },
};
const violation: Told = { ...theft, level: 'infraction', grade: 'ungraded', offense: ['public_order'] };
const drugs: Told = { ...theft, offense: ['drug_possession'] };

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

export const cases = worked<Grade>([
  story(
    'Class A theft: three years since the sentence ended tomorrow',
    [{ ...theft, ...charged('2022-06-01').convicted('2022-11-18', { over: '2023-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A class A misdemeanor waits 3 years from the end of the sentence: RSA 651:5, III(c).',
    pages.waits,
  ),
  story(
    'Class A theft: three years today',
    [{ ...theft, ...charged('2022-06-01').convicted('2022-11-18', { over: '2023-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-conviction' } },
    'A class A misdemeanor waits 3 years from the end of the sentence: RSA 651:5, III(c).',
    pages.waits,
  ),
  story(
    'Class B theft: two years tomorrow',
    [{ ...classB, ...charged('2024-06-01').convicted('2024-11-18', { over: '2024-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A class B misdemeanor waits 2 years: RSA 651:5, III(b).',
    pages.waits,
  ),
  story(
    'Class B theft: two years today',
    [{ ...classB, ...charged('2024-06-01').convicted('2024-11-17', { over: '2024-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-conviction' } },
    'A class B misdemeanor waits 2 years: RSA 651:5, III(b).',
    pages.waits,
  ),
  story(
    'A violation: one year today',
    [{ ...violation, ...charged('2025-06-01').convicted('2025-11-17', { over: '2025-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-conviction' } },
    'A violation waits 1 year: RSA 651:5, III(a).',
    pages.waits,
  ),
  story(
    'A driving violation that counts toward habitual offender',
    [
      {
        ...violation,
        offense: ['traffic'],
        facts: { habitualList: true },
        ...charged('2022-06-01').convicted('2022-07-01', { over: '2022-07-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2029-07-01' } },
    'Offenses of RSA 259:39 do not have the one-year wait. A clearinghouse counts 7 years from the conviction.',
    pages.waits,
  ),
  story(
    'Class B felony theft: five years tomorrow',
    [{ ...felony, ...charged('2018-06-01').convicted('2018-11-18', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A class B felony waits 5 years: RSA 651:5, III(d).',
    pages.waits,
  ),
  story(
    'Class B felony theft: five years today',
    [{ ...felony, ...charged('2018-06-01').convicted('2018-11-18', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-conviction' } },
    'A class B felony waits 5 years: RSA 651:5, III(d).',
    pages.waits,
  ),
  story(
    'Class A felony theft: ten years',
    [{ ...felony, grade: 'a', ...charged('2012-06-01').convicted('2012-11-18', { over: '2018-03-01' }) }],
    { c1: { outcome: 'not_yet', on: '2028-03-01' } },
    'A class A felony waits 10 years: RSA 651:5, III(e).',
    pages.waits,
  ),
  story(
    'Having drugs, a felony: two years',
    [
      {
        ...felony,
        offense: ['drug_possession'],
        ...charged('2022-06-01').convicted('2022-11-18', { over: '2024-03-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-03-01', relief: 'nh-conviction' } },
    'Having drugs under RSA 318-B:26, II waits 2 years, also as a felony.',
    pages.checklist,
  ),
  story(
    'Felony theft, and drug court finished: one year tomorrow',
    [
      {
        ...felony,
        facts: { extendedTerm: false, treatmentCourt: true },
        ...charged('2022-06-01').convicted('2022-11-18', { over: '2025-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nh-treatment-court' } },
    'The courts’ checklist lets people ask 1 year after a drug court and the rest of the sentence.',
    pages.checklist,
  ),
  story(
    'Felony theft, and drug court finished: one year today',
    [
      {
        ...felony,
        facts: { extendedTerm: false, treatmentCourt: true },
        ...charged('2022-06-01').convicted('2022-11-18', { over: '2025-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-treatment-court' } },
    'The courts’ checklist lets people ask 1 year after a drug court and the rest of the sentence.',
    pages.checklist,
  ),
  story(
    'Sexual assault as a misdemeanor',
    [
      {
        ...theft,
        offense: ['sexual'],
        statute: 'RSA 632-A:4',
        ...charged('2014-06-01').convicted('2014-11-18', { over: '2018-03-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2028-03-01' } },
    'Sexual assault under RSA 632-A:4 waits 10 years: RSA 651:5, III(f).',
    pages.sexual,
  ),
  story(
    'Domestic violence as a misdemeanor: ten years',
    [
      {
        ...theft,
        offense: ['assault', 'domestic_violence'],
        statute: 'RSA 631:2-b',
        ...charged('2015-06-01').convicted('2015-11-18', { over: '2016-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-conviction' } },
    'Domestic violence under RSA 631:2-b waits 10 years: the courts’ checklist, RSA 651:5, III(h).',
    pages.checklist,
  ),
  story(
    'Domestic violence as a misdemeanor: ten years tomorrow',
    [
      {
        ...theft,
        offense: ['assault', 'domestic_violence'],
        statute: 'RSA 631:2-b',
        ...charged('2015-06-01').convicted('2015-11-18', { over: '2016-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Domestic violence under RSA 631:2-b waits 10 years: the courts’ checklist, RSA 651:5, III(h).',
    pages.checklist,
  ),
  story(
    'Drunk driving: ten years since the conviction tomorrow',
    [
      {
        ...classB,
        offense: ['dui'],
        statute: 'RSA 265-A:2',
        ...charged('2016-06-01').convicted('2016-11-18', { over: '2017-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Drunk driving waits 10 years from the conviction: RSA 265-A:21.',
    pages.drunkDriving,
  ),
  story(
    'Drunk driving: ten years since the conviction today',
    [
      {
        ...classB,
        offense: ['dui'],
        statute: 'RSA 265-A:2',
        ...charged('2016-06-01').convicted('2016-11-17', { over: '2017-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nh-drunk-driving' } },
    'Drunk driving waits 10 years from the conviction: RSA 265-A:21.',
    pages.drunkDriving,
  ),
  story(
    'Robbery: no way',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['robbery'],
        statute: 'RSA 636:1',
        ...charged('2002-06-01').convicted('2002-11-18', { over: '2008-03-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A violent crime is never annulled: RSA 651:5, V and XIII.',
    pages.newest,
  ),
  story(
    'Robbery, pardoned: the record stays',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['robbery'],
        statute: 'RSA 636:1',
        ...charged('2002-06-01').convicted('2002-11-18', { over: '2008-03-01' }),
        disposition: 'pardoned',
        pardonedDate: '2020-03-01',
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A pardon does not remove the record, and no annulment is granted in the case of a violent crime: RSA 651:5, V.',
    pages.newest,
  ),
  story(
    'A felony against a child, without its section',
    [
      {
        ...felony,
        offense: ['child_victim'],
        statute: undefined,
        ...charged('2002-06-01').convicted('2002-11-18', { over: '2008-03-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nh-conviction' } },
    'Some of these felonies are violent crimes and can never be annulled, others can: RSA 651:5, XIII.',
    pages.newest,
  ),
  story(
    'An old robbery and a theft: none of them',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['robbery'],
        statute: 'RSA 636:1',
        ...charged('2002-06-01').convicted('2002-11-18', { over: '2008-03-01' }),
      },
      { ...theft, id: 'c2', ...charged('2012-06-01').convicted('2012-11-18', { over: '2013-03-01' }) },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'One barred conviction closes the way for all: RSA 651:5, VI(a).',
    pages.newest,
  ),
  story(
    'Two thefts: the newer one holds back the older',
    [
      { ...theft, ...charged('2012-06-01').convicted('2012-11-18', { over: '2013-03-01' }) },
      { ...theft, id: 'c2', ...charged('2024-06-01').convicted('2024-11-18', { over: '2025-03-01' }) },
    ],
    { c1: { outcome: 'not_yet', on: '2028-03-01' }, c2: { outcome: 'not_yet', on: '2028-03-01' } },
    'The time for every offense of record must have run: RSA 651:5, VI(b).',
    pages.williams,
  ),
  story(
    'Theft in 2012, with a fine still to pay',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2012-06-01').convicted('2012-11-18', { over: '2013-03-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'All terms of the sentence must be met: RSA 651:5, III.',
    pages.text,
  ),
  story(
    'Theft in 2012, and a felony in another state',
    [{ ...theft, ...charged('2012-06-01').convicted('2012-11-18', { over: '2013-03-01' }) }],
    { c1: { outcome: 'needs_review' } },
    'Convictions elsewhere count like those of New Hampshire: RSA 651:5, VI-a.',
    pages.text,
    { elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '2005-01-01' } },
  ),
  story(
    'Dropped this fall: 30 days tomorrow',
    [{ ...theft, ...charged('2026-06-01').dismissed('2026-10-19') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'It is annulled by itself 30 days after the dismissal. The petition of paragraph II is for other cases: RSA 651:5, II and II-a.',
    pages.dropped,
  ),
  story(
    'Dropped this fall: 30 days today',
    [{ ...theft, ...charged('2026-06-01').dismissed('2026-10-18') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'nh-dropped-automatic' } },
    'Since 2019 a dropped case is annulled by itself after 30 days: RSA 651:5, II-a.',
    pages.dropped,
  ),
  story(
    'One charge dropped in 2021, and a conviction for the other',
    [
      { ...theft, caseId: 'k1', ...charged('2021-01-05').dismissed('2021-06-01') },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        ...charged('2021-01-05').convicted('2021-06-01', { over: '2025-06-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'nh-dropped' },
      c2: { outcome: 'not_yet', on: '2028-06-01' },
    },
    'It goes by itself only if no charge of the case ended in a conviction. Otherwise one may ask: RSA 651:5, II.',
    pages.older,
  ),
  story(
    'Incest of 2001 between adults',
    [
      {
        ...felony,
        offense: ['other'],
        statute: 'RSA 639:2',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2004-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Only paragraph III of RSA 639:2 is a violent crime. The paper does not say which it was: RSA 651:5, XIII.',
    pages.newest,
  ),
  story(
    'Incest under paragraph I, over in 2004',
    [
      {
        ...felony,
        offense: ['other'],
        statute: 'RSA 639:2, I',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2004-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2009-06-01', relief: 'nh-conviction' } },
    'Only paragraph III of RSA 639:2 is a violent crime. As a class B felony it waits 5 years: RSA 651:5, III(d) and XIII.',
    pages.newest,
  ),
  story(
    'Endangering a child by solicitation',
    [
      {
        ...felony,
        offense: ['child_victim'],
        statute: 'RSA 639:3, III',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2004-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'RSA 639:3, III is on the list of violent crimes: RSA 651:5, XIII.',
    pages.newest,
  ),
  story(
    'Felony bail jumping of 2001',
    [
      {
        ...felony,
        offense: ['obstruction'],
        statute: 'RSA 642:8',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2004-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Every felony of chapter 642 is obstruction of justice: RSA 651:5, V and XIV.',
    pages.newest,
  ),
  story(
    'Resisting arrest as a class A misdemeanor',
    [
      {
        ...theft,
        offense: ['obstruction'],
        statute: 'RSA 642:2',
        ...charged('2019-01-05').convicted('2019-06-01', { over: '2020-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2023-06-01', relief: 'nh-conviction' } },
    'Only felonies of obstruction are barred: RSA 651:5, V.',
    pages.checklist,
  ),
  story(
    'Perjury, a class B felony, five years tomorrow',
    [
      {
        ...felony,
        offense: ['obstruction'],
        statute: 'RSA 641:1',
        ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nh-conviction' } },
    'Of chapter 641 only RSA 641:5 and 641:6 are obstruction of justice: RSA 651:5, XIV.',
    pages.newest,
  ),
  story(
    'Arrested last week, and never charged',
    [{ ...theft, ...charged('2026-11-10').notProsecuted('2026-11-10') }],
    { c1: { outcome: 'eligible', on: '2026-11-10', relief: 'nh-dropped' } },
    'For an arrest without a charge the courts take a petition at any time.',
    pages.checklist,
  ),
  story(
    'Dropped in 2015',
    [{ ...theft, ...charged('2015-06-01').dismissed('2015-10-18') }],
    { c1: { outcome: 'eligible', on: '2015-10-18', relief: 'nh-dropped' } },
    'Older cases need a petition, at any time: RSA 651:5, II.',
    pages.older,
  ),
  story(
    'Placed on file without a finding, and dropped in 2021',
    [
      {
        ...theft,
        ...charged('2020-06-01').dismissed('2020-10-18'),
        ...calledDismissed,
        completedDate: '2021-10-18',
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-10-18', relief: 'nh-dropped' } },
    'It did not end in a conviction. One may ask for annulment: RSA 651:5, II.',
    pages.older,
  ),
  story(
    'One charge dropped, convicted of the other last year',
    [
      { ...theft, caseId: 'k', ...charged('2025-01-05').dismissed('2025-06-01') },
      {
        ...theft,
        id: 'c2',
        caseId: 'k',
        ...charged('2025-01-05').convicted('2025-06-01', { over: '2025-12-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2025-06-01', relief: 'nh-dropped' },
      c2: { outcome: 'not_yet', on: '2028-12-01' },
    },
    'A dropped charge may be annulled at any time, whatever came of the others: State v. Williams.',
    pages.williams,
  ),
  story(
    'Half an ounce of marijuana in 2016',
    [
      {
        ...drugs,
        offense: ['marijuana', 'drug_possession'],
        facts: { upToThreeQuarters: true },
        completed: true,
        ...charged('2016-01-05').convicted('2016-06-01', { over: '2026-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2016-06-01', relief: 'nh-marijuana' } },
    'Three quarters of an ounce or less before September 16, 2017: at any time: RSA 651:5-b.',
    pages.marijuana,
  ),
  {
    title: 'Theft at 17 in 2014',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '1997-02-01' }).told({
      ...felony,
      grade: 'a',
      ...charged('2014-09-05').convicted('2015-06-01', { over: '2018-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2018-06-01', relief: 'nh-age-17' } },
    why: 'What was done at 17 between May 14, 2014 and July 1, 2015 may be annulled after the sentence: RSA 651:5-a.',
    source: pages.seventeen,
  },
  story(
    'Prostitution last year, forced by a trafficker',
    [
      {
        ...theft,
        offense: ['prostitution'],
        traffickingVictim: true,
        ...charged('2025-01-05').convicted('2025-06-01', { over: '2026-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'nh-trafficking' } },
    'A victim of trafficking may have the conviction vacated: RSA 633:7.',
    pages.trafficking,
  ),
  story(
    'A robbery that a trafficker forced',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'b',
        offense: ['robbery'],
        statute: 'RSA 636:1',
        traffickingVictim: true,
        ...charged('2015-01-05').convicted('2015-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nh-trafficking' } },
    'Which convictions RSA 633:7 reaches could not be read, and robbery is a violent crime.',
    pages.trafficking,
  ),
  story(
    'A juvenile theft from 2001',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2002-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'nh-juvenile' } },
    'Juvenile files are closed at 21: RSA 169-B:35.',
    pages.juvenile,
  ),
]);
