import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { pages } from './pages.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  statute: '13A-8-5',
  ...charged('2022-03-02').convicted('2023-11-17', { over: '2024-11-17' }),
  sentence: ['probation', 'fine'],
};

const drugs: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'felony',
  grade: 'd',
  offense: ['drug_possession'],
  ...charged('2012-03-02').pardoned('2013-05-20', { over: '2016-05-20' }),
  sentence: ['prison'],
  pardonedDate: '2026-05-21',
  facts: { rightsRestored: true },
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  dismissal: 'with_prejudice',
  ...charged('2026-01-10').dismissed('2026-08-18'),
  facts: { dismissedAs: 'dismissed', refiled: false },
};

const settled = person<Grade>({ ...nothingElse, born: '1985-06-10', recordComplete: true });

function story(
  title: string,
  life: Story<Grade>['life'],
  expect: Readonly<Record<string, Expected>>,
  why: string,
  source: string,
): Story<Grade> {
  return { title, asOf, life, expect, why, source };
}

const { lawText } = pages;

export const cases = worked<Grade>([
  story(
    'Dismissed for good 91 days ago',
    settled.told(dropped),
    { c1: { outcome: 'eligible', relief: 'al-no-conviction', on: '2026-11-17' } },
    'More than 90 days since a dismissal with prejudice. § 15-27-1(a)(1).',
    lawText,
  ),
  story(
    'Dismissed for good 90 days ago',
    settled.told({ ...dropped, ...charged('2026-01-10').dismissed('2026-08-19') }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'More than 90 days must have passed. § 15-27-1(a)(1).',
    lawText,
  ),
  story(
    'Found not guilty of murder last year',
    settled.told({
      ...dropped,
      level: 'felony',
      offense: ['homicide'],
      dismissal: undefined,
      facts: undefined,
      ...charged('2024-01-10').acquitted('2025-08-19'),
    }),
    { c1: { outcome: 'eligible', relief: 'al-no-conviction' } },
    'Since 2021 the law reaches any felony charge without a conviction. § 15-27-2(a)(3).',
    lawText,
  ),
  story(
    'A misdemeanor dropped without prejudice, a year and a day ago',
    settled.told({
      ...dropped,
      dismissal: 'without_prejudice',
      ...charged('2025-01-10').dismissed('2025-11-16'),
    }),
    { c1: { outcome: 'eligible', relief: 'al-no-conviction', on: '2026-11-17' } },
    'More than one year, not refiled, and no conviction in two years. § 15-27-1(a)(7).',
    lawText,
  ),
  story(
    'A felony dropped without prejudice three years ago',
    settled.told({
      ...dropped,
      level: 'felony',
      grade: 'c',
      dismissal: 'without_prejudice',
      ...charged('2023-01-10').dismissed('2023-11-16'),
    }),
    { c1: { outcome: 'not_yet', on: '2028-11-17' } },
    'More than five years for a felony. § 15-27-2(a)(7).',
    lawText,
  ),
  story(
    'Dropped without prejudice, with a new conviction last year',
    settled.told(
      {
        ...dropped,
        caseId: 'k1',
        dismissal: 'without_prejudice',
        ...charged('2022-01-10').dismissed('2022-11-16'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2025-01-10').convicted('2025-06-01', { over: '2026-06-01' }),
      },
    ),
    { c1: { outcome: 'not_yet', on: '2027-06-01' }, c2: { outcome: 'not_yet', on: '2028-06-01' } },
    'No conviction during the previous two years. § 15-27-1(a)(7).',
    lawText,
  ),
  story(
    'A charge dropped in spring, and how is not told',
    settled.told({ ...dropped, dismissal: undefined, ...charged('2026-01-10').dismissed('2026-04-18') }),
    { c1: { outcome: 'needs_review' } },
    'For good it is 90 days, without prejudice a year. § 15-27-1(a)(1), (7).',
    lawText,
  ),
  story(
    'A drug court program finished a year ago today',
    settled.told({
      ...drugs,
      pardonedDate: undefined,
      facts: undefined,
      ...charged('2024-01-10').diverted('2024-06-01', { over: '2025-11-17' }),
    }),
    { c1: { outcome: 'eligible', relief: 'al-program', on: '2026-11-17' } },
    'One year from the successful completion of the program. § 15-27-2(a)(6).',
    lawText,
  ),
  story(
    'A drug court program, told as dismissed',
    settled.told({
      ...dropped,
      ...overAndPaid,
      ...charged('2024-01-10').dismissed('2025-11-17'),
      completedDate: '2025-11-18',
      completed: true,
      ...calledDismissed,
    }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'What the paper calls a dismissal came after a program, so it is a year. § 15-27-1(a)(6).',
    lawText,
  ),
  story(
    'A misdemeanor theft three years ago today',
    settled.told(theft),
    { c1: { outcome: 'eligible', relief: 'al-misdemeanor', on: '2026-11-17' } },
    'Three years from the date of conviction, all done and paid. § 15-27-1(b).',
    lawText,
  ),
  story(
    'A misdemeanor theft, a day too early',
    settled.told({ ...theft, ...charged('2022-03-02').convicted('2023-11-18', { over: '2024-11-17' }) }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Three years from the date of conviction. § 15-27-1(b)(2).',
    lawText,
  ),
  story(
    'A misdemeanor theft with fines left to pay',
    settled.told({ ...theft, finesPaid: false }),
    { c1: { outcome: 'not_yet', on: null } },
    'All fines, costs and restitution must be paid. § 15-27-1(b)(1).',
    lawText,
  ),
  story(
    'Drunk driving, ten years ago',
    settled.told({
      ...theft,
      offense: ['dui'],
      statute: '32-5A-191',
      ...charged('2015-03-02').convicted('2015-11-17', { over: '2016-11-17' }),
      facts: { commercialDriver: false },
    }),
    { c1: { outcome: 'not_eligible' } },
    'It is a serious traffic offense. § 15-27-1(b)(7).',
    lawText,
  ),
  story(
    'A misdemeanor assault',
    settled.told({ ...theft, offense: ['assault'], statute: undefined }),
    { c1: { outcome: 'eligible', relief: 'al-misdemeanor' } },
    'The list of violent offenses names assault in the first and second degree, which are felonies. § 15-27-1(b)(4).',
    lawText,
  ),
  story(
    'Domestic violence in the third degree, a misdemeanor',
    settled.told({
      ...theft,
      offense: ['assault', 'violent', 'domestic_violence'],
      statute: '13A-6-132',
      ...charged('2017-11-02').convicted('2018-03-01', { over: '2019-03-01' }),
    }),
    { c1: { outcome: 'eligible', on: '2021-03-01', relief: 'al-misdemeanor' } },
    'Of the third degree, § 15-27-2(b) calls only the felony of § 13A-6-132(d) violent. § 15-27-1(b)(4).',
    lawText,
  ),
  story(
    'Stalking in the second degree',
    settled.told({ ...theft, offense: ['harassment'], statute: '13A-6-90.1' }),
    { c1: { outcome: 'needs_review' } },
    'Stalking is on the list of violent offenses, and this may be substantially similar. § 15-27-1(b)(4).',
    lawText,
  ),
  story(
    'Three misdemeanors, of which two may be cleared',
    settled.told(
      { ...theft, caseId: 'k1' },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2015-03-02').convicted('2015-11-17', { over: '2016-11-17' }),
      },
      {
        ...theft,
        id: 'c3',
        caseId: 'k3',
        ...charged('2012-03-02').convicted('2012-11-17', { over: '2013-11-17' }),
      },
    ),
    {
      c1: { outcome: 'eligible', relief: 'al-misdemeanor', pick: 2 },
      c2: { outcome: 'eligible', relief: 'al-misdemeanor', pick: 2 },
      c3: { outcome: 'eligible', relief: 'al-misdemeanor', pick: 2 },
    },
    'A person may only be granted two. § 15-27-2.1(a)(3).',
    lawText,
  ),
  story(
    'A misdemeanor, with two expunged before',
    settled
      .but({
        reliefReceived: 2,
        reliefs: [
          { level: 'misdemeanor', kind: 'expungement', date: '2022-02-01' },
          { level: 'misdemeanor', kind: 'expungement', date: '2023-02-01' },
        ],
      })
      .told(theft),
    { c1: { outcome: 'not_eligible' } },
    'A person may only be granted two. § 15-27-2.1(a)(3).',
    lawText,
  ),
  story(
    'Drug possession pardoned 180 days ago',
    settled.told(drugs),
    { c1: { outcome: 'eligible', relief: 'al-pardoned-felony', on: '2026-11-17' } },
    '180 days after a pardon with restoration of rights. § 15-27-2(c).',
    lawText,
  ),
  story(
    'Drug possession pardoned 179 days ago',
    settled.told({ ...drugs, pardonedDate: '2026-05-22' }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    '180 days must pass from the pardon. § 15-27-2(c)(3).',
    lawText,
  ),
  story(
    'Drug possession, convicted and never pardoned',
    settled.told({
      ...drugs,
      pardonedDate: undefined,
      facts: undefined,
      ...charged('2012-03-02').convicted('2013-05-20', { over: '2016-05-20' }),
    }),
    { c1: { outcome: 'not_eligible' } },
    'A felony conviction is expunged only after a pardon. § 15-27-2(c)(1).',
    lawText,
  ),
  story(
    'A pardoned burglary in the third degree',
    settled.told({ ...drugs, offense: ['burglary'], statute: '13A-7-7' }),
    { c1: { outcome: 'not_eligible' } },
    'It is a violent offense and one of moral turpitude. § 15-27-2(c)(4), (6).',
    lawText,
  ),
  story(
    'A pardoned theft whose section is not told',
    settled.told({ ...drugs, offense: ['theft'] }),
    { c1: { outcome: 'needs_review' } },
    'Some degrees of theft are crimes of moral turpitude. § 15-27-2(c)(6).',
    pages.turpitude.replace('http:', 'https:'),
  ),
  story(
    'Prostitution of a trafficking victim, last year',
    settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: undefined,
      ...charged('2025-01-10').convicted('2025-05-20', { over: '2026-05-20' }),
      traffickingVictim: true,
    }),
    { c1: { outcome: 'eligible', relief: 'al-trafficking' } },
    'No wait for what was done while trafficked. § 15-27-1(a)(8).',
    lawText,
  ),
  story(
    'Selling drugs by weight, a trafficking victim convicted of a felony',
    settled.told({
      ...theft,
      level: 'felony',
      grade: 'a',
      offense: ['drug_sale'],
      statute: '13A-12-231',
      ...charged('2015-01-10').convicted('2015-05-20', { over: '2020-05-20' }),
      traffickingVictim: true,
    }),
    { c1: { outcome: 'needs_review' } },
    'The list of violent offenses was not read to its end, and this section stands after that. §§ 12-25-32, 15-27-2(b).',
    lawText,
  ),
  story(
    'A juvenile theft at 15, now 25',
    settled.but({ born: '2001-03-09' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2016-06-02').convicted('2016-11-17', { over: '2017-11-17' }),
    }),
    { c1: { outcome: 'eligible', relief: 'al-juvenile-destruction' } },
    'Five years after the age of majority. § 12-15-137.',
    pages.juvenile,
  ),
  story(
    'A juvenile theft at 15, now 20',
    settled.but({ born: '2006-03-09' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2021-06-02').convicted('2021-11-17', { over: '2022-11-17' }),
    }),
    { c1: { outcome: 'needs_review' } },
    'It may be sealed sooner, under a law that could not be read. § 12-15-136.',
    pages.juvenile,
  ),
  story(
    'A theft case that is still open',
    settled.but({ pendingCharges: true }).told({
      id: 'c1',
      ...charged('2026-08-01').pending,
      level: 'misdemeanor',
      grade: 'a',
      offense: ['theft'],
    }),
    { c1: { outcome: 'not_yet', on: null } },
    'How it ends decides. § 15-27-1(a).',
    lawText,
  ),
  story(
    'A felony theft in the third degree, paid and over',
    settled.told({
      ...drugs,
      pardonedDate: undefined,
      facts: undefined,
      offense: ['theft'],
      statute: '13A-8-4.1',
      ...charged('2017-03-02').convicted('2018-05-20', { over: '2019-05-20' }),
    }),
    { c1: { outcome: 'not_eligible' } },
    'A felony conviction is expunged only after a pardon. § 15-27-2(c)(1).',
    lawText,
  ),
  story(
    'A pardoned felony whose section speaks of obscene pictures of a minor',
    settled.told({ ...drugs, offense: ['other'], statute: '13A-12-192' }),
    { c1: { outcome: 'not_eligible' } },
    'A sex offense stays, and pictures of a minor are one. §§ 15-20A-5(14), 15-27-2(c)(5).',
    lawText,
  ),
  story(
    'Public lewdness, five years ago',
    settled.told({ ...theft, grade: 'c', offense: ['sexual'], statute: '13A-12-130' }),
    { c1: { outcome: 'eligible', relief: 'al-misdemeanor' } },
    '§ 15-20A-5 does not name § 13A-12-130. § 15-27-1(c).',
    lawText,
  ),
  story(
    'Sexual abuse of a child under 12, pardoned, told by its section',
    settled.told({ ...drugs, offense: ['child_victim'], statute: '13A-6-69.1' }),
    { c1: { outcome: 'not_eligible' } },
    '§ 15-20A-5(11) names § 13A-6-69.1. § 15-27-2(c)(5).',
    lawText,
  ),
  story(
    'A pardoned forgery in the second degree',
    settled.told({ ...drugs, offense: ['fraud'], statute: '13A-9-3' }),
    { c1: { outcome: 'not_eligible' } },
    'Forgery is on the list of felonies of moral turpitude. § 15-27-2(c)(6).',
    pages.turpitude.replace('http:', 'https:'),
  ),
  story(
    'A pardoned theft of a section that the list was not read with',
    settled.told({ ...drugs, offense: ['theft'], statute: '13A-8-7' }),
    { c1: { outcome: 'needs_review' } },
    'The list of moral turpitude was read by names, and theft of lost property is one of them. § 15-27-2(c)(6).',
    pages.turpitude.replace('http:', 'https:'),
  ),
  story(
    'A pardoned theft in the third degree',
    settled.told({ ...drugs, offense: ['theft'], statute: '13A-8-4.1' }),
    { c1: { outcome: 'eligible', relief: 'al-pardoned-felony' } },
    'The list has theft in the first and second degree. § 15-27-2(c)(6).',
    pages.turpitude.replace('http:', 'https:'),
  ),
  story(
    'A pardoned case of human trafficking',
    settled.told({ ...drugs, grade: 'a', offense: ['other'], statute: '13A-6-152' }),
    { c1: { outcome: 'not_eligible' } },
    'Human trafficking is on the list of felonies of moral turpitude. § 15-27-2(c)(6).',
    pages.turpitude.replace('http:', 'https:'),
  ),
  story(
    'A pardoned arson in the second degree',
    settled.told({ ...drugs, grade: 'b', offense: ['arson'], statute: '13A-7-42' }),
    { c1: { outcome: 'needs_review' } },
    'Arson in the first degree is violent, and so is what is substantially similar. § 15-27-2(c)(4).',
    lawText,
  ),
  story(
    'Sexual abuse in the second degree, a misdemeanor',
    settled.told({ ...theft, offense: ['sexual'], statute: '13A-6-67' }),
    { c1: { outcome: 'not_eligible' } },
    'It is a sex offense. § 15-27-1(b)(5).',
    lawText,
  ),
  story(
    'A finished program with restitution left to pay',
    settled.told({
      ...theft,
      statute: undefined,
      sentence: undefined,
      restitutionPaid: false,
      ...charged('2023-01-10').diverted('2023-06-01', { over: '2024-06-01' }),
    }),
    { c1: { outcome: 'not_yet', on: null } },
    'No order is granted before all that was ordered is paid. § 15-27-12.',
    lawText,
  ),
  story(
    'Two thefts and a finished program, of which two may be cleared',
    settled.told(
      { ...theft, caseId: 'k1', ...charged('2012-03-02').convicted('2013-05-20', { over: '2014-05-20' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2015-03-02').convicted('2016-05-20', { over: '2017-05-20' }),
      },
      {
        ...theft,
        id: 'c3',
        caseId: 'k3',
        sentence: undefined,
        ...charged('2019-03-02').diverted('2019-06-01', { over: '2020-06-01' }),
      },
    ),
    {
      c1: { outcome: 'eligible', relief: 'al-misdemeanor', pick: 2 },
      c2: { outcome: 'eligible', relief: 'al-misdemeanor', pick: 2 },
      c3: { outcome: 'eligible', relief: 'al-program', pick: 2 },
    },
    'Finished programs and misdemeanor convictions share one limit of two. § 15-27-2.1(a)(3).',
    lawText,
  ),
  story(
    'Two pardoned drug cases, of which one may be cleared',
    settled.told(
      { ...drugs, caseId: 'k1' },
      {
        ...drugs,
        id: 'c2',
        caseId: 'k2',
        ...charged('2008-03-02').pardoned('2008-11-17', { over: '2010-11-17' }),
        pardonedDate: '2020-05-21',
      },
    ),
    {
      c1: { outcome: 'eligible', relief: 'al-pardoned-felony', pick: 1 },
      c2: { outcome: 'eligible', relief: 'al-pardoned-felony', pick: 1 },
    },
    'A person may only be granted one for a pardoned felony. § 15-27-2.1(a)(2).',
    lawText,
  ),
]);
