import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';

const law = 'https://lexace.ai/us/statute/west-virginia/61-11-26';
const charges = 'https://lexace.ai/us/statute/west-virginia/61-11-25';
const program = 'https://lexace.ai/us/statute/west-virginia/61-11-26a';
const legalAid = 'https://legalaidwv.org/legal-information/expungement-of-criminal-records';
const defenders = 'https://wvpdc4.com/2020/07/09/expungement-in-west-virginia-an-update-on-the-law/';
const act =
  'https://fastdemocracy.com/bill-summary/?billsummary_id=WVB00016828&billsummary_session=2020&billsummary_state=wv';
const firstDrug = 'https://cleanslateclearinghouse.org/policies/wv-d-2/';
const pardons = 'https://instalawyer.io/laws/west-virginia-code/5-1-16a-expungement-of-criminal-record';
const youth =
  'https://www.nationalreentryresourcecenter.org/cleanslate/states/west-virginia/policies/wv-ar-4';
const onePage = 'https://secondchanceinfo.com/expungement/wv';
const survivors = 'https://info.rdvic.org/laws/west-virginia-human-trafficking-laws';

const settled = person<Grade>({ ...nothingElse, born: '1988-04-02' });
const trained = settled.but({ facts: { approvedProgram: true } });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: '61-3A-1',
  sentence: ['probation'],
  weaponUsed: false,
  ...charged('2024-08-01').convicted('2024-11-17', { over: '2025-11-17' }),
};
const felonyTheft: Told = {
  ...theft,
  level: 'felony',
  statute: '61-3-13',
  ...charged('2019-08-01').convicted('2019-11-17', { over: '2021-11-17' }),
};
const old = (charge: Told, year: number): Told => ({
  ...charge,
  ...charged(`${year}-02-01`).convicted(`${year}-06-10`, { over: `${year + 1}-06-10` }),
});
const second = (charge: Told): Told => ({ ...charge, id: 'c2' });
const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: '61-3A-1',
  dismissal: 'without_prejudice',
  facts: { dismissedAs: 'dismissed' },
  traffickingVictim: false,
  ...charged('2026-06-01').dismissed('2026-09-18'),
};
const deferred: Told = {
  ...dropped,
  ...overAndPaid,
  dismissal: undefined,
  ...charged('2024-06-01').deferred('2024-11-17', { over: '2026-09-18' }),
  ...calledDismissed,
};

const putOff: Told = {
  ...deferred,
  offense: ['dui'],
  statute: '17C-5-2',
  ...charged('2024-10-01').deferred('2025-01-10', { over: '2025-11-17' }),
  ...calledDismissed,
  facts: { dismissedAs: 'deferred', commercialLicense: false },
};

