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
import { pages } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';
const guide = 'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction';
const forms = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const resumed =
  'https://www.disabilityandrepresentation.com/nc-legal-news/2025-expunction-guide-available-for-free/';

/** A misdemeanor larceny with every question answered. */
const larceny: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: '1',
  offense: ['theft'],
  statute: '14-72',
  ...charged('2020-01-10').convicted('2020-05-09', { over: '2021-05-09' }),
  sentence: ['probation'],
};

const settled = person<Grade>({ ...nothingElse, born: '1980-04-12' });

/** The larceny, with the case that matters put over it: offense half a year before, sentence over half a year after. */
function charge(dispositionDate: string, over: Told = {}): Told {
  const year = Number(dispositionDate.slice(0, 4));
  return {
    ...larceny,
    ...charged(`${year - 1}-11-01`).convicted(dispositionDate, { over: dispositionDate }),
    ...over,
  };
}

const second = { id: 'c2', caseId: 'k2' };
const third = { id: 'c3', caseId: 'k3' };
const felonyLarceny: Told = { level: 'felony', grade: 'h' };
const assaultOnFemale: Told = {
  grade: 'a1',
  offense: ['assault', 'domestic_violence'],
  statute: '14-33(c)(2)',
};
const dwi: Told = { grade: 'ungraded', offense: ['dui', 'traffic'], statute: '20-138.1' };

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

const eligible = (relief: string): Expected => ({ outcome: 'eligible', relief });
const notYet = (on: string | null): Expected => ({ outcome: 'not_yet', on });
const no: Expected = { outcome: 'not_eligible' };
const review: Expected = { outcome: 'needs_review' };

const one = eligible('nc-one-misdemeanor');
const felony = eligible('nc-one-felony');
const petition = eligible('nc-dismissed-petition');

