import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import { address } from './code.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1984-04-02' });

/** A misdemeanor theft with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  sentence: ['probation', 'fine'],
};
const gross: Told = { ...theft, grade: 'gross' };
const dwi: Told = { ...theft, offense: ['dui'] };
const drugs: Told = {
  ...theft,
  level: 'felony',
  grade: '5',
  offense: ['drug_possession'],
  sentence: ['probation'],
  facts: { stayOfImposition: false },
};
const felonyTheft: Told = { ...drugs, grade: 'ungraded', offense: ['theft'], statute: '609.52, subd. 3(3)' };
const assault: Told = { ...felonyTheft, statute: '609.223', offense: ['assault'] };

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  section: string,
  about: Person = {},
): Story<Grade> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source: address(section) };
}

const endedOn = (over: string) => charged('2019-03-01').convicted('2019-06-10', { over });
const longAgo = charged('2005-03-01').convicted('2005-06-10', { over: '2010-06-10' });

const asForGross =
  'A sentence within the limits of a gross misdemeanor waits 3 years: § 609A.02, subd. 3(a)(4), and form EXP102.';
const asForMisdemeanor =
  'A sentence within the limits of a misdemeanor waits 2 years: § 609A.02, subd. 3(a)(3), and form EXP102.';
const twoYears = 'A misdemeanor is sealed 2 years after the sentence: § 609A.015, subd. 3.';
const asked = 'For what is left out of Clean Slate there is the petition: § 609A.02, subd. 3.';

export const cases = worked<Grade>([
  story(
    'Misdemeanor theft, two years tomorrow',
    [{ ...theft, ...endedOn('2024-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    twoYears,
    '609A.015',
  ),
  story(
    'Misdemeanor theft, two years today',
    [{ ...theft, ...endedOn('2024-11-17') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'mn-clean-slate' } },
    twoYears,
    '609A.015',
  ),
  story(
    'Misdemeanor theft of long ago',
    [{ ...theft, ...charged('2010-01-05').convicted('2010-04-01', { over: '2011-04-01' }) }],
    { c1: { outcome: 'automatic', relief: 'mn-clean-slate' } },
    twoYears,
    '609A.015',
  ),
  story(
    'A car taken long ago, told without its section',
    [{ ...felonyTheft, offense: ['theft', 'traffic'], statute: undefined, ...longAgo }],
    { c1: { outcome: 'needs_review' } },
    'Whether theft of a motor vehicle is on the list now could not be read: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Gross misdemeanor, three years tomorrow',
    [{ ...gross, ...endedOn('2023-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A gross misdemeanor takes 3 years.',
    '609A.015',
  ),
  story(
    'Gross misdemeanor, three years today',
    [{ ...gross, ...endedOn('2023-11-17') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'mn-clean-slate' } },
    'A gross misdemeanor takes 3 years.',
    '609A.015',
  ),
  story(
    'Petty misdemeanor, not traffic',
    [{ ...theft, level: 'infraction', grade: 'petty', offense: ['public_order'], ...endedOn('2024-06-10') }],
    { c1: { outcome: 'automatic', on: '2026-06-10', relief: 'mn-clean-slate' } },
    'Petty misdemeanors that are not traffic are sealed after 2 years.',
    '609A.015',
  ),
  story(
    'Speeding ticket',
    [{ ...theft, level: 'infraction', grade: 'petty', offense: ['traffic'], ...endedOn('2019-07-10') }],
    { c1: { outcome: 'eligible', relief: 'mn-petition' } },
    asked,
    '609A.02',
  ),
  story(
    'Drunk driving, a misdemeanor',
    [{ ...dwi, ...endedOn('2020-06-10') }],
    { c1: { outcome: 'eligible', on: '2022-06-10', relief: 'mn-petition' } },
    asked,
    '609A.02',
  ),
  story(
    'Domestic assault, sentence over for a year',
    [{ ...theft, offense: ['assault', 'domestic_violence'], ...endedOn('2025-10-01') }],
    { c1: { outcome: 'not_yet', on: '2027-10-01', relief: 'mn-petition' } },
    asked,
    '609A.02',
  ),
  story(
    'Theft, two clean years after it, and a new conviction a year ago',
    [
      { ...theft, ...endedOn('2020-06-10') },
      { ...dwi, id: 'c2', ...charged('2025-08-01').convicted('2025-11-01', { until: '2027-11-01' }) },
    ],
    {
      c1: { outcome: 'automatic', on: '2025-01-01', relief: 'mn-clean-slate' },
      c2: { outcome: 'not_yet', on: '2029-11-01', relief: 'mn-petition' },
    },
    'The years right after the sentence were clean, and that is enough: § 609A.015, subd. 3(a).',
    '609A.015',
  ),
  story(
    'Theft, and a new conviction within the two years',
    [
      { ...theft, ...charged('2023-01-05').convicted('2023-04-01', { over: '2024-06-01' }) },
      { ...dwi, id: 'c2', ...charged('2025-03-01').convicted('2025-06-01', { until: '2027-06-01' }) },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-06-01' },
      c2: { outcome: 'not_yet', on: '2029-06-01', relief: 'mn-petition' },
    },
    'Then the years right before a review or the petition must be free of convictions: § 609A.015, subd. 3(a).',
    '609A.015',
  ),
  story(
    'Theft, and a conviction in the first two years that is old now',
    [
      { ...theft, ...charged('2010-01-05').convicted('2010-04-01', { over: '2011-04-01' }) },
      { ...gross, id: 'c2', ...charged('2012-01-05').convicted('2012-04-01', { over: '2013-04-01' }) },
    ],
    {
      c1: { outcome: 'automatic', relief: 'mn-clean-slate' },
      c2: { outcome: 'automatic', relief: 'mn-clean-slate' },
    },
    'A later conviction only moves the day.',
    '609A.015',
  ),
  story(
    'Theft, with a case open now',
    [{ ...theft, ...endedOn('2020-06-10') }],
    { c1: { outcome: 'eligible', relief: 'mn-petition' } },
    'Nothing is sealed by itself while a case is open. The law lets you ask.',
    '609A.02',
    { pendingCharges: true },
  ),
  story(
    'Drug crime in the fifth degree, four years tomorrow',
    [{ ...drugs, ...endedOn('2022-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A felony under § 152.025 takes 4 years.',
    '609A.015',
  ),
  story(
    'Drug crime in the fifth degree, four years today',
    [{ ...drugs, ...endedOn('2022-11-17') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'mn-clean-slate-felony' } },
    'A felony under § 152.025 takes 4 years.',
    '609A.015',
  ),
  story(
    'Drug crime in the fifth degree with a stay of imposition',
    [{ ...drugs, facts: { stayOfImposition: true }, ...endedOn('2022-06-10') }],
    { c1: { outcome: 'eligible', on: '2026-06-10', relief: 'mn-petition-felony' } },
    'After a stay of imposition it has to be asked for.',
    '609A.02',
  ),
  story(
    'Felony theft of $3,000, over for four years and a half',
    [{ ...felonyTheft, facts: { stayOfImposition: false, worthOver5000: false }, ...endedOn('2022-05-17') }],
    { c1: { outcome: 'eligible', on: '2026-05-17', relief: 'mn-petition-felony' } },
    'A listed felony can be asked for after 4 years, and is sealed by itself after 5.',
    '609A.02',
  ),
  story(
    'Felony theft of $3,000, over for five years',
    [{ ...felonyTheft, facts: { stayOfImposition: false, worthOver5000: false }, ...endedOn('2021-11-17') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'mn-clean-slate-felony' } },
    'A listed felony is sealed by itself after 5 years.',
    '609A.015',
  ),
  story(
    'Felony theft of more than $5,000',
    [{ ...felonyTheft, facts: { stayOfImposition: false, worthOver5000: true }, ...longAgo }],
    { c1: { outcome: 'not_eligible' } },
    'Theft is on the list up to $5,000.',
    '609A.02',
  ),
  story(
    'Having drugs in the third degree',
    [{ ...drugs, grade: '3', statute: '152.023, subd. 2', ...endedOn('2020-01-10') }],
    { c1: { outcome: 'eligible', on: '2024-01-10', relief: 'mn-petition-felony' } },
    'It is on the list, but not sealed by itself.',
    '609A.02',
  ),
  story(
    'Selling drugs in the second degree',
    [{ ...drugs, grade: '2', offense: ['drug_sale'], ...longAgo }],
    { c1: { outcome: 'not_eligible' } },
    'It is not on the list.',
    '609A.02',
  ),
  story(
    'Third-degree assault with a prison term',
    [{ ...assault, facts: {}, sentence: ['prison'], ...longAgo }],
    { c1: { outcome: 'not_eligible' } },
    'It is not on the list, and stays a felony.',
    '609A.02',
  ),
  story(
    'Third-degree assault with a stay of imposition, five years today',
    [{ ...assault, facts: { stayOfImposition: true }, ...endedOn('2021-11-17') }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mn-petition-felony' } },
    'A felony that counts as a misdemeanor can be asked for after 5 years.',
    '609A.02',
  ),
  story(
    'Third-degree assault with a stay of imposition, five years tomorrow',
    [{ ...assault, facts: { stayOfImposition: true }, ...endedOn('2021-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'mn-petition-felony' } },
    'A felony that counts as a misdemeanor can be asked for after 5 years.',
    '609A.02',
  ),
  story(
    'Third-degree assault with a sentence of 300 days, three years tomorrow',
    [
      {
        ...assault,
        sentence: ['jail'],
        facts: { stayOfImposition: false, sentenceImposed: 'gross' },
        ...endedOn('2023-11-18'),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'mn-petition-felony' } },
    asForGross,
    '609A.02',
  ),
  story(
    'Third-degree assault with a sentence of 300 days, three years today',
    [
      {
        ...assault,
        sentence: ['jail'],
        facts: { stayOfImposition: false, sentenceImposed: 'gross' },
        ...endedOn('2023-11-17'),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mn-petition-felony' } },
    asForGross,
    '609A.02',
  ),
  story(
    'Third-degree assault with a sentence of 60 days, two years today',
    [
      {
        ...assault,
        sentence: ['jail'],
        facts: { stayOfImposition: false, sentenceImposed: 'misdemeanor' },
        ...endedOn('2024-11-17'),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mn-petition-felony' } },
    asForMisdemeanor,
    '609A.02',
  ),
  story(
    'Third-degree assault with a sentence of 15 months, stayed, and 60 days in jail',
    [
      {
        ...assault,
        sentence: ['probation', 'jail'],
        facts: { stayOfImposition: false, sentenceImposed: 'felony' },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'What counts is the sentence that was imposed, not the jail that came with probation: § 609.13, subd. 1.',
    '609.13',
  ),
  story(
    'Drug crime in the fifth degree with a sentence of 300 days',
    [
      {
        ...drugs,
        sentence: ['jail'],
        facts: { stayOfImposition: false, sentenceImposed: 'gross' },
        ...endedOn('2022-06-10'),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-06-10', relief: 'mn-petition-felony' } },
    'It counts as less, so it is not sealed by itself: § 609A.015, subd. 3(d). You may ask after 3 years.',
    '609A.02',
  ),
  story(
    'Drunk driving as a gross misdemeanor with a sentence of 60 days, two years tomorrow',
    [
      {
        ...dwi,
        grade: 'gross',
        statute: '169A.26',
        facts: { sentenceImposed: 'misdemeanor' },
        ...endedOn('2024-11-18'),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'mn-petition' } },
    asForMisdemeanor,
    '609A.02',
  ),
  story(
    'Drunk driving as a gross misdemeanor with a sentence of 60 days, two years today',
    [
      {
        ...dwi,
        grade: 'gross',
        statute: '169A.26',
        facts: { sentenceImposed: 'misdemeanor' },
        ...endedOn('2024-11-17'),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mn-petition' } },
    asForMisdemeanor,
    '609A.02',
  ),
  story(
    'Burglary in the third degree, paragraph (a), over for six years',
    [{ ...felonyTheft, statute: '609.582, subd. 3(a)', offense: ['burglary'], ...endedOn('2020-11-17') }],
    { c1: { outcome: 'eligible', on: '2024-11-17', relief: 'mn-petition-felony' } },
    'It is on the list, but not sealed by itself: § 609A.015, subd. 3(b)(4).',
    '609A.015',
  ),
  story(
    'Escape from custody, a felony',
    [{ ...felonyTheft, statute: '609.485', offense: ['escape'], ...longAgo }],
    { c1: { outcome: 'needs_review', relief: 'mn-petition-felony' } },
    'Only some escapes are on the list, and none is sealed by itself: § 609A.015, subd. 3(b)(4).',
    '609A.015',
  ),
  story(
    'Sex crime that calls for registering',
    [
      {
        ...assault,
        statute: '609.344',
        offense: ['sexual'],
        registrable: true,
        facts: { stayOfImposition: true },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'What has to be registered is never sealed: § 609A.02, subd. 4.',
    '609A.02',
  ),
  story(
    'A charge that was dropped last month',
    [{ ...theft, sentence: undefined, ...charged('2026-05-01').dismissed('2026-10-01') }],
    { c1: { outcome: 'automatic', on: '2026-10-01', relief: 'mn-clean-slate-dropped' } },
    'A case that ended in your favor is sealed without a wait.',
    '609A.015',
  ),
  story(
    'Not guilty',
    [{ ...assault, facts: {}, sentence: undefined, ...charged('2020-05-01').acquitted('2021-02-01') }],
    { c1: { outcome: 'automatic', on: '2025-01-01', relief: 'mn-clean-slate-dropped' } },
    'A case that ended in your favor is sealed without a wait.',
    '609A.015',
  ),
  story(
    'Not guilty because of mental illness',
    [{ ...theft, sentence: undefined, ...charged('2020-05-01').notResponsible('2021-02-01') }],
    { c1: { outcome: 'not_eligible' } },
    'That is no end in your favor.',
    '609A.02',
  ),
  story(
    'Arrested, never charged',
    [{ ...theft, sentence: undefined, ...charged('2020-05-01').notProsecuted('2020-05-01') }],
    { c1: { outcome: 'eligible', relief: 'mn-arrest' } },
    'The arrest data is destroyed when you ask: § 299C.11.',
    '299C.11',
  ),
  story(
    'Arrested, never charged, with a felony five years before',
    [
      { ...theft, sentence: undefined, ...charged('2020-05-01').notProsecuted('2020-05-01') },
      {
        ...drugs,
        id: 'c2',
        ...charged('2015-01-01').convicted('2015-03-01', { over: '2016-03-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'mn-petition-dropped' },
      c2: { outcome: 'automatic', relief: 'mn-clean-slate-felony' },
    },
    'After a felony in the 10 years before, a judge has to be asked.',
    '299C.11',
  ),
  story(
    'One charge dropped, another convicted in the same case',
    [
      { ...theft, caseId: 'a', ...endedOn('2025-06-10') },
      {
        ...gross,
        id: 'c2',
        caseId: 'a',
        sentence: undefined,
        ...charged('2019-03-01').dismissed('2019-06-10'),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-06-10' },
      c2: { outcome: 'not_yet', on: '2027-06-10', relief: 'mn-petition-beside' },
    },
    'The case did not end in your favor as a whole. It can be sealed with the conviction.',
    '609A.02',
  ),
  story(
    'One charge dropped, and the conviction of the case is old',
    [
      { ...theft, caseId: 'a', ...endedOn('2020-06-10') },
      {
        ...gross,
        id: 'c2',
        caseId: 'a',
        sentence: undefined,
        ...charged('2019-03-01').dismissed('2019-06-10'),
      },
    ],
    {
      c1: { outcome: 'automatic', relief: 'mn-clean-slate' },
      c2: { outcome: 'eligible', on: '2022-06-10', relief: 'mn-petition-beside' },
    },
    'The case did not end in your favor as a whole. It can be sealed with the conviction.',
    '609A.02',
  ),
  story(
    'Stay of adjudication for theft, a year ago today, and a speeding ticket since',
    [
      {
        ...theft,
        sentence: undefined,
        ...charged('2024-03-01').deferred('2024-06-01', { over: '2025-11-17' }),
      },
      {
        ...overAndPaid,
        id: 'c2',
        caseId: 'k2',
        level: 'infraction',
        offense: ['traffic'],
        sentence: ['fine'],
        ...charged('2026-05-01').convicted('2026-05-20', { over: '2026-05-20' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'mn-clean-slate-program' } },
    'The year is free of “a new crime”, and a petty misdemeanor is none.',
    '609A.015',
  ),
  story(
    'Stay of adjudication for theft, a year ago today',
    [
      {
        ...theft,
        sentence: undefined,
        ...charged('2024-03-01').deferred('2024-06-01', { over: '2025-11-17' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'mn-clean-slate-program' } },
    'A finished stay of adjudication is sealed after a year without a new charge.',
    '609A.015',
  ),
  story(
    'Felony stay of adjudication for theft, a year ago',
    [
      {
        ...felonyTheft,
        facts: {},
        sentence: undefined,
        ...charged('2023-03-01').deferred('2023-06-01', { over: '2025-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'mn-petition-program' } },
    'For a felony it has to be asked for.',
    '609A.02',
  ),
  story(
    'First drug case put off under § 152.18',
    [
      {
        ...drugs,
        facts: {},
        sentence: undefined,
        ...charged('2024-03-01').deferred('2024-06-01', { over: '2026-10-01' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-10-01', relief: 'mn-drug-discharge' } },
    'It is sealed with the discharge.',
    '609A.015',
  ),
  story(
    'Diversion, called dismissed on the paper',
    [
      {
        ...theft,
        ...charged('2024-03-01').dismissed('2025-10-01'),
        ...calledDismissed,
        facts: { dismissedAs: 'diverted' },
        sentence: undefined,
        completedDate: '2025-10-01',
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-10-01', relief: 'mn-clean-slate-program' } },
    'A finished diversion is sealed after a year without a new charge.',
    '609A.015',
  ),
  story(
    'A small amount of cannabis in 2018',
    [
      {
        ...theft,
        level: 'infraction',
        grade: 'petty',
        offense: ['drug_possession', 'marijuana'],
        ...charged('2018-03-01').convicted('2018-04-01', { over: '2026-04-01' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'mn-cannabis' } },
    'Small cannabis cases are sealed by themselves: § 609A.055.',
    '609A.055',
  ),
  story(
    'Cannabis sale in the first degree',
    [
      {
        ...drugs,
        grade: '1',
        offense: ['drug_sale', 'marijuana'],
        sentence: ['prison'],
        ...endedOn('2020-01-10'),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'mn-cannabis-board' } },
    'The Cannabis Expungement Board reviews felonies: § 609A.06.',
    '609A.06',
  ),
  story(
    'Pardoned in 2025',
    [
      {
        ...assault,
        facts: {},
        ...charged('2005-03-01').pardoned('2005-06-01', { over: '2008-06-01' }),
        pardonedDate: '2025-06-20',
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-06-20', relief: 'mn-pardoned' } },
    'A pardon seals the record: § 609A.035.',
    '609A.035',
  ),
  story(
    'Juvenile theft, misdemeanor',
    [
      {
        ...theft,
        court: 'juvenile',
        sentence: ['supervision'],
        ...charged('2000-03-01').convicted('2000-06-01', { over: '2001-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'mn-clean-slate-youth' } },
    'Juvenile misdemeanors are sealed like those of grown-ups.',
    '609A.015',
  ),
  story(
    'Juvenile drug felony in the fifth degree',
    [
      {
        ...drugs,
        facts: {},
        court: 'juvenile',
        sentence: ['supervision'],
        ...charged('2000-03-01').convicted('2000-06-01', { over: '2001-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'mn-clean-slate-youth-felony' } },
    'Clean Slate covers somebody who was “adjudicated delinquent” for a listed felony too.',
    '609A.015',
  ),
  story(
    'A felony for driving while impaired, told by the section for all of them',
    [
      {
        ...felonyTheft,
        offense: ['dui'],
        statute: '169A.20',
        facts: { stayOfImposition: false, sentenceImposed: 'felony' },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'No felony of driving while impaired is on the list: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Theft of more than $5,000, told by its clause',
    [
      {
        ...felonyTheft,
        statute: '609.52, subd. 3(2)',
        facts: { stayOfImposition: false, sentenceImposed: 'felony' },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Of theft the list has clause (3)(a) alone, which is for $5,000 or less: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Theft of a car',
    [{ ...felonyTheft, statute: '609.52, subd. 3(3)(d)(v)', ...longAgo }],
    { c1: { outcome: 'needs_review' } },
    'In State v. D.E.L. (2021) it was not on the list. The list has changed since.',
    '609A.02',
  ),
  story(
    'A forged check of $800, sentence over for ten years',
    [
      {
        ...felonyTheft,
        statute: '609.631',
        offense: ['fraud'],
        facts: { stayOfImposition: false, sentenceImposed: 'felony', worthOver5000: false },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-01-01', relief: 'mn-clean-slate-felony' } },
    'Law firms name check forgery among the felonies on the list: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Forged checks of $20,000',
    [
      {
        ...felonyTheft,
        statute: '609.631',
        offense: ['fraud'],
        facts: { stayOfImposition: false, sentenceImposed: 'felony', worthOver5000: true },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'The list goes by the amount, and up to which one was not read: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Damage that put people at risk',
    [{ ...felonyTheft, statute: '609.595, subd. 1(1)', offense: ['property_damage'], ...longAgo }],
    { c1: { outcome: 'needs_review' } },
    'Criminal damage is on the list. Whether all its clauses are was not read: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'False application for public assistance, sentence over for ten years',
    [{ ...felonyTheft, statute: '256.984', offense: ['fraud'], ...longAgo }],
    { c1: { outcome: 'automatic', on: '2025-01-01', relief: 'mn-clean-slate-felony' } },
    'A law firm’s list names it: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Juvenile felony',
    [
      {
        ...assault,
        facts: {},
        court: 'juvenile',
        sentence: ['supervision'],
        ...charged('2000-03-01').convicted('2000-06-01', { over: '2001-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'mn-youth-petition' } },
    'The juvenile court may seal at any time: § 260B.198.',
    '260B.198',
  ),
  story(
    'Robbery at 16, moved to adult court',
    [
      {
        ...assault,
        statute: '609.24',
        offense: ['robbery'],
        facts: { stayOfImposition: false, movedToAdultCourt: true },
        sentence: ['prison'],
        ...charged('2000-06-01').convicted('2001-02-01', { released: '2004-02-01', over: '2006-02-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2006-02-01', relief: 'mn-petition-under-18' } },
    'A case moved from juvenile court can be asked for after the discharge: § 609A.02, subd. 2.',
    '609A.02',
  ),
  story(
    'Simple robbery by an adult, over for long',
    [{ ...assault, statute: '609.24', offense: ['robbery'], ...longAgo }],
    { c1: { outcome: 'needs_review' } },
    'Private research takes it for listed, and pages call the listed crimes nonviolent: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Aggravated robbery by an adult, over for long',
    [{ ...assault, statute: '609.245', offense: ['robbery'], ...longAgo }],
    { c1: { outcome: 'not_eligible' } },
    'The felonies on the list are nonviolent ones: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Leaving an accident that badly hurt somebody',
    [{ ...assault, statute: '169.09', offense: ['traffic', 'violent'], ...longAgo }],
    { c1: { outcome: 'needs_review' } },
    'A page names an accident with great bodily harm as listed: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
  story(
    'Asking a child for sexual conduct, with a stay of imposition',
    [
      {
        ...assault,
        statute: '609.352',
        offense: ['sexual', 'child_victim'],
        facts: { stayOfImposition: true },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It calls for registering, § 243.166, and such a crime is never sealed: § 609A.02, subd. 4.',
    '609A.02',
  ),
  story(
    'Kidnapping, with a stay of imposition',
    [
      {
        ...assault,
        statute: '609.25',
        offense: ['kidnapping'],
        facts: { stayOfImposition: true },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Kidnapping calls for registering, § 243.166, and such a crime is never sealed: § 609A.02, subd. 4.',
    '609A.02',
  ),
  story(
    'Felony drunk driving with probation, nothing told of a stay of imposition',
    [{ ...assault, statute: '169A.24', offense: ['dui'], facts: {}, sentence: ['probation'], ...longAgo }],
    { c1: { outcome: 'not_eligible' } },
    'It is not on the list, and a judge may not stay imposition for it: § 169A.276, subd. 1(b).',
    '169A.276',
  ),
  story(
    'Incest, with a stay of imposition',
    [{ ...assault, statute: '609.365', offense: ['sexual'], facts: { stayOfImposition: true }, ...longAgo }],
    { c1: { outcome: 'needs_review' } },
    'Whether it calls for registering today was not read: § 243.166.',
    '243.166',
  ),
  story(
    'Charged with criminal sexual conduct in the third degree, convicted in the fifth',
    [
      {
        ...assault,
        caseId: 'k1',
        statute: '609.344',
        offense: ['sexual'],
        facts: undefined,
        sentence: undefined,
        ...charged('2005-03-01').dismissed('2005-06-10'),
        dismissal: 'plea_to_other',
      },
      { ...gross, id: 'c2', caseId: 'k1', statute: '609.3451', offense: ['sexual'], ...longAgo },
    ],
    { c2: { outcome: 'not_eligible' } },
    'A charge of such a felony and a conviction from the same circumstances call for registering: § 243.166, subd. 1b.',
    '243.166',
  ),
  story(
    'Malicious punishment of a child, a felony with prison',
    [
      {
        ...assault,
        statute: '609.377',
        offense: ['child_victim', 'assault'],
        sentence: ['prison'],
        facts: { stayOfImposition: false },
        ...longAgo,
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'The pages name no felony against a person on the list: § 609A.02, subd. 3(b).',
    '609A.02',
  ),
]);
