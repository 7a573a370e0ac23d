import { charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';

const kit = 'https://www.njcourts.gov/self-help/expunge-record';
const bill = 'https://www.njleg.state.nj.us/2018/Bills/S3500/3205_S3.HTM';
const slate = 'https://law.justia.com/codes/new-jersey/2021/title-2c/section-2c-52-5-3';
const list = 'https://njecpo.org/expungements/';
const directive = 'https://criminal-jury.blogspot.com/2020/07/expungement-directive-criminal.html';
const denial = 'https://katherineobrienlaw.com/n-j-s-2c52-14-grounds-denial-relief/';
const weed = 'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-7/';
const weedOrder = 'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-3/';
const offenses =
  'https://casetext.com/statute/new-jersey-statutes/title-2c-the-new-jersey-code-of-criminal-justice/chapter-2c52-definition-of-expungement/section-2c52-3-disorderly-persons-offenses-and-petty-disorderly-persons-offenses';

const weedWait =
  'https://lsnjlaw.org/legal-topics/criminal-charges-and-convictions/reentry/expungement/pages/marijuana-eligibility-resources-aspx';
const chart = 'https://katherineobrienlaw.com/new-jersey-expungement-eligibility-chart/';
const endangeringCase =
  'https://appellatelaw-nj.com/statutory-plain-language-overcomes-appealing-facts-to-preclude-expungement/';
const graduates = 'https://lsnj.org/KeyDevelopments/ExpungementDecriminalizeAddiction.aspx';
const duringProgram = 'https://e.casetext.com/case/in-re-the-criminal-records-of-dc';
const juvenileFinding =
  'https://www.njcourts.gov/court-opinion/matter-of-expungement-of-criminaljuvenile-records-of-pl-xp-23-000192-cape-may-county';
const leavingScene =
  'https://www.studicata.com/summaries/superior-court-appellate-division-of-new-jersey/in-re-h-m-s-2020-or2ams';
const offensesText = 'https://www.njexpungements.com/statutes.php?which=3';
const weedPetition =
  'https://casetext.com/statute/new-jersey-statutes/title-2c-the-new-jersey-code-of-criminal-justice/chapter-2c52-definition-of-expungement/section-2c52-51-eligibility-to-file-petition-for-expungement';
const helped =
  'https://www.studicata.com/summaries/supreme-court-of-new-jersey/in-the-matter-of-expungement-applic-of-p-a-f-2003-457apd';
const official =
  'https://casetext.com/statute/new-jersey-statutes/title-2c-the-new-jersey-code-of-criminal-justice/chapter-2c30-official-misconduct/section-2c30-2-official-misconduct';
const selling = 'https://cetient.com/case/7323485/in-re-gr';
const reader = 'https://github.com/DBusch-Developer/turnleaf';
const young =
  'https://www.morristownnjcriminallawpost.com/drug-charges/expungements-for-young-drug-offenders-njs-2c52-5/';

const settled = person<Grade>({ ...nothingElse, born: '1980-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'felony',
  grade: '3',
  offense: ['theft'],
  statute: '2C:20-3',
  sentence: ['probation'],
  ...charged('2019-08-02').convicted('2019-11-17', { over: '2021-11-17' }),
};

const shoplifting: Told = {
  ...theft,
  level: 'misdemeanor',
  grade: 'disorderly',
  statute: '2C:20-11',
  sentence: ['fine'],
  ...charged('2021-08-02').convicted('2021-11-17', { over: '2021-11-17' }),
};

const fight = (id: string, day: string): Told => ({
  ...shoplifting,
  id,
  offense: ['assault'],
  statute: '2C:12-1a',
  ...charged(day).convicted(day, { over: day }),
});

const marijuana: Told = {
  ...shoplifting,
  offense: ['drug_possession', 'marijuana'],
  statute: '2C:35-10',
  ...charged('2014-12-02').convicted('2015-01-10', { over: '2015-01-10' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'disorderly',
  offense: ['assault'],
  facts: { dismissedAs: 'dismissed' },
  ...charged('2025-06-01').dismissed('2025-10-17'),
};

const pti: Told = {
  ...dropped,
  facts: {},
  level: 'felony',
  grade: '3',
  offense: ['theft'],
  ...charged('2024-06-01').diverted('2025-01-10', { over: '2026-05-17' }),
};

const juvenile: Told = {
  ...theft,
  court: 'juvenile',
  ...charged('1996-02-01').convicted('1996-06-10', { over: '1998-06-10' }),
};

const droppedYouthCase: Told = {
  ...juvenile,
  level: 'misdemeanor',
  grade: undefined,
  offense: ['dui'],
  statute: undefined,
  sentence: undefined,
};

const endangering: Told = {
  ...theft,
  offense: ['child_victim'],
  statute: '2C:24-4a(2)',
  ...charged('2008-01-10').convicted('2008-06-10', { over: '2013-06-10' }),
};

const heroinAt20: Told = {
  ...theft,
  offense: ['drug_possession'],
  statute: '2C:35-10a(1)',
  ...charged('2023-08-02').convicted('2023-11-17', { over: '2025-11-17' }),
};

const graduate = settled.but({ facts: { recoveryCourt: true } });
const programTheft: Told = {
  ...theft,
  ...charged('2022-01-10').convicted('2022-06-10', { over: '2026-06-10' }),
};
const smallSale: Told = {
  ...theft,
  offense: ['drug_sale', 'marijuana'],
  ...charged('2019-08-02').convicted('2020-11-17', { over: '2026-10-17' }),
};

const as = (id: string, charge: Told): Told => ({ ...charge, id });

export const cases = worked<Grade>([
  {
    title: 'A third-degree theft whose sentence ended 5 years ago today',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'One crime may be expunged after five years. N.J.S.A. 2C:52-2(a).',
    source: kit,
  },
  {
    title: 'The same theft, one day earlier',
    asOf: dayBefore,
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'Five years have not passed since the sentence ended. N.J.S.A. 2C:52-2(a).',
    source: kit,
  },
  {
    title: 'The same theft, with fines unpaid because there was no money',
    asOf,
    life: settled.told({ ...theft, finesPaid: false, facts: { refusedToPay: false } }),
    expect: { c1: { outcome: 'eligible', relief: 'nj-crime' } },
    why: 'Money that is not unpaid on purpose is no bar. N.J.S.A. 2C:52-2(a).',
    source: kit,
  },
  {
    title: 'The same theft, and a refusal to pay',
    asOf,
    life: settled.told({ ...theft, finesPaid: false, facts: { refusedToPay: true } }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'A willful refusal to pay stands in the way until it is paid. N.J.S.A. 2C:52-2(a).',
    source: kit,
  },
  {
    title: 'The same theft, and a crime expunged before',
    asOf,
    life: settled.but({ reliefReceived: 1, reliefs: [{ level: 'felony' }] }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2031-11-17', relief: 'nj-clean-slate' } },
    why: 'A second crime waits for clean slate, ten years. N.J.S.A. 2C:52-14(e), 2C:52-5.3(a).',
    source: denial,
  },
  {
    title: 'The same theft, and a case open now',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'The petition must say that no charge is open. N.J.S.A. 2C:52-8.',
    source: kit,
  },
  {
    title: 'Two crimes, of 2008 and of 2014',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2008-01-10').convicted('2008-06-10', { over: '2010-06-10' }) },
      as('c2', { ...theft, ...charged('2014-01-10').convicted('2014-06-10', { over: '2018-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-06-10', relief: 'nj-clean-slate' },
      c2: { outcome: 'eligible', on: '2023-06-10', relief: 'nj-crime' },
    },
    why: 'A later crime bars the older one, an earlier one is no bar. The rest goes with clean slate. N.J.S.A. 2C:52-2(a).',
    source: bill,
  },
  {
    title: 'Two crimes in one case',
    asOf,
    life: settled.told(
      { ...theft, caseId: 'one' },
      as('c2', { ...theft, caseId: 'one', statute: '2C:21-1' }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'nj-crime' },
      c2: { outcome: 'eligible', relief: 'nj-crime' },
    },
    why: 'Crimes in a single judgment count as one. N.J.S.A. 2C:52-2(a).',
    source: bill,
  },
  {
    title: 'Three old crimes, the last sentence over for 10 years today',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2004-01-10').convicted('2004-06-10', { over: '2005-06-10' }) },
      as('c2', { ...theft, ...charged('2008-01-10').convicted('2008-06-10', { over: '2009-06-10' }) }),
      as('c3', { ...theft, ...charged('2012-01-10').convicted('2012-06-10', { over: '2016-11-17' }) }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-clean-slate' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-clean-slate' },
      c3: { outcome: 'eligible', relief: 'nj-crime' },
    },
    why: 'Clean slate opens ten years after the last event of the whole record. N.J.S.A. 2C:52-5.3(b).',
    source: slate,
  },
  {
    title: 'The same three, one day earlier',
    asOf: dayBefore,
    life: settled.told(
      { ...theft, ...charged('2004-01-10').convicted('2004-06-10', { over: '2005-06-10' }) },
      as('c2', { ...theft, ...charged('2008-01-10').convicted('2008-06-10', { over: '2009-06-10' }) }),
      as('c3', { ...theft, ...charged('2012-01-10').convicted('2012-06-10', { over: '2016-11-17' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-clean-slate' },
      c2: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-clean-slate' },
      c3: { outcome: 'eligible', relief: 'nj-crime' },
    },
    why: 'Ten years have not passed. N.J.S.A. 2C:52-5.3(b).',
    source: slate,
  },
  {
    title: 'Robbery, 20 years ago',
    asOf,
    life: settled.told({
      ...theft,
      grade: '2',
      offense: ['robbery'],
      statute: '2C:15-1',
      ...charged('2005-01-10').convicted('2006-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Robbery can never be expunged. N.J.S.A. 2C:52-2(b).',
    source: list,
  },
  {
    title: 'Robbery long ago, and an old shoplifting',
    asOf,
    life: settled.told(
      {
        ...theft,
        grade: '2',
        offense: ['robbery'],
        statute: '2C:15-1',
        ...charged('2000-01-10').convicted('2001-06-10', { over: '2006-06-10' }),
      },
      as('c2', { ...shoplifting, ...charged('2010-01-10').convicted('2010-06-10', { over: '2010-06-10' }) }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'needs_review' } },
    why: 'The robbery closes clean slate. Whether the small offense can go beside it is not settled. N.J.S.A. 2C:52-5.3(a).',
    source: slate,
  },
  {
    title: 'Selling drugs in the third degree',
    asOf,
    life: settled.told({ ...theft, offense: ['drug_sale'], statute: '2C:35-5' }),
    expect: { c1: { outcome: 'eligible', relief: 'nj-crime' } },
    why: 'Third and fourth degree sales may be expunged for compelling reasons. N.J.S.A. 2C:52-2(c)(3).',
    source: kit,
  },
  {
    title: 'Selling drugs in the second degree',
    asOf,
    life: settled.told({ ...theft, grade: '2', offense: ['drug_sale'], statute: '2C:35-5' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A sale of the first or second degree is never expunged. N.J.S.A. 2C:52-2(c).',
    source: list,
  },
  {
    title: 'A crime against a child, told without its section',
    asOf,
    life: settled.told({ ...theft, offense: ['child_victim'], statute: undefined }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Endangering a child is never expunged; an assault can be. N.J.S.A. 2C:52-2(b).',
    source: list,
  },
  {
    title: 'Shoplifting, 5 years ago today',
    asOf,
    life: settled.told(shoplifting),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-disorderly' } },
    why: 'Up to five disorderly persons offenses may be expunged after five years. N.J.S.A. 2C:52-3(b).',
    source: offenses,
  },
  {
    title: 'The same shoplifting, one day earlier',
    asOf: dayBefore,
    life: settled.told(shoplifting),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-disorderly' } },
    why: 'Five years have not passed. N.J.S.A. 2C:52-3(b).',
    source: offenses,
  },
  {
    title: 'Six fights between 2012 and 2019',
    asOf,
    life: settled.told(
      fight('c1', '2012-03-01'),
      fight('c2', '2013-03-01'),
      fight('c3', '2014-03-01'),
      fight('c4', '2015-03-01'),
      fight('c5', '2016-03-01'),
      fight('c6', '2019-03-01'),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2029-03-01', relief: 'nj-clean-slate' },
      c2: { outcome: 'eligible', on: '2024-03-01', relief: 'nj-disorderly' },
      c6: { outcome: 'eligible', on: '2024-03-01', relief: 'nj-disorderly' },
    },
    why: 'The newest five may go; an earlier one is no bar to them. N.J.S.A. 2C:52-3(b).',
    source: offenses,
  },
  {
    title: 'A crime of 2012 and a fight of 2015',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2012-01-10').convicted('2012-06-10', { over: '2014-06-10' }) },
      fight('c2', '2015-03-01'),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2020-03-01', relief: 'nj-crime' },
      c2: { outcome: 'eligible', on: '2020-03-01', relief: 'nj-disorderly' },
    },
    why: 'One crime and up to three offenses go together, five years after the newest. N.J.S.A. 2C:52-2(a).',
    source: bill,
  },
  {
    title: 'Drunk driving of 2010',
    asOf,
    life: settled.told({
      ...shoplifting,
      offense: ['dui'],
      statute: '39:4-50',
      ...charged('2010-01-10').convicted('2010-06-10', { over: '2010-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Title 39 is outside the law on expungement. N.J.S.A. 2C:52-28.',
    source: list,
  },
  {
    title: 'A noise ordinance, 2 years ago today',
    asOf,
    life: settled.told({
      ...shoplifting,
      level: 'infraction',
      grade: 'ungraded',
      offense: ['public_order'],
      statute: undefined,
      ...charged('2024-10-01').convicted('2024-11-17', { over: '2024-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-ordinance' } },
    why: 'A town rule violation waits two years. N.J.S.A. 2C:52-4.',
    source: 'https://cheapnewjerseyexpungement.com/nj-expungement-eligibility-chart/',
  },
  {
    title: 'Marijuana possession of 2015',
    asOf,
    life: settled.told(marijuana),
    expect: { c1: { outcome: 'automatic', on: '2021-07-01', relief: 'nj-marijuana' } },
    why: 'It was expunged by operation of law. N.J.S.A. 2C:52-6.1.',
    source: weed,
  },
  {
    title: 'Driving with marijuana in the car in 2015',
    asOf,
    life: settled.told({ ...marijuana, offense: ['drug_possession', 'marijuana'], statute: '39:4-49.1' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The order of July 2021 leaves out 39:4-49.1, which cannot be expunged. N.J.S.A. 2C:52-28.',
    source: weedOrder,
  },
  {
    title: 'Marijuana and a theft in one case of 2015',
    asOf,
    life: settled.told(
      { ...marijuana, caseId: 'one' },
      as('c2', {
        ...shoplifting,
        ...charged('2014-12-02').convicted('2015-01-10', { over: '2015-01-10' }),
        caseId: 'one',
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'nj-marijuana-petition' },
      c2: { outcome: 'eligible', relief: 'nj-disorderly' },
    },
    why: 'Only cases with nothing else went by themselves. A petition is open at any time. N.J.S.A. 2C:52-5.1.',
    source: weed,
  },
  {
    title: 'Heroin possession at 20, over for a year',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2003-05-20' }).told(heroinAt20),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-young-drug' } },
    why: 'Young people wait one year for drug possession. N.J.S.A. 2C:52-5.',
    source: 'https://expungemyrecordnj.com/youth-drug-offender-expungement/',
  },
  {
    title: 'The same heroin, and a theft dismissed after a program',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2003-05-20' }).told(
      heroinAt20,
      as('c2', { ...pti, ...charged('2021-08-02').diverted('2021-11-17', { over: '2022-11-17' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2030-11-17', relief: 'nj-crime' },
      c2: { outcome: 'eligible', relief: 'nj-diverted' },
    },
    why: 'Another crime dismissed after a program closes the short way. N.J.S.A. 2C:52-5.',
    source: young,
  },
  {
    title: 'Selling less than an ounce of marijuana in 2015, told by its paragraph',
    asOf,
    life: settled.told({
      ...theft,
      grade: '4',
      offense: ['drug_sale'],
      statute: '2C:35-5b(12)',
      ...charged('2014-12-02').convicted('2015-01-10', { over: '2016-01-10' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2021-07-01', relief: 'nj-marijuana' } },
    why: 'Paragraph (b)(12) was expunged by operation of law. N.J.S.A. 2C:52-6.1.',
    source: weed,
  },
  {
    title: 'Selling a pound of marijuana, over for 3 years today',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['drug_sale', 'marijuana'],
      statute: '2C:35-5b(11)',
      ...charged('2021-12-02').convicted('2022-01-10', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-marijuana-petition' } },
    why: 'From an ounce to five pounds the wait is three years. N.J.S.A. 2C:52-5.1.',
    source: weedWait,
  },
  {
    title: 'The same sale, one day earlier',
    asOf: dayBefore,
    life: settled.told({
      ...theft,
      offense: ['drug_sale', 'marijuana'],
      statute: '2C:35-5b(11)',
      ...charged('2021-12-02').convicted('2022-01-10', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-marijuana-petition' } },
    why: 'Three years have not passed. N.J.S.A. 2C:52-5.1.',
    source: weedWait,
  },
  {
    title: 'A crime of 2010 and four fights after it',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2011-06-10' }) },
      fight('c2', '2014-03-01'),
      fight('c3', '2015-03-01'),
      fight('c4', '2016-03-01'),
      fight('c5', '2019-03-01'),
    ),
    expect: {
      c1: { outcome: 'needs_review', relief: 'nj-crime' },
      c2: { outcome: 'not_yet', on: '2029-03-01', relief: 'nj-clean-slate' },
      c5: { outcome: 'needs_review', relief: 'nj-disorderly' },
    },
    why: 'The law lets a crime go with up to three offenses. With four after it, the law can be read both ways. With a crime on the record § 2C:52-3 is closed to the offenses, so the same holds of them. N.J.S.A. 2C:52-2(a), 2C:52-3(a)(2).',
    source: chart,
  },
  {
    title: 'Endangering a child without sex or violence',
    asOf,
    life: settled.told(endangering),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'All of paragraph (a) is on the list, also where it had nothing to do with sex. State v. N.T.',
    source: endangeringCase,
  },
  {
    title: 'The same, by a graduate of Recovery Court',
    asOf,
    life: graduate.told(endangering),
    expect: { c1: { outcome: 'needs_review', relief: 'nj-recovery-court-child' } },
    why: 'Ten years after Recovery Court it may go, if it was without violence. P.L.2021, c.460.',
    source: graduates,
  },
  {
    title: 'False imprisonment of another’s child',
    asOf,
    life: settled.told({
      ...shoplifting,
      offense: ['child_victim'],
      statute: '2C:13-3',
      facts: { ownChild: false },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is on the list where the victim is a child, its parents apart. N.J.S.A. 2C:52-2(b).',
    source: list,
  },
  {
    title: 'A charge dropped in 2025',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2025-10-17', relief: 'nj-dismissed-by-itself' } },
    why: 'The court orders it when it dismisses the case. N.J.S.A. 2C:52-6(a).',
    source: directive,
  },
  {
    title: 'A charge dropped in 2018',
    asOf,
    life: settled.told({ ...dropped, ...charged('2018-01-10').dismissed('2018-03-10') }),
    expect: { c1: { outcome: 'eligible', relief: 'nj-not-convicted' } },
    why: 'Older cases need a petition, at any time. N.J.S.A. 2C:52-6(b).',
    source: directive,
  },
  {
    title: 'A charge dropped for a plea to another in the same case',
    asOf,
    life: settled.told(
      { ...theft, caseId: 'one', ...charged('2023-08-02').convicted('2023-11-17', { over: '2024-11-17' }) },
      as('c2', {
        ...dropped,
        caseId: 'one',
        dismissal: 'plea_to_other',
        ...charged('2023-08-02').dismissed('2023-11-17'),
      }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2029-11-17', relief: 'nj-crime' },
      c2: { outcome: 'not_yet', on: '2029-11-17', relief: 'nj-not-convicted' },
    },
    why: 'What was dropped in a deal goes with the conviction. N.J.S.A. 2C:52-14(c).',
    source: denial,
  },
  {
    title: 'Found not guilty because of insanity',
    asOf,
    life: settled.told({ ...dropped, facts: {}, ...charged('2015-01-10').notResponsible('2016-01-10') }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Such a verdict bars the expungement. N.J.S.A. 2C:52-6.',
    source:
      'https://schneiderfreibergerlaw.com/criminal-statutes/expungement-arrests-not-resulting-conviction-njsa-2c52-6/',
  },
  {
    title: 'Pretrial Intervention, dismissed 6 months ago today',
    asOf,
    life: settled.told(pti),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-diverted' } },
    why: 'After a program the wait is six months. N.J.S.A. 2C:52-6(c).',
    source: 'https://cleanslateclearinghouse.org/policies/nj-d-3/',
  },
  {
    title: 'The same program, one day earlier',
    asOf: dayBefore,
    life: settled.told(pti),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-diverted' } },
    why: 'Six months have not passed. N.J.S.A. 2C:52-6(c).',
    source: 'https://cleanslateclearinghouse.org/policies/nj-d-3/',
  },
  {
    title: 'A juvenile theft, over since 1998',
    asOf,
    life: settled.told(juvenile),
    expect: { c1: { outcome: 'eligible', on: '2001-06-10', relief: 'nj-juvenile' } },
    why: 'A juvenile record may be expunged after three years. N.J.S.A. 2C:52-4.1(b).',
    source:
      'https://nationalreentryresourcecenter.org/cleanslate/compare-records-clearance-policies?page=114',
  },
  {
    title: 'A juvenile robbery, over since 1998',
    asOf,
    life: settled.told({ ...juvenile, grade: '2', offense: ['robbery'], statute: '2C:15-1' }),
    expect: { c1: { outcome: 'eligible', on: '2000-06-10', relief: 'nj-juvenile-seal' } },
    why: 'It cannot be expunged, but it can be sealed after two years. N.J.S.A. 2A:4A-62(a).',
    source: 'https://www.nationalreentryresourcecenter.org/cleanslate/states/new-jersey/policies/nj-ar-1',
  },
  {
    title: 'A graduate of Recovery Court',
    asOf,
    life: graduate.told(programTheft),
    expect: { c1: { outcome: 'eligible', relief: 'nj-recovery-court' } },
    why: 'Graduates may have their record expunged without a wait. N.J.S.A. 2C:35-14(m).',
    source: 'https://dwidrugarrest.blogspot.com/2016/06/protocol-for-drug-court-expungements.html',
  },
  {
    title: 'A graduate of Recovery Court with an older theft',
    asOf,
    life: graduate.told(
      { ...theft, ...charged('2012-01-10').convicted('2012-06-10', { over: '2014-06-10' }) },
      as('c2', programTheft),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'nj-recovery-court' },
      c2: { outcome: 'eligible', relief: 'nj-recovery-court' },
    },
    why: 'All earlier convictions go too, and none of them was during the program. N.J.S.A. 2C:35-14(m).',
    source: 'https://dwidrugarrest.blogspot.com/2016/06/protocol-for-drug-court-expungements.html',
  },
  {
    title: 'A graduate of Recovery Court who was convicted of a fight in those years',
    asOf,
    life: graduate.told(programTheft, fight('c2', '2024-03-01')),
    expect: {
      c1: { outcome: 'needs_review', relief: 'nj-recovery-court' },
      c2: { outcome: 'needs_review', relief: 'nj-recovery-court' },
    },
    why: 'A conviction during the program closes this way, even for a disorderly persons offense. N.J.S.A. 2C:35-14(m); In re D.C.',
    source: duringProgram,
  },
  {
    title: 'A graduate of Recovery Court with a robbery as a child',
    asOf,
    life: graduate.told(
      { ...juvenile, grade: '1', offense: ['robbery'], statute: '2C:15-1' },
      as('c2', programTheft),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'nj-recovery-court' },
      c2: { outcome: 'eligible', relief: 'nj-recovery-court' },
    },
    why: 'Graduates may expunge juvenile findings too, also of crimes that adults never can. In re P.L. (2025).',
    source: juvenileFinding,
  },
  {
    title: 'Leaving the scene of a deadly crash, 20 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['traffic'],
      statute: '2C:11-5.1',
      ...charged('2001-01-10').convicted('2001-10-22', { over: '2006-10-22' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The list names all of chapter 11, death by auto apart. N.J.S.A. 2C:52-2(b); In re H.M.S. (2020).',
    source: leavingScene,
  },
  {
    title: 'Death by auto, over for 5 years today',
    asOf,
    life: settled.told({ ...theft, grade: '2', offense: ['homicide'], statute: '2C:11-5' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'Death by auto is the one killing that can be expunged. N.J.S.A. 2C:52-2(b).',
    source: list,
  },
  {
    title: 'That death by auto, one day earlier',
    asOf: dayBefore,
    life: settled.told({ ...theft, grade: '2', offense: ['homicide'], statute: '2C:11-5' }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'Five years have not passed since the sentence ended. N.J.S.A. 2C:52-2(a).',
    source: list,
  },
  {
    title: 'Shoplifting 5 years ago, and a crime expunged before',
    asOf,
    life: settled.but({ reliefReceived: 1, reliefs: [{ level: 'felony' }] }).told(shoplifting),
    expect: { c1: { outcome: 'not_yet', on: '2031-11-17', relief: 'nj-clean-slate' } },
    why: 'Who had a crime expunged is denied here too, and waits for clean slate. N.J.S.A. 2C:52-3(b), 2C:52-14(e).',
    source: offensesText,
  },
  {
    title: 'A syringe 5 years ago, and a crime expunged before',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'felony' }] })
      .told({ ...shoplifting, offense: ['drug_possession'], statute: '2C:36-6' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-disorderly' } },
    why: 'For needles and syringes an earlier expungement is no bar. P.L.2021, c.403.',
    source: graduates,
  },
  {
    title: 'A little marijuana sold near a school, over last month',
    asOf,
    life: settled.told(
      { ...smallSale, caseId: 'one', statute: '2C:35-5b(12)', grade: '4' },
      { ...smallSale, id: 'c2', caseId: 'one', statute: '2C:35-7a', grade: '3' },
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-10-17', relief: 'nj-marijuana-petition' },
      c2: { outcome: 'eligible', on: '2026-10-17', relief: 'nj-marijuana-petition' },
    },
    why: 'Beside a sale of less than an ounce the charge near a school needs no wait either. N.J.S.A. 2C:52-5.1(a)(1)(a).',
    source: weedPetition,
  },
  {
    title: 'Criminal sexual contact of the 3rd degree, told without its paragraph',
    asOf,
    life: settled.told({ ...theft, offense: ['sexual'], statute: '2C:14-3' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Of the 3rd degree it is the aggravated kind, which is on the list. N.J.S.A. 2C:14-3(a), 2C:52-2(b).',
    source: list,
  },
  {
    title: 'Robbery that was told as a disorderly persons offense',
    asOf,
    life: settled.told({ ...shoplifting, offense: ['robbery'], statute: '2C:15-1' }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Robbery is always a crime. Either the section or the level is not right. N.J.S.A. 2C:15-1, 2C:52-2(b).',
    source: list,
  },
  {
    title: 'Theft of a trafficking victim, last year',
    asOf,
    life: settled.told({
      ...shoplifting,
      traffickingVictim: true,
      ...charged('2025-01-10').convicted('2025-06-10', { over: '2025-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'nj-trafficking' } },
    why: 'All but the gravest crimes can be vacated. N.J.S.A. 2C:44-1.1.',
    source: 'https://freedomnetworkusa.org/srp_states/nj/',
  },
  {
    title: 'A pardoned robbery',
    asOf,
    life: settled.told({
      ...theft,
      grade: '2',
      offense: ['robbery'],
      statute: '2C:15-1',
      pardonedDate: '2025-01-10',
      ...charged('2000-01-10').pardoned('2001-06-10', { over: '2006-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-01-10', relief: 'nj-pardoned' } },
    why: 'A pardon lifts what the conviction itself bars. In re T.O.',
    source: 'https://fredsisto.com/gubernatorial-pardons-and-expungements-part-2/',
  },
  {
    title: 'A youth’s drunk driving case that was dismissed two years ago today',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2008-03-14' }).told({
      ...droppedYouthCase,
      ...charged('2024-05-01').dismissed('2024-11-17'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-juvenile-seal' } },
    why: 'Who was “the subject of a complaint” may have it sealed two years after the last order. N.J.S.A. 2A:4A-62(a)(1).',
    source: 'https://law.justia.com/codes/new-jersey/2017/title-2a/section-2a-4a-62/index.html',
  },
  {
    title: 'A youth’s drunk driving case that was dismissed two years ago tomorrow',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2008-03-14' }).told({
      ...droppedYouthCase,
      ...charged('2024-05-01').dismissed('2024-11-18'),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nj-juvenile-seal' } },
    why: 'Who was “the subject of a complaint” may have it sealed two years after the last order. N.J.S.A. 2A:4A-62(a)(1).',
    source: 'https://law.justia.com/codes/new-jersey/2017/title-2a/section-2a-4a-62/index.html',
  },
  {
    title: 'Taking an unlawful benefit as a public servant',
    asOf,
    life: settled.told({ ...theft, offense: ['official_misconduct'], statute: '2C:27-10' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only a public servant can commit it, and a crime that touched the office stays. N.J.S.A. 2C:52-2(b).',
    source: list,
  },
  {
    title: 'Bribery of the 3rd degree, told as a crime in office',
    asOf,
    life: settled.told({ ...theft, offense: ['official_misconduct'], statute: '2C:27-2' }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Who gave the bribe may have the crime expunged, who took it in office may not. N.J.S.A. 2C:52-2(b).',
    source: list,
  },
  {
    title: 'GHB to sell, of the 2nd degree',
    asOf,
    life: settled.told({
      ...theft,
      grade: '2',
      offense: ['drug_sale'],
      statute: '2C:35-5.2',
      ...charged('2006-08-02').convicted('2006-11-17', { over: '2010-11-17' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Selling drugs stays where it is of the 1st or 2nd degree. N.J.S.A. 2C:52-2(c).',
    source: list,
  },
  {
    title: 'Official misconduct of the 3rd degree',
    asOf,
    life: settled.told({ ...theft, offense: ['official_misconduct'], statute: '2C:30-2' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A public servant commits it, in either degree, and a crime that touched the office stays. N.J.S.A. 2C:30-2, 2C:52-2(b).',
    source: official,
  },
  {
    title: 'Helping an officer in official misconduct, without a public job',
    asOf,
    life: settled.told({
      ...theft,
      grade: '2',
      offense: ['official_misconduct'],
      statute: '2C:30-2',
      facts: { publicOffice: false },
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'The bar is for those who held the office, and not for a private person who helped. N.J.S.A. 2C:52-2(b); In re P.A.F. (2003).',
    source: helped,
  },
  {
    title: 'Bribery of the 3rd degree by somebody who held no public job',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['official_misconduct'],
      statute: '2C:27-2',
      facts: { publicOffice: false },
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'Bribery is not on the list, and it touched no office of this person. N.J.S.A. 2C:52-2(b); In re P.A.F. (2003).',
    source: helped,
  },
  {
    title: 'A death from drugs, of the 1st degree',
    asOf,
    life: settled.told({
      ...theft,
      grade: '1',
      offense: ['drug_sale'],
      statute: '2C:35-9',
      ...charged('2000-08-02').convicted('2000-11-17', { over: '2012-11-17' }),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The law names selling, distributing and having drugs to sell. Whether a death from drugs counts as such it does not say. N.J.S.A. 2C:52-2(c).',
    source: selling,
  },
  {
    title: 'Death by drunk driving under the strict law, over for 5 years today',
    asOf,
    life: settled.told({ ...theft, offense: ['homicide', 'dui'], statute: '2C:11-5.3' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nj-crime' } },
    why: 'The list spares vehicular homicide, also where it is strict liability. N.J.S.A. 2C:52-2(b).',
    source: reader,
  },
]);
