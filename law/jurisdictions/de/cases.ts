import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { read } from './read.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';
const law = 'https://delcode.delaware.gov/title11/c043/sc07/';
const violentList = 'https://delcode.delaware.gov/title11/c042/index.html';

const settled = person<Grade>({ ...nothingElse, born: '1980-05-20' });
const young = person<Grade>({ ...nothingElse, born: '2004-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  statute: '11 Del. C. § 841',
  sentence: ['probation'],
  ...charged('2021-08-02').convicted('2021-11-17', { over: '2022-11-17' }),
};
const newTheft: Told = { ...theft, ...charged('2023-08-02').convicted('2023-11-17', { over: '2024-11-17' }) };
const felonyTheft: Told = {
  ...theft,
  level: 'felony',
  grade: 'g',
  ...charged('2019-08-02').convicted('2019-11-17', { over: '2021-11-17' }),
};
const forgery: Told = {
  ...felonyTheft,
  offense: ['fraud'],
  statute: '11 Del. C. § 861',
  ...charged('2016-08-02').convicted('2016-11-17', { over: '2018-11-17' }),
};
const drugs: Told = {
  ...felonyTheft,
  offense: ['drug_possession'],
  statute: '16 Del. C. § 4756',
  ...charged('2012-01-02').convicted('2012-06-10', { over: '2013-06-10' }),
};
const dui: Told = {
  ...theft,
  grade: 'ungraded',
  offense: ['dui'],
  statute: '21 Del. C. § 4177',
  ...charged('2012-01-02').convicted('2012-06-10', { over: '2013-06-10' }),
};
const dealing: Told = {
  ...drugs,
  grade: 'c',
  offense: ['drug_sale'],
  statute: '16 Del. C. § 4753',
};
const resisting: Told = {
  ...theft,
  offense: ['obstruction'],
  statute: '11 Del. C. § 1257',
  ...charged('2019-08-02').convicted('2019-11-17', { over: '2020-11-17' }),
};
const withForce: Told = { ...resisting, level: 'felony', grade: 'g' };
const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['assault'],
  facts: { dismissedAs: 'dismissed' },
  ...charged('2025-06-01').dismissed('2025-10-17'),
};
const violation: Told = {
  ...theft,
  level: 'infraction',
  grade: undefined,
  offense: ['public_order'],
  statute: '11 Del. C. § 1301',
  sentence: ['fine'],
  ...charged('2023-08-02').convicted('2023-11-17', { over: '2023-11-17' }),
};
const finding: Told = {
  ...theft,
  court: 'juvenile',
  ...charged('2019-08-02').convicted('2019-11-17', { over: '2020-11-17' }),
};

const youthManslaughter = (section: string): Told => ({
  ...finding,
  level: 'felony',
  grade: 'b',
  offense: ['homicide'],
  statute: `11 Del. C. ${section}`,
});

const second = (charge: Told): Told => ({ ...charge, id: 'c2' });
const inOneCase = (charge: Told): Told => ({ ...charge, caseId: 'one' });

