import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const automatic = 'https://law.lis.virginia.gov/vacode/19.2-392.6/';
const byPetition = 'https://law.lis.virginia.gov/vacode/19.2-392.12/';
const shortList = 'https://law.lis.virginia.gov/vacode/19.2-392.12:1/';
const withoutConviction = 'https://law.lis.virginia.gov/vacode/19.2-392.11/';
const atTheEnd = 'https://law.lis.virginia.gov/vacode/19.2-392.8/';
const expunged = 'https://law.lis.virginia.gov/vacode/19.2-392.2/';
const weed = 'https://law.lis.virginia.gov/vacode/19.2-392.6:1/';
const young = 'https://law.lis.virginia.gov/vacode/16.1-306/';

const settled = person<Grade>({ ...nothingElse, born: '1985-05-20' });

const shoplifting: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: '1',
  offense: ['theft'],
  statute: '18.2-103',
  sentence: ['fine'],
  ...charged('2019-08-02').convicted('2019-11-17', { over: '2019-11-17' }),
};

const assault: Told = {
  ...shoplifting,
  offense: ['assault', 'violent'],
  statute: '18.2-57',
  sentence: ['jail', 'suspended'],
  facts: { familyVictim: false },
  ...charged('2019-06-01').convicted('2019-10-17', { released: '2019-11-17', over: '2020-10-17' }),
};

const possession: Told = {
  ...shoplifting,
  level: 'felony',
  grade: '5',
  offense: ['drug_possession'],
  statute: '18.2-250',
  sentence: ['probation'],
  ...charged('2016-05-01').convicted('2016-11-17', { over: '2018-11-17' }),
};

const grandLarceny: Told = {
  ...possession,
  grade: 'ungraded',
  offense: ['theft'],
  statute: '18.2-95',
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: '1',
  offense: ['assault'],
  ...charged('2023-11-17').dismissed('2024-03-01'),
};

const noSection = (charge: Told): Told => ({ ...charge, statute: undefined });
const second = (charge: Told): Told => ({ ...charge, id: 'c2' });
const third = (charge: Told): Told => ({ ...charge, id: 'c3' });

