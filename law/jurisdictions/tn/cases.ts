import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const statute = 'https://github.com/saint1415/us-statutes';
const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const youthLaw = 'https://github.com/UniCourt/cic-code-tn';
const partialPage = 'https://ctas.tennessee.edu/node/1161/printable/print';

const settled = person<Grade>({ ...nothingElse, born: '1980-03-02' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  ...charged('2019-06-01').convicted('2019-11-17', { over: '2021-11-17' }),
  sentence: ['probation'],
};

const sale: Told = {
  ...theft,
  id: 'c2',
  level: 'felony',
  grade: 'd',
  offense: ['drug_sale'],
  statute: '39-17-417(d)',
  ...charged('2012-01-10').convicted('2012-06-01', { over: '2016-11-17' }),
};

const dui: Told = {
  ...theft,
  id: 'c2',
  grade: 'a',
  offense: ['dui'],
  ...charged('2015-01-01').convicted('2015-04-01', { over: '2016-03-01' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['public_order'],
  ...charged('2026-08-01').dismissed('2026-11-16'),
};

const youthFinding: Told = {
  id: 'c1',
  court: 'juvenile',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2024-10-01').convicted('2024-12-01', { over: '2025-11-17' }),
};

const found = { outcome: 'eligible', relief: 'tn-conviction-expunction' } as const;

export const cases = worked<Grade>([
  {
    title: 'Class A theft, 5 years after the sentence to the day',
    asOf,
    life: settled.told(theft),
    expect: { c1: { ...found, on: '2026-11-17' } },
    why: 'A misdemeanor that is not left out may be expunged 5 years after the sentence was completed. § 40-32-107(a)(3)(B).',
    source: statute,
  },
  {
    title: 'Class A theft, the day before',
    asOf: '2026-11-16',
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'The 5 years run from the completion of the sentence. § 40-32-107(a)(3)(B).',
    source: statute,
  },
  {
    title: 'Class D drug sale, 10 years after the sentence to the day',
    asOf,
    life: settled.told(sale),
    expect: { c2: { ...found, on: '2026-11-17' } },
    why: 'Selling a Schedule III drug is on the list of Class D felonies, which take 10 years. § 40-32-107(a)(1), (a)(3)(B).',
    source: statute,
  },
  {
    title: 'Class D drug sale, the day before',
    asOf: '2026-11-16',
    life: settled.told(sale),
    expect: { c2: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'Class C and D felonies take 10 years from the completion of the sentence. § 40-32-107(a)(3)(B).',
    source: statute,
  },
  {
    title: 'Class E theft, told without its section',
    asOf,
    life: settled.told({ ...theft, level: 'felony', grade: 'e' }),
    expect: { c1: { ...found, on: '2026-11-17' } },
    why: 'Theft of Class E is on the list, and takes 5 years. § 40-32-107(a)(1), (a)(3)(B).',
    source: statute,
  },
  {
    title: 'Class B drug sale',
    asOf,
    life: settled.told({ ...sale, grade: 'b', statute: '39-17-417(c)(1)' }),
    expect: { c2: { outcome: 'not_eligible' } },
    why: 'No felony of Class A or B is on a list. § 40-32-107(a)(1).',
    source: statute,
  },
  {
    title: 'Class C burglary of a home',
    asOf,
    life: settled.told({ ...sale, grade: 'c', offense: ['burglary'], statute: '39-14-403' }),
    expect: { c2: { outcome: 'not_eligible' } },
    why: 'Aggravated burglary is not on the list of Class C felonies. § 40-32-107(a)(1).',
    source: statute,
  },
  {
    title: 'A felony whose class is not known',
    asOf,
    life: settled.told({ ...sale, grade: undefined, statute: undefined }),
    expect: { c2: { outcome: 'needs_review' } },
    why: 'Only felonies of Classes C, D and E are on lists, with different waits. § 40-32-107(a)(1), (a)(3)(B).',
    source: statute,
  },
  {
    title: 'DUI',
    asOf,
    life: settled.told(dui),
    expect: { c2: { outcome: 'not_eligible' } },
    why: 'Driving under the influence is among the misdemeanors left out. § 40-32-107(a)(1)(B).',
    source: statute,
  },
  {
    title: 'Domestic assault',
    asOf,
    life: settled.told({ ...theft, offense: ['assault', 'domestic_violence'], statute: '39-13-111' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Domestic assault is among the misdemeanors left out. § 40-32-107(a)(1)(B).',
    source: statute,
  },
  {
    title: 'Simple assault, Class A, since July 2000',
    asOf,
    life: settled.told({ ...theft, offense: ['assault'] }),
    expect: { c1: found },
    why: 'Assault by injury or fear is left out only if committed before July 1, 2000. § 40-32-107(a)(1)(B).',
    source: statute,
  },
  {
    title: 'Simple assault the day before July 2000',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['assault'],
      statute: '39-13-101(a)(1)',
      ...charged('2000-06-30').convicted('2000-11-17', { over: '2001-11-17' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Assault committed before July 1, 2000 is among the misdemeanors left out. § 40-32-107(a)(1)(B).',
    source: statute,
  },
  {
    title: 'Assault by a rude touch, Class B',
    asOf,
    life: settled.told({ ...theft, grade: 'b', offense: ['assault'], statute: '39-13-101(a)(3)' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Assault by offensive contact is among the misdemeanors left out. § 40-32-107(a)(1)(B).',
    source: statute,
  },
  {
    title: 'Theft with court costs still owed',
    asOf,
    life: settled.told({ ...theft, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'All fines, restitution and court costs must be paid first. § 40-32-107(a)(3)(C).',
    source: statute,
  },
  {
    title: 'Theft after a DUI conviction',
    asOf,
    life: settled.told(theft, dui),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'The offense must have occurred before any conviction that cannot be expunged. § 40-32-107(a)(3)(A).',
    source: statute,
  },
  {
    title: 'Theft after a DUI, and recovery court finished',
    asOf,
    life: settled.told({ ...theft, facts: { recoveryCourt: true } }, dui),
    expect: { c1: { outcome: 'needs_review', relief: 'tn-after-recovery-court' } },
    why: 'A law of July 2026 may open a way for people with one DUI who finished recovery court. § 40-32-107(e).',
    source: notes,
  },
  {
    title: 'Theft before a DUI conviction',
    asOf,
    life: settled.told(theft, {
      ...dui,
      ...charged('2022-01-01').convicted('2022-04-01', { over: '2023-03-01' }),
    }),
    expect: { c1: found, c2: { outcome: 'not_eligible' } },
    why: 'A conviction that came after the offense does not stand in the way. § 40-32-107(a)(3)(A).',
    source: statute,
  },
  {
    title: 'Three misdemeanors of three cases',
    asOf,
    life: settled.told(
      theft,
      { ...theft, id: 'c2', ...charged('2016-01-01').convicted('2016-02-01', { over: '2017-02-01' }) },
      { ...theft, id: 'c3', ...charged('2014-01-01').convicted('2014-02-01', { over: '2015-02-01' }) },
    ),
    expect: { c1: { ...found, pick: 2 }, c2: { ...found, pick: 2 }, c3: { ...found, pick: 2 } },
    why: 'No more than two offenses may be expunged, once in a life. § 40-32-107(b)(1).',
    source: statute,
  },
  {
    title: 'Two felonies of two cases',
    asOf,
    life: settled.told(sale, {
      ...theft,
      level: 'felony',
      grade: 'e',
      ...charged('2010-01-01').convicted('2010-02-01', { over: '2012-02-01' }),
    }),
    expect: { c1: { ...found, pick: 1 }, c2: { ...found, pick: 1 } },
    why: 'Two offenses may be two misdemeanors, or one felony and one misdemeanor. § 40-32-107(b)(1).',
    source: statute,
  },
  {
    title: 'Theft, and a conviction expunged before',
    asOf,
    life: settled.but({ reliefReceived: 1 }).told(theft),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Who was granted such an expunction before may not have another. § 40-32-107(a)(3)(A).',
    source: statute,
  },
  {
    title: 'Theft in 1987, told without a class',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '1960-01-01' }).told({
      ...theft,
      grade: 'ungraded',
      ...charged('1987-02-01').convicted('1987-05-01', { over: '1988-05-01' }),
    }),
    expect: { c1: found },
    why: 'Crimes from before November 1989 may go if nobody was hurt or put at risk. § 40-32-107(a)(1)(C).',
    source: statute,
  },
  {
    title: 'A charge that was dismissed yesterday',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-11-16', relief: 'tn-dismissal-expunction' } },
    why: 'Records of a dismissed charge are destroyed on petition, without a wait and without cost. § 40-32-106(a)(1).',
    source: statute,
  },
  {
    title: 'An arrest without a charge, and the court has no file',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2026-08-01').notProsecuted('2026-08-01'),
      facts: { noCourtFile: true },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'tn-arrest-without-file' } },
    why: 'Where the court has no history of the arrest, § 40-32-109 is the way, for the clerk’s fee.',
    source: statute,
  },
  {
    title: 'One charge dropped, another of the case a conviction',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1' },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        ...charged('2026-08-01').convicted('2026-11-16', { until: '2027-11-16' }),
        completed: false,
      },
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'tn-partial-removal' },
      c2: { outcome: 'not_yet', on: '2032-11-16' },
    },
    why: 'With a conviction in the case the dropped charge leaves only the electronic databases. § 40-32-106(c)(2).',
    source: partialPage,
  },
  {
    title: 'Judicial diversion finished, called “dismissed”',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2024-01-01').deferred('2024-06-01', { over: '2025-06-01' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'tn-judicial-diversion' } },
    why: 'After judicial diversion the record may be expunged on petition, for the clerk’s fee. § 40-32-106(d)(1).',
    source: statute,
  },
  {
    title: 'Pretrial diversion finished',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2024-01-01').diverted('2024-06-01', { over: '2025-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'tn-pretrial-diversion' } },
    why: 'After pretrial diversion the record may be expunged on petition. § 40-32-106(d)(1).',
    source: statute,
  },
  {
    title: 'Judicial diversion for a sexual offense',
    asOf,
    life: settled.told({
      ...dropped,
      offense: ['sexual'],
      ...charged('2024-01-01').deferred('2024-06-01', { over: '2025-06-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A sexual offense is not expunged after diversion. § 40-32-106(d)(2).',
    source: statute,
  },
  {
    title: 'Aggravated assault, pardoned',
    asOf,
    life: settled.told({
      ...sale,
      grade: 'c',
      offense: ['assault', 'violent'],
      statute: '39-13-102',
      ...charged('2005-01-10').pardoned('2005-06-01', { over: '2010-11-17' }),
      pardonedDate: '2024-12-20',
    }),
    expect: { c2: { outcome: 'eligible', relief: 'tn-expunction-after-pardon' } },
    why: 'Since 2026 only a few grave felonies stay after a pardon. Violence is weighed. § 40-32-107(d).',
    source: notes,
  },
  {
    title: 'Second degree murder, pardoned',
    asOf,
    life: settled.told({
      ...sale,
      grade: 'a',
      offense: ['homicide'],
      statute: '39-13-210',
      ...charged('2000-01-10').pardoned('2000-06-01', { over: '2015-11-17' }),
      pardonedDate: '2024-12-20',
    }),
    expect: { c2: { outcome: 'not_eligible' } },
    why: 'Second degree murder is among the felonies that stay after a pardon. § 40-32-107(d)(1)(A).',
    source: notes,
  },
  {
    title: 'Illegal voting, 15 years after the sentence',
    asOf,
    life: settled.told({
      ...sale,
      offense: ['fraud'],
      statute: '2-19-107',
      ...charged('2008-11-04').convicted('2009-11-17', { over: '2011-11-17' }),
    }),
    expect: { c2: { outcome: 'eligible', on: '2026-11-17', relief: 'tn-illegal-voting' } },
    why: 'Illegal voting takes 15 years from the completion of the sentence. § 40-32-107(c).',
    source: statute,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'b',
      offense: ['prostitution'],
      statute: '39-13-513',
      traffickingVictim: true,
      ...charged('2024-01-01').convicted('2024-06-01', { over: '2025-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'tn-trafficking-expunction' } },
    why: 'A trafficking victim waits one year after the last sentence. § 40-32-105(b).',
    source: statute,
  },
  {
    title: 'Juvenile theft, one year after probation to the day less one',
    asOf: '2026-11-16',
    life: person<Grade>({ ...nothingElse, born: '2010-03-02' }).told(youthFinding),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'tn-juvenile-misdemeanors' } },
    why: 'With only misdemeanor findings the court expunges on motion one year after supervision. § 37-1-153(f)(8).',
    source: youthLaw,
  },
  {
    title: 'Juvenile theft, one year after probation',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2010-03-02' }).told(youthFinding),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'tn-juvenile-misdemeanors' } },
    why: 'With only misdemeanor findings the court expunges on motion one year after supervision. § 37-1-153(f)(8).',
    source: youthLaw,
  },
  {
    title: 'Juvenile felony finding, at 20',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2006-03-02' }).told({
      ...youthFinding,
      level: 'felony',
      ...charged('2022-10-01').convicted('2022-12-01', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'tn-juvenile-finding' } },
    why: 'From 17 on, a year after the last finding and without adult convictions, the judge may expunge. § 37-1-153(f)(1).',
    source: youthLaw,
  },
  {
    title: 'Juvenile diversion finished a year ago',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2010-03-02' }).told({
      ...youthFinding,
      ...charged('2024-10-01').diverted('2024-12-01', { over: '2025-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'tn-juvenile-diversion' } },
    why: 'The court expunges on motion one year after informal adjustment or diversion. § 37-1-153(f)(3) to (5).',
    source: youthLaw,
  },
  {
    title: 'Juvenile case dismissed',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2010-03-02' }).told({
      ...youthFinding,
      ...charged('2024-10-01').dismissed('2024-12-01'),
    }),
    expect: { c1: { outcome: 'automatic', on: '2024-12-01', relief: 'tn-juvenile-dismissed' } },
    why: 'A dismissed juvenile case is expunged in the order of dismissal. § 37-1-153(f)(6).',
    source: youthLaw,
  },
  {
    title: 'An attempt at a listed felony',
    asOf,
    life: settled.told({ ...theft, level: 'felony', grade: 'e', statute: '39-12-101, 39-14-103' }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The lists name crimes, not attempts at them. § 40-32-107(a)(1).',
    source: statute,
  },
]);
