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

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';

const pages = {
  convictions: 'https://law.counselstack.com/statute/ut/77-40a-303',
  nonConvictions: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-302',
  acquittals: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-206',
  cleanSlate: 'https://law.counselstack.com/statute/ut/77-40a-205',
  started: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-204',
  review: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  violent:
    'https://print.casetext.com/statute/utah-code/title-76-utah-criminal-code/chapter-3-punishments/section-76-3-2035-habitual-violent-offender-definition-procedure-penalty',
  gun: 'https://le.utah.gov/~1998/bills/hbillenr/HB0146.htm',
  drunk: 'https://provocriminaldefense.com/2021/10/21/dui-utah-expungements',
  supervision: 'https://le.utah.gov/~2024/bills/hbillint/HB0352S06.htm',
  deletion: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-202',
  county: 'https://saltlakecounty.gov/ohcjr/expungement/traffic-expungement',
  violentBefore: 'https://www.lawscb.com/services/criminal-defense/definitions/',
  limits: 'https://stoneriverlaw.com/utah-criminal-defense/utah-expungement-lawyers',
  tenYears: 'https://github.com/DBusch-Developer/turnleaf',
  drugs: 'https://smolandlaw.com/utah-eases-expungement-eligibility-especially-for-prior-drug-convictions',
  abeyance:
    'https://smolandlaw.com/practice-areas/expungements/determining-if-youre-eligible-for-expungement-in-utah/',
  order:
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-306-order-of-expungement',
  petition:
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-305-petition-for-expungement-prosecutorial-responsibility-hearing',
  pardon: 'https://www.lawserver.com/law/state/utah/ut-code/utah_code_77-27-5-1',
  trafficking: 'https://cleanslateclearinghouse.org/policies/ut-c-7/',
  juvenile:
    'https://casetext.com/statute/utah-code/title-80-utah-juvenile-code/chapter-6-juvenile-justice/part-10-juvenile-records-and-expungement/section-80-6-10041-petition-to-expunge-adjudication-hearing-and-notice-waiver-order',
  juvenileDropped: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-3/',
  juvenileSettled: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-5/',
  protectiveOrders: 'https://rasa-legal.com/blog/protective-orders-eligibility',
  juvenileVacatur: 'https://legalfix.com/statutes/state-codes/utah/title-78a/chapter-6/part-11/section-1114',
};

/** A class B theft with every question answered: convicted in 2019, a year of probation. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'b',
  offense: ['theft'],
  statute: '76-6-404',
  ...charged('2019-01-12').convicted('2019-05-09', { over: '2020-05-09' }),
  sentence: ['probation', 'fine'],
};

const settled = person<Grade>({ ...nothingElse, born: '1976-04-12' });

/** The theft, convicted and over on other days. */
function over(dispositionDate: string, completedDate: string, rest: Told = {}): Told {
  const year = Number(dispositionDate.slice(0, 4));
  return {
    ...theft,
    ...charged(`${year - 1}-06-01`).convicted(dispositionDate, { over: completedDate }),
    ...rest,
  };
}

function ended(disposition: Told['disposition'], dispositionDate: string, rest: Told = {}): Told {
  const { completedDate, completed, sentence, ...charge } = theft;
  const year = Number(dispositionDate.slice(0, 4));
  return { ...charge, disposition, dispositionDate, offenseDate: `${year - 1}-06-01`, ...rest };
}

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

const felony: Told = { level: 'felony', grade: '3', statute: '76-6-404' };
const classA: Told = { grade: 'a' };
const possession: Told = { offense: ['drug_possession'], statute: '58-37-8' };
const dui: Told = { offense: ['dui'], statute: '41-6a-502' };
const speeding: Told = {
  level: 'infraction',
  offense: ['traffic'],
  statute: '41-6a-601',
  sentence: ['fine'],
};
const youth: Told = { court: 'juvenile', sentence: ['probation'] };

/** The same charge in several cases of its own. */
function several(count: number, charge: (index: number) => Told): Told[] {
  return Array.from({ length: count }, (_, index) => ({ ...charge(index), id: `c${index + 1}` }));
}