export const cases = worked<Grade>([
  {
    title: 'Shoplifting, 7 years ago today',
    asOf,
    life: settled.told(shoplifting),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'va-automatic-conviction' } },
    why: 'A misdemeanor under § 18.2-103 is sealed by itself 7 years after the conviction. § 19.2-392.6(B).',
    source: automatic,
  },
  {
    title: 'The same shoplifting, one day earlier',
    asOf: '2026-11-16',
    life: settled.told(shoplifting),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'Seven years have not passed since the conviction. § 19.2-392.6(B).',
    source: automatic,
  },
  {
    title: 'Petty theft of 2010, told without a section',
    asOf,
    life: settled.told(
      noSection({ ...shoplifting, ...charged('2010-02-01').convicted('2010-05-10', { over: '2010-05-10' }) }),
    ),
    expect: { c1: { outcome: 'automatic', on: '2026-07-01', relief: 'va-automatic-conviction' } },
    why: 'The law began on July 1, 2026. A theft misdemeanor is read as petit larceny. § 19.2-392.6(A).',
    source: automatic,
  },
  {
    title: 'Shoplifting of 1985',
    asOf,
    life: settled.but({ born: '1960-01-01' }).told({
      ...shoplifting,
      ...charged('1985-12-31').convicted('1986-03-01', { over: '1986-03-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The offense lies before January 1, 1986. §§ 19.2-392.6(A), 19.2-392.12(A).',
    source: automatic,
  },
  {
    title: 'Shoplifting with an assault on the same day',
    asOf,
    life: settled.told(
      {
        ...shoplifting,
        caseId: 'k1',
        ...charged('2015-01-05').convicted('2015-03-02', { over: '2015-03-02' }),
      },
      second({
        ...assault,
        caseId: 'k1',
        sentence: ['fine'],
        ...charged('2015-01-05').convicted('2015-03-02', { over: '2015-03-02' }),
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-07-01', relief: 'va-petition' },
      c2: { outcome: 'eligible', on: '2026-07-01', relief: 'va-petition' },
    },
    why: 'Convicted that day of a crime off the list, so neither automatic nor the short petition. § 19.2-392.6(C), § 19.2-392.12:1(D).',
    source: shortList,
  },
  {
    title: 'Underage alcohol, put off and dismissed in 2019',
    asOf,
    life: settled.but({ born: '2000-02-02' }).told({
      ...shoplifting,
      offense: ['alcohol_minor'],
      statute: '4.1-305',
      ...charged('2018-10-01').deferred('2018-12-01', { over: '2019-11-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-01', relief: 'va-short-list-petition' } },
    why: 'A deferred and dismissed charge under § 4.1-305, 7 years after the dismissal. § 19.2-392.12:1(A), (I).',
    source: shortList,
  },
  {
    title: 'Drunk driving at 19, told without its section',
    asOf,
    life: settled.but({ born: '1996-02-02' }).told({
      ...shoplifting,
      offense: ['dui', 'alcohol_minor'],
      statute: undefined,
      ...charged('2015-10-01').convicted('2015-12-01', { over: '2016-12-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The short list names underage alcohol, § 4.1-305, and no drunk driving. § 19.2-392.12(L), § 19.2-392.12:1(A).',
    source: shortList,
  },
  {
    title: 'Bar fight, 7 years after leaving jail today',
    asOf,
    life: settled.told(assault),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'va-petition' } },
    why: 'Simple assault is not left out. The 7 years run from the release. § 19.2-392.12(F)(2).',
    source: byPetition,
  },
  {
    title: 'The same bar fight, one day too early',
    asOf: '2026-11-16',
    life: settled.told(assault),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'va-petition' } },
    why: 'The 7 years from the release are not over. § 19.2-392.12(F)(2).',
    source: byPetition,
  },
  {
    title: 'Bar fight, with restitution still owed',
    asOf,
    life: settled.told({ ...assault, restitutionPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'va-petition' } },
    why: 'Restitution must be paid in full. § 19.2-392.12(F)(4).',
    source: byPetition,
  },
  {
    title: 'Assault on a family member',
    asOf,
    life: settled.told({ ...assault, offense: ['assault', 'domestic_violence'], statute: '18.2-57.2' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '§ 18.2-57.2 and any crime against a family or household member are left out. § 19.2-392.12(L)(1), (19).',
    source: byPetition,
  },
  {
    title: 'Drunk driving, told without a section',
    asOf,
    life: settled.told(noSection({ ...assault, offense: ['dui', 'traffic'] })),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '§ 18.2-266 is left out. § 19.2-392.12(L)(1).',
    source: byPetition,
  },
  {
    title: 'Reckless driving',
    asOf,
    life: settled.told({
      ...assault,
      offense: ['traffic'],
      statute: '46.2-852',
      sentence: ['fine'],
      releasedDate: undefined,
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-10-17', relief: 'va-petition' } },
    why: 'A misdemeanor of Title 46.2 that the law does not leave out. § 19.2-392.12(A).',
    source: byPetition,
  },
  {
    title: 'Drug possession, a felony of 10 years ago today',
    asOf,
    life: settled.told(possession),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'va-petition' } },
    why: 'A Class 5 felony, 10 years after the conviction. § 19.2-392.12(A), (F)(2).',
    source: byPetition,
  },
  {
    title: 'Drug possession, one day before the 10 years are over',
    asOf: '2026-11-16',
    life: settled.told(possession),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'The 10 years for a felony are not over. § 19.2-392.12(F)(2).',
    source: byPetition,
  },
  {
    title: 'Drug possession, and probation revoked in 2018',
    asOf,
    life: settled.told({ ...possession, probationRevoked: true, revokedDate: '2018-01-10' }),
    expect: { c1: { outcome: 'not_yet', on: '2028-01-10' } },
    why: 'A finding that probation was broken starts the 10 years again. § 19.2-392.12(F)(2)(iv).',
    source: byPetition,
  },
  {
    title: 'Grand larceny, which has no class',
    asOf,
    life: settled.told(grandLarceny),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'va-petition' } },
    why: '§ 18.2-95 is named beside Classes 5 and 6. § 19.2-392.12(A)(iii).',
    source: byPetition,
  },
  {
    title: 'Selling cocaine, a felony without a class',
    asOf,
    life: settled.told({ ...possession, grade: 'ungraded', offense: ['drug_sale'], statute: '18.2-248' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '§ 18.2-248 is neither Class 5 or 6 nor larceny. § 19.2-392.12(A).',
    source: byPetition,
  },
  {
    title: 'Breaking into a house, a felony told without a section',
    asOf,
    life: settled.told(noSection({ ...possession, grade: '6', offense: ['burglary'] })),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '§§ 18.2-89 to 18.2-93 are on the violent list of § 17.1-805(C). § 19.2-392.12(L)(3).',
    source: byPetition,
  },
  {
    title: 'Felon with a gun',
    asOf,
    life: settled.told({ ...possession, grade: '6', offense: ['weapon'], statute: '18.2-308.2' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A felony under § 18.2-308.2 is on the violent list. § 17.1-805(C).',
    source: byPetition,
  },
  {
    title: 'Old assault, with a Class 3 felony of 2010',
    asOf,
    life: settled.told(
      {
        ...assault,
        ...charged('2006-01-05').convicted('2006-03-02', { released: '2006-03-02', over: '2007-03-02' }),
      },
      second({
        ...possession,
        grade: '3',
        offense: ['violent'],
        statute: '18.2-51',
        sentence: ['prison'],
        ...charged('2014-01-05').convicted('2014-06-02', { released: '2016-06-02', over: '2016-06-02' }),
      }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2034-06-02', relief: 'va-petition' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'No Class 3 or 4 felony in the past 20 years. § 19.2-392.12(F)(1)(ii).',
    source: byPetition,
  },
  {
    title: 'Two assaults, the second three years after the first',
    asOf,
    life: settled.told(
      {
        ...assault,
        ...charged('2008-01-05').convicted('2008-03-02', { released: '2008-03-02', over: '2008-03-02' }),
      },
      second({
        ...assault,
        ...charged('2011-01-05').convicted('2011-03-02', { released: '2011-03-02', over: '2011-03-02' }),
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-07-01', relief: 'va-petition' },
      c2: { outcome: 'eligible', on: '2026-07-01', relief: 'va-petition' },
    },
    why: 'Seven years without a conviction in “a period after” it will do, so the second assault only starts them again. § 19.2-392.12(F)(2).',
    source: byPetition,
  },
  {
    title: 'Two assaults, the second in 2021',
    asOf,
    life: settled.told(
      {
        ...assault,
        ...charged('2016-01-05').convicted('2016-03-02', { released: '2016-03-02', over: '2016-03-02' }),
      },
      second({
        ...assault,
        ...charged('2021-01-05').convicted('2021-03-02', { released: '2021-03-02', over: '2021-03-02' }),
      }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-03-02', relief: 'va-petition' },
      c2: { outcome: 'not_yet', on: '2028-03-02', relief: 'va-petition' },
    },
    why: 'No 7 years after the first assault were without a conviction so far. § 19.2-392.12(F)(2).',
    source: byPetition,
  },
  {
    title: 'Three old cases, of which two may be sealed',
    asOf,
    life: settled.but({ born: '1970-01-01' }).told(
      {
        ...assault,
        ...charged('1995-01-05').convicted('1995-03-02', { released: '1995-03-02', over: '1995-03-02' }),
      },
      second({ ...possession, ...charged('2005-01-05').convicted('2005-03-02', { over: '2005-03-02' }) }),
      third({ ...grandLarceny, ...charged('2015-07-05').convicted('2015-09-02', { over: '2015-09-02' }) }),
      { ...dropped, id: 'c4', offense: ['theft'] },
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'va-petition', pick: 2 },
      c2: { outcome: 'eligible', relief: 'va-petition', pick: 2 },
      c3: { outcome: 'eligible', relief: 'va-petition', pick: 2 },
      c4: { outcome: 'eligible', relief: 'va-expungement' },
    },
    why: 'Two petitions may be granted in a life. With a conviction, a dismissed case is not sealed by itself. §§ 19.2-392.12(C), 19.2-392.11(A).',
    source: byPetition,
  },
  {
    title: 'First drug case, put off under § 18.2-251 and dismissed',
    asOf,
    life: settled.told({
      ...possession,
      ...charged('2015-05-01').deferred('2015-09-01', { over: '2016-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'va-petition' } },
    why: 'No expungement after a finding of facts; sealing 10 years after the dismissal. § 19.2-392.12(A), (F)(2).',
    source: byPetition,
  },
  {
    title: 'Put off and dismissed, as its papers call it',
    asOf,
    life: settled.told({
      ...assault,
      offense: ['property_damage'],
      statute: '18.2-137',
      ...charged('2023-01-01').deferred('2023-03-01', { over: '2024-03-01' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'not_yet', on: '2031-03-01', relief: 'va-petition' } },
    why: 'A deferred dismissal is no simple dismissal: 7 years after it. § 19.2-392.12(F)(2).',
    source: byPetition,
  },
  {
    title: 'Put off and dismissed, and all sides agreed to expungement',
    asOf,
    life: settled.told({
      ...assault,
      facts: { expungementAgreed: true, familyVictim: false },
      ...charged('2023-01-01').deferred('2023-03-01', { over: '2024-03-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'va-expungement' } },
    why: 'By agreement it counts as otherwise dismissed. § 19.2-298.02(D).',
    source: expunged,
  },
  {
    title: 'Charge dropped, three years after the arrest today',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'va-automatic-no-conviction' } },
    why: 'No conviction, and no arrest in the past three years. § 19.2-392.11(A).',
    source: withoutConviction,
  },
  {
    title: 'The same dropped charge, a day earlier',
    asOf: '2026-11-16',
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2024-03-01', relief: 'va-expungement' } },
    why: 'The arrest itself lies in the past three years; expungement has no wait. §§ 19.2-392.11(A), 19.2-392.2(A).',
    source: withoutConviction,
  },
  {
    title: 'Not guilty in August 2026',
    asOf,
    life: settled.told({ ...dropped, ...charged('2026-03-01').acquitted('2026-08-10') }),
    expect: { c1: { outcome: 'automatic', on: '2026-08-10', relief: 'va-sealed-at-the-end' } },
    why: 'The court orders a misdemeanor acquittal sealed. § 19.2-392.8(A).',
    source: atTheEnd,
  },
  {
    title: 'Not guilty by reason of insanity',
    asOf,
    life: settled.told({ ...dropped, ...charged('2020-03-01').notResponsible('2020-08-10') }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is no acquittal for expungement (Eastlack), and cannot be sealed. § 19.2-392.12(L)(10).',
    source: expunged,
  },
  {
    title: 'Felony charge dropped last month',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      grade: '6',
      ...charged('2026-05-01').dismissed('2026-10-20'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'va-expungement' } },
    why: 'Any charge that was nolle prossed or otherwise dismissed may be expunged on petition. § 19.2-392.2(A).',
    source: expunged,
  },
  {
    title: 'Misdemeanor dropped in a plea deal, and nothing else told',
    asOf,
    life: settled.told({
      ...dropped,
      dismissal: 'plea_to_other',
      ...charged('2019-05-01').dismissed('2019-10-20'),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It is sealed by itself only where the record has no convictions. § 19.2-392.11(A).',
    source: withoutConviction,
  },
  {
    title: 'A count dropped beside a conviction, with no word of a deal',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2019-08-02').dismissed('2019-11-17') },
      second({ ...shoplifting, caseId: 'k1' }),
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'va-expungement' } },
    why: 'A charge that was lowered to a lesser form of the same crime was not otherwise dismissed (Necaise), so it has to be asked how it was dropped. § 19.2-392.2(A)(2).',
    source: expunged,
  },
  {
    title: 'The same count, and the prosecutor gave it up',
    asOf,
    life: settled.told(
      { ...dropped, dismissal: 'declined', ...charged('2019-08-02').dismissed('2019-11-17') },
      second(shoplifting),
    ),
    expect: { c1: { outcome: 'eligible', relief: 'va-expungement' } },
    why: 'Whatever else the day brought, this charge was nolle prossed. § 19.2-392.2(A)(2).',
    source: expunged,
  },
  {
    title: 'Arrested in 2020 and never charged',
    asOf,
    life: settled.told({ ...dropped, ...charged('2020-05-01').notProsecuted('2020-05-01') }),
    expect: { c1: { outcome: 'not_yet', on: '2026-12-01', relief: 'va-expungement' } },
    why: 'Until December 1, 2026 expungement is for whoever “is charged”. § 19.2-392.2(A).',
    source: expunged,
  },
  {
    title: 'The same, where a warrant charged him',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2020-05-01').notProsecuted('2020-05-01'),
      facts: { warrantIssued: true },
    }),
    expect: { c1: { outcome: 'eligible', on: '2020-05-01', relief: 'va-expungement' } },
    why: 'A person who is charged, and whose charge is dropped, may ask. § 19.2-392.2(A).',
    source: expunged,
  },
  {
    title: 'A misdemeanor that calls for registration',
    asOf,
    life: settled.told({ ...assault, offense: ['other'], statute: undefined, registrable: true }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'What calls for registration under § 9.1-902 is never sealed on petition. § 19.2-392.12(L)(2).',
    source: byPetition,
  },
  {
    title: 'Felony lowered in a plea deal',
    asOf,
    life: settled.told({ ...dropped, level: 'felony', grade: '6', dismissal: 'plea_to_other' }),
    expect: { c1: { outcome: 'needs_review', relief: 'va-expungement' } },
    why: 'A charge lowered to a lesser form of the same crime was not otherwise dismissed (Necaise). § 19.2-392.2(A)(2).',
    source: expunged,
  },
  {
    title: 'Marijuana possession of 2012, with a later felony',
    asOf,
    life: settled.told(
      {
        ...shoplifting,
        grade: 'ungraded',
        offense: ['drug_possession', 'marijuana'],
        statute: undefined,
        ...charged('2012-04-01').convicted('2012-06-01', { over: '2012-06-01' }),
      },
      second(possession),
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2026-07-01', relief: 'va-marijuana-possession' },
      c2: { outcome: 'eligible', relief: 'va-petition' },
    },
    why: 'Every case under former § 18.2-250.1 is sealed without an order, whatever else is on record. § 19.2-392.6:1(A).',
    source: weed,
  },
  {
    title: 'Grand larceny, told by its section without a class',
    asOf,
    life: settled.told({ ...grandLarceny, grade: undefined }),
    expect: { c1: { outcome: 'eligible', relief: 'va-petition' } },
    why: 'A violation of § 18.2-95 may be sealed, and the section has no class. § 19.2-392.12(A)(iii).',
    source: 'https://law.lis.virginia.gov/vacode/19.2-392.12/',
  },
  {
    title: 'Having heroin, told by its section without a class',
    asOf,
    life: settled.told({ ...possession, grade: undefined }),
    expect: { c1: { outcome: 'eligible', relief: 'va-petition' } },
    why: 'The only felony of § 18.2-250 is of Class 5. § 19.2-392.12(A)(ii).',
    source: 'https://law.lis.virginia.gov/vacode/19.2-392.12/',
  },
  {
    title: 'Speeding ticket of 2015',
    asOf,
    life: settled.told({
      ...shoplifting,
      level: 'infraction',
      grade: undefined,
      offense: ['traffic'],
      statute: undefined,
      ...charged('2015-11-01').convicted('2015-11-17', { over: '2015-11-17' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'va-traffic-infraction' } },
    why: 'Traffic infractions are deemed sealed 11 years after the end of the case. § 19.2-392.17(A).',
    source: automatic,
  },
  {
    title: 'A speeding ticket that was dismissed',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'infraction',
      grade: undefined,
      offense: ['traffic'],
      statute: undefined,
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-12-01', relief: 'va-expungement' } },
    why: 'Infractions can be expunged from December 1, 2026 on. § 19.2-392.2(A).',
    source: expunged,
  },
  {
    title: 'The same ticket, on that day',
    asOf: '2026-12-01',
    life: settled.told({
      ...dropped,
      level: 'infraction',
      grade: undefined,
      offense: ['traffic'],
      statute: undefined,
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-12-01', relief: 'va-expungement' } },
    why: 'Infractions can be expunged from December 1, 2026 on. § 19.2-392.2(A).',
    source: expunged,
  },
  {
    title: 'Contempt of court',
    asOf,
    life: settled.told({
      ...assault,
      level: undefined,
      grade: undefined,
      offense: ['contempt'],
      statute: undefined,
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'va-ancillary-matter' } },
    why: 'Contempt can be sealed only with the case it belongs to. §§ 19.2-392.5(A), 19.2-392.12(A).',
    source: byPetition,
  },
  {
    title: 'Shoplifting at 15, and now 22',
    asOf,
    life: settled.but({ born: '2004-03-01' }).told({
      ...shoplifting,
      court: 'juvenile',
      ...charged('2019-06-01').convicted('2019-09-01', { over: '2020-03-01' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'va-juvenile-destruction' } },
    why: 'Over 19, and 5 years since the last hearing. § 16.1-306(A).',
    source: young,
  },
  {
    title: 'Grand larceny at 16 in juvenile court',
    asOf,
    life: settled.but({ born: '2000-03-01' }).told({
      ...grandLarceny,
      court: 'juvenile',
      ...charged('2016-06-01').convicted('2016-09-01', { over: '2017-03-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Found guilty of what would be a felony: the records are retained. § 16.1-306(A).',
    source: young,
  },
  {
    title: 'Juvenile charge dismissed last year',
    asOf,
    life: settled.but({ born: '2008-03-01' }).told({
      ...dropped,
      court: 'juvenile',
      ...charged('2025-02-01').dismissed('2025-06-01'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'va-juvenile-motion' } },
    why: 'Found innocent or dismissed: a motion to destroy the records, at any time. § 16.1-306(C).',
    source: young,
  },
  {
    title: 'Prostitution, told as a sex crime too',
    asOf,
    life: settled.told({
      ...assault,
      offense: ['prostitution', 'sexual'],
      statute: '18.2-346',
      ...charged('2022-06-01').convicted('2022-10-17', { over: '2022-10-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2029-10-17', relief: 'va-petition' } },
    why: '§ 18.2-346 is one of the exceptions of § 19.2-392.12(L)(16). A misdemeanor waits 7 years.',
    source: 'https://law.lis.virginia.gov/vacode/19.2-392.12/',
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...assault,
      offense: ['prostitution'],
      statute: '18.2-346',
      traffickingVictim: true,
      ...charged('2022-06-01').convicted('2022-10-17', { released: '2022-10-17', over: '2022-10-17' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'va-trafficking-vacatur' } },
    why: 'A qualifying offense of § 19.2-327.15, committed because of the trafficking. § 19.2-327.17.',
    source: 'https://law.lis.virginia.gov/vacode/19.2-327.15/',
  },
  {
    title: 'Absolute pardon of an innocent man',
    asOf,
    life: settled.told({
      ...possession,
      facts: { absolutePardon: true },
      ...charged('2010-01-01').pardoned('2010-05-01', { over: '2012-05-01' }),
      pardonedDate: '2020-01-10',
    }),
    expect: { c1: { outcome: 'automatic', relief: 'va-absolute-pardon' } },
    why: 'The court has to expunge the charge and conviction. § 19.2-392.2(I).',
    source: expunged,
  },
  {
    title: 'Shoplifting without a day told',
    asOf,
    life: settled.told({
      ...shoplifting,
      offenseDate: undefined,
      dispositionDate: undefined,
      completedDate: undefined,
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Without the day of the conviction nobody can count the 7 years. § 19.2-392.6(B).',
    source: automatic,
  },
  {
    title: 'Tobacco at 19, told by its section',
    asOf,
    life: settled.but({ born: '1999-05-20' }).told({
      ...shoplifting,
      offense: ['other'],
      statute: '18.2-371.2:1',
      ...charged('2018-08-02').convicted('2018-11-17', { over: '2018-11-17' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It stands in Article 4 of chapter 8, and is not among the exceptions. § 19.2-392.12(L)(17).',
    source: byPetition,
  },
]);
