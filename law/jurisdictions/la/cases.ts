import {
  calledDismissed,
  calledGuilty,
  charged,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import { legislature } from './code.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const pages = {
  arrests: legislature(919667),
  misdemeanors: legislature(919669),
  felonies:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=LAB00022230&billsummary_session=2024&billsummary_state=la',
  firstFelony: 'https://app.legiplex.com/la/legislature/2019/2019-r/bills/sb98/draft-349353',
  setAside: 'https://gilmergiglio.com/blog/what-is-an-article-893-or-894',
  violent: legislature(1015538),
  hearing:
    'https://www.philipadamslaw.com/blog/an-opportunity-for-redemption-in-certain-serious-criminal-convictions',
  interim: 'https://cleanslateclearinghouse.org/policies/la-nc-2/',
  trafficking: 'https://freedomnetworkusa.org/?p=5993',
  youth: 'https://ccresourcecenter.org/text-blocks/louisiana-record-relief/',
  youthFree: 'https://cleanslateclearinghouse.org/policies/la-le-1/',
  youthTrafficking: legislature(859118),
};

const settled = person<Grade>({ ...nothingElse, born: '1980-03-14' });

/** A misdemeanor theft, every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: 'La. R.S. 14:67',
  sentence: ['probation', 'fine'],
};
const felony: Told = { ...theft, level: 'felony', sentence: ['prison'] };
const dropped: Told = { id: 'c1', level: 'misdemeanor', offense: ['theft'], court: 'adult' };

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

/** An earlier felony in a case of its own, whose sentence was over on a day. */
const before = (id: string, over: string, more: Told = {}): Told => ({
  ...felony,
  id,
  caseId: `case-${id}`,
  ...charged('2001-02-01').convicted('2001-06-01', { over, released: over }),
  ...more,
});