export const cases = worked<Grade>([
  story(
    'A misdemeanor theft of 2016, told without its class or section',
    [charge('2016-05-09', { grade: undefined, statute: undefined })],
    { c1: eligible('nc-one-misdemeanor') },
    'Class A1 is for assaults and the like. A theft is read as one of the other classes: G.S. 15A-145.5(a)(1).',
    guide,
  ),
  story(
    'A drug felony of 2010, told by the paragraph on Schedule VI',
    [
      charge('2010-05-09', {
        level: 'felony',
        grade: 'i',
        offense: ['drug_possession'],
        statute: '90-95(d)(4)',
      }),
    ],
    { c1: felony },
    'Meth, heroin and cocaine stand in Schedules I and II: G.S. 15A-145.5(a)(5), 90-95(d)(4).',
    guide,
  ),
  story(
    'A misdemeanor by force of 2016, told without its class or section',
    [charge('2016-05-09', { grade: undefined, statute: undefined, offense: ['violent'] })],
    { c1: review },
    'It may be of class A1, or an assault: G.S. 15A-145.5(a)(1), (2).',
    guide,
  ),
  story(
    'One larceny from 2020, nothing since',
    [larceny],
    { c1: one },
    'One nonviolent misdemeanor may be expunged after 3 years: G.S. 15A-145.5(c)(1), as changed by S.L. 2025-71.',
    pages.threeYears,
  ),
  story(
    'The day before three years are over',
    [charge('2023-11-16')],
    { c1: notYet('2026-11-16') },
    'The petition may not be filed earlier than 3 years after the conviction: G.S. 15A-145.5(c)(1).',
    pages.threeYears,
  ),
  story(
    'The day three years are over',
    [charge('2023-11-15')],
    { c1: one },
    'Three years after the conviction, with the sentence over, the way is open: G.S. 15A-145.5(c)(1).',
    pages.threeYears,
  ),
  story(
    'Three years since the conviction, but not since probation ended',
    [charge('2023-05-01', { completedDate: '2024-05-01' })],
    { c1: review },
    'G.S. 15A-145.5(c)(1) can be read in two ways: 3 years from the conviction, or from the end of the sentence.',
    pages.threeYears,
  ),
  {
    ...story(
      'Four years after the conviction, before the law of 2025',
      [charge('2021-02-10')],
      { c1: notYet('2025-07-09') },
      'Until July 9, 2025 one misdemeanor waited 5 years: S.L. 2025-71, § 12.',
      pages.threeYears,
    ),
    asOf: '2025-03-01',
  },
  {
    ...story(
      'Six years after the conviction, before the law of 2025',
      [charge('2019-02-10')],
      { c1: one },
      'Five years were enough before July 9, 2025: G.S. 15A-145.5(c)(1).',
      pages.threeYears,
    ),
    asOf: '2025-03-01',
  },
  story(
    'Restitution still owed',
    [charge('2018-03-01', { restitutionPaid: false })],
    { c1: notYet(null) },
    'A judge must find that no restitution is owed: G.S. 15A-145.5(c2).',
    forms,
  ),
  story(
    'Court fines still owed',
    [charge('2018-03-01', { finesPaid: false })],
    { c1: one },
    'The law names restitution, not fines and costs: G.S. 15A-145.5(c2).',
    forms,
  ),
  story(
    'A case is open',
    [charge('2018-03-01')],
    { c1: notYet(null) },
    'A judge must find that no case is pending: G.S. 15A-145.5(c2).',
    forms,
    { pendingCharges: true },
  ),
  story(
    'Assault on a female, class A1',
    [charge('2005-03-01', assaultOnFemale)],
    { c1: no },
    'Class A1 misdemeanors and crimes with an assault are not nonviolent: G.S. 15A-145.5(a)(1) and (2).',
    pages.nonviolent,
  ),
  story(
    'Simple assault, class 2',
    [charge('2005-03-01', { grade: '2', offense: ['assault'], statute: '14-33(a)' })],
    { c1: no },
    'A crime with assault as an element is shut out in any class: G.S. 15A-145.5(a)(2).',
    pages.nonviolent,
  ),
  story(
    'DWI',
    [charge('2005-03-01', dwi)],
    { c1: no },
    'Impaired driving is never expunged: G.S. 15A-145.5(a1).',
    pages.nonviolent,
  ),
  story(
    'Indecent exposure',
    [charge('2005-03-01', { grade: '2', offense: ['sexual'], statute: '14-190.9', registrable: false })],
    { c1: no },
    'Indecent exposure is on the list of G.S. 15A-145.5(a)(4).',
    pages.nonviolent,
  ),
  story(
    'Two misdemeanors, the last one eight years ago',
    [charge('2015-03-01'), charge('2018-04-01', second)],
    { c1: eligible('nc-misdemeanors'), c2: eligible('nc-misdemeanors') },
    'More than one misdemeanor may be expunged 7 years after the last conviction: G.S. 15A-145.5(c)(1).',
    `${guide}/older-nonviolent-misdemeanor-and-felony-convictions`,
  ),
  story(
    'Two misdemeanors, the last one four years ago',
    [charge('2015-03-01'), charge('2022-04-01', second)],
    { c1: one, c2: one },
    'One of them may be expunged after 3 years, but that shuts out the other: G.S. 15A-145.5(c)(1), form AOC-CR-298.',
    forms,
  ),
  story(
    'Two misdemeanors, the last one two years ago',
    [charge('2015-03-01'), charge('2024-11-20', second)],
    { c1: notYet('2027-11-20'), c2: notYet('2027-11-20') },
    'No other conviction may lie in the 3 years: G.S. 15A-145.5(c2).',
    forms,
  ),
  story(
    'Two misdemeanors of one session of court',
    [charge('2022-04-01'), charge('2022-04-01', second)],
    { c1: one, c2: one },
    'Convictions of the same session of court are treated as one: G.S. 15A-145.5(b).',
    pages.nonviolent,
  ),
  story(
    'Two larcenies and an old assault on a female',
    [
      charge('2010-03-01'),
      charge('2014-04-01', second),
      charge('2003-02-01', { ...third, ...assaultOnFemale }),
    ],
    { c1: review, c2: review, c3: no },
    'A violent conviction bars expunging several misdemeanors. Whether it bars a single one, the guide and the court form do not agree: G.S. 15A-145.5(c2).',
    `${guide}/older-nonviolent-misdemeanor-and-felony-convictions`,
  ),
  story(
    'A misdemeanor expunged under this law in 2023',
    [charge('2018-03-01')],
    { c1: no },
    'After one expunction of misdemeanors under this section there is no other: G.S. 15A-145.5(c).',
    pages.felonies,
    {
      reliefReceived: 1,
      reliefs: [{ level: 'misdemeanor', kind: 'expungement', statute: '15A-145.5', date: '2023-02-01' }],
    },
  ),
  story(
    'A felony expunged under this law in 2023, now a misdemeanor',
    [charge('2018-03-01')],
    { c1: one },
    'Felonies and misdemeanors are limited each by itself: G.S. 15A-145.5(c).',
    pages.felonies,
    {
      reliefReceived: 1,
      reliefs: [{ level: 'felony', kind: 'expungement', statute: '15A-145.5', date: '2023-02-01' }],
    },
  ),
  story(
    'One class H felony, sentence over in 2015',
    [charge('2014-01-01', { ...felonyLarceny, completedDate: '2015-06-01' })],
    { c1: felony },
    'One nonviolent felony may be expunged after 10 years: G.S. 15A-145.5(c)(2).',
    pages.felonies,
  ),
  story(
    'One class I felony, the sentence over nine years ago',
    [charge('2014-01-01', { ...felonyLarceny, grade: 'i', completedDate: '2017-06-01' })],
    { c1: notYet('2027-06-01') },
    'The 10 years run from the end of the sentence as well: G.S. 15A-145.5(c)(2).',
    pages.felonies,
  ),
  story(
    'Breaking and entering, 12 years ago',
    [charge('2014-01-01', { ...felonyLarceny, offense: ['burglary'], statute: '14-54(a)' })],
    { c1: notYet('2029-01-01') },
    'Breaking or entering a building under G.S. 14-54(a) waits 15 years: G.S. 15A-145.5(c)(2), S.L. 2023-103.',
    'https://lrs.sog.unc.edu/billsum/s-192-2023-2024',
  ),
  story(
    'A class G felony',
    [charge('2000-01-01', { level: 'felony', grade: 'g', offense: ['weapon'], statute: '14-415.1' })],
    { c1: no },
    'Felonies of class A to G are shut out: G.S. 15A-145.5(a)(1).',
    pages.nonviolent,
  ),
  story(
    'Possession of cocaine, class I',
    [
      charge('2010-01-01', {
        level: 'felony',
        grade: 'i',
        offense: ['drug_possession'],
        statute: '90-95(a)(3)',
        facts: { drug: 'cocaine' },
      }),
    ],
    { c1: felony },
    'Having cocaine is not shut out, dealing it is: G.S. 15A-145.5(a)(5).',
    pages.nonviolent,
  ),
  story(
    'A drug felony, the drug not told',
    [charge('2010-01-01', { level: 'felony', grade: 'h', offense: ['drug_sale'], statute: '90-95(a)(1)' })],
    { c1: review },
    'Meth, heroin and dealing cocaine are shut out: G.S. 15A-145.5(a)(5).',
    pages.nonviolent,
  ),
  story(
    'Cocaine with intent to sell, told by its section and marked as possession',
    [
      charge('2010-01-01', {
        ...felonyLarceny,
        offense: ['drug_possession'],
        statute: '90-95(a)(1)',
        facts: { drug: 'cocaine' },
      }),
    ],
    { c1: no },
    'G.S. 90-95(a)(1) is selling, delivering or having with intent to, which G.S. 15A-145.5(a)(5) shuts out for cocaine.',
    'https://ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_90/GS_90-95.html',
  ),
  story(
    'A drug felony told by its section alone',
    [
      {
        ...charge('2010-01-01', felonyLarceny),
        offense: undefined,
        statute: '90-95(a)(1)',
      },
    ],
    { c1: review },
    'Which drug it was decides: G.S. 15A-145.5(a)(5).',
    pages.nonviolent,
  ),
  story(
    'Assault on an ambulance worker, class I, told by its section alone',
    [
      {
        ...charge('2010-01-01', { level: 'felony', grade: 'i' }),
        offense: undefined,
        statute: '14-34.6(a)',
      },
    ],
    { c1: no },
    'G.S. 14-34.6 is an assault, and those are shut out in any class: G.S. 15A-145.5(a)(2).',
    'https://legiscan.com/NC/text/S762/id/343935/North_Carolina-2011-S762-Chaptered.html',
  ),
  story(
    'A felony on the day ten years are over',
    [charge('2016-11-15', felonyLarceny)],
    { c1: felony },
    'Ten years after the conviction and the end of the sentence: G.S. 15A-145.5(c)(2).',
    pages.felonies,
  ),
  story(
    'A felony on the day before ten years are over',
    [charge('2016-11-16', felonyLarceny)],
    { c1: notYet('2026-11-16') },
    'Ten years after the conviction and the end of the sentence: G.S. 15A-145.5(c)(2).',
    pages.felonies,
  ),
  story(
    'A felony and a DWI three years ago',
    [charge('2010-01-01', felonyLarceny), charge('2023-10-01', { ...second, ...dwi })],
    { c1: notYet('2028-10-01'), c2: no },
    'An impaired driving conviction bars a felony expunction for 5 years: S.L. 2021-118.',
    'https://www.robesonian.com/news/149029/general-assembly-sends-to-cooper-a-criminal-justice-reform-bill-sponsored-by-sen-britt',
  ),
  story(
    'Two felonies five years apart',
    [charge('2000-01-01', felonyLarceny), charge('2005-01-01', { ...second, ...felonyLarceny })],
    { c1: no, c2: no },
    'Two or three felonies must have been committed within 24 months: G.S. 15A-145.5(c2), form AOC-CR-297.',
    forms,
  ),
  story(
    'Two felonies within a year, over 20 years ago',
    [charge('2002-01-01', felonyLarceny), charge('2003-01-01', { ...second, ...felonyLarceny })],
    { c1: eligible('nc-felonies'), c2: eligible('nc-felonies') },
    'Two or three felonies may be expunged after 20 years: G.S. 15A-145.5(c)(2).',
    pages.felonies,
  ),
  story(
    'Felony and misdemeanor: each by its own rule',
    [charge('2012-01-01', felonyLarceny), charge('2016-01-01', second)],
    { c1: felony, c2: one },
    'A felony needs 5 years without a misdemeanor; a nonviolent felony outside the wait does not bar a misdemeanor: G.S. 15A-145.5(c2).',
    forms,
  ),
  story(
    'Dismissed in January 2025',
    [charge('2025-01-15', { disposition: 'dismissed' })],
    { c1: { outcome: 'automatic', on: '2025-07-14', relief: 'nc-automatic' } },
    'Cases dismissed since December 2021 are expunged by themselves after 180 to 210 days: G.S. 15A-146(a4).',
    resumed,
  ),
  story(
    'Dismissed in 2015',
    [charge('2015-01-15', { disposition: 'dismissed' })],
    { c1: petition },
    'Older dismissals are expunged on petition, without a wait: G.S. 15A-146(a).',
    pages.dismissals,
  ),
  story(
    'Dismissed last month',
    [charge('2026-10-15', { disposition: 'dismissed' })],
    { c1: petition },
    'A petition has no wait; the automatic way takes 180 days: G.S. 15A-146(a) and (a4).',
    pages.dismissals,
  ),
  story(
    'Dismissed on the last day before the automatic law',
    [charge('2021-11-30', { disposition: 'dismissed' })],
    { c1: petition },
    'Only cases that ended on or after December 1, 2021 are expunged by themselves: G.S. 15A-146(a4).',
    pages.dismissals,
  ),
  story(
    'One charge dismissed, another of the case ended in a conviction',
    [
      charge('2024-01-15', { disposition: 'dismissed', level: 'felony', grade: 'h' }),
      charge('2024-01-15', { id: 'c2' }),
    ],
    { c1: petition, c2: notYet('2027-01-15') },
    'Only a case in which every charge was dropped is expunged by itself; the court may expunge the dropped charge on petition: G.S. 15A-146(a1) and (a4).',
    'https://mathesonlawoffice.com/criminal-defense/expungements/expungement-dismissals/',
  ),
  story(
    'A felony dropped in a plea deal in 2023',
    [charge('2023-01-15', { disposition: 'dismissed', ...felonyLarceny, dismissal: 'plea_to_other' })],
    { c1: petition },
    'A felony dismissed under a plea deal is not expunged by itself, but a petition is open: G.S. 15A-146(a4).',
    pages.dismissals,
  ),
  story(
    'A misdemeanor dropped in a plea deal in another case in January 2025',
    [charge('2025-01-15', { disposition: 'dismissed', dismissal: 'plea_to_other' })],
    { c1: { outcome: 'automatic', on: '2025-07-14', relief: 'nc-automatic' } },
    'Only a felony dismissed under a plea deal keeps its case from being expunged by itself: G.S. 15A-146(a4).',
    forms,
  ),
  story(
    'Dropped in 2026 because the person was unable to stand trial',
    [charge('2026-01-15', { disposition: 'dismissed', facts: { incapable: true } })],
    { c1: no },
    'Since December 1, 2025 a dismissal for incapacity to proceed is not expunged: G.S. 15A-146.',
    forms,
  ),
  story(
    'Dropped in November 2025 because the person was unable to stand trial',
    [charge('2025-11-30', { disposition: 'dismissed', facts: { incapable: true } })],
    { c1: review },
    'The law leaves out dismissals on or after December 1, 2025; the court form names no day: G.S. 15A-146, form AOC-CR-287 (December 2025).',
    forms,
  ),
  story(
    'Dropped on December 1, 2025 because the person was unable to stand trial',
    [charge('2025-12-01', { disposition: 'dismissed', facts: { incapable: true } })],
    { c1: no },
    'From December 1, 2025 on such a dismissal is not expunged: G.S. 15A-146.',
    forms,
  ),
  story(
    'An infraction dismissed in January 2025',
    [charge('2025-01-15', { disposition: 'dismissed', level: 'infraction', grade: 'ungraded' })],
    { c1: { outcome: 'automatic', on: '2025-07-14', relief: 'nc-automatic' } },
    'Infractions too are expunged by themselves since December 2021: G.S. 15A-146(a4).',
    pages.dismissals,
  ),
  story(
    'An infraction dismissed in 2015',
    [charge('2015-01-15', { disposition: 'dismissed', level: 'infraction', grade: 'ungraded' })],
    { c1: review },
    'A petition reaches only some infractions: G.S. 15A-146(a).',
    pages.dismissals,
  ),
  story(
    'Prostitution, with a misdemeanor expunged in 2023',
    [charge('2018-03-01', { offense: ['prostitution'], statute: '14-204' })],
    { c1: review },
    'An earlier expunction may shut out one for prostitution: G.S. 15A-145.6.',
    'https://www.ccolawyers.com/2013/10/11/new-north-carolina-expunction-takes-effect-in-october/',
    {
      reliefReceived: 1,
      reliefs: [{ level: 'misdemeanor', kind: 'expungement', statute: '15A-145.5', date: '2023-02-01' }],
    },
  ),
  story(
    'Prostitution and a violent misdemeanor, long ago',
    [
      charge('2018-03-01', { offense: ['prostitution'], statute: '14-204' }),
      charge('2005-03-01', { ...second, grade: '2', offense: ['assault'], statute: '14-33(a)' }),
    ],
    { c1: eligible('nc-prostitution'), c2: no },
    'Three years after a conviction for prostitution, with no open case: G.S. 15A-145.6.',
    'https://www.ccolawyers.com/2013/10/11/new-north-carolina-expunction-takes-effect-in-october/',
  ),
  story(
    'Prostitution and a violent misdemeanor, with a case open',
    [
      charge('2018-03-01', { offense: ['prostitution'], statute: '14-204' }),
      charge('2005-03-01', { ...second, grade: '2', offense: ['assault'], statute: '14-33(a)' }),
    ],
    { c1: notYet(null), c2: no },
    'A petition for prostitution needs that no case is open: G.S. 15A-145.6.',
    'https://www.ccolawyers.com/2013/10/11/new-north-carolina-expunction-takes-effect-in-october/',
    { pendingCharges: true },
  ),
  story(
    'Found not guilty, with a felony conviction in another case',
    [
      charge('2019-01-15', { disposition: 'acquitted', ...felonyLarceny }),
      charge('2010-01-15', {
        ...second,
        level: 'felony',
        grade: 'e',
        offense: ['violent'],
        statute: '14-34.1',
      }),
    ],
    { c1: petition, c2: no },
    'Other convictions no longer bar the expunction of a not guilty verdict: G.S. 15A-146.',
    pages.dismissals,
  ),
  story(
    'Conditional discharge finished in 2023',
    [
      charge('2022-01-15', {
        disposition: 'deferred',
        completedDate: '2023-01-15',
        offense: ['drug_possession'],
      }),
    ],
    { c1: eligible('nc-program-dismissal') },
    'A discharge and dismissal may be expunged under the law for dismissals: G.S. 15A-146(a) and (d).',
    'https://www.sog.unc.edu/node/97686',
  ),
  story(
    'Felony breaking and entering at 17, in 2012, with later convictions',
    [
      charge('2012-05-01', {
        ...felonyLarceny,
        offense: ['burglary'],
        statute: '14-54(a)',
      }),
      charge('2024-05-01', second),
    ],
    { c1: eligible('nc-raise-the-age'), c2: notYet('2027-05-01') },
    'Convictions from 16 or 17 before December 2019 may be expunged once the sentence is over, whatever came later: G.S. 15A-145.8A.',
    pages.secondChance,
    { born: '1994-03-09' },
  ),
  story(
    'A DWI in the last three years',
    [charge('2015-03-01'), charge('2025-02-10', { ...second, ...dwi })],
    { c1: review, c2: no },
    'The guide reads a misdemeanor DWI as a traffic violation that does not count; no court has said so: G.S. 15A-145.5(c2).',
    'https://www.sog.unc.edu/resources/faqs/traffic-violations-and-driving-while-impaired-dwi-can-dwi-be-expunged-prior-dwi-conviction-bar',
  ),
  story(
    'Two misdemeanors, one old conviction in another state',
    [charge('2010-03-01'), charge('2014-04-01', second)],
    { c1: one, c2: one },
    'Whether the one from elsewhere counts as violent matters only for expunging both: G.S. 15A-145.5(c2).',
    forms,
    { elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2000-01-01' } },
  ),
  story(
    'One larceny, and a felony in another state of a kind nobody told',
    [charge('2014-04-01')],
    { c1: { outcome: 'needs_review', relief: 'nc-one-misdemeanor' } },
    'Nobody with a violent conviction may use it, as the court form has it. Whether the felony was one, only its papers tell: G.S. 15A-145.5(c).',
    forms,
    { elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '2005-01-01' } },
  ),
  story(
    'DWI at 17',
    [charge('2012-05-01', dwi)],
    { c1: no },
    'Motor vehicle offenses are left out of G.S. 15A-145.8A(b).',
    pages.secondChance,
    { born: '1994-03-09' },
  ),
  story(
    'Beer at 20, two years ago',
    [
      charge('2024-06-01', {
        grade: '3',
        offense: ['alcohol_minor'],
        statute: '18B-302(b)(1)',
      }),
    ],
    { c1: eligible('nc-under-age-misdemeanor') },
    'A first conviction for beer or wine under 21 may be expunged after 2 years: G.S. 15A-145.',
    pages.underAge,
    { born: '2003-03-09' },
  ),
  story(
    'Liquor at 20, two years ago',
    [
      charge('2024-06-01', {
        grade: '3',
        offense: ['alcohol_minor'],
        statute: '18B-302(b)(2)',
      }),
    ],
    { c1: notYet('2027-06-01') },
    'The law for those under 21 names beer and wine, G.S. 18B-302(b)(1): G.S. 15A-145(a). Liquor waits the 3 years of G.S. 15A-145.5.',
    'https://www3.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-145.html',
    { born: '2003-03-09' },
  ),
  story(
    'Assault on a female at 16, in 2010, and a larceny later',
    [charge('2010-06-01', assaultOnFemale), charge('2024-05-01', second)],
    { c1: eligible('nc-raise-the-age'), c2: review },
    'Any misdemeanor from 16 or 17 before December 2019 may be expunged, a violent one too: G.S. 15A-145.8A(a).',
    pages.secondChance,
    { born: '1993-03-09' },
  ),
  story(
    'A class H felony at 17 in 2021',
    [charge('2021-06-01', { ...felonyLarceny, offenseDate: '2021-01-01' })],
    { c1: eligible('nc-young-felony') },
    'A first nonviolent felony from before 18 may be expunged after 4 years: G.S. 15A-145.4.',
    pages.youngFelony,
    { born: '2003-12-20' },
  ),
  story(
    'Drug possession at 20, two years ago',
    [charge('2024-06-01', { offense: ['drug_possession'], statute: '90-95(a)(3)' })],
    { c1: review },
    'A first possession conviction from before 22 may be expunged after a year if the judge finds the rest is met: G.S. 15A-145.2(c).',
    pages.drugs,
    { born: '2003-03-09' },
  ),
  story(
    'Prostitution as a trafficking victim',
    [charge('2024-06-01', { offense: ['prostitution'], statute: '14-204', traffickingVictim: true })],
    { c1: eligible('nc-trafficking-victim') },
    'Victims of human trafficking have no wait and no limit: G.S. 15A-145.9.',
    pages.trafficking,
  ),
  story(
    'Pardon of innocence',
    [
      charge('2004-06-01', {
        disposition: 'pardoned',
        level: 'felony',
        grade: 'c',
        offense: ['robbery'],
        facts: { pardonOfInnocence: true },
      }),
    ],
    { c1: eligible('nc-pardon-of-innocence') },
    'After a pardon of innocence the court must expunge: G.S. 15A-149.',
    pages.innocence,
  ),
  story(
    'Pardon of forgiveness for a robbery',
    [
      charge('2004-06-01', {
        disposition: 'pardoned',
        level: 'felony',
        grade: 'c',
        offense: ['robbery'],
        facts: { pardonOfInnocence: false },
      }),
    ],
    { c1: no },
    'A pardon of forgiveness is not named in G.S. 15A-149.',
    'https://www.sog.unc.edu/node/97661',
  ),
  story(
    'Juvenile court finding, two years after release',
    [charge('2022-06-01', { court: 'juvenile', completedDate: '2024-06-01' })],
    { c1: eligible('nc-juvenile-finding') },
    'At 18, and 18 months after release, a juvenile finding below class E may be expunged: G.S. 7B-3200(b).',
    pages.juvenile,
    { born: '2006-03-09' },
  ),
  story(
    'Juvenile court finding, two months after release, of a youth who was trafficked',
    [
      charge('2025-06-01', { court: 'juvenile', completedDate: '2026-09-01', traffickingVictim: true }),
      charge('2026-08-03', { ...second, traffickingVictim: false }),
    ],
    { c1: eligible('nc-juvenile-finding') },
    'For a victim of human trafficking neither the 18 months nor later convictions count: G.S. 7B-3200(b)(2).',
    pages.juvenile,
    { born: '2007-03-09' },
  ),
  story(
    'Juvenile court finding of a youth who was trafficked, still supervised',
    [
      charge('2025-06-01', {
        court: 'juvenile',
        completed: false,
        completedDate: undefined,
        traffickingVictim: true,
      }),
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Release from juvenile court jurisdiction is asked of everybody: G.S. 7B-3200(b)(1a).',
    pages.juvenile,
    { born: '2007-03-09' },
  ),
  story(
    'Found “undisciplined” at 17 for running away, and a crime later',
    [
      charge('2024-06-01', {
        court: 'juvenile',
        level: 'infraction',
        grade: undefined,
        offense: ['other'],
        statute: undefined,
        completedDate: '2026-09-01',
        facts: { undisciplined: true },
      }),
      charge('2026-08-03', second),
    ],
    { c1: eligible('nc-juvenile-finding') },
    'Who was found undisciplined need only be 18: G.S. 7B-3200(a).',
    pages.juvenile,
    { born: '2006-10-09' },
  ),
  story(
    'Juvenile case dismissed',
    [charge('2022-06-01', { court: 'juvenile', disposition: 'dismissed' })],
    { c1: eligible('nc-juvenile-dismissed') },
    'From 16 on a juvenile case that was dismissed may be expunged: G.S. 7B-3200(h).',
    'https://cleanslateclearinghouse.org/policies/nc-ar-1/',
    { born: '2006-03-09' },
  ),
  story(
    'A felony of unknown class',
    [{ id: 'c1', disposition: 'convicted', level: 'felony', offense: ['theft'], dispositionDate: '2005' }],
    { c1: review },
    'Class H and I felonies may be expunged, the others not: G.S. 15A-145.5(a)(1).',
    pages.nonviolent,
  ),
  story(
    'A misdemeanor of which little is known',
    [{ id: 'c1', disposition: 'convicted', level: 'misdemeanor' }],
    { c1: review },
    'The class, the kind and the date decide: G.S. 15A-145.5.',
    pages.nonviolent,
  ),
  story(
    'A conditional discharge told as dismissed',
    [charge('2022-01-15', { completedDate: '2023-01-15', offense: ['drug_possession'], ...calledDismissed })],
    { c1: eligible('nc-program-dismissal') },
    'A discharge and dismissal may be expunged by petition: G.S. 15A-146(a) and (d).',
    pages.dismissals,
  ),
  story(
    'A conditional discharge told as pleading guilty',
    [charge('2022-01-15', { completedDate: '2023-01-15', offense: ['drug_possession'], ...calledGuilty })],
    { c1: eligible('nc-program-dismissal') },
    'A finished conditional discharge is no conviction: G.S. 15A-146(a) and (d).',
    pages.dismissals,
  ),
  story(
    'Larceny as a felony, told by its section and without its class',
    [
      {
        ...larceny,
        ...felonyLarceny,
        grade: undefined,
        ...charged('2006-01-10').convicted('2006-05-09', { over: '2009-05-09' }),
      },
    ],
    { c1: felony },
    'Felonies under G.S. 14-72 are of class H: G.S. 15A-145.5(a)(1).',
    pages.nonviolent,
  ),
  story(
    'Murder, told by its section and without its class',
    [
      {
        ...larceny,
        level: 'felony',
        grade: undefined,
        offense: ['homicide', 'violent'],
        statute: '14-17',
        ...charged('1998-01-10').convicted('1998-05-09', { over: '2014-05-09' }),
      },
    ],
    { c1: no },
    'Murder is of class A or B in all its forms: G.S. 15A-145.5(a)(1).',
    pages.nonviolent,
  ),
  story(
    'Communicating threats, told without its class',
    [charge('2016-05-09', { grade: undefined, offense: ['harassment'], statute: '14-277.1' })],
    { c1: one },
    'It is of class 1, and a threat is no assault: G.S. 15A-145.5(a)(1), (2).',
    pages.nonviolent,
  ),
  story(
    'Assault on a court officer, a Class I felony told by its section',
    [
      {
        ...larceny,
        level: 'felony',
        grade: 'i',
        offense: undefined,
        statute: '14-16.6',
        ...charged('2006-01-10').convicted('2006-05-09', { over: '2009-05-09' }),
      },
    ],
    { c1: no },
    'Assault is what the section is about: G.S. 15A-145.5(a)(2).',
    pages.nonviolent,
  ),
  story(
    'Soliciting a child by computer, told as a crime with a child',
    [
      {
        ...larceny,
        ...felonyLarceny,
        offense: ['child_victim'],
        statute: '14-202.3',
        ...charged('2006-01-10').convicted('2006-05-09', { over: '2009-05-09' }),
      },
    ],
    { c1: no },
    'The section calls for registration: G.S. 14-208.6(5), 15A-145.5(a)(3).',
    pages.registration,
  ),
  story(
    'Crime against nature, Class I',
    [
      {
        ...larceny,
        ...felonyLarceny,
        grade: 'i',
        offense: ['sexual'],
        statute: '14-177',
        ...charged('2001-01-10').convicted('2001-05-09', { over: '2003-05-09' }),
      },
    ],
    { c1: felony },
    'It is on no list: it calls for no registration, and is none of the sections of part (a)(4). G.S. 15A-145.5(a).',
    pages.registration,
  ),
  story(
    'Private pictures of another adult shared, a Class H felony',
    [
      {
        ...larceny,
        ...felonyLarceny,
        offense: ['sexual'],
        statute: '14-190.5A',
        ...charged('2016-01-10').convicted('2016-05-09', { over: '2016-11-09' }),
      },
    ],
    { c1: felony },
    'G.S. 14-208.6(5) does not name it, nor does G.S. 15A-145.5(a)(4).',
    pages.registration,
  ),
  story(
    'A student touched by a coach in 2006, when it was a Class I felony',
    [
      {
        ...larceny,
        ...felonyLarceny,
        grade: 'i',
        offense: ['child_victim'],
        statute: '14-202.4',
        ...charged('2006-01-10').convicted('2006-05-09', { over: '2009-05-09' }),
      },
    ],
    { c1: no },
    'G.S. 14-208.6(5) names 14-202.4(a), so it calls for registration: G.S. 15A-145.5(a)(3).',
    pages.registration,
  ),
  story(
    'Paying a minor for sex in 2014',
    [
      {
        ...larceny,
        ...felonyLarceny,
        offense: ['prostitution'],
        statute: '14-205.2(c)',
        ...charged('2014-01-10').convicted('2014-05-09', { over: '2016-05-09' }),
      },
    ],
    { c1: no },
    'G.S. 14-208.6(5) names 14-205.2(c), so it calls for registration: G.S. 15A-145.5(a)(3).',
    pages.registration,
  ),
  story(
    'Attempted second degree burglary, Class H',
    [
      {
        ...larceny,
        ...felonyLarceny,
        offense: ['burglary'],
        statute: 'attempted 14-51',
        ...charged('2005-01-10').convicted('2005-05-09', { over: '2007-05-09' }),
      },
    ],
    { c1: no },
    'Burglary is of class D or G. An attempt at such a crime is left out too: G.S. 15A-145.5(a)(1), (9).',
    pages.nonviolent,
  ),
  story(
    'Attempted breaking into a car, told without its class',
    [
      {
        ...larceny,
        level: 'misdemeanor',
        grade: undefined,
        offense: ['burglary'],
        statute: 'attempted 14-56',
        ...charged('2016-01-10').convicted('2016-05-09', { over: '2017-05-09' }),
      },
    ],
    { c1: one },
    'An attempt at a Class I felony is a Class 1 misdemeanor, G.S. 14-2.5, and Class I is not left out.',
    pages.nonviolent,
  ),
  story(
    'Driving at 19 with alcohol in the body, not drunk',
    [charge('2016-05-09', { grade: '2', offense: ['traffic', 'dui'], statute: '20-138.3' })],
    { c1: review },
    'It is not a lesser form of impaired driving, G.S. 20-138.3(c). Whether G.S. 20-4.01(24a) names it could not be read.',
    'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_20/GS_20-138.3.html',
    { born: '1996-04-12' },
  ),
  story(
    'Breaking a protective order, told without its class',
    [charge('2016-05-09', { grade: undefined, offense: ['protection_order'], statute: '50B-4.1' })],
    { c1: no },
    'It is of class A1: G.S. 50B-4.1(a), 15A-145.5(a)(1).',
    pages.nonviolent,
  ),
]);
