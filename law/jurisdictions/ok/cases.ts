import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const oscn = (document: number) =>
  `https://www.oscn.net/applications/oscn/DeliverDocument.asp?CiteID=${document}`;
const pages = {
  who: oscn(440214),
  how: oscn(70214),
  deferred: oscn(439118),
  violent: oscn(84006),
  eightyFive: oscn(104306),
  limits: oscn(70298),
  juvenile:
    'https://instalawyer.io/laws/oklahoma-statutes/title-10a-children-and-juvenile-10a-2-6-109-expungement-of-juvenile-court',
  juvenileSealing: 'https://legalfix.com/statutes/state-codes/oklahoma/title-10a/section-10a-2-6-108',
  registration: 'https://github.com/fuzzlaw/sorstatutes',
  trafficking: 'https://oklaw.org/resource/expungement-q-a',
};

const settled = person<Grade>({ ...nothingElse, born: '1980-03-14' });

/** A misdemeanor theft with a suspended sentence, every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  sentence: ['suspended', 'fine'],
};
const felony: Told = { ...theft, level: 'felony', sentence: ['suspended'] };
const fined: Told = { ...theft, sentence: ['fine'] };

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

const oldFelony = (id: string, over: string, more: Told = {}): Told => ({
  ...felony,
  id,
  caseId: `case-${id}`,
  ...charged('2004-01-10').convicted('2004-06-01', { over }),
  ...more,
});

export const cases = worked<Grade>([
  story(
    'Misdemeanor theft: five years since the sentence ended tomorrow',
    [{ ...theft, ...charged('2020-06-01').convicted('2020-11-18', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'After jail or a suspended sentence, 5 years since the last misdemeanor sentence ended: 22 O.S. § 18(A)(11).',
    pages.who,
  ),
  story(
    'Misdemeanor theft: five years today',
    [{ ...theft, ...charged('2020-06-01').convicted('2020-11-17', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ok-misdemeanor' } },
    'The 5 years of 22 O.S. § 18(A)(11) end on the same day of the calendar.',
    pages.who,
  ),
  story(
    'A fine of $250 and nothing more, last month',
    [
      {
        ...fined,
        facts: { fineOver500: false },
        ...charged('2026-08-01').convicted('2026-10-05', { over: '2026-10-05' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-05', relief: 'ok-misdemeanor-fine' } },
    'A fine of $500 or less without jail or a suspended sentence needs no wait once it is paid: 22 O.S. § 18(A)(10).',
    pages.who,
  ),
  story(
    'The same fine, not paid yet',
    [
      {
        ...fined,
        finesPaid: false,
        facts: { fineOver500: false },
        ...charged('2026-08-01').convicted('2026-10-05'),
        completed: false,
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'The fine has to be paid, or served: 22 O.S. § 18(A)(10).',
    pages.who,
  ),
  story(
    'A fine of $1,000: five years after all',
    [
      {
        ...fined,
        facts: { fineOver500: true },
        ...charged('2022-01-01').convicted('2022-03-01', { over: '2022-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-06-01' } },
    'A fine over $500 is like a jail sentence here: 22 O.S. § 18(A)(11).',
    pages.who,
  ),
  story(
    'Two misdemeanors: the later sentence counts for both',
    [
      {
        ...theft,
        caseId: 'k1',
        ...charged('2012-02-01').convicted('2012-05-01', { over: '2013-05-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        offense: ['public_order'],
        ...charged('2022-02-01').convicted('2022-05-01', { over: '2023-05-01' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2028-05-01' },
      c2: { outcome: 'not_yet', on: '2028-05-01' },
    },
    'The 5 years are counted from the end of the last misdemeanor sentence, not of each: 22 O.S. § 18(A)(11).',
    pages.who,
  ),
  story(
    'One theft felony, five years since the sentence ended tomorrow',
    [{ ...felony, ...charged('2018-02-01').convicted('2018-11-18', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A felony that is not on the list of violent crimes, 5 years since its sentence ended: 22 O.S. § 18(A)(12).',
    pages.who,
  ),
  story(
    'One theft felony, five years today',
    [{ ...felony, ...charged('2018-02-01').convicted('2018-11-17', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ok-one-felony' } },
    'A felony that is not on the list of violent crimes, 5 years since its sentence ended: 22 O.S. § 18(A)(12).',
    pages.who,
  ),
  story(
    'One felony, and a misdemeanor six years ago',
    [
      { ...felony, caseId: 'k1', ...charged('2015-02-01').convicted('2015-06-01', { over: '2018-06-01' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2020-01-01').convicted('2020-03-10', { over: '2021-03-10' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-03-10', relief: 'ok-one-felony' },
      c2: { outcome: 'not_yet', on: '2027-03-10' },
    },
    'No separate misdemeanor in the last 7 years. The misdemeanor has to wait until the felony can go first: 22 O.S. §§ 18(A)(11), (12), 19(T).',
    pages.how,
  ),
  story(
    'Two felonies, both sentences over more than ten years ago',
    [
      oldFelony('c1', '2008-06-01'),
      oldFelony('c2', '2015-06-01', {
        offense: ['burglary'],
        statute: '21 O.S. § 1435',
        ...charged('2010-01-10').convicted('2010-06-01', { over: '2015-06-01' }),
      }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'ok-one-felony' },
      c2: { outcome: 'eligible', relief: 'ok-one-felony' },
    },
    'Not more than two felonies, neither an “85 percent crime”, ten years: 22 O.S. § 18(A)(13). Cleared one after the other, each is also the only one left.',
    pages.who,
  ),
  story(
    'Robbery in the second degree: ten years, not five',
    [
      {
        ...felony,
        offense: ['robbery'],
        statute: '21 O.S. § 799',
        sentence: ['prison'],
        ...charged('2009-01-01').convicted('2009-06-01', { released: '2013-06-01', over: '2017-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-06-01', relief: 'ok-two-felonies' } },
    'All robbery is violent under 57 O.S. § 571, but only the first degree is an “85 percent crime” under 21 O.S. § 13.1.',
    pages.eightyFive,
  ),
  story(
    'Robbery in the second degree, ten years today',
    [
      {
        ...felony,
        offense: ['robbery'],
        statute: '21 O.S. § 799',
        sentence: ['prison'],
        ...charged('2008-01-01').convicted('2008-06-01', { released: '2012-06-01', over: '2016-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ok-two-felonies' } },
    'No “85 percent crime”, and ten years since the sentence ended: 22 O.S. § 18(A)(13).',
    pages.eightyFive,
  ),
  story(
    'Armed robbery',
    [
      {
        ...felony,
        offense: ['robbery'],
        statute: '21 O.S. § 801',
        sentence: ['prison'],
        ...charged('2000-01-01').convicted('2000-06-01', { released: '2008-06-01', over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It is on both lists: 57 O.S. § 571 and 21 O.S. § 13.1. Only a pardon opens expungement.',
    pages.violent,
  ),
  story(
    'Felony assault, and no section told',
    [
      {
        ...felony,
        offense: ['assault', 'violent'],
        ...charged('2005-01-01').convicted('2005-06-01', { over: '2009-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Some assaults are on the lists and others are not: 57 O.S. § 571, 21 O.S. § 13.1.',
    pages.violent,
  ),
  story(
    'Three felonies',
    [
      oldFelony('c1', '2008-06-01'),
      oldFelony('c2', '2009-06-01', charged('2005-01-10').convicted('2005-06-01', { over: '2009-06-01' })),
      oldFelony('c3', '2010-06-01', charged('2006-01-10').convicted('2006-06-01', { over: '2010-06-01' })),
    ],
    {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'not_eligible' },
      c3: { outcome: 'not_eligible' },
    },
    'Not more than two: 22 O.S. § 18(A)(12), (13).',
    pages.who,
    { born: '1976-03-14' },
  ),
  story(
    'Drug possession, a felony in 2015 and a misdemeanor today',
    [
      {
        ...felony,
        offense: ['drug_possession'],
        statute: '63 O.S. § 2-402',
        facts: { treatmentFinished: true },
        ...charged('2015-01-05').convicted('2015-04-01', { over: '2026-10-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-31', relief: 'ok-reclassified-felony' } },
    '30 days after the sentence of a felony that State Question 780 made a misdemeanor: 22 O.S. § 18(A)(16).',
    pages.who,
  ),
  story(
    'Deferred misdemeanor, dismissed eleven months ago',
    [{ ...theft, ...charged('2024-03-01').deferred('2024-06-01', { over: '2025-12-10' }) }],
    { c1: { outcome: 'eligible', on: '2025-12-10', relief: 'ok-deferred-plea' } },
    'The court must erase the plea as soon as all is done and paid: 22 O.S. § 991c(D). The arrest record waits a year more, § 18(A)(8).',
    pages.who,
  ),
  story(
    'Deferred misdemeanor, finished last month, and a fine not paid',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2024-03-01').deferred('2024-06-01', { over: '2026-10-10' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-10-10', relief: 'ok-deferred-misdemeanor' } },
    'The court orders it only once all fines and fees are paid: 22 O.S. § 991c(D).',
    pages.deferred,
  ),
  story(
    'Deferred felony, finished last month',
    [
      {
        ...theft,
        level: 'felony',
        offense: ['drug_possession'],
        ...charged('2022-03-01').deferred('2022-06-01', { over: '2026-10-10' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-10', relief: 'ok-deferred-plea' } },
    'The court must erase the plea: 22 O.S. § 991c(D). The arrest record waits five years, § 18(A)(9).',
    pages.deferred,
  ),
  story(
    'Deferred misdemeanor, told by the word on the last paper',
    [
      {
        ...theft,
        ...charged('2020-03-01').deferred('2020-06-01', { over: '2021-06-01' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2022-06-01', relief: 'ok-deferred-misdemeanor' } },
    'It was deferred first, so the year since the dismissal counts: 22 O.S. § 18(A)(7), (8).',
    pages.who,
  ),
  story(
    'Deferred drug felony, dismissed five years ago today',
    [
      {
        ...felony,
        offense: ['drug_sale'],
        statute: '63 O.S. § 2-401',
        ...charged('2016-03-01').deferred('2016-11-17', { over: '2021-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ok-deferred-felony' } },
    'Five years since a nonviolent felony was dismissed: 22 O.S. § 18(A)(9).',
    pages.deferred,
  ),
  story(
    'Deferred felony on the list of violent crimes: ten years',
    [
      {
        ...felony,
        offense: ['assault', 'weapon'],
        statute: '21 O.S. § 645',
        registrable: false,
        ...charged('2010-03-01').deferred('2010-09-01', { over: '2015-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-09-01', relief: 'ok-two-deferred-felonies' } },
    'Assault with a dangerous weapon is violent, but no “85 percent crime”: 22 O.S. § 18(A)(14), text of June 2024.',
    pages.who,
  ),
  story(
    'Dismissed theft charge of 2019',
    [{ ...theft, ...charged('2019-02-01').dismissed('2019-08-01') }],
    { c1: { outcome: 'eligible', on: '2022-02-01', relief: 'ok-dismissed' } },
    'Three years after most crimes they can no longer be filed: 22 O.S. §§ 18(A)(7), 152(H).',
    pages.limits,
  ),
  story(
    'Dismissed last summer, and the district attorney says it stays so',
    [{ ...theft, facts: { notRefiled: true }, ...charged('2025-02-01').dismissed('2026-08-01') }],
    { c1: { outcome: 'eligible', on: '2026-08-01', relief: 'ok-dismissed' } },
    'The prosecutor’s word stands in place of the three years: 22 O.S. § 18(A)(7).',
    pages.who,
  ),
  story(
    'Dismissed case beside an old violent felony',
    [
      { ...theft, caseId: 'k1', ...charged('2019-02-01').dismissed('2019-08-01') },
      {
        ...felony,
        id: 'c2',
        caseId: 'k2',
        offense: ['robbery'],
        statute: '21 O.S. § 801',
        ...charged('2001-01-01').convicted('2001-06-01', { over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'A dismissed case needs a life without a felony conviction, or one that can be expunged first: 22 O.S. §§ 18(A)(7), 19(T).',
    pages.how,
  ),
  story(
    'Two counts in one case: one dropped, one convicted',
    [
      { ...theft, caseId: 'k1', ...charged('2016-02-01').convicted('2016-08-01', { over: '2017-08-01' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        dismissal: 'plea_to_other',
        ...charged('2016-02-01').dismissed('2016-08-01'),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2022-08-01', relief: 'ok-misdemeanor' },
      c2: { outcome: 'eligible', on: '2022-08-01', relief: 'ok-rest-of-case' },
    },
    'Expungement seals all that arose from the same arrest: 22 O.S. § 18(B).',
    pages.who,
  ),
  story(
    'Arrested, and the district attorney declined to charge',
    [{ ...theft, dismissal: 'declined', ...charged('2026-05-01').notProsecuted('2026-05-02') }],
    { c1: { outcome: 'eligible', on: '2026-05-02', relief: 'ok-no-charges' } },
    'No charge, and the prosecutor declined: 22 O.S. § 18(A)(5).',
    pages.who,
  ),
  story(
    'Found not guilty, with another case open',
    [{ ...felony, ...charged('2025-05-01').acquitted('2026-09-02') }],
    { c1: { outcome: 'eligible', on: '2026-09-02', relief: 'ok-acquitted' } },
    'After an acquittal nothing else is asked: 22 O.S. § 18(A)(1).',
    pages.who,
    { pendingCharges: true },
  ),
  story(
    'Pardoned',
    [
      {
        ...felony,
        offense: ['robbery'],
        pardonedDate: '2025-04-01',
        ...charged('2001-01-01').pardoned('2001-06-01', { over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-04-01', relief: 'ok-pardoned' } },
    'A full pardon opens expungement for any crime: 22 O.S. § 18(A)(4).',
    pages.who,
  ),
  story(
    'Prostitution as a victim of trafficking',
    [
      {
        ...theft,
        offense: ['prostitution'],
        traffickingVictim: true,
        ...charged('2025-01-01').convicted('2025-06-01', { over: '2026-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ok-trafficking' } },
    'A court may expunge it at any time for good cause: 22 O.S. § 19c.',
    pages.trafficking,
  ),
  story(
    'A juvenile case, finished, and nothing as an adult',
    [
      {
        ...theft,
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2024-01-01').convicted('2024-06-01', { over: '2026-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'ok-juvenile-expungement' } },
    'Open as soon as it is finished and paid: 10A O.S. § 2-6-109(B).',
    pages.juvenile,
    { born: '2008-04-01' },
  ),
  story(
    'A juvenile case, finished, and a speeding ticket as an adult',
    [
      {
        ...theft,
        caseId: 'k1',
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2017-01-01').convicted('2017-06-01', { over: '2018-06-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        level: 'infraction',
        offense: ['traffic'],
        sentence: ['fine'],
        ...charged('2021-05-01').convicted('2021-05-20', { over: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2018-06-01', relief: 'ok-juvenile-expungement' } },
    'A ticket is no arrest for an “adult criminal offense”: 10A O.S. § 2-6-109(B)(2).',
    pages.juvenile,
    { born: '2001-04-01' },
  ),
  story(
    'A juvenile case, and an arrest as an adult that came to nothing',
    [
      {
        ...theft,
        caseId: 'k1',
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2017-01-01').convicted('2017-06-01', { over: '2018-06-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2021-05-01').dismissed('2021-06-01'),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2019-06-01', relief: 'ok-juvenile-sealing' },
      c2: { outcome: 'eligible', relief: 'ok-dismissed' },
    },
    'An adult arrest closes expungement, but sealing asks only for a year and no later guilt: 10A O.S. §§ 2-6-108, 2-6-109.',
    pages.juvenileSealing,
    { born: '2001-04-01' },
  ),
  story(
    'Second degree manslaughter told by its penalty, six years after the sentence',
    [oldFelony('c1', '2020-06-01', { offense: ['homicide'], statute: '21 O.S. § 722' })],
    { c1: { outcome: 'not_yet', on: '2030-06-01', relief: 'ok-two-felonies' } },
    '57 O.S. § 571(2) lists it by § 716; § 722 is its penalty. Without the way for nonviolent felonies it takes 10 years: 22 O.S. § 18(A)(13).',
    pages.violent,
  ),
  story(
    'Plotting a murder, six years after the sentence',
    [oldFelony('c1', '2020-06-01', { offense: ['homicide'], statute: '21 O.S. § 421' })],
    { c1: { outcome: 'not_yet', on: '2030-06-01', relief: 'ok-two-felonies' } },
    '57 O.S. § 571(2) takes in attempts, conspiracy and solicitation.',
    pages.violent,
  ),
  story(
    'Aggravated assault and battery, six years after the sentence',
    [oldFelony('c1', '2020-06-01', { offense: ['assault'], statute: '21 O.S. § 646' })],
    { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'ok-one-felony' } },
    '57 O.S. § 571(2)(ww) lists it only “upon any person defending another person”.',
    pages.violent,
  ),
  story(
    'The same, upon somebody who defended another',
    [
      oldFelony('c1', '2020-06-01', {
        offense: ['assault'],
        statute: '21 O.S. § 646',
        facts: { defendingAnother: true },
      }),
    ],
    { c1: { outcome: 'not_yet', on: '2030-06-01', relief: 'ok-two-felonies' } },
    'Then it is a violent crime, 57 O.S. § 571(2)(ww), and the wait is 10 years: 22 O.S. § 18(A)(13).',
    pages.violent,
  ),
  story(
    'Trying to set a fire, six years after the sentence',
    [oldFelony('c1', '2020-06-01', { offense: ['arson'], statute: '21 O.S. § 42' })],
    { c1: { outcome: 'needs_review' } },
    '57 O.S. § 571(2) takes in attempts, and lists only arson in the first degree.',
    pages.violent,
  ),
  story(
    'Attempted rape, eleven years after the sentence',
    [oldFelony('c1', '2015-06-01', { offense: ['sexual'], statute: '21 O.S. § 42' })],
    { c1: { outcome: 'not_eligible' } },
    '57 O.S. § 571(2) takes in attempts, and a sex offense that calls for registration is left out of the longer way: 22 O.S. § 18(A)(12), (13).',
    pages.violent,
  ),
  story(
    'Plotting a theft, six years after the sentence',
    [oldFelony('c1', '2020-06-01', { statute: '21 O.S. § 421' })],
    { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'ok-one-felony' } },
    'A plot to commit a crime that 57 O.S. § 571(2) does not list is not violent.',
    pages.violent,
  ),
  story(
    'Burglary told by the section on its penalties',
    [oldFelony('c1', '2010-06-01', { offense: ['burglary'], statute: '21 O.S. § 1436' })],
    { c1: { outcome: 'needs_review' } },
    '§ 1436 punishes burglary of all degrees. The first degree alone is on both lists.',
    pages.eightyFive,
  ),
  story(
    'Armed robbery, written as the legislature writes it',
    [oldFelony('c1', '2010-06-01', { offense: ['robbery'], statute: '21-801' })],
    { c1: { outcome: 'not_eligible' } },
    'The title may stand before the section with a hyphen. Armed robbery is on both lists.',
    pages.violent,
  ),
  story(
    'Rape, told by the section that defines it, and pictures of child abuse, by the one on having them',
    [
      oldFelony('c1', '2010-06-01', { offense: ['sexual'], statute: '21 O.S. § 1111' }),
      oldFelony('c2', '2010-06-01', { offense: ['sexual'], statute: '21 O.S. § 1024.2', caseId: 'k1' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'Rape of § 1114 is on both lists, and so is what § 1024.1 defines: 57 O.S. § 571(2), 21 O.S. § 13.1.',
    pages.violent,
  ),
  story(
    'Robbery under § 797, of which degree nobody knows',
    [oldFelony('c1', '2010-06-01', { offense: ['robbery'], statute: '21 O.S. § 797' })],
    { c1: { outcome: 'needs_review', relief: 'ok-two-felonies' } },
    'The section defines both degrees, and only the first is an “85 percent crime”.',
    pages.eightyFive,
  ),
  story(
    'Robbery under § 791, which says what robbery is, but not of which degree',
    [oldFelony('c1', '2010-06-01', { offense: ['robbery'], statute: '21 O.S. § 791' })],
    { c1: { outcome: 'needs_review', relief: 'ok-two-felonies' } },
    '§ 791 is robbery of any degree, and only the first is an “85 percent crime”.',
    pages.eightyFive,
  ),
  story(
    'Two felonies, one of them child endangerment that was sexual',
    [
      oldFelony('c1', '2010-06-01'),
      oldFelony('c2', '2010-06-01', { offense: ['child_victim', 'sexual'], statute: '21 O.S. § 852.1' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    '57 O.S. § 582(A) names § 852.1 if it involved sexual abuse of a child, and 22 O.S. § 18(A)(13) wants none of both to call for registration.',
    pages.registration,
  ),
  story(
    'Two felonies, one of them child endangerment that was not sexual',
    [
      oldFelony('c1', '2010-06-01'),
      oldFelony('c2', '2010-06-01', { offense: ['child_victim'], statute: '21 O.S. § 852.1' }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'ok-one-felony' },
      c2: { outcome: 'eligible', relief: 'ok-one-felony' },
    },
    '57 O.S. § 582(A) names § 852.1 only if it involved sexual abuse of a child.',
    pages.registration,
  ),
  story(
    'Two felonies, one of them sex with somebody under 18 who was sold for it',
    [
      oldFelony('c1', '2010-06-01'),
      oldFelony('c2', '2010-06-01', { offense: ['child_victim', 'prostitution'], statute: '21 O.S. § 1029' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    '57 O.S. § 582(A) names § 1029 if it involved child sex trafficking.',
    pages.registration,
  ),
  story(
    'Two felonies, one of them an attempt at a sex crime told by the section on attempts',
    [
      oldFelony('c1', '2010-06-01'),
      oldFelony('c2', '2010-06-01', { offense: ['sexual'], statute: '21 O.S. § 42' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    '57 O.S. § 582(A) names an attempt beside each crime.',
    pages.registration,
  ),
  story(
    'Two felonies, one of them for spreading private sexual pictures',
    [
      oldFelony('c1', '2010-06-01'),
      oldFelony('c2', '2010-06-01', { offense: ['harassment'], statute: '21 O.S. § 1040.13b' }),
    ],
    { c1: { outcome: 'needs_review' }, c2: { outcome: 'needs_review' } },
    '57 O.S. § 582(F) names subsection G of it alone.',
    pages.registration,
  ),
]);