export const cases = worked<Grade>([
  {
    title: 'A single shoplifting, one year after the sentence',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-conviction' } },
    why: 'One year for a single misdemeanor. § 61-11-26(b)(1).',
    source: law,
  },
  {
    title: 'The same shoplifting, one day earlier',
    asOf: dayBefore,
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-expunge-conviction' } },
    why: 'One year has not passed. § 61-11-26(b)(1).',
    source: law,
  },
  {
    title: 'Two misdemeanors, the last one over two years ago today',
    asOf,
    life: settled.told(
      old(theft, 2015),
      second({ ...theft, ...charged('2023-08-01').convicted('2023-11-17', { over: '2024-11-17' }) }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-conviction' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-conviction' },
    },
    why: 'Two years from the last one, for all of them. § 61-11-26(b)(2).',
    source: law,
  },
  {
    title: 'The same two misdemeanors, one day earlier',
    asOf: dayBefore,
    life: settled.told(
      old(theft, 2015),
      second({ ...theft, ...charged('2023-08-01').convicted('2023-11-17', { over: '2024-11-17' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-expunge-conviction' },
      c2: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-expunge-conviction' },
    },
    why: 'Two years have not passed. § 61-11-26(b)(2).',
    source: law,
  },
  {
    title: 'A felony theft, five years after the sentence',
    asOf,
    life: settled.told(felonyTheft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-conviction' } },
    why: 'Five years for a nonviolent felony. § 61-11-26(b)(3).',
    source: law,
  },
  {
    title: 'The same felony theft, one day earlier',
    asOf: dayBefore,
    life: settled.told(felonyTheft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-expunge-conviction' } },
    why: 'Five years have not passed. § 61-11-26(b)(3).',
    source: law,
  },
  {
    title: 'Two felonies of one case',
    asOf,
    life: settled.told(
      { ...felonyTheft, caseId: 'one' },
      { ...second(felonyTheft), caseId: 'one', statute: '61-4-5', offense: ['fraud'] },
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'wv-expunge-conviction' },
      c2: { outcome: 'eligible', relief: 'wv-expunge-conviction' },
    },
    why: 'Felonies of the same transaction go together. § 61-11-26(a)(2).',
    source: law,
  },
  {
    title: 'Two felonies, ten years apart',
    asOf,
    life: settled.told(old(felonyTheft, 2005), second(old(felonyTheft, 2015))),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'They are of no one series, and each is in the way of the other. § 61-11-26(a)(2).',
    source: law,
  },
  {
    title: 'A felony theft of 2012 and drunk driving of 2016',
    asOf,
    life: settled.told(
      old(felonyTheft, 2012),
      second({ ...old(theft, 2016), offense: ['dui'], statute: '17C-5-2' }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'wv-expunge-conviction' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'Drunk driving of five years ago does not stop a felony petition. Acts of 2020, S.B. 562.',
    source: act,
  },
  {
    title: 'A felony theft of 2012 and a misdemeanor of 2016',
    asOf,
    life: settled.told(old(felonyTheft, 2012), second(old(theft, 2016))),
    expect: { c1: { outcome: 'needs_review' }, c2: { outcome: 'needs_review' } },
    why: 'Whether one petition can hold both could not be read. § 61-11-26(a), (o).',
    source: law,
  },
  {
    title: 'Robbery of 2010',
    asOf,
    life: settled.told({ ...old(felonyTheft, 2010), offense: ['robbery'], statute: '61-2-12' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Felonies of violence against a person are left out. § 61-11-26(c).',
    source: defenders,
  },
  {
    title: 'Domestic battery of 2012',
    asOf,
    life: settled.told({ ...old(theft, 2012), offense: ['domestic_violence'], statute: '61-2-28' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Domestic violence is left out. § 61-11-26(c).',
    source: defenders,
  },
  {
    title: 'Drunk driving of 2012',
    asOf,
    life: settled.told({ ...old(theft, 2012), offense: ['dui'], statute: '17C-5-2' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'No court may expunge it. § 61-11-26b.',
    source: defenders,
  },
  {
    title: 'Breaking into a building, which calls for registration',
    asOf,
    life: settled.told({
      ...old(felonyTheft, 2015),
      offense: ['burglary'],
      statute: '61-3-12',
      registrable: true,
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'What a judge finds to be sexually motivated is left out. § 61-11-26(c).',
    source: act,
  },
  {
    title: 'Breaking into a shop, a felony of 2015',
    asOf,
    life: settled.told({ ...old(felonyTheft, 2015), offense: ['burglary'], statute: '61-3-12' }),
    expect: { c1: { outcome: 'eligible', relief: 'wv-expunge-conviction' } },
    why: 'Only burglary of a home is left out since 2020. § 61-11-26(c).',
    source: act,
  },
  {
    title: 'Burglary of a home of 2012',
    asOf,
    life: settled.told({
      ...old(felonyTheft, 2012),
      offense: ['burglary'],
      statute: '61-3-11',
      facts: { homeBurglary: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Burglary of a home is left out. § 61-11-26(c).',
    source: act,
  },
  {
    title: 'Attempted burglary of a home of 2012',
    asOf,
    life: settled.told({
      ...old(felonyTheft, 2012),
      offense: ['burglary'],
      statute: '61-11-8; 61-3-11',
      facts: { homeBurglary: true },
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Of what was only tried, the list names items (1) to (11) and (13), and burglary is (12). § 61-11-26(c)(15), from notes of others.',
    source: law,
  },
  {
    title: 'A commercial driver’s case of 2015',
    asOf,
    life: settled.told({ ...old(theft, 2015), offense: ['traffic'], statute: '17E-1-13' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The list leaves out § 17E-1-13(g). § 61-11-26(c)(14), from notes of others.',
    source: law,
  },
  {
    title: 'Theft, after an earlier expungement of a conviction',
    asOf,
    life: settled.but({ reliefReceived: 1 }).told(old(theft, 2015)),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The law can be used only once. § 61-11-26(o).',
    source: legalAid,
  },
  {
    title: 'Theft, after a misdemeanor was expunged in 2022',
    asOf,
    life: settled
      .but({
        reliefReceived: 1,
        reliefs: [{ level: 'misdemeanor', kind: 'expungement', statute: '61-11-26', date: '2022-03-01' }],
      })
      .told(old(theft, 2015)),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The law can be used only once. § 61-11-26(o).',
    source: legalAid,
  },
  {
    title: 'Theft, and a new case open',
    asOf,
    life: settled.but({ pendingCharges: true }).told(old(theft, 2015)),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'wv-expunge-conviction' } },
    why: 'No charge may be pending. § 61-11-26(h).',
    source: defenders,
  },
  {
    title: 'A felony after a job course, three years later',
    asOf,
    life: trained.told({
      ...felonyTheft,
      ...charged('2021-08-01').convicted('2021-11-17', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-after-program' } },
    why: 'Three years instead of five. § 61-11-26a(a)(3).',
    source: program,
  },
  {
    title: 'The same felony, one day earlier',
    asOf: dayBefore,
    life: trained.told({
      ...felonyTheft,
      ...charged('2021-08-01').convicted('2021-11-17', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-expunge-after-program' } },
    why: 'Three years have not passed. § 61-11-26a(a)(3).',
    source: program,
  },
  {
    title: 'A charge dropped 60 days ago',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-charge' } },
    why: 'Not sooner than sixty days after the order. § 61-11-25(b).',
    source: charges,
  },
  {
    title: 'The same charge, one day earlier',
    asOf: dayBefore,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-expunge-charge' } },
    why: 'Sixty days have not passed. § 61-11-25(b).',
    source: charges,
  },
  {
    title: 'A charge dropped long ago, and a new case open',
    asOf,
    life: settled
      .but({ pendingCharges: true })
      .told({ ...dropped, ...charged('2020-06-01').dismissed('2020-09-01') }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The form asks for nothing pending about the matter, Legal Aid for nothing at all. § 61-11-25(d).',
    source: legalAid,
  },
  {
    title: 'A felony with a child as its victim',
    asOf,
    life: settled.told({ ...old(felonyTheft, 2010), offense: ['other', 'child_victim'], statute: '61-3-24' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A felony with a minor as its victim is left out. § 61-11-26(c).',
    source: onePage,
  },
  {
    title: 'Dropped for a plea to another charge',
    asOf,
    life: settled.told({ ...dropped, dismissal: 'plea_to_other' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A dismissal in exchange for a plea does not count. § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'A dropped charge, and a felony of 2005',
    asOf,
    life: settled.told(
      dropped,
      second({ ...old(felonyTheft, 2005), offense: ['robbery'], statute: '61-2-12' }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'Whoever was convicted of a felony may not file. § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'A deferred theft, dismissed 60 days ago',
    asOf,
    life: settled.told(deferred),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-program' } },
    why: 'Since June 2024 deferred cases count too. § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'A deferred domestic battery',
    asOf,
    life: settled.told({ ...deferred, offense: ['domestic_violence'], statute: '61-2-28' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Deferred cases against family or household stay. § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'A first drug possession, six months after probation',
    asOf,
    life: settled.told({
      ...deferred,
      offense: ['drug_possession'],
      statute: '60A-4-401',
      ...charged('2025-06-01').deferred('2025-11-17', { over: '2026-05-17' }),
      disposition: 'dismissed',
      facts: { dismissedAs: 'deferred', drugDischarge: true },
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-first-drug-case' } },
    why: 'Six months after probation. § 60A-4-407(b).',
    source: firstDrug,
  },
  {
    title: 'The same drug case, one day earlier',
    asOf: dayBefore,
    life: settled.told({
      ...deferred,
      offense: ['drug_possession'],
      statute: '60A-4-401',
      ...charged('2025-06-01').deferred('2025-11-17', { over: '2026-05-17' }),
      disposition: 'dismissed',
      facts: { dismissedAs: 'deferred', drugDischarge: true },
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-first-drug-case' } },
    why: 'Six months have not passed. § 60A-4-407(b).',
    source: firstDrug,
  },
  {
    title: 'Robbery, pardoned a year ago today',
    asOf,
    life: settled.told({
      ...felonyTheft,
      offense: ['robbery'],
      statute: '61-2-12',
      pardonedDate: '2025-11-17',
      ...charged('2005-02-01').pardoned('2005-06-10', { over: '2010-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-expunge-pardoned' } },
    why: 'One year after the pardon, five after the sentence. § 5-1-16a(c), (d).',
    source: pardons,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '61-8-5',
      traffickingVictim: true,
      ...charged('2026-02-01').convicted('2026-06-10', { until: '2027-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'wv-trafficking' } },
    why: 'A conviction that came from trafficking can be undone. § 61-14-9.',
    source: survivors,
  },
  {
    title: 'A juvenile theft at 16, for someone of 19',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2007-11-17' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2024-01-05').convicted('2024-02-17', { over: '2024-11-17' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'wv-juvenile' } },
    why: 'One year after the 18th birthday, or after the court’s hold ends. § 49-5-104(a).',
    source: youth,
  },
  {
    title: 'Driving on a suspended license',
    asOf,
    life: settled.told(old({ ...theft, offense: ['traffic'], statute: '17B-4-3' }, 2015)),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Driving on a suspended or revoked license is left out. W. Va. Code § 61-11-26(c).',
    source: defenders,
  },
  {
    title: 'Breaking a protective order',
    asOf,
    life: settled.told(old({ ...theft, offense: ['protection_order'], statute: '48-27-903' }, 2015)),
    expect: { c1: { outcome: 'eligible', relief: 'wv-expunge-conviction' } },
    why: 'None of the fifteen items of the list names it. W. Va. Code § 61-11-26(c).',
    source: defenders,
  },
  {
    title: 'Battery on a family member, told by its section',
    asOf,
    life: settled.told(
      old({ ...theft, offense: ['domestic_violence', 'assault'], statute: '61-2-9(c)' }, 2015),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Assault and battery stay where the victim was of the family or household. W. Va. Code § 61-11-26(c).',
    source: defenders,
  },
  {
    title: 'Battery in a bar, told by its section',
    asOf,
    life: settled.told(old({ ...theft, offense: ['assault'], statute: '61-2-9(c)' }, 2015)),
    expect: { c1: { outcome: 'eligible', relief: 'wv-expunge-conviction' } },
    why: 'Without such a victim a misdemeanor battery is not left out. W. Va. Code § 61-11-26(c).',
    source: defenders,
  },
  {
    title: 'Battery at home, put off after a plea of guilty',
    asOf,
    life: settled.told({
      ...deferred,
      offense: ['domestic_violence', 'assault'],
      statute: '61-2-9(c)',
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'After a plea of guilty, battery at home stays on record. W. Va. Code § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'Battery on an officer, nurse or teacher',
    asOf,
    life: settled.told(old({ ...theft, offense: ['assault'], statute: '61-2-10b' }, 2015)),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'If an officer was hurt on purpose, it is left out. The section is for others too. W. Va. Code § 61-11-26(c)(1).',
    source: defenders,
  },
  {
    title: 'Stalking, a misdemeanor of 2015',
    asOf,
    life: settled.told(old({ ...theft, offense: ['harassment'], statute: '61-2-9a' }, 2015)),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Any violation of § 61-2-9a is left out. W. Va. Code § 61-11-26(c)(10).',
    source: defenders,
  },
  {
    title: 'Neglect of an incapacitated adult, a misdemeanor of 2015',
    asOf,
    life: settled.told(old({ ...theft, offense: ['elder_victim'], statute: '61-2-29' }, 2015)),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Any violation of § 61-2-29 is left out. W. Va. Code § 61-11-26(c)(6).',
    source: defenders,
  },
  {
    title: 'A first drunk driving case that was put off, one year after probation',
    asOf,
    life: settled.told(putOff),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'wv-drunk-driving-deferred' } },
    why: 'One year after the probation ended. W. Va. Code § 17C-5-2b(g).',
    source: legalAid,
  },
  {
    title: 'The same drunk driving case, one day earlier',
    asOf: dayBefore,
    life: settled.told(putOff),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'wv-drunk-driving-deferred' } },
    why: 'One year has not passed. W. Va. Code § 17C-5-2b(g).',
    source: legalAid,
  },
  {
    title: 'One charge of the case dropped, another convicted, and nothing said of a deal',
    asOf,
    life: settled.told(
      { ...dropped, dismissal: undefined, caseId: 'k1', ...charged('2018-02-01').dismissed('2018-06-10') },
      second({ ...old(theft, 2018), caseId: 'k1' }),
    ),
    expect: {
      c1: { outcome: 'needs_review', relief: 'wv-expunge-charge' },
      c2: { outcome: 'eligible', relief: 'wv-expunge-conviction' },
    },
    why: 'What is dropped in exchange for a plea stays on record. Beside a conviction of the same case that has to be asked. W. Va. Code § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'Dropped on the day of another conviction, and nobody said that both were one case',
    asOf,
    life: settled.told(
      { ...dropped, dismissal: undefined, ...charged('2018-02-01').dismissed('2018-06-10') },
      second(old(theft, 2018)),
    ),
    expect: {
      c1: { outcome: 'needs_review', relief: 'wv-expunge-charge' },
      c2: { outcome: 'eligible', relief: 'wv-expunge-conviction' },
    },
    why: 'What is dropped in exchange for a plea stays on record. Two charges that ended on one day may well be such a deal. W. Va. Code § 61-11-25(a).',
    source: charges,
  },
  {
    title: 'One charge of the case dropped for a plea to another',
    asOf,
    life: settled.told(
      {
        ...dropped,
        dismissal: 'plea_to_other',
        caseId: 'k1',
        ...charged('2018-02-01').dismissed('2018-06-10'),
      },
      second({ ...old(theft, 2018), caseId: 'k1' }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', relief: 'wv-expunge-conviction' },
    },
    why: 'What is dropped in exchange for a plea to another charge stays on record. W. Va. Code § 61-11-25(a).',
    source: charges,
  },
]);