export const cases = worked<Grade>([
  story(
    'Class B theft of 2019, nothing else',
    [theft],
    { c1: { outcome: 'automatic', on: '2026-01-01', relief: 'ut-clean-slate' } },
    'Class B is cleared by itself 6 years after the day it was decided, again since January 1, 2026: §§ 77-40a-204(3), -205(2).',
    pages.cleanSlate,
  ),
  story(
    'The day before six years are over',
    [over('2020-11-16', '2021-11-16')],
    { c1: { outcome: 'eligible', on: '2025-11-16', relief: 'ut-conviction-petition' } },
    'Too soon for clearing by itself, but 4 years after probation a petition is open: §§ 77-40a-205(2), -303(1)(c).',
    pages.convictions,
  ),
  story(
    'The day six years are over',
    [over('2020-11-15', '2021-11-15')],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ut-clean-slate' } },
    'The 6 years of § 77-40a-205(2) are counted from the day it was decided, not from the end of probation.',
    pages.cleanSlate,
  ),
  story(
    'Four years after probation tomorrow',
    [over('2021-11-16', '2022-11-16')],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'A petition for class B needs 4 years since probation ended: § 77-40a-303(1)(c).',
    pages.convictions,
  ),
  story(
    'Four years after probation today',
    [over('2021-11-15', '2022-11-15')],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-conviction-petition' } },
    'The 4 years of § 77-40a-303(1)(c) end on the same day of the calendar.',
    pages.convictions,
  ),
  story(
    'A fine alone: the wait starts at the conviction',
    [over('2023-11-15', '2025-03-01', { grade: 'c', sentence: ['fine'] })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-conviction-petition' } },
    'Class C needs 3 years since the conviction. Paying a fine late does not start it anew: § 77-40a-303(1)(c).',
    pages.convictions,
  ),
  story(
    'An infraction of 2022',
    [
      over('2022-02-01', '2022-02-01', {
        level: 'infraction',
        offense: ['public_order'],
        sentence: ['fine'],
      }),
    ],
    { c1: { outcome: 'eligible', on: '2025-02-01', relief: 'ut-conviction-petition' } },
    'Three years for an infraction by petition, five before it is cleared by itself: §§ 77-40a-205, -303.',
    pages.convictions,
  ),
  story(
    'Class A theft, five years after probation',
    [over('2020-10-01', '2021-11-15', classA)],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-conviction-petition' } },
    'Class A needs 5 years and is not cleared by itself unless it is drug possession: §§ 77-40a-205, -303.',
    pages.convictions,
  ),
  story(
    'Class A drug possession, seven years on the day',
    [over('2019-11-15', '2021-11-20', { ...classA, ...possession })],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ut-clean-slate' } },
    'Class A drug possession is cleared by itself after 7 years: § 77-40a-205(2).',
    pages.cleanSlate,
  ),
  story(
    'A third-degree felony theft, seven years tomorrow',
    [over('2017-11-16', '2019-11-16', felony)],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'A felony needs 7 years since probation ended: § 77-40a-303(1)(c).',
    pages.convictions,
  ),
  story(
    'A third-degree felony theft, seven years today',
    [over('2017-11-15', '2019-11-15', felony)],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-conviction-petition' } },
    'A felony needs 7 years since probation ended: § 77-40a-303(1)(c).',
    pages.convictions,
  ),
  story(
    'Felony drug possession, five years',
    [over('2019-11-15', '2021-11-15', { ...felony, ...possession })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-conviction-petition' } },
    'Felony drug possession needs 5 years, not 7: § 77-40a-303(1)(c).',
    pages.convictions,
  ),
  story(
    'Selling drugs, a second-degree felony',
    [
      over('2012-03-01', '2019-12-01', {
        ...felony,
        grade: '2',
        offense: ['drug_sale'],
        statute: '58-37-8(1)(a)(ii)',
      }),
    ],
    { c1: { outcome: 'not_yet', on: '2026-12-01' } },
    'It is no drug possession: the 7 years of § 77-40a-303(1)(c) apply.',
    pages.convictions,
  ),
  story(
    'A misdemeanor drunk driving conviction, ten years today',
    [over('2015-11-15', '2016-11-15', dui)],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-conviction-petition' } },
    'Misdemeanor drunk driving needs 10 years and is never cleared by itself: §§ 77-40a-205(3), -303(1)(c).',
    pages.convictions,
  ),
  story(
    'A misdemeanor drunk driving conviction, eight years',
    [over('2017-11-15', '2018-11-15', dui)],
    { c1: { outcome: 'not_yet', on: '2028-11-15' } },
    'Misdemeanor drunk driving needs 10 years: § 77-40a-303(1)(c).',
    pages.convictions,
  ),
  story(
    'Refusing the test, five years after probation',
    [over('2020-07-15', '2021-07-15', { offense: ['obstruction'], statute: '41-6a-520.1' })],
    { c1: { outcome: 'not_yet', on: '2031-07-15' } },
    'Refusing a chemical test stands among the offenses of § 41-6a-501(2), which need 10 years: § 77-40a-303(1)(c).',
    pages.drunk,
  ),
  story(
    'Felony drunk driving',
    [over('2005-03-01', '2008-03-01', { ...felony, ...dui })],
    { c1: { outcome: 'not_eligible' } },
    'Felony drunk driving cannot be expunged: § 77-40a-303(2)(a)(iv). A pardon or a reduction is left.',
    pages.convictions,
  ),
  story(
    'Felony drunk driving, told by the section on when it is one',
    [over('2005-03-01', '2008-03-01', { ...felony, ...dui, statute: '41-6a-503' })],
    { c1: { outcome: 'not_eligible' } },
    'Felony drunk driving cannot be expunged: § 77-40a-303(2)(a)(iv). A pardon or a reduction is left.',
    pages.convictions,
  ),
  story(
    'A first-degree felony',
    [over('2000-03-01', '2010-03-01', { ...felony, grade: '1', offense: ['drug_sale'], statute: '58-37-8' })],
    { c1: { outcome: 'not_eligible' } },
    'A first-degree felony cannot be expunged: § 77-40a-303(2)(a)(ii).',
    pages.convictions,
  ),
  story(
    'Aggravated assault, a third-degree felony',
    [over('2005-03-01', '2008-03-01', { ...felony, offense: ['assault', 'violent'], statute: '76-5-103' })],
    { c1: { outcome: 'not_eligible' } },
    'Aggravated assault is a violent felony: §§ 77-40a-303(2)(a)(iii), 76-3-203.5.',
    pages.violent,
  ),
  story(
    'A felony of family violence before a child, under the number of its time',
    [
      over('2005-03-01', '2008-03-01', {
        ...felony,
        offense: ['domestic_violence'],
        statute: '76-5-109.1',
      }),
    ],
    { c1: { outcome: 'not_eligible' } },
    'Family violence in the presence of a child is a violent felony: § 76-3-203.5(1)(c)(i)(J).',
    pages.violentBefore,
  ),
  story(
    'Burglary of a home and burglary of a shop',
    [
      over('2005-03-01', '2008-03-01', {
        ...felony,
        caseId: 'k1',
        grade: '2',
        offense: ['burglary'],
        statute: '76-6-202',
      }),
      over('2005-03-01', '2008-03-01', {
        ...felony,
        id: 'c2',
        caseId: 'k1',
        offense: ['burglary'],
        statute: '76-6-202',
      }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'eligible', relief: 'ut-conviction-petition' } },
    'Burglary of a home, of the second degree, is a violent felony; other burglary is not: § 76-3-203.5.',
    pages.violent,
  ),
  story(
    'Breaking into a partner’s home, told without its section',
    [
      over('2005-03-01', '2008-03-01', {
        ...felony,
        grade: '2',
        offense: ['burglary', 'domestic_violence'],
        statute: undefined,
      }),
    ],
    { c1: { outcome: 'not_eligible' } },
    'Burglary of a home, of the second degree, is a violent felony: § 76-3-203.5.',
    pages.violent,
  ),
  story(
    'A gun in the hands of a restricted person',
    [over('2008-03-01', '2011-03-01', { ...felony, offense: ['weapon'], statute: '76-10-503' })],
    { c1: { outcome: 'not_eligible' } },
    'HB 146 of 1998 put § 76-10-503 on the list of violent felonies in § 76-3-203.5.',
    pages.gun,
  ),
  story(
    'A gun felony without its section',
    [over('2008-03-01', '2011-03-01', { ...felony, offense: ['weapon'], statute: undefined })],
    { c1: { outcome: 'needs_review' } },
    'Some gun felonies are on the list in § 76-3-203.5, and whether the others are could not be read.',
    pages.gun,
  ),
  story(
    'Class B assault',
    [over('2015-03-01', '2016-03-01', { offense: ['assault', 'violent'], statute: '76-5-102' })],
    { c1: { outcome: 'eligible', relief: 'ut-conviction-petition' } },
    'Crimes of Title 76, Chapter 5 are not cleared by themselves, but a misdemeanor may be expunged: §§ 77-40a-205(3), -303.',
    pages.review,
  ),
  story(
    'Family violence, with a protective order in force',
    [over('2015-03-01', '2016-03-01', { offense: ['domestic_violence', 'assault'], statute: '76-5-102' })],
    { c1: { outcome: 'not_yet', on: null } },
    'Since May 6, 2026 any protective order against you stands in the way: § 77-40a-303(2)(f), HB 110.',
    pages.review,
    { protectionOrder: true },
  ),
  {
    ...story(
      'Family violence, with a protective order in force, a day before the law of 2026',
      [over('2015-03-01', '2016-03-01', { offense: ['domestic_violence', 'assault'], statute: '76-5-102' })],
      { c1: { outcome: 'needs_review' } },
      'Until May 5, 2026 only an order that belonged to the case stood in the way: HB 110 took these words out.',
      pages.review,
      { protectionOrder: true },
    ),
    asOf: '2026-05-05',
  },
  story(
    'A charge that was dropped, with a protective order in force',
    [ended('dismissed', '2023-04-03', { dismissal: 'without_prejudice' })],
    { c1: { outcome: 'needs_review' } },
    'HB 110 speaks of convictions, § 77-40a-303. Whether § 77-40a-302 asks the same is told both ways.',
    pages.protectiveOrders,
    { protectionOrder: true },
  ),
  story(
    'Restitution is still owed',
    [{ ...theft, restitutionPaid: false }],
    { c1: { outcome: 'not_yet', on: null } },
    'Restitution must be paid for either way: §§ 77-40a-205(3), -303(1)(b).',
    pages.convictions,
  ),
  story(
    'Another case is open',
    [theft],
    { c1: { outcome: 'not_yet', on: null } },
    'An open criminal case stops the certificate: § 77-40a-303(2)(b).',
    pages.convictions,
    { pendingCharges: true },
  ),
  story(
    'An old class B theft, on court probation for a new one',
    [over('2015-03-01', '2016-03-01'), over('2026-03-01', '2027-03-01', { id: 'c2', completed: false })],
    { c1: { outcome: 'needs_review', relief: 'ut-clean-slate' } },
    'Only prison and supervision by the Department of Corrections stop clearing by itself, and who supervises we do not know: HB 352 (2024).',
    pages.supervision,
  ),
  story(
    'A sex offense that calls for registration',
    [over('2010-03-01', '2012-03-01', { ...classA, offense: ['sexual'], statute: '76-9-702.7' })],
    { c1: { outcome: 'not_eligible' } },
    'What calls for registration cannot be expunged: § 77-40a-303(2)(a).',
    pages.review,
    { mustRegister: true },
  ),
  story(
    'Lewdness, class B',
    [over('2010-03-01', '2012-03-01', { offense: ['sexual'], statute: '76-9-702' })],
    { c1: { outcome: 'eligible', relief: 'ut-conviction-petition' } },
    'One conviction of lewdness does not call for registration: §§ 77-40a-303(2)(a), 53-29-203(1).',
    'https://lexace.ai/us/statute/utah/53-29-203',
  ),
  story(
    'Lewdness involving a child',
    [over('2010-03-01', '2012-03-01', { ...classA, offense: ['sexual'], statute: '76-9-702.5' })],
    { c1: { outcome: 'not_eligible' } },
    'It calls for registration, and what does is never expunged: §§ 77-40a-303(2)(a), 53-29-202.',
    'https://www.utahcriminallaw.net/happens-register-sex-offender-utah/',
  ),
  story(
    'Enticing a minor, class B',
    [over('2010-03-01', '2012-03-01', { offense: ['sexual', 'child_victim'], statute: '76-5-417' })],
    { c1: { outcome: 'eligible', relief: 'ut-conviction-petition' } },
    'Only “a felony or class A misdemeanor violation of enticing a minor” calls for registration: § 53-29-202(1)(a)(iii).',
    'https://lexace.ai/us/statute/utah/53-29-202',
  ),
  story(
    'Enticing a minor, class A, by its section of then',
    [
      over('2010-03-01', '2012-03-01', {
        ...classA,
        offense: ['sexual', 'child_victim'],
        statute: '76-4-401',
      }),
    ],
    { c1: { outcome: 'not_eligible' } },
    '“A felony or class A misdemeanor violation of enticing a minor”: § 53-29-202(1)(a)(iii).',
    'https://lexace.ai/us/statute/utah/53-29-202',
  ),
  story(
    'Unlawful sexual activity with a minor, class B',
    [over('2010-03-01', '2012-03-01', { offense: ['sexual', 'child_victim'], statute: '76-5-401(3)(b)' })],
    { c1: { outcome: 'eligible', relief: 'ut-conviction-petition' } },
    '“Except as provided in Subsection 76-5-401(3)(b) or (c)”: § 53-29-202(1)(a)(ix).',
    'https://lexace.ai/us/statute/utah/53-29-202',
  ),
  story(
    'Sexual exploitation of a vulnerable adult, told by its section alone',
    [over('2010-03-01', '2012-03-01', { ...felony, offense: undefined, statute: '76-5b-202' })],
    { c1: { outcome: 'not_eligible' } },
    'It calls for registration: § 53-29-202(1)(a)(iv).',
    'https://lexace.ai/us/statute/utah/53-29-202',
  ),
  story(
    'Two felonies in two cases, the last over eight years ago',
    [over('2010-03-01', '2013-03-01', felony), over('2014-03-01', '2018-03-01', { ...felony, id: 'c2' })],
    { c1: { outcome: 'not_yet', on: '2028-03-01' }, c2: { outcome: 'not_yet', on: '2028-03-01' } },
    'Two felonies are too many until ten years have passed since the last of them ended: § 77-40a-303(4)(a), (7).',
    pages.tenYears,
  ),
  story(
    'Two felonies in two cases, ten clean years',
    [over('2010-03-01', '2013-03-01', felony), over('2012-03-01', '2016-11-15', { ...felony, id: 'c2' })],
    {
      c1: { outcome: 'eligible', relief: 'ut-conviction-petition' },
      c2: { outcome: 'eligible', relief: 'ut-conviction-petition' },
    },
    'After ten years one more felony is allowed: § 77-40a-303(7).',
    pages.tenYears,
  ),
  story(
    'Two felonies in one case',
    [
      over('2014-03-01', '2018-03-01', { ...felony, caseId: 'k1' }),
      over('2014-03-01', '2018-03-01', { ...felony, id: 'c2', caseId: 'k1' }),
    ],
    {
      c1: { outcome: 'eligible', on: '2025-03-01', relief: 'ut-conviction-petition' },
      c2: { outcome: 'eligible', relief: 'ut-conviction-petition' },
    },
    'Only felonies from separate criminal episodes count apart: § 77-40a-303(4)(a).',
    pages.limits,
  ),
  story(
    'Three felonies in three cases, ten clean years',
    several(3, (index) => over(`200${index + 3}-03-01`, '2010-03-01', felony)),
    { c1: { outcome: 'not_eligible' } },
    'Three are more than one above the limit: § 77-40a-303(4)(a), (7).',
    pages.tenYears,
  ),
  story(
    'A felony and a class A misdemeanor',
    [over('2014-03-01', '2018-03-01', felony), over('2012-03-01', '2013-03-01', { ...classA, id: 'c2' })],
    {
      c1: { outcome: 'eligible', relief: 'ut-conviction-petition' },
      c2: { outcome: 'eligible', relief: 'ut-conviction-petition' },
    },
    'Two convictions of which one is a felony are within the limits: § 77-40a-303(4).',
    pages.limits,
  ),
  story(
    'Three convictions, two of class A',
    [
      over('2015-03-01', '2018-03-01', classA),
      over('2013-03-01', '2014-03-01', { ...classA, id: 'c2' }),
      over('2012-03-01', '2013-03-01', { id: 'c3', grade: 'c' }),
    ],
    { c1: { outcome: 'not_yet', on: '2028-03-01' }, c3: { outcome: 'not_yet', on: '2028-03-01' } },
    'Three convictions with two of class A are too many until ten years have passed: § 77-40a-303(4)(b), (7).',
    pages.limits,
  ),
  story(
    'Four convictions, three of class B',
    several(4, (index) => over(`201${index + 2}-03-01`, '2018-03-01', index === 3 ? { grade: 'c' } : {})),
    { c1: { outcome: 'not_yet', on: '2028-03-01' } },
    'Four convictions with three of class B are too many: § 77-40a-303(4)(c).',
    pages.limits,
  ),
  story(
    'Three class B convictions',
    several(3, (index) => over(`201${index + 2}-03-01`, '2018-03-01')),
    {
      c1: { outcome: 'automatic', relief: 'ut-clean-slate' },
      c2: { outcome: 'automatic', relief: 'ut-clean-slate' },
      c3: { outcome: 'automatic', relief: 'ut-clean-slate' },
    },
    'Three of class B alone are within the limits: § 77-40a-303(4)(c).',
    pages.limits,
  ),
  story(
    'Five class C convictions',
    several(5, (index) => over(`201${index + 2}-03-01`, '2018-03-01', { grade: 'c' })),
    { c1: { outcome: 'not_yet', on: '2028-03-01' } },
    'Five convictions of any degree are too many: § 77-40a-303(4)(d).',
    pages.limits,
  ),
  story(
    'Seven old class C convictions',
    several(7, (index) => over(`200${index + 2}-03-01`, '2010-03-01', { grade: 'c' })),
    { c1: { outcome: 'needs_review' } },
    'How far § 77-40a-303(7) lifts the limits after ten years could not be read.',
    pages.tenYears,
  ),
  story(
    'Four drug possessions and two thefts',
    [
      ...several(4, (index) => over(`201${index + 1}-03-01`, '2018-03-01', possession)),
      over('2016-03-01', '2018-03-01', { id: 'c5' }),
      over('2017-03-01', '2018-03-01', { id: 'c6' }),
    ],
    {
      c1: { outcome: 'automatic', relief: 'ut-clean-slate' },
      c5: { outcome: 'automatic', relief: 'ut-clean-slate' },
    },
    'Drug possession is counted apart, and up to four of them are allowed: § 77-40a-303(4), (5).',
    pages.drugs,
  ),
  story(
    'One felony here and one in another state',
    [over('2014-03-01', '2018-03-01', felony)],
    { c1: { outcome: 'not_yet', on: '2028-03-01' } },
    'Convictions of all states count: § 77-40a-303(4)(a).',
    pages.review,
    { elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '2012-01-01' } },
  ),
  story(
    'Tickets do not count',
    [
      over('2014-03-01', '2018-03-01', classA),
      over('2013-03-01', '2018-03-01', { ...classA, id: 'c2' }),
      ...several(4, (index) => over(`201${index + 2}-05-01`, `201${index + 2}-05-01`, speeding)).map(
        (charge, index) => ({ ...charge, id: `t${index}` }),
      ),
    ],
    {
      c1: { outcome: 'eligible', relief: 'ut-conviction-petition' },
      t0: { outcome: 'automatic', relief: 'ut-traffic-deletion' },
    },
    'Infractions and traffic offenses do not count, and old ones are deleted: §§ 77-40a-202, -303.',
    pages.limits,
  ),
  story(
    'A speeding ticket of 2023',
    [over('2023-10-01', '2023-10-01', speeding)],
    { c1: { outcome: 'eligible', on: '2026-10-01', relief: 'ut-traffic-petition' } },
    'A traffic infraction may be expunged after 3 years without a certificate: § 77-40a-305(3).',
    pages.petition,
  ),
  story(
    'A speeding ticket of 2023 while a theft case is open',
    [over('2023-10-01', '2023-10-01', speeding)],
    { c1: { outcome: 'eligible', on: '2026-10-01', relief: 'ut-traffic-petition' } },
    'Only an open traffic case stands in the way of a traffic petition: § 77-40a-305(3)(b).',
    pages.petition,
    { pendingCharges: true, facts: { openCaseIsTraffic: false } },
  ),
  story(
    'A speeding ticket of 2023 while another ticket is open',
    [over('2023-10-01', '2023-10-01', speeding)],
    { c1: { outcome: 'not_yet', on: '2028-10-01', relief: 'ut-traffic-deletion' } },
    'An open traffic case stops the petition, but not the deletion after 5 years: §§ 77-40a-202, -305(3)(b).',
    pages.petition,
    { pendingCharges: true, facts: { openCaseIsTraffic: true } },
  ),
  story(
    'A traffic charge dropped three years ago, with probation for a theft',
    [
      ended('dismissed', '2022-10-01', { ...speeding, dismissal: 'without_prejudice' }),
      over('2026-03-01', '2027-03-01', { id: 'c2', completed: false }),
    ],
    { c1: { outcome: 'eligible', on: '2025-10-01', relief: 'ut-traffic-petition' } },
    'Three years after the dismissal the court takes the petition without a certificate: § 77-40a-305(3).',
    pages.petition,
  ),
  story(
    'Speeding and drunk driving in one case',
    [
      over('2010-10-01', '2010-10-01', { ...speeding, caseId: 'k1' }),
      over('2010-10-01', '2011-10-01', { ...dui, id: 'c2', caseId: 'k1' }),
    ],
    {
      c1: { outcome: 'eligible', on: '2021-10-01', relief: 'ut-case-petition' },
      c2: { outcome: 'eligible', on: '2021-10-01', relief: 'ut-conviction-petition' },
    },
    'Beside drunk driving it is no traffic offense case, so it is not deleted but goes with the conviction: § 77-40a-202(1).',
    pages.deletion,
  ),
  story(
    'Driving without insurance',
    [over('2023-10-01', '2023-10-01', { offense: ['traffic'], statute: '41-12a-302', sentence: ['fine'] })],
    { c1: { outcome: 'not_yet', on: '2027-10-01', relief: 'ut-conviction-petition' } },
    'It is no traffic offense here and needs a certificate, for class B after 4 years: §§ 77-40a-101, -303(1)(c).',
    pages.county,
  ),
  story(
    'A traffic charge dismissed with prejudice',
    [ended('dismissed', '2026-10-01', { ...speeding, dismissal: 'with_prejudice' })],
    { c1: { outcome: 'automatic', relief: 'ut-traffic-no-conviction' } },
    'A traffic case dismissed with prejudice is deleted by itself: § 77-40a-202.',
    pages.review,
  ),
  story(
    'Reckless driving',
    [over('2019-03-01', '2020-03-01', { offense: ['traffic'], statute: '41-6a-528' })],
    { c1: { outcome: 'eligible', relief: 'ut-conviction-petition' } },
    'Reckless driving is no traffic offense here and not cleared by itself: §§ 77-40a-101, -205(3).',
    pages.review,
  ),
  story(
    'Found not guilty, the sixtieth day tomorrow',
    [ended('acquitted', '2026-09-17')],
    { c1: { outcome: 'eligible', relief: 'ut-no-conviction-petition' } },
    'The court clears it by itself after 60 days; a petition is open before that: §§ 77-40a-206(2), -302(1).',
    pages.acquittals,
  ),
  story(
    'Found not guilty sixty days ago',
    [ended('acquitted', '2026-09-16')],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ut-automatic-no-conviction' } },
    'An acquittal is cleared by itself after 60 days: § 77-40a-206(2)(a).',
    pages.acquittals,
  ),
  story(
    'Dismissed with prejudice 180 days ago',
    [ended('dismissed', '2026-05-19', { dismissal: 'with_prejudice' })],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ut-automatic-no-conviction' } },
    'A dismissal with prejudice is cleared by itself after 180 days: § 77-40a-206(2)(b).',
    pages.acquittals,
  ),
  story(
    'Dismissed with prejudice last month',
    [ended('dismissed', '2026-10-15', { dismissal: 'with_prejudice' })],
    { c1: { outcome: 'eligible', relief: 'ut-no-conviction-petition' } },
    'A petition is open at once, 30 days after the arrest: § 77-40a-302(1).',
    pages.nonConvictions,
  ),
  story(
    'Dismissed without prejudice, 180 days tomorrow',
    [ended('dismissed', '2026-05-20', { dismissal: 'without_prejudice' })],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'Without prejudice a certificate takes 180 days or the prosecutor’s consent: § 77-40a-302(1)(b)(iii).',
    pages.nonConvictions,
  ),
  story(
    'Dismissed without prejudice 180 days ago',
    [ended('dismissed', '2026-05-19', { dismissal: 'without_prejudice' })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-no-conviction-petition' } },
    'Without prejudice a certificate takes 180 days: § 77-40a-302(1)(b)(iii).',
    pages.nonConvictions,
  ),
  story(
    'Dismissed last month, we do not know how',
    [ended('dismissed', '2026-10-15')],
    { c1: { outcome: 'needs_review' } },
    'With prejudice it is open now, without it takes 180 days: § 77-40a-302(1)(b).',
    pages.nonConvictions,
  ),
  story(
    'Arrested and never charged',
    [ended('no_charges', '2026-10-16')],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-no-conviction-petition' } },
    'Thirty days after the arrest, if no charges will be filed: § 77-40a-302(1).',
    pages.nonConvictions,
  ),
  story(
    'A plea in abeyance, finished this year',
    [ended('deferred', '2025-06-01', { completedDate: '2026-06-01', completed: true })],
    { c1: { outcome: 'eligible', relief: 'ut-no-conviction-petition' } },
    'A finished plea in abeyance is dismissed and may be expunged by petition: § 77-40a-302(1).',
    pages.abeyance,
  ),
  story(
    'A plea in abeyance, finished in 2018',
    [ended('deferred', '2017-06-01', { completedDate: '2018-06-01', completed: true })],
    { c1: { outcome: 'automatic', relief: 'ut-clean-slate' } },
    'A small plea in abeyance is cleared by itself like a conviction, counted from its dismissal: § 77-40a-205.',
    pages.cleanSlate,
  ),
  story(
    'Not guilty by reason of insanity',
    [ended('not_responsible', '2015-06-01')],
    { c1: { outcome: 'needs_review' } },
    'It is not cleared by itself, § 77-40a-206(3)(a); whether § 302 takes it as an acquittal could not be confirmed.',
    pages.acquittals,
  ),
  story(
    'Not guilty of one charge, the other dropped last month',
    [
      ended('acquitted', '2026-10-15', { caseId: 'k1' }),
      ended('dismissed', '2026-10-15', { id: 'c2', caseId: 'k1', dismissal: 'without_prejudice' }),
    ],
    { c1: { outcome: 'not_yet', on: '2027-04-13' }, c2: { outcome: 'not_yet', on: '2027-04-13' } },
    'The certificate is for the case, and a charge in it dismissed without prejudice takes 180 days: § 77-40a-302(1)(b).',
    pages.nonConvictions,
  ),
  story(
    'One charge dropped, one conviction in the same case',
    [
      over('2021-11-15', '2022-11-15', { caseId: 'k1' }),
      ended('dismissed', '2021-11-15', { id: 'c2', caseId: 'k1' }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'ut-conviction-petition' },
      c2: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-case-petition' },
    },
    'The certificate is for the case, so the dropped charge goes with the conviction: §§ 77-40a-101, -303.',
    pages.convictions,
  ),
  story(
    'Medical cannabis before its time',
    [
      over('2025-03-01', '2026-03-01', {
        offense: ['drug_possession', 'marijuana'],
        statute: '58-37-8',
        facts: { medicalCannabis: true },
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'ut-cannabis-petition' } },
    'With a qualifying condition and a medical amount there is no wait: § 77-40a-306(1)(d).',
    pages.order,
  ),
  story(
    'Forced into prostitution',
    [
      over('2025-03-01', '2026-03-01', {
        offense: ['prostitution'],
        statute: '76-10-1302',
        traffickingVictim: true,
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'ut-trafficking-vacatur' } },
    'A victim of trafficking may have it vacated without waiting: § 78B-9-104(1)(g).',
    pages.trafficking,
  ),
  story(
    'Pardoned in 2020',
    [over('2005-03-01', '2010-03-01', { ...felony, disposition: 'pardoned', pardonedDate: '2020-06-01' })],
    { c1: { outcome: 'automatic', relief: 'ut-pardon-expungement' } },
    'With a pardon the Board orders the record expunged: § 77-27-5.1(1).',
    pages.pardon,
  ),
  story(
    'Pardoned in 2010',
    [over('1995-03-01', '1998-03-01', { ...felony, disposition: 'pardoned', pardonedDate: '2010-06-01' })],
    { c1: { outcome: 'eligible', relief: 'ut-older-pardon-expungement' } },
    'A pardon from before May 14, 2013 gives a right to an expungement order: §§ 77-40a-303, 77-27-5.1.',
    pages.pardon,
  ),
  story(
    'A youth finding, a year after the case ended',
    [over('2024-03-01', '2025-11-15', youth)],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ut-juvenile-petition' } },
    'At 18, a year after the juvenile court let go: § 80-6-1004.1(1).',
    pages.juvenile,
    { born: '2007-08-17' },
  ),
  story(
    'A youth charge that was dropped',
    [ended('dismissed', '2024-03-01', youth)],
    { c1: { outcome: 'eligible', relief: 'ut-juvenile-no-finding' } },
    'Who was never found against may ask at 18: § 80-6-1004.3(1).',
    pages.juvenileDropped,
    { born: '2007-08-17' },
  ),
  story(
    'A youth case settled without a judge',
    [over('2023-09-01', '2024-02-01', { ...youth, disposition: 'diverted' })],
    { c1: { outcome: 'automatic', relief: 'ut-juvenile-adjustment-automatic' } },
    'Settled after October 1, 2023, it is cleared at 18: § 80-6-1004.5(1).',
    pages.juvenileSettled,
    { born: '2007-03-09' },
  ),
  story(
    'A youth case settled without a judge in 2020',
    [over('2019-09-01', '2020-02-01', { ...youth, disposition: 'diverted' })],
    { c1: { outcome: 'eligible', relief: 'ut-juvenile-adjustment' } },
    'Finished before October 1, 2023 it is not cleared by itself, but a petition must be granted: §§ 80-6-1004.2, 80-6-1004.5.',
    pages.juvenileSettled,
    { born: '2002-08-17' },
  ),
  story(
    'Youth prostitution',
    [over('2025-12-01', '2026-03-01', { ...youth, offense: ['prostitution'], statute: '76-10-1302' })],
    { c1: { outcome: 'eligible', relief: 'ut-juvenile-vacatur' } },
    'A youth finding for prostitution may be vacated: § 80-6-1002.',
    pages.juvenileVacatur,
    { born: '2009-01-03' },
  ),
  story(
    'A misdemeanor whose class we do not know',
    [{ ...over('2021-06-01', '2022-06-01'), grade: undefined }],
    { c1: { outcome: 'needs_review' } },
    'The wait of § 77-40a-303(1)(c) turns on the class.',
    pages.convictions,
  ),
  story(
    'We know the theft but not whether the sentence is over',
    [{ ...over('2021-06-01', '2022-06-01'), completed: undefined, completedDate: undefined }],
    { c1: { outcome: 'needs_review' } },
    'The wait of § 77-40a-303(1)(c) starts when probation ends.',
    pages.convictions,
  ),
  story(
    'A plea in abeyance told as dismissed',
    [ended('deferred', '2025-06-01', { completedDate: '2026-06-01', completed: true, ...calledDismissed })],
    { c1: { outcome: 'eligible', relief: 'ut-no-conviction-petition' } },
    'A finished plea in abeyance is dismissed and may be expunged by petition, without the 180 days of other dismissals: § 77-40a-302(1).',
    pages.abeyance,
  ),
  story(
    'A plea of “no contest” held in abeyance, told as pleading guilty',
    [ended('deferred', '2025-06-01', { completedDate: '2026-06-01', completed: true, ...calledGuilty })],
    { c1: { outcome: 'eligible', relief: 'ut-no-conviction-petition' } },
    'A finished plea in abeyance is no conviction: § 77-40a-302(1).',
    pages.abeyance,
  ),
]);
