import { calledGuilty, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { clarkForms as booklet } from './how.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const law = 'https://www.lawserver.com/law/state/nevada/nrs/nevada_revised_statutes_179-245';
const table = 'https://www.shouselaw.com/nv/defense/post-conviction/sealing-records/';
const dropped =
  'https://instalawyer.io/laws/nevada-revised-statutes/chapter-179-special-proceedings-nrs-179255-sealing-of';
const courts = 'https://nevada.public.law/statutes/nrs_176a.295';
const youthLaw = 'https://nevada.public.law/statutes/nrs_62H.150';
const registration = 'https://github.com/fuzzlaw/sorstatutes';
const clear = (code: string) => `https://cleanslateclearinghouse.org/policies/${code}/`;

const settled = person<Grade>({ ...nothingElse, born: '1984-04-12' });

/** A petit larceny with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  sentence: ['fine', 'suspended'],
};
const felony: Told = { ...theft, level: 'felony', grade: 'd', sentence: ['probation'] };
const drugs: Told = { ...felony, grade: 'e', offense: ['drug_sale'], statute: 'NRS 453.337' };
const dui: Told = { ...theft, offense: ['dui'], statute: 'NRS 484C.110' };

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

const sealed = (on: string) => ({ outcome: 'eligible', on, relief: 'nv-conviction' }) as const;
const later = (on: string) => ({ outcome: 'not_yet', on, relief: 'nv-conviction' }) as const;

export const cases = worked<Grade>([
  story(
    'Petit larceny, one year tomorrow',
    [{ ...theft, ...charged('2025-05-01').convicted('2025-08-01', { over: '2025-11-18' }) }],
    { c1: later('2026-11-18') },
    'An ordinary misdemeanor waits one year: NRS 179.245(1).',
    table,
  ),
  story(
    'Petit larceny, one year today',
    [{ ...theft, ...charged('2025-05-01').convicted('2025-08-01', { over: '2025-11-17' }) }],
    { c1: sealed('2026-11-17') },
    'An ordinary misdemeanor waits one year: NRS 179.245(1).',
    table,
  ),
  story(
    'Gross misdemeanor, two years tomorrow',
    [{ ...theft, grade: 'gross', ...charged('2023-05-01').convicted('2023-08-01', { over: '2024-11-18' }) }],
    { c1: later('2026-11-18') },
    'A gross misdemeanor waits two years: NRS 179.245(1)(d).',
    table,
  ),
  story(
    'Battery without domestic violence, two years today',
    [
      {
        ...theft,
        offense: ['assault', 'violent'],
        statute: '200.481',
        ...charged('2023-05-01').convicted('2023-08-01', { over: '2024-11-17' }),
      },
    ],
    { c1: sealed('2026-11-17') },
    'Misdemeanor battery waits two years: NRS 179.245(1).',
    table,
  ),
  story(
    'Selling drugs, category E, two years today',
    [{ ...drugs, ...charged('2022-05-01').convicted('2022-08-01', { over: '2024-11-17' }) }],
    { c1: sealed('2026-11-17') },
    'A category E felony waits two years: NRS 179.245(1)(c).',
    table,
  ),
  story(
    'Theft, category D, five years tomorrow',
    [{ ...felony, ...charged('2018-05-01').convicted('2018-08-01', { over: '2021-11-18' }) }],
    { c1: later('2026-11-18') },
    'Category B, C and D felonies wait five years: NRS 179.245(1)(b).',
    law,
  ),
  story(
    'Theft, category D, five years today',
    [{ ...felony, ...charged('2018-05-01').convicted('2018-08-01', { over: '2021-11-17' }) }],
    { c1: sealed('2026-11-17') },
    'Category B, C and D felonies wait five years: NRS 179.245(1)(b).',
    law,
  ),
  story(
    'Robbery, category B, seven years after parole',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['robbery', 'violent'],
        statute: '200.380',
        sentence: ['prison'],
        ...charged('2010-05-01').convicted('2010-12-01', { released: '2016-01-05', over: '2019-01-05' }),
      },
    ],
    { c1: later('2029-01-05') },
    'A crime of violence waits ten years: NRS 179.245(1)(a).',
    law,
  ),
  story(
    'Burglary of a home, category B',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['burglary'],
        statute: '205.060',
        facts: { residential: true },
        ...charged('2012-05-01').convicted('2012-12-01', { over: '2016-11-17' }),
      },
    ],
    { c1: sealed('2026-11-17') },
    'Burglary of a home waits ten years: NRS 179.245(1)(a).',
    law,
  ),
  story(
    'Burglary in 2020, category B, five years after',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['burglary'],
        statute: '205.060',
        ...charged('2020-08-01').convicted('2020-10-01', { over: '2021-11-01' }),
      },
    ],
    { c1: later('2031-11-01') },
    'Since July 2020 burglary of category B is that of a home, which waits ten years: NRS 179.245(1)(a), 205.060.',
    law,
  ),
  story(
    'Burglary of a store, category B',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['burglary'],
        statute: '205.060',
        facts: { residential: false },
        ...charged('2012-05-01').convicted('2012-12-01', { over: '2016-11-17' }),
      },
    ],
    { c1: sealed('2021-11-17') },
    'Other burglary waits five years: NRS 179.245(1)(b).',
    law,
  ),
  story(
    'First DUI, seven years tomorrow',
    [{ ...dui, ...charged('2018-11-01').convicted('2019-02-01', { over: '2019-11-18' }) }],
    { c1: later('2026-11-18') },
    'A DUI that is no felony waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'First DUI, seven years today',
    [{ ...dui, ...charged('2018-11-01').convicted('2019-02-01', { over: '2019-11-17' }) }],
    { c1: sealed('2026-11-17') },
    'A DUI that is no felony waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'First DUI of 2008 by its old number',
    [
      {
        ...dui,
        statute: 'NRS 484.379',
        ...charged('2008-11-01').convicted('2009-02-01', { over: '2009-11-17' }),
      },
    ],
    { c1: sealed('2016-11-17') },
    'A DUI that is no felony waits seven years, also by its old number: NRS 179.245(1)(e).',
    'https://rccd.nv.gov/feesforms/criminal/sealing_nv_criminal_history_records',
  ),
  story(
    'Domestic battery under the section for battery',
    [
      {
        ...theft,
        offense: ['domestic_violence', 'assault'],
        statute: 'NRS 200.481',
        ...charged('2021-11-01').convicted('2022-02-01', { over: '2022-08-01' }),
      },
    ],
    { c1: later('2029-08-01') },
    'Battery that is domestic violence under NRS 33.018 waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'A broken order to protect a child, two years tomorrow',
    [
      {
        ...theft,
        offense: ['protection_order'],
        statute: 'NRS 33.400',
        ...charged('2023-05-01').convicted('2023-08-01', { over: '2024-11-18' }),
      },
    ],
    { c1: later('2026-11-18') },
    'Breaking a protective order waits two years: NRS 179.245(1)(f).',
    table,
  ),
  story(
    'Domestic battery, a misdemeanor',
    [
      {
        ...theft,
        offense: ['domestic_violence', 'assault'],
        statute: '200.485',
        ...charged('2021-11-01').convicted('2022-02-01', { over: '2022-08-01' }),
      },
    ],
    { c1: later('2029-08-01') },
    'Domestic battery waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'Domestic battery told as an assault, with its section as the charge has it',
    [
      {
        ...theft,
        offense: ['assault'],
        statute: 'NRS 200.485.1(a)',
        ...charged('2021-11-01').convicted('2022-02-01', { over: '2022-08-01' }),
      },
    ],
    { c1: later('2029-08-01') },
    'Domestic battery waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'Felony DUI',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['dui'],
        statute: '484C.400',
        ...charged('2008-11-01').convicted('2009-02-01', { over: '2012-08-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A felony DUI can never be sealed: NRS 179.245(6).',
    table,
  ),
  story(
    'Vehicular homicide, told by the section on its penalty',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['homicide', 'dui'],
        statute: 'NRS 484C.440',
        ...charged('2004-11-01').convicted('2005-02-01', { over: '2012-08-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Vehicular homicide (NRS 484C.130) can never be sealed: NRS 179.245(6).',
    table,
  ),
  story(
    'A DUI after an older felony DUI',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['dui'],
        statute: 'NRS 484C.410',
        ...charged('2008-11-01').convicted('2009-02-01', { over: '2012-08-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nv-conviction' } },
    'The law names the third DUI in seven years, and not this one: NRS 179.245(6).',
    booklet,
  ),
  story(
    'A third DUI that ended as a second, seven years tomorrow',
    [
      {
        ...dui,
        statute: 'NRS 484C.400',
        ...charged('2017-11-01').convicted('2018-02-01', { over: '2019-11-18' }),
      },
    ],
    { c1: later('2026-11-18') },
    'What the judgment says counts. As a misdemeanor it waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'A third DUI that ended as a second, seven years today',
    [
      {
        ...dui,
        statute: 'NRS 484C.400',
        ...charged('2017-11-01').convicted('2018-02-01', { over: '2019-11-17' }),
      },
    ],
    { c1: sealed('2026-11-17') },
    'What the judgment says counts. As a misdemeanor it waits seven years: NRS 179.245(1)(e).',
    table,
  ),
  story(
    'Asking a child for sex for money, told by its section',
    [
      {
        ...felony,
        grade: 'e',
        offense: ['prostitution', 'child_victim'],
        statute: 'NRS 201.354',
        ...charged('2008-11-01').convicted('2009-02-01', { over: '2012-08-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nv-conviction' } },
    'NRS 179D.0357 does not name it. Whether the list of sex crimes in NRS 179.245 does today was not read.',
    registration,
  ),
  story(
    'A teacher’s sexual conduct with a pupil',
    [
      {
        ...felony,
        grade: 'c',
        offense: ['sexual'],
        statute: 'NRS 201.540',
        ...charged('2008-11-01').convicted('2009-02-01', { over: '2012-08-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nv-conviction' } },
    'The list of sex crimes was read as of 2014, and may have more today: NRS 179.245.',
    booklet,
  ),
  story(
    'Felony theft by a teacher',
    [
      {
        ...felony,
        grade: 'c',
        statute: 'NRS 205.0832',
        ...charged('2008-11-01').convicted('2009-02-01', { over: '2012-08-01' }),
      },
    ],
    { c1: sealed('2017-08-01') },
    'A category C felony that is on no list waits five years: NRS 179.245(1)(b).',
    law,
  ),
  story(
    'Lewdness with a child',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['sexual', 'child_victim'],
        statute: '201.230',
        ...charged('1998-11-01').convicted('1999-02-01', { over: '2010-08-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Sex crimes can never be sealed: NRS 179.245(6).',
    table,
    { born: '1970-01-01' },
  ),
  story(
    'Theft of 2018, and a misdemeanor last year',
    [
      { ...felony, caseId: 'k1', ...charged('2015-05-01').convicted('2015-08-01', { over: '2017-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2025-01-05').convicted('2025-03-01', { over: '2025-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nv-conviction' }, c2: sealed('2026-06-01') },
    'The law looks at the years of the wait, and the new conviction came after them. Offices ask for clean years up to now: NRS 179.245(5).',
    booklet,
  ),
  story(
    'Theft, and a misdemeanor in the years of the wait',
    [
      { ...felony, caseId: 'k1', ...charged('2015-05-01').convicted('2015-08-01', { over: '2019-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2022-01-05').convicted('2022-03-01', { over: '2022-06-01' }),
      },
    ],
    { c1: later('2027-03-01'), c2: sealed('2023-06-01') },
    'No conviction may lie in the years of the wait, so they begin anew: NRS 179.245(5).',
    booklet,
  ),
  story(
    'Battery with intent to rob, ten years after prison',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['assault', 'violent'],
        statute: 'NRS 200.400',
        ...charged('2008-05-01').convicted('2008-08-01', { over: '2014-11-17' }),
      },
    ],
    { c1: sealed('2024-11-17') },
    'Battery with intent is a sex crime only if the intent was sexual assault: NRS 179.245.',
    booklet,
  ),
  story(
    'Battery with intent to commit sexual assault',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['assault', 'violent', 'sexual'],
        statute: 'NRS 200.400',
        ...charged('2000-05-01').convicted('2000-08-01', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It is among the sex crimes that can never be sealed: NRS 179.245.',
    booklet,
    { born: '1975-01-01' },
  ),
  story(
    'A gross misdemeanor sex offense, told without its section',
    [
      {
        ...felony,
        level: 'misdemeanor',
        grade: 'gross',
        offense: ['sexual'],
        statute: undefined,
        ...charged('2010-05-01').convicted('2010-12-01', { over: '2015-11-17' }),
      },
    ],
    { c1: sealed('2017-11-17') },
    'The list of sex offenses names felonies: NRS 179.245(8)(b). A gross misdemeanor waits two years.',
    table,
  ),
  story(
    'A felony with a child, told without its section',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['child_victim'],
        statute: undefined,
        ...charged('2010-05-01').convicted('2010-12-01', { over: '2015-11-17' }),
      },
    ],
    { c1: sealed('2020-11-17') },
    'It is read as abuse or neglect, which is on the list only where it was sexual: NRS 179.245(8)(b).',
    table,
  ),
  story(
    'Neglect of a child, category B, not sexual',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['child_victim'],
        statute: 'NRS 200.508',
        ...charged('2008-05-01').convicted('2008-08-01', { over: '2014-11-17' }),
      },
    ],
    { c1: sealed('2019-11-17') },
    'Abuse of a child is on the list only if it was sexual: NRS 179.245.',
    booklet,
  ),
  story(
    'Kidnapping of a child',
    [
      {
        ...felony,
        grade: 'a',
        offense: ['kidnapping', 'violent', 'child_victim'],
        statute: 'NRS 200.310',
        ...charged('2000-05-01').convicted('2000-08-01', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A crime against a child can never be sealed: NRS 179.245(6).',
    table,
    { born: '1975-01-01' },
  ),
  story(
    'Kidnapping of one’s own child',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['kidnapping', 'violent', 'child_victim'],
        statute: 'NRS 200.310',
        facts: { ownChild: true },
        ...charged('2000-05-01').convicted('2000-08-01', { over: '2010-11-17' }),
      },
    ],
    { c1: sealed('2020-11-17') },
    'Of crimes against a child the law spares parents and guardians who kidnapped: NRS 179D.0357(1). By force it waits ten years.',
    registration,
    { born: '1975-01-01' },
  ),
  story(
    'False imprisonment of a child, category B',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['kidnapping', 'child_victim'],
        statute: 'NRS 200.460',
        ...charged('2000-05-01').convicted('2000-08-01', { over: '2006-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'False imprisonment of somebody under 18 is a crime against a child: NRS 179D.0357(2), 179.245(6).',
    registration,
    { born: '1975-01-01' },
  ),
  story(
    'Arson in the first degree, over for 6 years',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['arson'],
        statute: 'NRS 205.010',
        ...charged('2015-05-01').convicted('2015-08-01', { over: '2020-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nv-conviction' } },
    'A category B felony waits 5 years, a crime of violence 10. Which arson is, NRS 200.408 says, which was not read: NRS 179.245(1)(a), (b).',
    clear('nv-c-2'),
  ),
  story(
    'The same arson, over for 10 years today',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['arson'],
        statute: 'NRS 205.010',
        ...charged('2010-05-01').convicted('2010-08-01', { over: '2016-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'nv-conviction' } },
    'After 10 years it does not matter whether it is a crime of violence: NRS 179.245(1)(a), (b).',
    clear('nv-c-2'),
  ),
  story(
    'Abuse of a child with injury, over for 6 years',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['child_victim', 'violent'],
        statute: 'NRS 200.508',
        ...charged('2015-05-01').convicted('2015-08-01', { over: '2020-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'nv-conviction' } },
    'Neglect waits 5 years. Whether abuse by force is a crime of violence, with 10, was not read: NRS 179.245(1)(a).',
    clear('nv-c-2'),
  ),
  story(
    'Petit larceny, and a case is open',
    [{ ...theft, ...charged('2015-05-01').convicted('2015-08-01', { over: '2015-11-17' }) }],
    { c1: { outcome: 'not_yet', on: null } },
    'No charges may be pending: NRS 179.245(5).',
    table,
    { pendingCharges: true },
  ),
  story(
    'Having drugs to sell, three years after the conviction',
    [
      {
        ...felony,
        grade: 'd',
        offense: ['drug_possession'],
        statute: '453.337',
        ...charged('2023-05-01').convicted('2023-11-17', { over: '2025-11-17' }),
      },
    ],
    { c1: later('2030-11-17') },
    'The shorter way is for having drugs, not for having them to sell: NRS 453.3365, 453.336. Others wait five years.',
    law,
  ),
  story(
    'Having drugs, category E, three years after the conviction',
    [
      {
        ...felony,
        grade: 'e',
        offense: ['drug_possession'],
        statute: '453.336',
        ...charged('2023-05-01').convicted('2023-11-17', { over: '2025-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nv-drug-possession' } },
    'Drug possession may be sealed three years after the conviction, once all is done: NRS 453.3365.',
    'https://rccd.nv.gov/feesforms/criminal/sealing_nv_criminal_history_records',
  ),
  story(
    'An ounce of marijuana in 2010',
    [
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        finesPaid: false,
        ...charged('2010-05-01').convicted('2010-08-01', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-07-01', relief: 'nv-marijuana' } },
    'What is no crime any more may be sealed on a free request since July 1, 2019: NRS 179.271.',
    'https://legalfix.com/statutes/state-codes/nevada/chapter-179/statute-179-271',
  ),
  story(
    'An ounce of marijuana at 19, in 2023',
    [
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        ...charged('2023-05-01').convicted('2023-08-01', { over: '2023-11-17' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2023-11-17', relief: 'nv-marijuana-new' } },
    'The court seals it when the sentence is done: NRS 453.336.',
    clear('nv-c-20'),
    { born: '2003-09-01' },
  ),
  story(
    'A felony, and a reentry program',
    [
      {
        ...felony,
        grade: 'c',
        sentence: ['prison'],
        facts: { reentryProgram: true },
        ...charged('2016-05-01').convicted('2016-08-01', { released: '2020-08-01', over: '2022-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nv-reentry' } },
    'Four years after a reentry program a single felony may be sealed: NRS 179.259.',
    clear('nv-c-15'),
  ),
  story(
    'A pardoned robbery',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['robbery'],
        pardonedDate: '2025-06-01',
        ...charged('2010-05-01').pardoned('2010-08-01', { over: '2018-11-17' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-06-01', relief: 'nv-pardoned-by-itself' } },
    'After an unconditional pardon the record is sealed without a petition: NRS 179.273(1).',
    clear('nv-c-21'),
  ),
  story(
    'A robbery, pardoned with conditions',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['robbery'],
        pardonedDate: '2025-06-01',
        facts: { fullPardon: false },
        ...charged('2010-05-01').pardoned('2010-08-01', { over: '2018-11-17' }),
      },
    ],
    { c1: later('2028-11-17') },
    'Sealing with a pardon is for pardons without conditions: NRS 179.273. So the ten years of NRS 179.245(1) count.',
    clear('nv-c-21'),
  ),
  story(
    'A felony for driving on drugs',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['dui', 'drug_possession'],
        sentence: ['prison'],
        ...charged('2008-05-01').convicted('2008-08-01', { over: '2012-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A felony DUI can never be sealed, and the shorter way is for having drugs: NRS 179.245(6), 453.3365.',
    law,
  ),
  story(
    'Prostitution of a trafficking victim',
    [
      {
        ...theft,
        offense: ['prostitution'],
        statute: '201.353',
        traffickingVictim: true,
        ...charged('2026-05-01').convicted('2026-08-01', { over: '2026-10-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'nv-trafficking' } },
    'A victim may ask the court to vacate it: NRS 179.247.',
    'https://instalawyer.io/laws/nevada-revised-statutes/chapter-179-special-proceedings-nrs-179247-vacating-judgment',
  ),
  story(
    'Charges dismissed last week',
    [{ ...felony, dismissal: 'without_prejudice', ...charged('2026-03-01').dismissed('2026-11-10') }],
    { c1: { outcome: 'eligible', on: '2026-11-10', relief: 'nv-dismissed' } },
    'At any time after the dismissal: NRS 179.255(1)(a).',
    dropped,
  ),
  story(
    'Found not guilty',
    [{ ...felony, ...charged('2020-03-01').acquitted('2020-11-10') }],
    { c1: { outcome: 'eligible', on: '2020-11-10', relief: 'nv-dismissed' } },
    'At any time after the acquittal: NRS 179.255(1)(c).',
    dropped,
  ),
  story(
    'Misdemeanor arrest, never charged, a year tomorrow',
    [{ ...theft, ...charged('2025-11-18').notProsecuted('2025-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nv-declined' } },
    'After the time for bringing charges, one year for a misdemeanor: NRS 179.255(1)(b).',
    dropped,
  ),
  story(
    'Misdemeanor arrest, never charged, a year today',
    [{ ...theft, ...charged('2025-11-17').notProsecuted('2025-11-17') }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nv-declined' } },
    'After the time for bringing charges, one year for a misdemeanor: NRS 179.255(1)(b).',
    dropped,
  ),
  story(
    'Felony theft, the prosecutor declined three years ago',
    [{ ...felony, dismissal: 'declined', ...charged('2023-05-17').dismissed('2023-11-17') }],
    { c1: { outcome: 'not_yet', on: '2027-05-17', relief: 'nv-declined' } },
    'Theft may be charged for four years: NRS 179.255(1)(b), 171.085.',
    dropped,
  ),
  story(
    'Dropped for a plea to another charge',
    [
      {
        ...theft,
        caseId: 'k1',
        ...charged('2015-05-01').convicted('2015-08-01', { over: '2016-08-01' }),
      },
      {
        ...felony,
        id: 'c2',
        caseId: 'k1',
        dismissal: 'plea_to_other',
        ...charged('2015-05-01').dismissed('2015-08-01'),
      },
    ],
    {
      c1: sealed('2017-08-01'),
      c2: { outcome: 'eligible', on: '2017-08-01', relief: 'nv-dismissed' },
    },
    'The conviction can be sealed, and all records that relate to it: NRS 179.245(1), 179.255(1).',
    dropped,
  ),
  story(
    'Dropped for a plea, and the conviction must wait',
    [
      {
        ...felony,
        caseId: 'k1',
        ...charged('2020-05-01').convicted('2020-08-01', { over: '2023-08-01' }),
      },
      {
        ...felony,
        id: 'c2',
        caseId: 'k1',
        dismissal: 'plea_to_other',
        ...charged('2020-05-01').dismissed('2020-08-01'),
      },
    ],
    { c1: later('2028-08-01'), c2: { outcome: 'needs_review', relief: 'nv-dismissed' } },
    'The law speaks of charges that were dismissed, and not of what stands beside them: NRS 179.255(1).',
    dropped,
  ),
  story(
    'Drug court finished, told as “guilty”',
    [
      {
        ...felony,
        grade: 'e',
        offense: ['drug_possession'],
        ...charged('2023-05-01').deferred('2023-08-01', { over: '2025-02-01' }),
        ...calledGuilty,
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-02-01', relief: 'nv-deferred' } },
    'The court shall order it sealed without a hearing: NRS 176A.295(1), 176.211(6).',
    courts,
  ),
  story(
    'Domestic battery, conditionally dismissed six years ago',
    [
      {
        ...theft,
        offense: ['domestic_violence', 'assault'],
        statute: '200.485',
        ...charged('2019-05-01').deferred('2019-08-01', { over: '2020-08-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-08-01', relief: 'nv-deferred-seven' } },
    'Not sooner than seven years after the dismissal: NRS 176A.295(2).',
    courts,
  ),
  story(
    'DUI, conditionally dismissed seven years ago',
    [{ ...dui, ...charged('2018-05-01').deferred('2018-08-01', { over: '2019-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nv-deferred-seven' } },
    'Not sooner than seven years after the dismissal: NRS 176A.295(2).',
    courts,
  ),
  story(
    'Preprosecution diversion finished',
    [{ ...theft, ...charged('2024-05-01').diverted('2024-08-01', { over: '2025-02-01' }) }],
    { c1: { outcome: 'automatic', on: '2025-02-01', relief: 'nv-diversion' } },
    'The court must seal it after the program: NRS 174.034.',
    clear('nv-d-6'),
  ),
  story(
    'Youth theft, now 24',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2018-03-01').convicted('2018-10-20', { over: '2019-11-17' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'nv-juvenile' } },
    'Youth records are sealed by themselves: NRS 62H.140.',
    youthLaw,
    { born: '2002-06-01' },
  ),
  story(
    'Youth robbery, now 31',
    [
      {
        ...felony,
        grade: 'b',
        offense: ['robbery', 'violent'],
        statute: '200.380',
        court: 'juvenile',
        ...charged('2012-03-01').convicted('2012-10-20', { over: '2014-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'nv-juvenile-serious' } },
    'A felony by force waits until 30: NRS 62H.150.',
    youthLaw,
    { born: '1995-06-01' },
  ),
  story(
    'Youth prostitution of a trafficking victim',
    [
      {
        ...theft,
        offense: ['prostitution'],
        court: 'juvenile',
        traffickingVictim: true,
        ...charged('2025-03-01').convicted('2025-10-20', { over: '2026-10-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'nv-juvenile-trafficking' } },
    'A victim may ask the juvenile court to vacate it: NRS 62E.275.',
    'https://instalawyer.io/laws/nevada-revised-statutes/chapter-62e-disposition-of-nrs-62e275-vacating-and',
    { born: '2009-06-01' },
  ),
]);