export const cases = worked<Grade>([
  story(
    'A charge dismissed last month',
    [{ ...dropped, ...charged('2026-03-01').dismissed('2026-10-12') }],
    { c1: { outcome: 'eligible', on: '2026-10-12', relief: 'la-no-conviction' } },
    'A case that ended by dismissal can be expunged without a wait: art. 976(A)(3).',
    pages.arrests,
  ),
  story(
    'Found not guilty of a felony',
    [{ ...dropped, level: 'felony', ...charged('2024-03-01').acquitted('2025-10-12') }],
    { c1: { outcome: 'eligible', on: '2025-10-12', relief: 'la-no-conviction' } },
    'An acquittal can be expunged without a wait: art. 976(A)(3).',
    pages.arrests,
  ),
  story(
    'Never charged, and two years tomorrow',
    [{ ...dropped, ...charged('2024-11-18').notProsecuted('2024-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'la-no-conviction' } },
    'Nobody refused the charge, and a misdemeanor can be charged for two years: art. 976(A)(1), art. 572.',
    pages.arrests,
  ),
  story(
    'Never charged, and two years today',
    [{ ...dropped, ...charged('2024-11-17').notProsecuted('2024-11-17') }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'la-no-conviction' } },
    'A misdemeanor can be charged for two years: art. 976(A)(1), art. 572.',
    pages.arrests,
  ),
  story(
    'A felony arrest this spring, refused by the district attorney',
    [
      {
        ...dropped,
        level: 'felony',
        dismissal: 'declined',
        ...charged('2026-04-02').notProsecuted('2026-04-02'),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'la-no-conviction' } },
    'The district attorney declined to prosecute: art. 976(A)(2).',
    pages.arrests,
  ),
  story(
    'A diversion program for theft, finished',
    [{ ...dropped, ...charged('2025-01-10').diverted('2025-04-01', { over: '2026-04-01' }) }],
    { c1: { outcome: 'eligible', on: '2026-04-01', relief: 'la-no-conviction' } },
    'Finishing pretrial diversion counts as declined: art. 976(A)(2).',
    pages.arrests,
  ),
  story(
    'A diversion program for drunk driving: five years since the arrest tomorrow',
    [
      {
        ...dropped,
        offense: ['dui'],
        ...charged('2021-11-18').diverted('2022-02-01', { over: '2023-02-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'la-no-conviction' } },
    'After diversion for drunk driving, five years since the arrest: art. 976(B).',
    pages.arrests,
  ),
  story(
    'A diversion program for drunk driving: five years today',
    [
      {
        ...dropped,
        offense: ['dui'],
        ...charged('2021-11-17').diverted('2022-02-01', { over: '2023-02-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'la-no-conviction' } },
    'After diversion for drunk driving, five years since the arrest: art. 976(B).',
    pages.arrests,
  ),
  story(
    'The case is still open',
    [{ ...dropped, ...charged('2026-08-01').pending }],
    { c1: { outcome: 'not_yet', on: null } },
    'How it ends decides: art. 976(A).',
    pages.arrests,
    { pendingCharges: true },
  ),
  story(
    'Misdemeanor theft: five years since the sentence ended tomorrow',
    [{ ...theft, ...charged('2020-06-01').convicted('2020-11-18', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'la-misdemeanor' } },
    'Five years since the sentence was completed: art. 977(A)(2).',
    pages.misdemeanors,
  ),
  story(
    'Misdemeanor theft: five years today',
    [{ ...theft, ...charged('2020-06-01').convicted('2020-11-17', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'la-misdemeanor' } },
    'Five years since the sentence was completed: art. 977(A)(2).',
    pages.misdemeanors,
  ),
  story(
    'A misdemeanor under article 894, probation over last week',
    [
      {
        ...theft,
        ...charged('2025-06-01').convicted('2025-11-10', { over: '2026-11-10' }),
        ...calledGuilty,
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-10', relief: 'la-misdemeanor-set-aside' } },
    'A conviction that was set aside under art. 894(B) needs no wait: art. 977(A)(1).',
    pages.misdemeanors,
  ),
  story(
    'An old misdemeanor, and a felony three years ago',
    [
      { ...theft, caseId: 'k1', ...charged('2010-06-01').convicted('2010-11-17', { over: '2011-11-17' }) },
      {
        ...felony,
        id: 'c2',
        caseId: 'k2',
        ...charged('2023-01-05').convicted('2023-06-01', { over: '2025-06-01', released: '2024-06-01' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2028-06-01', relief: 'la-misdemeanor' },
      c2: { outcome: 'eligible', on: '2025-06-01', relief: 'la-first-felony' },
    },
    'No felony conviction in the five years: art. 977(A)(2). The felony is a first one: art. 978(A)(3).',
    pages.misdemeanors,
  ),
  story(
    'Domestic abuse battery, long ago',
    [
      {
        ...theft,
        offense: ['domestic_violence', 'assault'],
        statute: 'La. R.S. 14:35.3',
        ...charged('2009-06-01').convicted('2009-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'la-misdemeanor' } },
    'Domestic abuse battery cannot be expunged: art. 977(C)(2).',
    pages.misdemeanors,
  ),
  story(
    'Drunk driving, a first offense six years ago',
    [
      {
        ...theft,
        offense: ['dui'],
        statute: 'La. R.S. 14:98.1',
        ...charged('2019-06-01').convicted('2019-11-17', { over: '2020-05-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-05-17', relief: 'la-misdemeanor' } },
    'Drunk driving is not among the misdemeanors left out: art. 977(C).',
    pages.misdemeanors,
  ),
  story(
    'Marijuana: 90 days since the conviction tomorrow',
    [
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        statute: 'La. R.S. 40:966(C)',
        sentence: ['fine'],
        ...charged('2026-06-01').convicted('2026-08-20', { over: '2026-08-20' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'la-marijuana' } },
    'A first marijuana conviction can go after 90 days: art. 977(D).',
    pages.misdemeanors,
  ),
  story(
    'Marijuana: 90 days today',
    [
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        statute: 'La. R.S. 40:966(C)',
        sentence: ['fine'],
        ...charged('2026-06-01').convicted('2026-08-19', { over: '2026-08-19' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'la-marijuana' } },
    'A first marijuana conviction can go after 90 days: art. 977(D).',
    pages.misdemeanors,
  ),
  story(
    'A first felony, the sentence over last month',
    [
      {
        ...felony,
        ...charged('2022-02-01').convicted('2022-06-01', { over: '2026-10-20', released: '2024-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'la-first-felony' } },
    'Who is entitled to a first offender pardon does not wait ten years: art. 978(A)(3).',
    pages.firstFelony,
  ),
  story(
    'The same, with court costs unpaid',
    [
      {
        ...felony,
        finesPaid: false,
        ...charged('2022-02-01').convicted('2022-06-01', { over: '2026-10-20', released: '2024-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2036-10-20', relief: 'la-felony' } },
    'No first offender pardon before the court costs are paid: R.S. 15:572(B)(3). The ten years do not ask for it.',
    pages.firstFelony,
  ),
  story(
    'A second felony: ten years since its sentence ended tomorrow',
    [
      before('c1', '2003-06-01'),
      before('c2', '2016-11-18', {
        ...charged('2013-01-10').convicted('2013-06-01', { over: '2016-11-18', released: '2015-01-01' }),
      }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'la-first-felony' },
      c2: { outcome: 'not_yet', on: '2026-11-18', relief: 'la-felony' },
    },
    'A later felony waits ten years: art. 978(A)(2). More than one can go: art. 978(F).',
    pages.felonies,
  ),
  story(
    'A second felony: ten years today',
    [
      before('c1', '2003-06-01'),
      before('c2', '2016-11-17', {
        ...charged('2013-01-10').convicted('2013-06-01', { over: '2016-11-17', released: '2015-01-01' }),
      }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'la-first-felony' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'la-felony' },
    },
    'A later felony waits ten years: art. 978(A)(2). More than one can go: art. 978(F).',
    pages.felonies,
  ),
  story(
    'A second felony long ago, and a misdemeanor four years ago',
    [
      before('c1', '2003-06-01'),
      before('c2', '2010-11-17', {
        ...charged('2007-01-10').convicted('2007-06-01', { over: '2010-11-17', released: '2009-01-01' }),
      }),
      {
        ...theft,
        id: 'c3',
        caseId: 'k3',
        ...charged('2022-01-05').convicted('2022-03-01', { over: '2022-09-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'la-first-felony' },
      c2: { outcome: 'needs_review', relief: 'la-felony' },
      c3: { outcome: 'not_yet', on: '2027-09-01', relief: 'la-misdemeanor' },
    },
    'Whether a misdemeanor in the ten years matters is not settled: art. 978(A)(2), Act 580 of 2024.',
    pages.felonies,
  ),
  story(
    'A felony under article 893, probation over',
    [
      {
        ...felony,
        offense: ['drug_possession'],
        statute: 'La. R.S. 40:967(C)',
        sentence: ['probation'],
        ...charged('2022-02-01').dismissed('2022-06-01'),
        completedDate: '2025-06-01',
        completed: true,
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'la-felony-set-aside' } },
    'A conviction that was set aside under art. 893(E) needs no wait: art. 978(A)(1).',
    pages.setAside,
  ),
  story(
    'Armed robbery, 25 years ago',
    [
      {
        ...felony,
        offense: ['robbery', 'violent'],
        statute: 'La. R.S. 14:64',
        ...charged('2000-02-01').convicted('2000-06-01', { over: '2012-06-01', released: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Armed robbery is always a crime of violence: art. 978(B)(1), art. 890.3(C).',
    pages.violent,
  ),
  story(
    'A burglary with a weapon, told without its section',
    [
      {
        ...felony,
        offense: ['burglary'],
        statute: undefined,
        weaponUsed: true,
        ...charged('2008-01-05').convicted('2008-06-01', { over: '2013-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'With a weapon it is aggravated burglary (R.S. 14:60), a crime of violence: R.S. 14:2(B), art. 978(B)(1).',
    pages.violent,
  ),
  story(
    'Simple robbery, the sentence over for ten years today',
    [
      {
        ...felony,
        offense: ['robbery', 'violent'],
        statute: 'La. R.S. 14:65',
        ...charged('2010-02-01').convicted('2010-06-01', { over: '2016-11-17', released: '2014-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'la-felony-hearing' } },
    'Six violent felonies can go after ten years and a hearing: art. 978(E).',
    pages.hearing,
  ),
  story(
    'Selling cocaine as a second felony',
    [
      before('c1', '2003-06-01'),
      before('c2', '2012-11-17', {
        offense: ['drug_sale'],
        statute: 'La. R.S. 40:967(A)(1)',
        facts: { soldOrMade: true },
        ...charged('2007-01-10').convicted('2007-06-01', { over: '2012-11-17', released: '2009-01-01' }),
      }),
    ],
    {
      c1: { outcome: 'eligible', on: '2017-06-01', relief: 'la-felony' },
      c2: { outcome: 'not_eligible' },
    },
    'Selling drugs is left out, unless it was a first felony: art. 978(B)(3).',
    pages.firstFelony,
  ),
  story(
    'Arrested for a felony, convicted of a misdemeanor two years ago',
    [
      {
        ...dropped,
        level: 'felony',
        caseId: 'k1',
        offense: ['burglary'],
        statute: 'La. R.S. 14:62',
        ...charged('2023-06-01').dismissed('2024-02-01'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        ...charged('2023-06-01').convicted('2024-02-01', { over: '2024-08-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'la-interim' },
      c2: { outcome: 'not_yet', on: '2029-08-01', relief: 'la-misdemeanor' },
    },
    'The felony arrest can go at once, the misdemeanor after five years: art. 985.1, art. 977(A)(2).',
    pages.interim,
  ),
  story(
    'Arrested for sexual battery, convicted of simple battery ten years ago',
    [
      {
        ...dropped,
        level: 'felony',
        caseId: 'k1',
        offense: ['sexual'],
        statute: 'La. R.S. 14:43.1',
        ...charged('2013-06-01').dismissed('2014-02-01'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['assault'],
        statute: 'La. R.S. 14:35',
        ...charged('2013-06-01').convicted('2014-02-01', { over: '2014-08-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'la-interim' },
      c2: { outcome: 'not_eligible', relief: 'la-misdemeanor' },
    },
    'A misdemeanor that came of an arrest for a sex offense stays: art. 977(C)(1). The felony arrest can go: art. 985.1.',
    pages.misdemeanors,
  ),
  story(
    'Obscenity as a first felony, which paragraph is not known',
    [
      {
        ...felony,
        offense: ['sexual'],
        statute: 'La. R.S. 14:106',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Only a part of the section may be a sex offense: R.S. 15:541, art. 978(B)(2).',
    pages.firstFelony,
  ),
  story(
    'Obscenity as a first felony, in public and with no child',
    [
      {
        ...felony,
        offense: ['sexual'],
        statute: 'La. R.S. 14:106(A)(1)',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-08-01', relief: 'la-first-felony' } },
    'Of obscenity only paragraph (A)(5) is a sex offense: R.S. 15:541(24), art. 978(B)(2).',
    pages.firstFelony,
  ),
  story(
    'Obscenity with somebody under 17 as a first felony',
    [
      {
        ...felony,
        offense: ['sexual', 'child_victim'],
        statute: 'La. R.S. 14:106(A)(5)',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Paragraph (A)(5) is a sex offense: R.S. 15:541(24), art. 978(B)(2).',
    pages.firstFelony,
  ),
  story(
    'Voyeurism once, ten years ago',
    [
      {
        ...theft,
        offense: ['sexual'],
        statute: 'La. R.S. 14:283.1',
        ...charged('2014-06-01').convicted('2015-02-01', { over: '2016-08-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-08-01', relief: 'la-misdemeanor' } },
    'Only a second conviction of voyeurism is a sex offense: R.S. 15:541(24), art. 977(C)(1).',
    pages.misdemeanors,
  ),
  story(
    'Voyeurism twice',
    [
      {
        ...theft,
        caseId: 'k1',
        offense: ['sexual'],
        statute: 'La. R.S. 14:283.1',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2011-08-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        offense: ['sexual'],
        statute: 'La. R.S. 14:283.1',
        ...charged('2014-06-01').convicted('2015-02-01', { over: '2016-08-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2016-08-01', relief: 'la-misdemeanor' },
      c2: { outcome: 'not_eligible', relief: 'la-misdemeanor' },
    },
    'A second conviction of voyeurism is a sex offense: R.S. 15:541(24), art. 977(C)(1).',
    pages.misdemeanors,
  ),
  story(
    'Cruelty to a juvenile as a first felony',
    [
      {
        ...felony,
        offense: ['child_victim'],
        statute: 'La. R.S. 14:93',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-08-01', relief: 'la-first-felony' } },
    'Among the crimes against a child are kidnapping and pandering, and cruelty is not: R.S. 15:541(12), art. 978(B)(2).',
    pages.firstFelony,
  ),
  story(
    'False imprisonment of a child as a first felony',
    [
      {
        ...felony,
        offense: ['child_victim'],
        statute: 'La. R.S. 14:46',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'It may be a crime against a child, unless a parent did it: R.S. 15:541(12), art. 978(B)(2).',
    pages.firstFelony,
  ),
  story(
    'Extortion as a first felony',
    [
      {
        ...felony,
        offense: ['other'],
        statute: 'La. R.S. 14:66',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Extortion left the list in 2017, but threats of force may still make it one: R.S. 14:2(B), Act 281 of 2017.',
    'https://vdocument.in/act-no-281-enrolled.html',
  ),
  story(
    'A broken protective order as a first felony, without battery',
    [
      {
        ...felony,
        offense: ['protection_order'],
        statute: 'La. R.S. 14:79(B)',
        ...charged('2010-06-01').convicted('2011-02-01', { over: '2013-08-01', released: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-08-01', relief: 'la-first-felony' } },
    'Only paragraph (C) is a crime of violence: R.S. 14:2(B), art. 978(A)(3).',
    pages.firstFelony,
  ),
  story(
    'Selling drugs near a school as a second felony',
    [
      before('c1', '2003-06-01'),
      before('c2', '2012-11-17', {
        offense: ['drug_sale'],
        statute: 'La. R.S. 40:981.3',
        ...charged('2007-01-10').convicted('2007-06-01', { over: '2012-11-17', released: '2009-01-01' }),
      }),
    ],
    {
      c1: { outcome: 'eligible', on: '2017-06-01', relief: 'la-felony' },
      c2: { outcome: 'needs_review', relief: 'la-felony' },
    },
    'What carries over five years stays, unless it was a first felony: art. 978(B)(3).',
    pages.firstFelony,
  ),
  story(
    'A dropped charge beside a misdemeanor that can go',
    [
      {
        ...dropped,
        caseId: 'k1',
        offense: ['trespass'],
        statute: 'La. R.S. 14:63',
        ...charged('2015-06-01').dismissed('2016-02-01'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        ...charged('2015-06-01').convicted('2016-02-01', { over: '2016-08-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2021-08-01', relief: 'la-rest-of-arrest' },
      c2: { outcome: 'eligible', on: '2021-08-01', relief: 'la-misdemeanor' },
    },
    'One motion takes all charges of an arrest: art. 989.',
    pages.misdemeanors,
  ),
  story(
    'Prostitution last year, because somebody trafficked her',
    [
      {
        ...theft,
        offense: ['prostitution'],
        statute: 'La. R.S. 14:82',
        traffickingVictim: true,
        ...charged('2025-02-01').convicted('2025-06-01', { over: '2025-12-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'la-trafficking' } },
    'No wait where the district attorney confirms that it was because of trafficking: art. 983.',
    pages.trafficking,
  ),
  story(
    'A juvenile case that was dismissed',
    [{ ...dropped, court: 'juvenile', ...charged('2012-05-01').dismissed('2012-09-01') }],
    { c1: { outcome: 'eligible', relief: 'la-juvenile-no-finding' } },
    'Without a finding, at any time and for free: Ch.C. arts. 918(A), 924.',
    pages.youthFree,
    { born: '1997-03-14' },
  ),
  story(
    'A juvenile misdemeanor, two years since the court let go today',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2023-05-01').convicted('2023-09-01', { over: '2024-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'la-juvenile-misdemeanor' } },
    'Two years after a juvenile misdemeanor: Ch.C. art. 918.',
    pages.youth,
    { born: '2007-03-14' },
  ),
  story(
    'A juvenile felony, long ago',
    [
      {
        ...felony,
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2012-05-01').convicted('2012-09-01', { over: '2014-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-11-17', relief: 'la-juvenile-felony' } },
    'Two years by one page, five by another: both are over. Ch.C. art. 918.',
    pages.youth,
    { born: '1997-03-14' },
  ),
  story(
    'A juvenile prostitution case of a trafficked girl',
    [
      {
        ...theft,
        court: 'juvenile',
        offense: ['prostitution'],
        statute: 'La. R.S. 14:82',
        traffickingVictim: true,
        ...charged('2025-05-01').convicted('2025-09-01', { over: '2026-03-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'la-juvenile-trafficking' } },
    'At any time once it is over: Ch.C. art. 923.',
    pages.youthTrafficking,
    { born: '2009-03-14' },
  ),
  story(
    'A felony assault on a meter reader with a gun, 2005',
    [
      {
        ...felony,
        offense: ['assault', 'weapon'],
        statute: 'La. R.S. 14:37.5',
        ...charged('2004-05-01').convicted('2005-06-01', { over: '2008-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'The list of R.S. 14:2(B) does not close: a felony by force or with a weapon may be a crime of violence without being on it.',
    pages.violent,
  ),
]);
