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
import { read } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const settled = person<Grade>({ ...nothingElse, born: '1984-09-03' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  sentence: ['probation'],
};
const felony: Told = { ...theft, level: 'felony', grade: '4', offense: ['drug_possession'] };
const prison: Told = { ...felony, grade: '2', offense: ['burglary'], sentence: ['prison'] };
const cannabis: Told = { ...theft, offense: ['drug_possession', 'marijuana'], sentence: ['fine'] };

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  about: Person = {},
  { day = asOf, source = read.notes as string } = {},
): Story<Grade> {
  return {
    title,
    asOf: day,
    life: settled.but(about).told(...charges),
    expect,
    why,
    source,
  };
}

export const cases = worked<Grade>([
  story(
    'Dismissed last month',
    [{ ...theft, dismissal: 'without_prejudice', ...charged('2026-03-01').dismissed('2026-10-20') }],
    { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'il-expunge-dismissed' } },
    'A dismissal may be expunged at once: § 5.2(b)(2)(A).',
  ),
  story(
    'Found not guilty of drunk driving',
    [
      {
        ...theft,
        offense: ['dui'],
        statute: '625 ILCS 5/11-501',
        ...charged('2020-03-01').acquitted('2020-10-20'),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-10-20', relief: 'il-expunge-dismissed' } },
    'Drunk driving is left out only after supervision or a conviction: § 5.2(a)(3)(A).',
  ),
  story(
    'A speeding ticket that was dismissed',
    [
      {
        ...theft,
        level: 'infraction',
        grade: 'petty',
        offense: ['traffic'],
        ...charged('2020-03-01').dismissed('2020-05-20'),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Minor traffic offenses are neither expunged nor sealed: § 5.2(a)(3)(B).',
  ),
  story(
    'Still open',
    [{ ...theft, completed: undefined, ...charged('2026-03-01').pending }],
    { c1: { outcome: 'not_yet', on: null, relief: 'il-expunge-dismissed' } },
    'How the case ends decides: § 5.2(b)(1).',
    { pendingCharges: true },
  ),
  story(
    'One charge dropped, convicted of the other',
    [
      {
        ...theft,
        caseId: 'k1',
        dismissal: 'plea_to_other',
        ...charged('2015-03-01').dismissed('2015-10-20'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        ...charged('2015-03-01').convicted('2015-10-20', { over: '2016-10-20' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2019-10-20', relief: 'il-seal-dismissed' },
      c2: { outcome: 'eligible', on: '2019-10-20', relief: 'il-seal-conviction' },
    },
    'Whether it can be expunged is open: § 5.2(b)(1). With the conviction, the whole case can be sealed: § 5.2(c)(2).',
  ),
  story(
    'A gun charge dropped, convicted of drunk driving',
    [
      {
        ...theft,
        caseId: 'k1',
        offense: ['weapon'],
        dismissal: 'plea_to_other',
        ...charged('2015-03-01').dismissed('2015-10-20'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['dui'],
        statute: '625 ILCS 5/11-501',
        ...charged('2015-03-01').convicted('2015-10-20', { over: '2016-10-20' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'il-expunge-dismissed' }, c2: { outcome: 'not_eligible' } },
    'Drunk driving is never sealed: § 5.2(a)(3)(A). Whether the other charge can be cleared alone is open.',
  ),
  story(
    'Domestic battery dropped, supervision for disorderly conduct',
    [
      {
        ...theft,
        caseId: 'k1',
        offense: ['domestic_violence'],
        dismissal: 'plea_to_other',
        ...charged('2023-04-01').dismissed('2023-12-03'),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        grade: 'c',
        offense: ['public_order'],
        sentence: ['supervision'],
        ...charged('2023-04-01').deferred('2023-12-03', { over: '2024-12-03' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2026-12-03', relief: 'il-expunge-dismissed' },
      c2: { outcome: 'not_yet', on: '2026-12-03' },
    },
    'The arrest ended in supervision, and that has to be two years old: § 5.2(b)(2)(B); People v. Doe.',
    {},
    { source: read.doe },
  ),
  story(
    'Supervision, two years tomorrow',
    [
      {
        ...theft,
        sentence: ['supervision'],
        ...charged('2023-03-01').deferred('2023-11-18', { over: '2024-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Two years after supervision ended well: § 5.2(b)(2)(B)(ii).',
  ),
  story(
    'Supervision, two years today',
    [
      {
        ...theft,
        sentence: ['supervision'],
        ...charged('2023-03-01').deferred('2023-11-17', { over: '2024-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'il-expunge-supervision' } },
    'Two years after supervision ended well: § 5.2(b)(2)(B)(ii).',
  ),
  story(
    'The same, told as “dismissed”',
    [
      {
        ...theft,
        sentence: ['supervision'],
        ...charged('2020-03-01').deferred('2020-11-17', { over: '2021-11-17' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2023-11-17', relief: 'il-expunge-supervision' } },
    'Supervision ends in a dismissal, and its wait counts: § 5.2(b)(2)(B).',
  ),
  story(
    'Supervision for domestic battery, four years ago',
    [
      {
        ...theft,
        offense: ['domestic_violence'],
        statute: '720 ILCS 5/12-3.2',
        sentence: ['supervision'],
        ...charged('2021-03-01').deferred('2021-11-17', { over: '2022-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-11-17', relief: 'il-expunge-supervision' } },
    'Domestic battery takes five years, and cannot be sealed: § 5.2(b)(2)(B)(i), (a)(3)(C).',
  ),
  story(
    'Supervision for drunk driving',
    [
      {
        ...theft,
        offense: ['dui'],
        sentence: ['supervision'],
        ...charged('2010-03-01').deferred('2010-11-17', { over: '2011-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Drunk driving is left out after supervision too: § 5.2(a)(3)(A).',
  ),
  story(
    'Supervision for reckless driving at 22, now 30',
    [
      {
        ...theft,
        offense: ['traffic'],
        statute: '625 ILCS 5/11-503(a)',
        sentence: ['supervision'],
        ...charged('2018-11-01').deferred('2019-02-17', { over: '2020-02-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'il-expunge-supervision' } },
    'Before 25, with no other such conviction, and now 25: § 5.2(a)(3)(A), (b)(2)(B).',
    { born: '1996-05-01' },
  ),
  story(
    'First-offender probation for drugs, three years ago',
    [{ ...felony, ...charged('2021-03-01').deferred('2021-11-17', { over: '2023-11-10' }) }],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'il-seal-supervision' } },
    'Since June 2026 it can be sealed two years after the last sentence, and expunged after five: § 5.2(c)(3)(B), (b)(2)(C).',
  ),
  story(
    'First-offender probation for drugs, five years today',
    [{ ...felony, ...charged('2018-03-01').deferred('2019-11-17', { over: '2021-11-17' }), ...calledGuilty }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'il-expunge-probation' } },
    'Five years after it ended well: § 5.2(b)(2)(C).',
  ),
  story(
    'Misdemeanor, two years tomorrow',
    [{ ...theft, ...charged('2023-03-01').convicted('2023-11-18', { over: '2024-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'il-seal-conviction' } },
    'Two years after the last sentence ended: § 5.2(c)(3)(B).',
  ),
  story(
    'Misdemeanor, two years today',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2023-03-01').convicted('2023-11-17', { over: '2024-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'il-seal-conviction' } },
    'Two years after the last sentence ended; unpaid fines do not matter: § 5.2(c)(3)(B), (d)(6)(C).',
  ),
  story(
    'Misdemeanor that ended in March 2024',
    [{ ...theft, ...charged('2023-01-01').convicted('2023-03-10', { over: '2024-03-10' }) }],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'il-seal-conviction' } },
    'The two years are the law since June 1, 2026: P.A. 104-0459.',
  ),
  story(
    'Felony with probation, two and a half years ago',
    [{ ...felony, ...charged('2020-01-01').convicted('2021-03-10', { over: '2024-05-10' }) }],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'il-seal-conviction' } },
    'Probation that was not revoked: two years, since June 2026: § 5.2(c)(3)(B).',
  ),
  story(
    'Felony with probation and two months in jail',
    [
      {
        ...felony,
        sentence: ['probation', 'jail'],
        ...charged('2020-01-01').convicted('2021-03-10', { released: '2021-05-10', over: '2024-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-09-01', relief: 'il-seal-conviction' } },
    'Jail was a part of the probation, which was not revoked: two years: § 5.2(c)(3)(B).',
  ),
  story(
    'Felony with probation that was revoked',
    [
      {
        ...felony,
        probationRevoked: true,
        ...charged('2020-01-01').convicted('2021-03-10', { over: '2024-09-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-09-01', relief: 'il-seal-conviction' } },
    'Probation that was revoked: three years: § 5.2(c)(3)(C).',
  ),
  story(
    'Arson, twenty years ago',
    [
      {
        ...prison,
        offense: ['arson'],
        statute: '720 ILCS 5/20-1',
        ...charged('2005-01-05').convicted('2006-06-01', { released: '2009-01-01', over: '2012-01-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2022-01-01', relief: 'il-seal-conviction' } },
    'Three years after the sentence, and off the list of arsonists after ten: § 5.2(c)(3)(C).',
  ),
  story(
    'Hurt a child badly, done with parole for ten years',
    [
      {
        ...prison,
        grade: 'x',
        offense: ['assault', 'violent', 'child_victim'],
        statute: '720 ILCS 5/12-3.05',
        ...charged('2005-01-05').convicted('2006-06-01', { released: '2013-01-01', over: '2016-01-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-01-01', relief: 'il-seal-conviction' } },
    'The list of those who hurt the young keeps them ten years after parole: 730 ILCS 154/40; § 5.2(c)(3)(C).',
    {},
    { source: read.youthList },
  ),
  story(
    'The same, done with parole for eight years',
    [
      {
        ...prison,
        grade: 'x',
        offense: ['assault', 'violent', 'child_victim'],
        statute: '720 ILCS 5/12-3.05',
        ...charged('2005-01-05').convicted('2006-06-01', { released: '2015-01-01', over: '2018-01-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'il-seal-conviction' } },
    'Whether they have to register until then decides: § 5.2(c)(3)(C).',
    {},
    { source: read.youthList },
  ),
  story(
    'Aggravated domestic battery',
    [
      {
        ...felony,
        grade: '2',
        offense: ['domestic_violence', 'assault'],
        statute: '720 ILCS 5/12-3.3',
        ...charged('2005-01-05').convicted('2006-06-01', { over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'il-seal-conviction' } },
    'The list names domestic battery, not this section, and lawyers say that it is left out: § 5.2(a)(3)(C).',
    {},
    { source: read.lawyers },
  ),
  story(
    'A broken stalking no contact order',
    [
      {
        ...theft,
        offense: ['protection_order'],
        statute: '720 ILCS 5/12-3.9',
        ...charged('2015-01-05').convicted('2015-06-01', { over: '2016-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'il-seal-conviction' } },
    'The list names the act that the order stands in, not this section: § 5.2(a)(3)(C).',
  ),
  story(
    'Felony with prison, two and a half years ago',
    [
      {
        ...prison,
        ...charged('2018-01-01').convicted('2019-03-10', { released: '2022-05-10', over: '2024-05-10' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-05-10', relief: 'il-seal-conviction' } },
    'Prison: three years after the last sentence: § 5.2(c)(3)(C).',
  ),
  story(
    'Felony with prison and a degree earned there',
    [
      {
        ...prison,
        ...charged('2018-01-01').convicted('2019-03-10', { released: '2024-05-10', over: '2026-05-10' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'il-seal-conviction' } },
    'With a degree earned during the sentence there is no wait: § 5.2(c)(3)(E).',
    { facts: { earnedDegree: true } },
    { source: read.degree },
  ),
  story(
    'Armed robbery, twenty years ago',
    [
      {
        ...prison,
        grade: 'x',
        offense: ['robbery', 'weapon'],
        ...charged('2000-01-01').convicted('2001-03-10', { released: '2008-05-10', over: '2011-05-10' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2014-05-10', relief: 'il-seal-conviction' } },
    'The list of what cannot be sealed does not name it: § 5.2(a)(3). The judge decides.',
    {},
    { source: read.petitions },
  ),
  story(
    'An old theft, and a new sentence last year',
    [
      { ...theft, caseId: 'k1', ...charged('2010-03-01').convicted('2010-10-20', { over: '2011-10-20' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        offense: ['trespass'],
        ...charged('2024-03-01').convicted('2024-10-20', { over: '2025-10-20' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-10-20', relief: 'il-seal-conviction' },
      c2: { outcome: 'not_yet', on: '2027-10-20', relief: 'il-seal-conviction' },
    },
    'All sentences count, wherever they were: § 5.2(a)(1)(F).',
  ),
  story(
    'A theft here, and a felony in Indiana in 2004',
    [{ ...theft, ...charged('2018-03-01').convicted('2018-10-20', { over: '2019-10-20' }) }],
    { c1: { outcome: 'eligible', on: '2022-10-20', relief: 'il-seal-conviction' } },
    'A sentence elsewhere counts too, but one of 2004 is long over: § 5.2(a)(1)(F).',
    { elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '2004-02-02' } },
  ),
  story(
    'A theft here, and a case in Indiana in 2024',
    [{ ...theft, ...charged('2018-03-01').convicted('2018-10-20', { over: '2019-10-20' }) }],
    { c1: { outcome: 'needs_review', relief: 'il-seal-conviction' } },
    'When the sentence elsewhere ended decides: § 5.2(a)(1)(F).',
    { elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2024-02-02' } },
  ),
  story(
    'Domestic battery, convicted',
    [
      {
        ...theft,
        offense: ['domestic_violence'],
        statute: '720 ILCS 5/12-3.2',
        ...charged('2005-03-01').convicted('2005-10-20', { over: '2006-10-20' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Domestic battery cannot be sealed: § 5.2(a)(3)(C)(iii).',
  ),
  story(
    'Felony sex crime, Class 4',
    [
      {
        ...felony,
        offense: ['sexual'],
        registrable: true,
        ...charged('2005-03-01').convicted('2005-10-20', { over: '2008-10-20' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Article 11 offenses cannot be sealed: § 5.2(a)(3)(C)(i). Only the board or the Governor could help.',
  ),
  story(
    'Pardoned by the Governor',
    [
      {
        ...prison,
        pardonedDate: '2026-09-01',
        ...charged('2018-01-01').pardoned('2019-03-10', { released: '2024-05-10', over: '2026-05-10' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-09-01', relief: 'il-expunge-pardoned' } },
    'A pardon that says so lets a court expunge: § 5.2(e).',
    {},
    { source: read.profile },
  ),
  story(
    'Arrested with weed in 2015, never charged',
    [{ ...cannabis, ...charged('2015-04-20').notProsecuted('2015-04-20') }],
    { c1: { outcome: 'automatic', on: '2019-06-25', relief: 'il-cannabis-arrest' } },
    'Up to 30 grams, before June 25, 2019, without a conviction: § 5.2(i)(1).',
  ),
  story(
    'A cannabis ticket of 2018',
    [
      {
        ...cannabis,
        level: 'infraction',
        grade: 'petty',
        ...charged('2018-04-20').convicted('2018-06-20', { over: '2018-06-20' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2018-06-20', relief: 'il-cannabis-ticket' } },
    'Civil cannabis tickets are expunged twice a year: § 5.2(a)(2.5).',
  ),
  story(
    'Convicted of selling a little weed, Class 4 felony',
    [
      {
        ...felony,
        offense: ['drug_sale', 'marijuana'],
        statute: '720 ILCS 550/5',
        ...charged('2014-04-20').convicted('2014-12-20', { over: '2016-12-20' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-01-01', relief: 'il-cannabis-vacate' } },
    'A Class 4 felony under § 5 of the Cannabis Control Act can be vacated: § 5.2(i)(3).',
  ),
  story(
    'Felony prostitution, Class 4',
    [
      {
        ...felony,
        offense: ['prostitution'],
        ...charged('2010-04-20').convicted('2010-12-20', { over: '2012-12-20' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-08-27', relief: 'il-prostitution-vacate' } },
    'A Class 4 felony for prostitution can be vacated: § 5.2(j)(3).',
    {},
    { source: read.prostitution },
  ),
  story(
    'A theft that a trafficker forced',
    [
      {
        ...theft,
        traffickingVictim: true,
        ...charged('2024-04-20').convicted('2024-12-20', { over: '2025-12-20' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-12-20', relief: 'il-trafficking' } },
    'A victim may ask once the last sentence is over: § 5.2(h).',
    {},
    { source: read.trafficking },
  ),
  story(
    'Disorderly conduct, Class C, seen from 2028',
    [
      {
        ...theft,
        grade: 'c',
        offense: ['public_order'],
        ...charged('2026-04-20').convicted('2026-06-20', { over: '2026-12-20' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2028-01-01', relief: 'il-small-cases' } },
    'One year after it closes, from 2028 on: § 5.2(l).',
    {},
    { day: '2028-03-01' },
  ),
  story(
    'A theft, seen from 2029',
    [{ ...theft, ...charged('2025-04-20').convicted('2025-06-20', { over: '2026-06-20' }) }],
    { c1: { outcome: 'automatic', on: '2029-01-01', relief: 'il-clean-slate' } },
    'Two years after the sentence, from 2029 on: § 5.2(k)(5).',
    {},
    { day: '2029-03-01' },
  ),
  story(
    'Two felonies, seen from 2029',
    [
      {
        ...prison,
        caseId: 'k1',
        offense: ['theft'],
        ...charged('2015-01-05').convicted('2015-06-01', { released: '2016-01-01', over: '2016-06-01' }),
      },
      {
        ...prison,
        id: 'c2',
        caseId: 'k2',
        offense: ['theft'],
        ...charged('2025-01-05').convicted('2025-06-01', { released: '2026-01-01', over: '2027-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2030-06-01' }, c2: { outcome: 'not_yet', on: '2030-06-01' } },
    'No felony is sealed by itself before three years after the last felony sentence: § 5.2(k)(5).',
    {},
    { day: '2029-03-01' },
  ),
  story(
    'A youth arrest at 15 without charges',
    [{ ...theft, court: 'juvenile', ...charged('2022-03-01').notProsecuted('2022-03-01') }],
    { c1: { outcome: 'automatic', on: '2023-03-01', relief: 'il-juvenile-arrest' } },
    'One year after an arrest without a case: 705 ILCS 405/5-915(0.1).',
    { born: '2006-06-01' },
    { source: read.youth },
  ),
  story(
    'Youth supervision, finished',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2022-03-01').deferred('2022-06-01', { over: '2023-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2023-06-01', relief: 'il-juvenile-closed' } },
    'When supervision ends well, the court orders it: 705 ILCS 405/5-915(0.2).',
    { born: '2006-06-01' },
    { source: read.youth },
  ),
  story(
    'Found delinquent of theft, two years ago',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2022-03-01').convicted('2022-06-01', { over: '2024-11-17' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'il-juvenile-two-years' } },
    'Two years after the case closed, with nothing since: 705 ILCS 405/5-915(0.3).',
    { born: '2006-06-01' },
    { source: read.youthFinding },
  ),
  story(
    'A youth robbery and a later conviction',
    [
      {
        ...felony,
        grade: '2',
        court: 'juvenile',
        offense: ['robbery'],
        caseId: 'k1',
        ...charged('2014-03-01').convicted('2014-06-01', { over: '2016-11-17' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2020-03-01').convicted('2020-06-01', { over: '2021-06-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2018-11-17', relief: 'il-juvenile-petition' },
      c2: { outcome: 'eligible', on: '2024-06-01', relief: 'il-seal-conviction' },
    },
    'Whoever was found guilty again has to ask: 705 ILCS 405/5-915(2).',
    { born: '1998-06-01' },
    { source: read.youthFinding },
  ),
  story(
    'Child abduction by luring, 2004',
    [
      {
        ...prison,
        grade: '4',
        offense: ['child_victim', 'kidnapping'],
        statute: '720 ILCS 5/10-5(b)(10)',
        facts: { registersNow: false },
        ...charged('2004-03-01').convicted('2004-10-20', { over: '2006-10-20' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It calls for registration as a sex offender, and such crimes are never sealed: § 5.2(a)(3)(C)(v).',
  ),
  story(
    'Child abduction, 2004, told without its paragraph',
    [
      {
        ...prison,
        grade: '4',
        offense: ['child_victim', 'kidnapping'],
        statute: '720 ILCS 5/10-5',
        facts: { registersNow: false },
        ...charged('2004-03-01').convicted('2004-10-20', { over: '2006-10-20' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Only luring, § 10-5(b)(10), calls for registration. Which paragraph it was decides: § 5.2(a)(3)(C)(v).',
  ),
  story(
    'Ritualized abuse of a child, 2002',
    [
      {
        ...prison,
        grade: '1',
        offense: ['child_victim'],
        statute: '720 ILCS 5/12-33',
        facts: { registersNow: false },
        ...charged('2002-03-01').convicted('2002-10-20', { over: '2010-10-20' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It calls for registration as a sex offender, and such crimes are never sealed: § 5.2(a)(3)(C)(v).',
  ),
  story(
    'Criminal damage to public property, a Class 4 felony told by its section alone',
    [
      {
        ...felony,
        offense: undefined,
        statute: '720 ILCS 5/21-1.01',
        ...charged('2012-03-01').convicted('2012-10-20', { over: '2014-10-20' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'il-seal-conviction' } },
    'The section tells that it was none of what is never sealed, and no traffic: § 5.2(a)(3).',
  ),
]);