export const cases = worked<Grade>([
  {
    title: 'An assault charge that was dismissed',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', relief: 'de-no-conviction' } },
    why: 'All charges were dismissed, so the case ended in favor of the accused. § 4372(b)(4), § 4373(a)(1)a.',
    source: law,
  },
  {
    title: 'A dismissed charge, and an old robbery conviction',
    asOf,
    life: settled.told(
      dropped,
      second({
        ...theft,
        level: 'felony',
        grade: 'b',
        offense: ['robbery'],
        statute: '11 Del. C. § 832',
        ...charged('2005-01-02').convicted('2005-06-10', { released: '2010-06-10', over: '2012-06-10' }),
      }),
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'de-no-conviction' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'Other convictions do not matter for a case that ended well. A violent felony needs a pardon. § 4373(a)(1), § 4374(b)(1).',
    source: read.mandatory,
  },
  {
    title: 'A dismissed charge while on probation for another case',
    asOf,
    life: settled.told(
      dropped,
      second({
        ...theft,
        completed: undefined,
        ...charged('2026-01-02').convicted('2026-06-10', { until: '2027-06-10' }),
      }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-06-10', relief: 'de-no-conviction' },
      c2: { outcome: 'not_yet', on: '2029-06-10', relief: 'de-petition' },
    },
    why: 'Nothing is expunged while somebody serves a sentence. § 4372(f).',
    source: read.defenders,
  },
  {
    title: 'Probation before judgment that was finished',
    asOf,
    life: settled.told({
      ...dropped,
      ...calledDismissed,
      ...charged('2023-01-02').deferred('2023-06-10', { over: '2024-06-10' }),
      disposition: 'dismissed',
    }),
    expect: { c1: { outcome: 'automatic', relief: 'de-no-conviction' } },
    why: 'A discharge from probation before judgment is no conviction. § 4218(g), § 4372(b)(3).',
    source: law,
  },
  {
    title: 'An arrest without charges, one year ago today',
    asOf,
    life: settled.told({ ...dropped, ...charged('2025-11-17').notProsecuted('2025-11-17') }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-no-conviction' } },
    why: 'No charge was filed within a year of the arrest. § 4372(b)(6).',
    source: law,
  },
  {
    title: 'The same arrest, one day earlier',
    asOf: dayBefore,
    life: settled.told({ ...dropped, ...charged('2025-11-17').notProsecuted('2025-11-17') }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'de-no-conviction' } },
    why: 'The year is not over. § 4372(b)(6).',
    source: law,
  },
  {
    title: 'A charge of 2015 that shows no outcome',
    asOf,
    life: settled.told({
      ...dropped,
      facts: { oldCaseActive: false },
      ...charged('2015-06-01').pending,
    }),
    expect: { c1: { outcome: 'automatic', relief: 'de-old-open-case' } },
    why: 'After 7 years a charge without an outcome counts as dismissed. § 4372(b)(7).',
    source: law,
  },
  {
    title: 'Theft, a misdemeanor of 5 years ago today',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-mandatory' } },
    why: 'A misdemeanor goes 5 years after the conviction. § 4373(a)(2)a.',
    source: read.mandatory,
  },
  {
    title: 'The same theft, one day earlier: a petition is open already',
    asOf: dayBefore,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2024-11-17', relief: 'de-petition' } },
    why: 'A judge may expunge it after 3 years. § 4374(a)(1).',
    source: read.petition,
  },
  {
    title: 'A theft of 3 years ago today',
    asOf,
    life: settled.told(newTheft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition' } },
    why: 'A petition is open 3 years after the conviction. § 4374(a)(1).',
    source: read.petition,
  },
  {
    title: 'That theft, one day earlier',
    asOf: dayBefore,
    life: settled.told(newTheft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'de-petition' } },
    why: 'Three years have not passed. § 4374(a)(1).',
    source: read.petition,
  },
  {
    title: 'The old theft, with fines unpaid',
    asOf,
    life: settled.told({ ...theft, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'What is owed in the case must be paid, waived or made a civil debt first. § 4372(l).',
    source: read.defenders,
  },
  {
    title: 'The old theft, with an open criminal case',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'Nothing is expunged while a criminal case is open. § 4372(f).',
    source: read.defenders,
  },
  {
    title: 'The old theft, and an open drunk driving case',
    asOf,
    life: settled.told(theft, second({ ...dui, completed: undefined, ...charged('2026-10-02').pending })),
    expect: {
      c1: { outcome: 'automatic', relief: 'de-mandatory' },
      c2: { outcome: 'not_yet', on: '2033-10-02', relief: 'de-old-open-case' },
    },
    why: 'A case under Title 21 does not count as open. § 4372(f).',
    source: 'https://legis.delaware.gov/BillDetail/48298',
  },
  {
    title: 'Resisting arrest, 7 years ago today',
    asOf,
    life: settled.told(resisting),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition' } },
    why: 'It is on the list in § 4373(b), so a judge decides after 7 years. § 4374(a)(2).',
    source: read.petition,
  },
  {
    title: 'The same, one day earlier',
    asOf: dayBefore,
    life: settled.told(resisting),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'de-petition' } },
    why: 'Seven years have not passed. § 4374(a)(2).',
    source: read.petition,
  },
  {
    title: 'Assault in the family, 2018',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['assault', 'domestic_violence'],
      statute: '11 Del. C. § 611',
      ...charged('2018-01-02').convicted('2018-06-10', { over: '2019-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-10', relief: 'de-petition' } },
    why: 'Assault in the family is left out of mandatory expungement and waits 7 years. § 4373(b), § 4374(a)(2).',
    source: read.defenders,
  },
  {
    title: 'A felony theft of 7 years ago today',
    asOf,
    life: settled.told(felonyTheft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition' } },
    why: 'A felony that is not on the violent list may go after 7 years. § 4374(a)(3).',
    source: read.petition,
  },
  {
    title: 'The same felony, one day earlier',
    asOf: dayBefore,
    life: settled.told(felonyTheft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'de-petition' } },
    why: 'Seven years have not passed. § 4374(a)(3).',
    source: read.petition,
  },
  {
    title: 'Forgery, a felony of 10 years ago today',
    asOf,
    life: settled.told(forgery),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-mandatory' } },
    why: 'Forgery in the second degree is one of the six felonies that go after 10 years. § 4373(a)(2)c.',
    source: read.defenders,
  },
  {
    title: 'Felony drug possession of 2012',
    asOf,
    life: settled.told(drugs),
    expect: { c1: { outcome: 'automatic', on: '2024-08-01', relief: 'de-mandatory' } },
    why: 'Possession under § 4756 goes after 5 years. The state began on August 1, 2024. § 4373(a)(2)b., § 4373A.',
    source: read.mandatory,
  },
  {
    title: 'Felony drug possession of 2020, with prison until 2022',
    asOf,
    life: settled.told({
      ...drugs,
      sentence: ['prison'],
      ...charged('2020-01-02').convicted('2020-06-10', { released: '2022-06-10', over: '2022-06-10' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-06-10', relief: 'de-mandatory' } },
    why: 'The law counts the 5 years from the conviction, though a tool of public defenders has the release. § 4373(a)(2)b.',
    source: read.mandatory,
  },
  {
    title: 'Forgery in the first degree, class F, of 2016',
    asOf,
    life: settled.told({ ...forgery, grade: 'f' }),
    expect: { c1: { outcome: 'eligible', on: '2023-11-17', relief: 'de-petition' } },
    why: 'Of forgery only the second degree is one of the six felonies. For the first a judge decides after 7 years. § 861(b), § 4373(a)(2)c., § 4374(a)(3).',
    source: read.forgery,
  },
  {
    title: 'A felony theft, and a misdemeanor that was expunged in 2021',
    asOf,
    life: settled
      .but({ reliefs: [{ level: 'misdemeanor', date: '2021-05-01' }], reliefReceived: 1 })
      .told(felonyTheft),
    expect: { c1: { outcome: 'not_yet', on: '2031-05-01', relief: 'de-petition' } },
    why: 'An expungement after December 27, 2019 bars a petition for 10 years. § 4372(f)(4).',
    source: 'https://legis.delaware.gov/BillDetail/48298',
  },
  {
    title: 'A felony theft, and a felony that was expunged in 2021',
    asOf,
    life: settled
      .but({ reliefs: [{ level: 'felony', date: '2021-05-01' }], reliefReceived: 1 })
      .told(felonyTheft),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'For a felony after another that was expunged a petition may be closed for good. § 4372(f)(4)a.',
    source: read.reader,
  },
  {
    title: 'A felony theft that came after another felony was expunged',
    asOf,
    life: settled
      .but({ reliefs: [{ level: 'felony', date: '2020-01-15' }], reliefReceived: 1 })
      .told({ ...felonyTheft, ...charged('2020-08-02').convicted('2020-11-17', { over: '2021-11-17' }) }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Who had a felony expunged cannot have a new felony expunged. § 4372(f)(4).',
    source: read.packet,
  },
  {
    title: 'Resisting arrest, a misdemeanor of 7 years ago, and a felony that was expunged in 2021',
    asOf,
    life: settled
      .but({ reliefs: [{ level: 'felony', date: '2021-05-01' }], reliefReceived: 1 })
      .told(resisting),
    expect: { c1: { outcome: 'not_yet', on: '2031-05-01', relief: 'de-petition' } },
    why: 'The bar for good is only for a new felony. For a misdemeanor 10 years count. § 4372(f)(4).',
    source: read.packet,
  },
  {
    title: 'Two felony thefts in one case, of 7 years ago',
    asOf,
    life: settled.told(inOneCase(felonyTheft), inOneCase(second(felonyTheft))),
    expect: { c1: { outcome: 'needs_review' }, c2: { outcome: 'needs_review' } },
    why: 'The law lets “a felony” go, and Family Court reads it as “a single felony”. § 4374(a)(3).',
    source: read.packet,
  },
  {
    title: 'Giving somebody drugs, a felony of 2010 under § 626',
    asOf,
    life: settled.told({
      ...felonyTheft,
      offense: ['assault'],
      statute: '11 Del. C. § 626',
      facts: { violentFelony: false },
      ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is one of the crimes in the child protection act, violent or not. § 4374(b)(4), 31 Del. C. § 309(10).',
    source: read.packet,
  },
  {
    title: 'Drunk driving of 2012',
    asOf,
    life: settled.told(dui),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Offenses in Title 21 stay, three apart. § 4372(f).',
    source: read.defenders,
  },
  {
    title: 'An old theft beside an old drunk driving case',
    asOf,
    life: settled.told(theft, second(dui)),
    expect: { c1: { outcome: 'automatic', relief: 'de-mandatory' }, c2: { outcome: 'not_eligible' } },
    why: 'A Title 21 conviction in another case never counts. § 4372(g), (h).',
    source: read.defenders,
  },
  {
    title: 'A theft and drunk driving in one case',
    asOf,
    life: settled.told(inOneCase(theft), inOneCase(second(dui))),
    expect: { c1: { outcome: 'needs_review' }, c2: { outcome: 'not_eligible' } },
    why: 'The Supreme Court let part of a pardoned case go in 2026. Of other cases it is not settled. Cornette v. State.',
    source: read.supremeCourt,
  },
  {
    title: 'Two thefts, in 2012 and 5 years ago today',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2012-01-10').convicted('2012-06-10', { over: '2013-06-10' }) },
      second(theft),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition-several' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition-several' },
    },
    why: 'Two cases close the mandatory way. A judge may expunge both 5 years after the newest. § 4374(a)(4).',
    source: read.petition,
  },
  {
    title: 'A felony theft and a later misdemeanor',
    asOf,
    life: settled.told(
      { ...felonyTheft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }) },
      second({ ...theft, ...charged('2015-01-10').convicted('2015-06-10', { over: '2016-06-10' }) }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'A felony needs a life without other convictions, and it closes the way for the rest. § 4374(a)(3), (4).',
    source: read.petition,
  },
  {
    title: 'A violation of 3 years ago today, and an old felony',
    asOf,
    life: settled.told(
      violation,
      second({ ...felonyTheft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-mandatory' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'A violation goes after 3 years, whatever else there is. § 4373(a)(1)b.',
    source: read.mandatory,
  },
  {
    title: 'Marijuana of 2026, and an old felony',
    asOf,
    life: settled.told(
      {
        ...violation,
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession', 'marijuana'],
        statute: '16 Del. C. § 4764',
        ...charged('2026-01-02').convicted('2026-06-10', { over: '2026-06-10' }),
      },
      second({ ...felonyTheft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'de-mandatory' },
      c2: { outcome: 'eligible', relief: 'de-petition' },
    },
    why: 'Having marijuana needs no wait, and never counts against another case. § 4373(a)(1)c., § 4372(g).',
    source: read.mandatory,
  },
  {
    title: 'A pardoned assault',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: 'd',
      offense: ['assault'],
      statute: '11 Del. C. § 612',
      ...charged('2005-01-10').pardoned('2005-06-10', { over: '2008-06-10' }),
      pardonedDate: '2020-03-01',
      facts: { unconditionalPardon: true },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'de-after-pardon' } },
    why: 'After a full pardon a judge may expunge almost any crime. § 4375.',
    source: 'https://cleanslateclearinghouse.org/policies/de-c-2/',
  },
  {
    title: 'A pardoned assault, and drunk driving in the same case',
    asOf,
    life: settled.told(
      inOneCase({
        ...felonyTheft,
        grade: 'd',
        offense: ['assault'],
        statute: '11 Del. C. § 612',
        ...charged('1994-01-10').pardoned('1994-05-08', { over: '1998-06-10' }),
        pardonedDate: '2022-12-08',
        facts: { unconditionalPardon: true },
      }),
      inOneCase(second({ ...dui, ...charged('1994-01-10').convicted('1994-05-08', { over: '1995-05-08' }) })),
    ),
    expect: { c1: { outcome: 'eligible', relief: 'de-after-pardon' }, c2: { outcome: 'not_eligible' } },
    why: 'The pardoned crime may go, though drunk driving in the same case stays. § 4375; Cornette v. State (2026).',
    source: read.supremeCourt,
  },
  {
    title: 'The old theft, and a theft in another state',
    asOf,
    life: settled.but({ elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2019-03-01' } }).told(theft),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-mandatory' } },
    why: 'Only convictions of Delaware courts count as prior or subsequent. § 4373(a)(2); Osgood v. State (2023).',
    source: read.osgood,
  },
  {
    title: 'The old theft, and another that was expunged in 2021',
    asOf,
    life: settled
      .but({ reliefs: [{ level: 'misdemeanor', date: '2021-05-01' }], reliefReceived: 1 })
      .told(theft),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'An expungement after December 27, 2019 bars another for 10 years, and how could not be read. § 4372(f)(4).',
    source: 'https://legis.delaware.gov/BillDetail/48298',
  },
  {
    title: 'The old theft, and another that was expunged in 2019, before the new law',
    asOf,
    life: settled
      .but({ reliefs: [{ level: 'misdemeanor', date: '2019-12-27' }], reliefReceived: 1 })
      .told(theft),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-mandatory' } },
    why: 'The 10 years apply to expungements granted after December 27, 2019. § 4372(f)(4).',
    source: 'https://legis.delaware.gov/BillDetail/48298',
  },
  {
    title: 'Vehicular assault in the first degree, a felony of 2010',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: 'f',
      offense: ['assault'],
      statute: '11 Del. C. § 629',
      ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is on the list of violent felonies by its section. § 4201(c), § 4374(b)(1).',
    source: violentList,
  },
  {
    title: 'Resisting arrest with force, a felony that may be on the list',
    asOf,
    life: settled.told(withForce),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The list was read only down to § 777A. A bill of 2015 would add this felony. § 4201(c), § 1257(a).',
    source: read.violentBill,
  },
  {
    title: 'Dealing in drugs, class C',
    asOf,
    life: settled.told(dealing),
    expect: { c1: { outcome: 'eligible', relief: 'de-petition' } },
    why: 'The petition leaves out violent felonies of Title 11. Drug crimes stand in Title 16. § 4374(a)(3), (b)(1).',
    source: read.petition,
  },
  {
    title: 'Dealing in drugs, class C, which the court calls violent',
    asOf,
    life: settled.told({ ...dealing, facts: { violentFelony: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'de-petition' } },
    why: 'Though it is on the list, it is no felony of Title 11. § 4374(b)(1).',
    source: read.petition,
  },
  {
    title: 'Dealing in drugs by a trafficking victim, in 2024',
    asOf,
    life: settled.told({
      ...dealing,
      traffickingVictim: true,
      ...charged('2024-01-02').convicted('2024-06-10', { over: '2025-06-10' }),
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'de-trafficking' } },
    why: 'For victims the whole list of violent felonies counts, and its part on Title 16 was not read. § 787(j)(2), § 4201(c).',
    source: read.houseBill9,
  },
  {
    title: 'The same felony, 7 years ago today, and the court says it is not on the list',
    asOf,
    life: settled.told({ ...withForce, facts: { violentFelony: false } }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition' } },
    why: 'A felony that is not on the list may go after 7 years. § 4374(a)(3).',
    source: read.petition,
  },
  {
    title: 'That felony, one day earlier',
    asOf: dayBefore,
    life: settled.told({ ...withForce, facts: { violentFelony: false } }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'de-petition' } },
    why: 'Seven years have not passed. § 4374(a)(3).',
    source: read.petition,
  },
  {
    title: 'Burglary in the second degree of 2008',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: 'd',
      offense: ['burglary'],
      statute: '11 Del. C. § 825',
      ...charged('2008-01-10').convicted('2008-06-10', { over: '2010-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'We take it for a violent felony. Whoever knows that it is not may say so. § 4201(c), § 4374(b)(1).',
    source: violentList,
  },
  {
    title: 'Robbery that was told as a misdemeanor',
    asOf,
    life: settled.told({ ...theft, offense: ['robbery'], statute: '11 Del. C. § 832' }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Robbery in the first degree is always a felony. Either the section or the level is not right. § 832, § 4201(c).',
    source: violentList,
  },
  {
    title: 'Endangering the welfare of a child, a misdemeanor 7 years ago today, told by its section alone',
    asOf,
    life: settled.told({ ...resisting, offense: ['other'], statute: '11 Del. C. § 1102' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition' } },
    why: 'Its victim is a child, so it is left out of mandatory expungement. § 4373(b), § 4374(a)(2).',
    source: read.defenders,
  },
  {
    title: 'Endangering the welfare of a child, a felony',
    asOf,
    life: settled.told({
      ...felonyTheft,
      offense: ['child_victim'],
      statute: '11 Del. C. § 1102',
      facts: { violentFelony: false },
      ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Felonies in the child protection act need a pardon first, violent or not. § 4374(b)(4), 31 Del. C. § 309.',
    source: read.childAct,
  },
  {
    title: 'Drugs given to somebody without leave, 5 years ago today',
    asOf,
    life: settled.told({ ...theft, offense: ['assault'], statute: '11 Del. C. § 625' }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'de-mandatory' } },
    why: 'This crime is on the list in § 4373(b) only beside a sex crime. § 4373(a)(2)a., (b).',
    source: read.defenders,
  },
  {
    title: 'The same beside a charge of indecent exposure',
    asOf,
    life: settled.told(
      inOneCase({ ...theft, offense: ['assault'], statute: '11 Del. C. § 625' }),
      inOneCase(
        second({ ...dropped, offense: ['sexual'], ...charged('2021-08-02').dismissed('2021-11-17') }),
      ),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-11-17', relief: 'de-petition' },
      c2: { outcome: 'not_yet', on: '2028-11-17', relief: 'de-petition' },
    },
    why: 'Charged with a sex crime it is on the list, and a judge may expunge it after 7 years. § 4373(b), § 4374(a)(2).',
    source: read.defenders,
  },
  {
    title: 'Profiteering in office, a misdemeanor 7 years ago today',
    asOf,
    life: settled.told({ ...resisting, offense: ['other'], statute: '11 Del. C. § 1212' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'de-petition' } },
    why: 'Misdemeanors in subparts A, B, C and F of subchapter VI are on the list. § 4373(b), § 4374(a)(2).',
    source: read.oldPardonLaw,
  },
  {
    title: 'Prostitution by a trafficking victim',
    asOf,
    life: settled.told({
      ...newTheft,
      grade: 'b',
      offense: ['prostitution'],
      statute: '11 Del. C. § 1342',
      traffickingVictim: true,
      ...charged('2026-01-02').convicted('2026-06-10', { over: '2026-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'de-trafficking' } },
    why: 'A victim of trafficking may ask the court to undo any crime that is no violent felony. § 787(j)(2).',
    source: read.houseBill9,
  },
  {
    title: 'One juvenile theft of 2019',
    asOf,
    life: young.told(finding),
    expect: { c1: { outcome: 'automatic', relief: 'de-juvenile-mandatory' } },
    why: 'A single juvenile case without violence is mandatory after 3 years at the latest. 10 Del. C. § 1017.',
    source: read.juvenile,
  },
  {
    title: 'Two juvenile thefts, the newest 7 years ago today',
    asOf,
    life: young.told(
      { ...finding, ...charged('2018-01-10').convicted('2018-06-10', { over: '2018-12-10' }) },
      second(finding),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2024-11-17', relief: 'de-juvenile-petition' },
      c2: { outcome: 'eligible', on: '2024-11-17', relief: 'de-juvenile-petition' },
    },
    why: 'With several cases Family Court may expunge 5 years after the newest. 10 Del. C. § 1018(a)(4).',
    source: read.juvenilePetition,
  },
  {
    title: 'Manslaughter as a child, under its first paragraph',
    asOf,
    life: young.told(youthManslaughter('§ 632(1)')),
    expect: { c1: { outcome: 'eligible', on: '2022-11-17', relief: 'de-juvenile-petition' } },
    why: 'Only § 632(2) and (5) close the way. For one violent felony it is 3 years. 10 Del. C. § 1015(b)(1), § 1018(a)(2).',
    source: read.juvenile,
  },
  {
    title: 'Manslaughter as a child, under its second paragraph',
    asOf,
    life: young.told(youthManslaughter('§ 632(2)')),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Nobody found delinquent of it may expunge a juvenile record. 10 Del. C. § 1015(b)(1).',
    source: read.juvenile,
  },
  {
    title: 'A juvenile charge that was dismissed',
    asOf,
    life: young.told({
      ...dropped,
      court: 'juvenile',
      ...charged('2020-01-10').dismissed('2020-03-10'),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'de-juvenile-no-finding' } },
    why: 'Every case that ended in the child’s favor is mandatory. 10 Del. C. § 1017(a)(1).',
    source: read.bill112,
  },
]);
