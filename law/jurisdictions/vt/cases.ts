import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { read } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1980-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: '13 V.S.A. § 2575',
  ...charged('2021-02-03').convicted('2021-06-10', { over: '2022-06-10' }),
  sentence: ['probation'],
};
const ended = (over: string): Told => ({
  ...theft,
  ...charged('2021-02-03').convicted('2021-06-10', { over }),
});

const larceny: Told = {
  ...theft,
  level: 'felony',
  statute: '13 V.S.A. § 2501',
  ...charged('2015-02-03').convicted('2015-06-10', { over: '2018-06-10' }),
};
const felonyEnded = (over: string): Told => ({
  ...larceny,
  ...charged('2015-02-03').convicted('2015-06-10', { over }),
});

const dui: Told = {
  ...theft,
  offense: ['dui', 'traffic'],
  statute: '23 V.S.A. § 1201(a)',
  ...charged('2014-02-03').convicted('2014-06-10', { over: '2015-06-10' }),
};

const domestic: Told = { ...theft, offense: ['assault', 'domestic_violence'], statute: undefined };

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['public_order'],
  ...charged('2024-09-01').dismissed('2024-11-15'),
};

const misdemeanor = 'vt-misdemeanor-sealing';
const felony = 'vt-felony-sealing';

export const cases = worked<Grade>([
  {
    title: 'Shoplifting, sentence over in 2022',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2025-07-01', relief: misdemeanor } },
    why: 'A misdemeanor that is not left out can be sealed 3 years after the sentence, since July 1, 2025. § 7602(c).',
    source: read.notes,
  },
  {
    title: 'A felony told as burglary and theft, without its section',
    asOf,
    life: settled.told({ ...felonyEnded('2018-06-10'), offense: ['burglary', 'theft'], statute: undefined }),
    expect: { c1: { outcome: 'needs_review', relief: felony } },
    why: 'It goes by the law on burglary: not into an occupied dwelling. § 7601(4)(B)(i).',
    source: read.notes,
  },
  {
    title: 'A misdemeanor, one day short of 3 years',
    asOf,
    life: settled.told(ended('2023-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: misdemeanor } },
    why: 'At least three years since the sentence was completed. § 7602(c).',
    source: read.notes,
  },
  {
    title: 'A misdemeanor, 3 years to the day',
    asOf,
    life: settled.told(ended('2023-11-17')),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: misdemeanor } },
    why: 'At least three years since the sentence was completed. § 7602(c).',
    source: read.notes,
  },
  {
    title: 'A misdemeanor, and a newer conviction in another case',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      ...charged('2025-02-03').convicted('2025-06-10', { over: '2025-12-10' }),
    }),
    expect: {
      c1: { outcome: 'eligible', relief: misdemeanor },
      c2: { outcome: 'not_yet', on: '2028-12-10', relief: misdemeanor },
    },
    why: 'Since July 2025 a new conviction no longer stops the sealing of an older one. § 7602(c).',
    source: read.notes,
  },
  {
    title: 'Restitution is owed in another case',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      ...charged('2019-02-03').convicted('2019-06-10', { over: '2020-06-10' }),
      restitutionPaid: false,
    }),
    expect: {
      c1: { outcome: 'not_yet', on: null, relief: misdemeanor },
      c2: { outcome: 'not_yet', on: null, relief: misdemeanor },
    },
    why: 'Restitution for any crime the person was convicted of must be paid. § 7602(c).',
    source: read.notes,
  },
  {
    title: 'A case is open',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null, relief: misdemeanor } },
    why: 'The court does not act while a charge is open. § 7604.',
    source: read.notes,
  },
  {
    title: 'Domestic assault at 40',
    asOf,
    life: settled.told(domestic),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Domestic assault is a listed crime, and those are left out. §§ 5301(7)(C), 7601(4)(A)(i).',
    source: read.oldLaw,
  },
  {
    title: 'Domestic assault at 23, 11 years ago',
    asOf,
    life: settled.but({ born: '1992-01-01' }).told({
      ...domestic,
      ...charged('2015-02-03').convicted('2015-06-10', { over: '2016-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-10', relief: 'vt-under-25-sealing' } },
    why: 'Any crime from before 25 can be sealed, 10 years after a listed one. 33 V.S.A. § 5119(g).',
    source: read.youth,
  },
  {
    title: 'Escape at 22, and found delinquent of aggravated assault 8 years ago',
    asOf,
    life: settled.but({ born: '2001-03-01' }).told(
      {
        ...theft,
        level: 'felony',
        offense: ['escape'],
        statute: '13 V.S.A. § 1501',
        ...charged('2023-04-03').convicted('2023-06-10', { over: '2024-10-01' }),
      },
      {
        ...theft,
        id: 'c2',
        court: 'juvenile',
        level: 'felony',
        offense: ['assault', 'violent'],
        statute: '13 V.S.A. § 1024',
        ...charged('2018-02-03').convicted('2018-06-10', { over: '2019-06-10' }),
      },
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-06-10', relief: 'vt-under-25-sealing' },
    },
    why: 'To be found delinquent of a listed crime counts for 10 years too. 33 V.S.A. § 5119(g)(2).',
    source: read.youth,
  },
  {
    title: 'Badly hurting somebody in a car at 23',
    asOf,
    life: settled.but({ born: '1995-03-01' }).told({
      ...theft,
      level: 'felony',
      offense: ['traffic'],
      statute: '23 V.S.A. § 1091(b)',
      ...charged('2018-04-03').convicted('2018-06-10', { over: '2021-06-10' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2028-06-10', relief: 'vt-under-25-sealing' } },
    why: 'It is a listed crime, and counts for 10 years. 13 V.S.A. § 5301(7)(X), 33 V.S.A. § 5119(g)(2).',
    source: read.oldLaw,
  },
  {
    title: 'Identity theft, a felony',
    asOf,
    life: settled.told({ ...larceny, offense: ['fraud'], statute: '13 V.S.A. § 2030' }),
    expect: { c1: { outcome: 'eligible', relief: felony } },
    why: 'Notes of others on the list of property felonies name identity theft. § 7601(5).',
    source: read.notes,
  },
  {
    title: 'Embezzlement, a felony',
    asOf,
    life: settled.told({ ...larceny, statute: '13 V.S.A. § 2531' }),
    expect: { c1: { outcome: 'eligible', relief: felony } },
    why: 'Notes of others on the list of property felonies name embezzlement. § 7601(5).',
    source: read.notes,
  },
  {
    title: 'Bad checks, a felony',
    asOf,
    life: settled.told({ ...larceny, offense: ['fraud'], statute: '13 V.S.A. § 2022' }),
    expect: { c1: { outcome: 'needs_review', relief: felony } },
    why: 'Nobody whom we read names it, and the list of 25 was not read in the text. § 7601(5).',
    source: read.notes,
  },
  {
    title: 'A first DUI, one day short of 10 years',
    asOf,
    life: settled.told({
      ...dui,
      ...charged('2015-02-03').convicted('2015-06-10', { over: '2016-11-18' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'vt-dui-sealing' } },
    why: 'A DUI can be sealed ten years after the sentence. § 7602(e).',
    source: read.summary,
  },
  {
    title: 'A first DUI, more than 10 years ago',
    asOf,
    life: settled.told(dui),
    expect: { c1: { outcome: 'eligible', on: '2025-07-01', relief: 'vt-dui-sealing' } },
    why: 'A DUI can be sealed ten years after the sentence. § 7602(e).',
    source: read.summary,
  },
  {
    title: 'A DUI told by the section that sets its penalty, over 5 years ago',
    asOf,
    life: settled.told({
      ...dui,
      statute: '23 V.S.A. § 1210',
      ...charged('2019-02-03').convicted('2019-06-10', { over: '2021-06-10' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2031-06-10', relief: 'vt-dui-sealing' } },
    why: 'A DUI can be sealed ten years after the sentence, by whichever section it is told. § 7602(e).',
    source: read.summary,
  },
  {
    title: 'Two old DUIs of two years',
    asOf,
    life: settled.told(dui, {
      ...dui,
      id: 'c2',
      ...charged('2009-02-03').convicted('2009-06-10', { over: '2010-06-10' }),
    }),
    expect: {
      c1: { outcome: 'needs_review', relief: 'vt-dui-sealing' },
      c2: { outcome: 'needs_review', relief: 'vt-dui-sealing' },
    },
    why: 'Pages on the law say that it is for a first DUI, and until 2025 any other closed the way. The courts’ instructions name no such rule. § 7602(e).',
    source: read.summary,
  },
  {
    title: 'A DUI of somebody with a commercial license',
    asOf,
    life: settled.but({ facts: { commercialLicense: true } }).told(dui),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The section does not apply to holders of a commercial license. § 7602(a)(5).',
    source: 'https://legislature.vermont.gov/statutes/section/13/230/07602',
  },
  {
    title: 'Grand larceny, 7 years to the day',
    asOf,
    life: settled.told(felonyEnded('2019-11-17')),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: felony } },
    why: 'A felony on the list can be sealed seven years after the sentence. § 7602(d).',
    source: read.notes,
  },
  {
    title: 'Grand larceny, one day short of 7 years',
    asOf,
    life: settled.told(felonyEnded('2019-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: felony } },
    why: 'A felony on the list can be sealed seven years after the sentence. § 7602(d).',
    source: read.notes,
  },
  {
    title: 'Aggravated assault at 34',
    asOf,
    life: settled.told({ ...larceny, offense: ['assault', 'violent'], statute: '13 V.S.A. § 1024' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only the felonies that the law names can be sealed. § 7601(4)(B).',
    source: read.notes,
  },
  {
    title: 'Burglary of a shop',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['burglary'],
      statute: '13 V.S.A. § 1201',
      facts: { occupiedHome: false },
    }),
    expect: { c1: { outcome: 'eligible', relief: felony } },
    why: 'Burglary can be sealed unless it was into an occupied dwelling. § 7601(4)(B)(i).',
    source: read.notes,
  },
  {
    title: 'Burglary of a home at 34',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['burglary'],
      statute: '13 V.S.A. § 1201',
      facts: { occupiedHome: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Burglary into an occupied dwelling is left out after 25. § 7601(4)(B)(i).',
    source: read.notes,
  },
  {
    title: 'Burglary, with the paragraph for a building that nobody lives in',
    asOf,
    life: settled.told({ ...larceny, offense: ['burglary'], statute: '13 V.S.A. § 1201(c)(1)' }),
    expect: { c1: { outcome: 'eligible', relief: felony } },
    why: 'An occupied dwelling has a paragraph of its own, 13 V.S.A. § 1201(c)(3). § 7601(4)(B)(i).',
    source: read.notes,
  },
  {
    title: 'Selling drugs',
    asOf,
    life: settled.told({ ...larceny, offense: ['drug_sale'], statute: undefined }),
    expect: { c1: { outcome: 'needs_review', relief: felony } },
    why: 'Selling is on the list and trafficking is not. The section tells. § 7601(4)(B)(iii).',
    source: read.notes,
  },
  {
    title: 'Selling cocaine, 18 V.S.A. § 4231(b)',
    asOf,
    life: settled.told({ ...larceny, offense: ['drug_sale'], statute: '18 V.S.A. § 4231(b)' }),
    expect: { c1: { outcome: 'eligible', relief: 'vt-felony-sealing' } },
    why: 'Parts (a) and (b) of the section are on the list. § 7601(4)(B)(iii).',
    source: read.notes,
  },
  {
    title: 'Trafficking cocaine, 18 V.S.A. § 4231(c)',
    asOf,
    life: settled.told({ ...larceny, offense: ['drug_sale'], statute: '18 V.S.A. § 4231(c)' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Part (c) of the section is not on the list. § 7601(4)(B)(iii).',
    source: read.notes,
  },
  {
    title: 'Shoplifting at 20, sentence over 31 days ago',
    asOf,
    life: settled.but({ born: '2005-06-01' }).told({
      ...theft,
      ...charged('2026-01-03').convicted('2026-04-10', { over: '2026-10-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-16', relief: 'vt-young-sealing' } },
    why: 'A crime from 18 to 21 can be sealed 30 days after the sentence. § 7609(a).',
    source: read.notes,
  },
  {
    title: 'A case dismissed in 2024',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2024-11-15', relief: 'vt-no-conviction-automatic' } },
    why: 'The court seals what was dismissed, within 60 days. § 7603(a)(1)(B).',
    source: read.noConviction,
  },
  {
    title: 'A case dismissed in 2015',
    asOf,
    life: settled.told({ ...dropped, ...charged('2015-09-01').dismissed('2015-11-15') }),
    expect: { c1: { outcome: 'eligible', relief: 'vt-no-conviction-petition' } },
    why: 'For what was dismissed before July 1, 2018 the person has to ask. § 7603(g).',
    source: 'https://www.vermontjudiciary.org/criminal/expungement',
  },
  {
    title: 'Told as dismissed, but it was a deferred sentence',
    asOf,
    life: settled.told({ ...theft, ...calledDismissed }),
    expect: { c1: { outcome: 'automatic', relief: 'vt-deferred-expungement' } },
    why: 'The record is expunged when the person is let go from probation. § 7041(e).',
    source: 'https://cleanslateclearinghouse.org/policies/vt-d-1/',
  },
  {
    title: 'Diversion finished 2 years ago today',
    asOf,
    life: settled.told({
      ...theft,
      ...charged('2024-02-03').diverted('2024-04-10', { over: '2024-11-17' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'vt-diversion-expungement' } },
    why: 'The court expunges after two years without a conviction. 3 V.S.A. § 164(f)(5).',
    source: read.notes,
  },
  {
    title: 'Diversion finished in 2024, and a conviction a year later',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2024-02-03').diverted('2024-04-10', { over: '2024-08-17' }) },
      {
        ...theft,
        id: 'c2',
        ...charged('2025-02-03').convicted('2025-06-10', { over: '2025-12-10' }),
      },
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'not_yet', on: '2028-12-10', relief: misdemeanor },
    },
    why: 'No conviction during the two years. 3 V.S.A. § 164(f)(5).',
    source: read.notes,
  },
  {
    title: 'Marijuana possession in 2010',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['drug_possession', 'marijuana'],
      statute: '18 V.S.A. § 4230(a)(1)',
      ...charged('2010-02-03').convicted('2010-06-10', { over: '2010-06-10' }),
      sentence: ['fine'],
    }),
    expect: { c1: { outcome: 'automatic', on: '2021-01-01', relief: 'vt-cannabis-expungement' } },
    why: 'Courts had to expunge small marijuana cases. Act 167 of 2020, § 31.',
    source: read.cannabis,
  },
  {
    title: 'A felony for having marijuana, sentence over in 2022',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['drug_possession', 'marijuana'],
      statute: '18 V.S.A. § 4230(a)',
      ...charged('2018-02-03').convicted('2018-06-10', { over: '2022-06-10' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2029-06-10', relief: felony } },
    why: 'A felony was about more than 2 ounces, and that is a crime today as well. It can be sealed seven years after the sentence. § 7602(d).',
    source: read.notes,
  },
  {
    title: 'Having marijuana in 2023',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['drug_possession', 'marijuana'],
      statute: '18 V.S.A. § 4230(a)',
      ...charged('2023-02-03').convicted('2023-06-10', { over: '2024-06-10' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-06-10', relief: misdemeanor } },
    why: 'Since January 2021 a small amount is no crime, so this was about more. § 7602(c).',
    source: read.cannabis,
  },
  {
    title: 'Something that is no crime any more',
    asOf,
    life: settled.told({ ...theft, offense: ['other'], statute: undefined, facts: { noLongerCrime: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'vt-no-longer-crime' } },
    why: 'A conviction for conduct that is no longer prohibited can be expunged. § 7602(a)(1).',
    source: 'https://legislature.vermont.gov/statutes/section/13/230/07602',
  },
  {
    title: 'Aggravated assault, pardoned without conditions',
    asOf,
    life: settled.but({ born: '1970-05-20' }).told({
      ...larceny,
      offense: ['assault', 'violent'],
      statute: '13 V.S.A. § 1024',
      ...charged('2005-02-03').pardoned('2005-06-10', { over: '2010-06-10' }),
      pardonedDate: '2025-12-01',
      facts: { unconditionalPardon: true },
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-12-01', relief: 'vt-pardoned-sealing' } },
    why: 'Any offense with an unconditional pardon can be sealed. § 7601(4)(B)(iv).',
    source: read.notes,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '13 V.S.A. § 2632',
      traffickingVictim: true,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'vt-trafficking-vacatur' } },
    why: 'A conviction because of trafficking is vacated. § 2658.',
    source: read.oldLaw,
  },
  {
    title: 'Driving without insurance, paid 2 years ago',
    asOf,
    life: settled.told({
      ...theft,
      level: 'infraction',
      offense: ['traffic'],
      statute: '23 V.S.A. § 800',
      ...charged('2024-02-03').convicted('2024-06-10', { over: '2024-07-10' }),
      sentence: ['fine'],
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-07-10', relief: 'vt-ticket-expungement' } },
    why: 'Seven kinds of tickets are expunged two years after they were paid. 23 V.S.A. § 2303.',
    source: 'https://vtlawhelp.org/node/2383/printable/print',
  },
  {
    title: 'Found delinquent at 15',
    asOf,
    life: settled.told({
      ...theft,
      court: 'juvenile',
      ...charged('1996-01-10').convicted('1996-08-01', { over: '1997-08-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '1999-08-01', relief: 'vt-juvenile-sealing' } },
    why: 'The court seals two years after the final discharge. 33 V.S.A. § 5119(a).',
    source: read.youth,
  },
  {
    title: 'Found delinquent before July 1996',
    asOf,
    life: settled.told({
      ...theft,
      court: 'juvenile',
      ...charged('1995-01-10').convicted('1995-08-01', { over: '1996-08-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'vt-juvenile-old' } },
    why: 'Older cases are sealed on application. 33 V.S.A. § 5119(b).',
    source: read.youth,
  },
  {
    title: 'A juvenile case dismissed in 2010',
    asOf,
    life: settled.but({ born: '1995-01-01' }).told({
      ...dropped,
      court: 'juvenile',
      ...charged('2010-01-10').dismissed('2010-03-01'),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'vt-juvenile-dismissed' } },
    why: 'A juvenile case that is dismissed is sealed at once. 33 V.S.A. § 5119(h)(1).',
    source: read.youth,
  },
]);
