import type { Ungraded } from '../../place/grades.ts';
import {
  calledDismissed,
  calledGuilty,
  charged,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import { lawPage } from './cites.ts';
import { page } from './sources.ts';

type Told = ToldOf<Ungraded>;

const asOf = '2026-11-15';

const settled = person<Ungraded>({ ...nothingElse, born: '1980-04-12' });

/** A misdemeanor theft with every question answered; the sentence ended on the day that is given. */
function theft(completedDate: string, over: Told = {}): Told {
  const year = Number(completedDate.slice(0, 4)) - 1;
  return {
    ...overAndPaid,
    id: 'c1',
    level: 'misdemeanor',
    grade: 'ungraded',
    offense: ['theft'],
    statute: 'CR § 7-104',
    ...charged(`${year - 1}-06-01`).convicted(`${year}-03-15`, { over: completedDate }),
    sentence: ['probation'],
    ...over,
  };
}

/** A charge that ended otherwise, on the day that is given. */
function ended(disposition: Told['disposition'], dispositionDate: string, over: Told = {}): Told {
  const year = Number(dispositionDate.slice(0, 4));
  return {
    id: 'c1',
    court: 'adult',
    disposition,
    level: 'misdemeanor',
    grade: 'ungraded',
    offense: ['theft'],
    statute: 'CR § 7-104',
    offenseDate: `${year - 1}-06-01`,
    dispositionDate,
    finesPaid: true,
    restitutionPaid: true,
    traffickingVictim: false,
    ...over,
  };
}

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  source: string,
  about: Person = {},
): Story<Ungraded> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source };
}

const assault: Told = { offense: ['assault', 'violent'], statute: 'CR § 3-203' };
const domestic: Told = { offense: ['assault', 'domestic_violence'], statute: 'CR § 3-203' };
const felonyTheft: Told = { level: 'felony' };
const felonyDrugs: Told = { level: 'felony', offense: ['drug_sale'], statute: 'CR § 5-602(2)' };
const drugs: Told = { offense: ['drug_possession'], statute: 'CR § 5-601' };
const cannabis: Told = { offense: ['drug_possession', 'marijuana'], statute: 'CR § 5-601' };
const drunk: Told = { offense: ['dui'], statute: 'TR § 21-902(a)' };
const handgun: Told = { offense: ['weapon'], statute: 'CR § 4-203' };
const disorderly: Told = { offense: ['public_order'], statute: 'CR § 10-201(c)(2)' };

export const cases = worked<Ungraded>([
  story(
    'A theft charge dismissed in 2022',
    [ended('dismissed', '2022-03-01')],
    { c1: { outcome: 'automatic', on: '2025-03-01', relief: 'md-automatic' } },
    'CP § 10-105.1(a): expunged three years after the disposition.',
    page.automatic,
  ),
  story(
    'Dismissed three years ago to the day',
    [ended('dismissed', '2023-11-15')],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'md-automatic' } },
    'CP § 10-105.1(a): three years end on the same day of the calendar.',
    page.automatic,
  ),
  story(
    'Dismissed three years ago tomorrow',
    [ended('dismissed', '2023-11-16')],
    { c1: { outcome: 'eligible', relief: 'md-petition-not-convicted' } },
    'CP § 10-105(c): before three years a petition needs a general waiver and release.',
    page.brochure,
  ),
  story(
    'Found not guilty the day before the automatic law began',
    [ended('acquitted', '2021-09-30')],
    { c1: { outcome: 'eligible', on: '2021-09-30', relief: 'md-petition-not-convicted' } },
    'CP § 10-105.1(a) starts on October 1, 2021; § 10-105(a)(1) lets the person ask.',
    page.automatic,
  ),
  story(
    'A case on the stet docket for two years',
    [ended('dismissed', '2024-10-01', { facts: { stet: true } })],
    { c1: { outcome: 'not_yet', on: '2027-10-01' } },
    'CP § 10-105(c): a stet waits three years, and no waiver shortens it.',
    page.brochure,
  ),
  story(
    'Dismissed, but another case is open',
    [ended('dismissed', '2020-03-01')],
    { c1: { outcome: 'not_yet', on: null } },
    'CP § 10-105(e)(4): no expungement for a defendant in a pending case.',
    page.pending,
    { pendingCharges: true },
  ),
  story(
    'A dropped charge beside a conviction that cannot go',
    [
      ended('dismissed', '2019-03-01', { ...assault, caseId: 'k1' }),
      theft('2020-03-01', { ...handgun, id: 'c2', caseId: 'k1', dispositionDate: '2019-03-01' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'CP § 10-107(b): if one charge of a unit cannot be expunged, none can; § 4-203 is not on the list.',
    page.unit,
  ),
  story(
    'The same, but from two different incidents',
    [
      ended('dismissed', '2019-03-01', { ...assault, caseId: 'k1', facts: { separateIncident: true } }),
      theft('2020-03-01', { ...handgun, id: 'c2', caseId: 'k1', dispositionDate: '2019-03-01' }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-petition-not-convicted' }, c2: { outcome: 'not_eligible' } },
    'Stoddard v. State: § 10-107 goes by incident, not by charging document.',
    page.unit,
  ),
  story(
    'A dropped charge and a speeding ticket that was paid',
    [
      ended('dismissed', '2019-03-01', { offense: ['traffic'], statute: 'TR § 16-303', caseId: 'k1' }),
      theft('2019-03-01', {
        id: 'c2',
        caseId: 'k1',
        level: 'infraction',
        offense: ['traffic'],
        statute: 'TR § 21-801.1',
        dispositionDate: '2019-03-01',
        sentence: ['fine'],
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-petition-not-convicted' }, c2: { outcome: 'not_eligible' } },
    'CP § 10-107: a minor traffic violation is not part of the unit (Dione W.), and is not expunged itself.',
    'https://cetient.com/case/4451666/in-re-expungement-petition-of-dione-w',
  ),
  story(
    'Probation before judgment, three years ago to the day',
    [ended('deferred', '2023-11-15', { completedDate: '2024-11-15', completed: true })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-petition-pbj' } },
    'CP § 10-105(c)(2): the later of three years after it was granted and the discharge.',
    page.pbj,
  ),
  story(
    'Probation before judgment whose probation ended this June',
    [ended('deferred', '2023-03-01', { completedDate: '2026-06-01', completed: true })],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'md-petition-pbj' } },
    'CP § 10-105(c)(2): the later of three years and the discharge from probation.',
    page.pbj,
  ),
  story(
    'Probation before judgment, and a theft conviction two years after',
    [
      ended('deferred', '2015-03-01', { ...drugs, completedDate: '2016-03-01', completed: true }),
      theft('2018-03-15', { id: 'c2', dispositionDate: '2017-03-15' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'eligible', relief: 'md-conviction-misdemeanor' } },
    'CP § 10-105(e)(4): a conviction within three years of the probation before judgment bars it.',
    page.pbj,
  ),
  story(
    'Probation before judgment for drunk driving, discharged in 2010',
    [ended('deferred', '2009-06-01', { ...drunk, completedDate: '2010-06-01', completed: true })],
    { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'md-petition-pbj-dui' } },
    'CP § 10-105(c)(2): 15 years after discharge for § 21-902(a) or (b), since October 1, 2024.',
    page.duiPbj,
  ),
  story(
    'Probation before judgment for driving on drugs',
    [
      ended('deferred', '2005-06-01', {
        ...drunk,
        statute: 'TR § 21-902(d)',
        completedDate: '2006-06-01',
        completed: true,
      }),
    ],
    { c1: { outcome: 'not_eligible' } },
    'CP § 10-105(a)(3) leaves out § 21-902(c), (d), (h) and (i).',
    page.petition,
  ),
  story(
    'Arrests without charges in 2006 and in September 2026',
    [ended('no_charges', '2006-05-01', assault), ended('no_charges', '2026-09-16', { ...assault, id: 'c2' })],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'automatic', on: '2026-11-15', relief: 'md-arrest' } },
    'CP § 10-103.1: from October 1, 2007 the police expunge within 60 days; before, § 10-103 gave 8 years to ask.',
    page.arrest,
  ),
  story(
    'A misdemeanor theft five years after the sentence',
    [theft('2021-11-15')],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-conviction-misdemeanor' } },
    'CP § 10-110(c)(1): five years after the sentence is complete.',
    page.waits,
  ),
  story(
    'A misdemeanor theft the day before the five years are over',
    [theft('2021-11-16')],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'CP § 10-110(c)(1): five years after the sentence is complete.',
    page.waits,
  ),
  story(
    'Probation was violated, which no longer bars',
    [theft('2019-01-10', { probationRevoked: true })],
    { c1: { outcome: 'eligible', relief: 'md-conviction-misdemeanor' } },
    'The Expungement Reform Act of 2025 undid In re Abhishek I. for § 10-110(c).',
    page.reform,
  ),
  story(
    'Second-degree assault after seven years, and the day before',
    [
      theft('2019-11-15', assault),
      theft('2019-11-16', { ...assault, id: 'c2', dispositionDate: '2018-03-15' }),
    ],
    {
      c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-conviction-assault' },
      c2: { outcome: 'not_yet', on: '2026-11-16' },
    },
    'CP § 10-110(c)(2): seven years for § 3-203.',
    page.waits,
  ),
  story(
    'A domestically related assault after fifteen years',
    [theft('2011-11-15', domestic)],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-conviction-domestic' } },
    'CP § 10-110(c)(3): 15 years for a domestically related crime.',
    'https://ezel.ai/templates/expungement-petition-and-eligibility-memo/md',
  ),
  story(
    'A domestically related assault after ten years',
    [theft('2016-05-01', domestic)],
    { c1: { outcome: 'not_yet', on: '2031-05-01', relief: 'md-conviction-domestic' } },
    'CP § 10-110(c)(3): 15 years for a domestically related crime.',
    'https://ezel.ai/templates/expungement-petition-and-eligibility-memo/md',
  ),
  story(
    'Felony theft after nine years, and having drugs to sell after seven',
    [theft('2017-11-15', felonyTheft), theft('2006-01-05', { ...felonyDrugs, id: 'c2' })],
    {
      c1: { outcome: 'not_yet', on: '2027-11-15' },
      c2: { outcome: 'eligible', relief: 'md-conviction-felony' },
    },
    'CP § 10-110(c)(4) and (6): seven years for most listed felonies, ten for felony theft.',
    page.waits,
  ),
  story(
    'Felony burglary of a degree we do not know, eight years on',
    [theft('2018-10-01', { level: 'felony', offense: ['burglary'], statute: undefined })],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-110(c): third degree waits seven years, first and second degree ten.',
    page.waits,
  ),
  story(
    'A felony of theft and assault long ago, told without its section',
    [theft('2001-02-01', { level: 'felony', offense: ['theft', 'assault'], statute: undefined })],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-110(a)(2) lists theft, and neither robbery nor first-degree assault.',
    page.waits,
  ),
  story(
    'Robbery long ago',
    [theft('2001-02-01', { level: 'felony', offense: ['robbery'], statute: 'CR § 3-402' })],
    { c1: { outcome: 'not_eligible' } },
    'CP § 10-110(a)(2) lists theft, burglary and intent to distribute, not robbery.',
    page.waits,
  ),
  story(
    'A drunk driving conviction and resisting arrest',
    [
      theft('2005-02-01', drunk),
      theft('2005-02-01', { id: 'c2', offense: ['obstruction'], statute: 'CR § 9-408' }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'Neither TR § 21-902 nor CR § 9-408 is on the list of CP § 10-110(a)(1).',
    page.conviction,
  ),
  story(
    'A theft, and a drug conviction in its waiting time that is not clear yet',
    [
      theft('2012-03-15'),
      theft('2024-03-15', {
        ...drugs,
        id: 'c2',
        ...charged('2014-06-01').convicted('2015-03-15', { over: '2024-03-15' }),
      }),
    ],
    { c1: { outcome: 'not_yet', on: '2029-03-15' }, c2: { outcome: 'not_yet', on: '2027-03-15' } },
    'CP § 10-110(d)(1): a new conviction in the wait bars the old one until it can be expunged itself.',
    page.summary,
  ),
  story(
    'A theft, and a handgun conviction in its waiting time',
    [theft('2012-03-15'), theft('2016-03-15', { ...handgun, id: 'c2', dispositionDate: '2015-03-15' })],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'CP § 10-110(d)(1): a new conviction that can never be expunged bars the older one for good.',
    page.summary,
  ),
  story(
    'A theft, and a handgun conviction after its waiting time',
    [theft('2005-03-15'), theft('2016-03-15', { ...handgun, id: 'c2', dispositionDate: '2015-03-15' })],
    { c1: { outcome: 'eligible', relief: 'md-conviction-misdemeanor' }, c2: { outcome: 'not_eligible' } },
    'CP § 10-110(d)(1) looks only at the waiting time of the older conviction.',
    page.summary,
  ),
  story(
    'A conviction in another state during the wait',
    [theft('2012-03-15')],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-110(d)(1) does not say how a crime elsewhere “becomes eligible”.',
    page.summary,
    { elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2014-01-01' } },
  ),
  story(
    'Restitution is still owed',
    [theft('2015-03-15', { restitutionPaid: false })],
    { c1: { outcome: 'needs_review' } },
    'Senate Bill 432 (2025): if someone objects, the court asks whether restitution is paid or cannot be, § 10-110(f)(2).',
    page.restitution,
  ),
  story(
    'Restitution is still owed, and the person could pay it',
    [theft('2015-03-15', { restitutionPaid: false, facts: { cannotPay: false } })],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-110(e)(3), (f)(2): without an objection the court must expunge; with one it asks about restitution.',
    page.notes,
  ),
  story(
    'Restitution that the person cannot pay',
    [theft('2015-03-15', { restitutionPaid: false, facts: { cannotPay: true } })],
    { c1: { outcome: 'eligible', relief: 'md-conviction-misdemeanor' } },
    'CP § 10-110(f)(2): paid, or unable to pay.',
    page.restitution,
  ),
  story(
    'Probation before judgment, and a drug conviction two years after that can be shielded',
    [
      ended('deferred', '2015-03-01', { completedDate: '2016-03-01', completed: true }),
      theft('2018-03-15', { ...drugs, id: 'c2', dispositionDate: '2017-03-15' }),
    ],
    {
      c1: { outcome: 'not_yet', on: null },
      c2: { outcome: 'eligible', relief: 'md-conviction-misdemeanor' },
    },
    'CP § 10-305: a shielded conviction is none for § 10-105(e)(4)(i).',
    'https://law.uslawyerdatabase.com/category/us-law/2022-maryland-statutes/criminal-procedure/title-10-criminal-records',
  ),
  story(
    'A “perverted practice” conviction of 2010, the rest not told',
    [theft('2011-03-15', { offense: ['sexual'], statute: 'CR § 3-322' })],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-105(a)(11), (a-1): repealed on October 1, 2023; expunged only if it was between consenting adults.',
    page.notes,
  ),
  story(
    'The same between adults who agreed',
    [theft('2011-03-15', { offense: ['sexual'], statute: 'CR § 3-322', facts: { noLongerCrime: true } })],
    { c1: { outcome: 'eligible', relief: 'md-no-longer-crime' } },
    'CP § 10-105(a)(11): what is no longer a crime has no waiting period.',
    page.notes,
  ),
  story(
    'The same with a child',
    [theft('2011-03-15', { offense: ['sexual'], statute: 'CR § 3-322', facts: { noLongerCrime: false } })],
    { c1: { outcome: 'not_eligible' } },
    'CP § 10-105(a-1): not if it was done with a child or without consent.',
    page.notes,
  ),
  story(
    'An assault settled with the victim, three years ago tomorrow',
    [ended('dismissed', '2023-11-16', { ...assault, facts: { stet: true } })],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'CP § 10-105(c): a compromise under CR § 3-207 waits three years like a stet.',
    page.brochure,
  ),
  story(
    'Having cannabis, the only charge, convicted in 2012',
    [theft('2013-03-15', cannabis)],
    { c1: { outcome: 'automatic', relief: 'md-cannabis-automatic' } },
    'The state was to take such cases off its record by July 1, 2024; § 10-105(a)(12) opens the court file.',
    page.cannabis,
  ),
  story(
    'Having cannabis beside a handgun conviction',
    [
      theft('2013-03-15', { ...cannabis, caseId: 'k1' }),
      theft('2013-03-15', { ...handgun, id: 'c2', caseId: 'k1' }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-cannabis' }, c2: { outcome: 'not_eligible' } },
    'The unit rule of § 10-107 does not hold back § 10-105(a)(12).',
    page.cannabis,
  ),
  story(
    'Having cannabis, dropped beside a handgun conviction',
    [
      {
        ...theft('2013-03-15', { ...cannabis, caseId: 'k1' }),
        disposition: 'dismissed',
        sentence: undefined,
        completed: undefined,
        completedDate: undefined,
      },
      theft('2013-03-15', { ...handgun, id: 'c2', caseId: 'k1' }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-petition-not-convicted' }, c2: { outcome: 'not_eligible' } },
    'Having cannabis is no part of a unit: § 10-107.',
    page.cannabis,
  ),
  story(
    'Having cannabis to sell, three years after the sentence',
    [theft('2023-11-15', { level: 'felony', offense: ['drug_sale', 'marijuana'], statute: 'CR § 5-602' })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-conviction-cannabis-sale' } },
    'CP § 10-110(c)(5): three years for possession with intent to distribute cannabis.',
    page.cannabis,
  ),
  story(
    'Disorderly conduct after three years: shielded before it can be expunged',
    [theft('2023-11-15', disorderly)],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-shielding' } },
    'CP §§ 10-301(f)(1), 10-303: three years after the sentence.',
    page.shieldable,
  ),
  ...(
    [
      [
        'Damage of $1,000 or more',
        'CR § 6-301(b)',
        'not_yet',
        'names destruction of property in the lesser degree only',
      ],
      [
        'Damage of less than $1,000',
        'CR § 6-301(c)',
        'eligible',
        'names destruction of property in the lesser degree',
      ],
      [
        'Damage, and the amount was not told',
        'CR § 6-301',
        'eligible',
        'names the lesser degree, as the charge is read until its paragraph is told',
      ],
      [
        'Selling drug paraphernalia',
        'CR § 5-619(d)',
        'not_yet',
        'names § 5-619(c)(2), using or having it, only',
      ],
      ['Having drug paraphernalia to use', 'CR § 5-619(c)(2)', 'eligible', 'names § 5-619(c)(2)'],
      [
        'Selling a substance that is not controlled',
        'CR § 5-618(b)',
        'not_yet',
        'names § 5-618(a), having or giving it, only',
      ],
    ] as const
  ).map(([what, statute, outcome, says]) =>
    story(
      `${what}, three years after the sentence`,
      [
        theft('2023-11-15', {
          offense: [statute.includes('6-301') ? 'property_damage' : 'drug_possession'],
          statute,
        }),
      ],
      {
        c1:
          outcome === 'eligible'
            ? { outcome, on: '2026-11-15', relief: 'md-shielding' }
            : { outcome, on: '2028-11-15', relief: 'md-conviction-misdemeanor' },
      },
      `CP § 10-301(f) ${says}.`,
      page.shieldable,
    ),
  ),
  story(
    'Driving on a suspended license, three years after the sentence: shielding is open',
    [theft('2023-11-15', { offense: ['traffic'], statute: 'TR § 16-303' })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-shielding' } },
    'CP § 10-301(f)(10) names § 16-303. Whether the law of 2025 lets it be expunged too could not be read.',
    page.shieldable,
  ),
  story(
    'Driving on a suspended license, with a shielding granted before',
    [theft('2019-11-15', { offense: ['traffic'], statute: 'TR § 16-303' })],
    { c1: { outcome: 'needs_review', relief: 'md-conviction-misdemeanor' } },
    'Those who tell of the law of 2025 speak of driving without a license, § 16-101. Its text could not be opened.',
    page.reform,
    { reliefReceived: 1, facts: { shielded: true } },
  ),
  story(
    'Driving without a license, five years after the sentence',
    [theft('2021-11-15', { offense: ['traffic'], statute: 'TR § 16-101' })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-conviction-misdemeanor' } },
    'Driving without a license was added to CP § 10-110 on October 1, 2025.',
    page.reform,
  ),
  story(
    'Theft after three years cannot be shielded',
    [theft('2023-11-15')],
    { c1: { outcome: 'not_yet', on: '2028-11-15' } },
    'CP § 10-301(f) does not name theft.',
    page.shieldable,
  ),
  story(
    'Drinking in public, three years ago',
    [
      theft('2022-03-15', {
        offense: ['public_order'],
        statute: undefined,
        facts: { nuisance: true },
        sentence: ['fine'],
      }),
    ],
    { c1: { outcome: 'eligible', on: '2025-03-15', relief: 'md-nuisance' } },
    'CP § 10-105(a)(9), (c)(6): three years for the listed small offenses.',
    page.brochure,
  ),
  story(
    'A small offense under a city’s code',
    [
      theft('2021-05-05', {
        offense: ['public_order'],
        statute: 'Baltimore City Code, Art. 19, § 51-2',
        sentence: ['fine'],
      }),
    ],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-105(a)(9): a crime under any State or local law that forbids loitering, drinking in public and the like.',
    page.brochure,
  ),
  story(
    'A conviction for what is no longer a crime',
    [theft('2019-03-15', { offense: ['gambling'], statute: 'CR § 12-103', facts: { noLongerCrime: true } })],
    { c1: { outcome: 'eligible', relief: 'md-no-longer-crime' } },
    'CP § 10-105(a)(11): no waiting period.',
    page.summary,
  ),
  story(
    'A forgery, pardoned eight years ago',
    [
      theft('2005-03-15', {
        disposition: 'pardoned',
        level: 'felony',
        offense: ['fraud'],
        statute: 'CR § 8-601',
        pardonedDate: '2018-06-01',
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-pardoned' } },
    'CP § 10-105(a)(8), (c): one act, not violent, within 10 years of the pardon.',
    page.petition,
  ),
  story(
    'The same with a pardon from 2015',
    [
      theft('2005-03-15', {
        disposition: 'pardoned',
        level: 'felony',
        offense: ['fraud'],
        statute: 'CR § 8-601',
        pardonedDate: '2015-06-01',
      }),
    ],
    { c1: { outcome: 'not_eligible' } },
    'CP § 10-105(c): not later than 10 years after the pardon was signed.',
    page.brochure,
  ),
  story(
    'Prostitution while trafficked, last year',
    [theft('2026-01-15', { offense: ['prostitution'], statute: 'CR § 11-303', traffickingVictim: true })],
    { c1: { outcome: 'eligible', relief: 'md-trafficking-vacatur' } },
    'CP § 8-302(a)(2)(xv): a qualifying offense that was a direct result of trafficking.',
    page.vacatur,
  ),
  story(
    'Not criminally responsible for drinking in public',
    [
      ended('not_responsible', '2018-03-01', {
        offense: ['public_order'],
        statute: undefined,
        facts: { nuisance: true },
      }),
    ],
    { c1: { outcome: 'eligible', on: '2021-03-01', relief: 'md-petition-not-responsible' } },
    'CP § 10-105(a)(9), (c): small offenses in public, three years after the finding.',
    page.clearinghouse,
  ),
  story(
    'Not criminally responsible for trespass',
    [ended('not_responsible', '2018-03-01', { offense: ['trespass'], statute: 'CR § 6-402' })],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-105(a)(9)–(10) lists small offenses only, and the whole list was not read.',
    page.clearinghouse,
  ),
  story(
    'One juvenile misdemeanor finding',
    [
      ended('convicted', '2004-03-01', {
        court: 'juvenile',
        completedDate: '2005-03-01',
        completed: true,
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-juvenile-expungement' } },
    'CJP § 3-8A-27.1(c): 18 or older, two years since the last action, one misdemeanor finding.',
    page.juvenile,
    { born: '1987-08-17' },
  ),
  story(
    'A juvenile felony finding of a man of 30',
    [
      ended('convicted', '2012-03-01', {
        court: 'juvenile',
        level: 'felony',
        offense: ['burglary'],
        statute: 'CR § 6-203',
        completedDate: '2013-03-01',
        completed: true,
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-juvenile-sealing' } },
    'A felony bars expungement under CJP § 3-8A-27.1(c)(6); § 3-8A-27 seals at 21.',
    page.summary,
    { born: '1996-03-09' },
  ),
  story(
    'A felony theft while trafficked waits its ten years',
    [theft('2018-01-15', { ...felonyTheft, traffickingVictim: true })],
    { c1: { outcome: 'not_yet', on: '2028-01-15' } },
    'CP § 8-302(a)(2)(viii) names misdemeanor theft only.',
    page.vacatur,
  ),
  story(
    'Three convictions, each in the waiting time of the one before',
    [
      theft('2009-06-01', { dispositionDate: '2008-06-01' }),
      theft('2013-06-01', { id: 'c2', dispositionDate: '2012-06-01' }),
      theft('2017-06-01', { ...handgun, id: 'c3', dispositionDate: '2016-06-01' }),
    ],
    {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'not_eligible' },
      c3: { outcome: 'not_eligible' },
    },
    'CP § 10-110(d)(1): the handgun holds the second theft, and that holds the first.',
    page.summary,
  ),
  story(
    'Drugs in 2008, barred from expungement by a handgun in 2013, can be shielded',
    [
      theft('2009-06-01', { ...drugs, dispositionDate: '2008-06-01' }),
      theft('2014-06-01', { ...handgun, id: 'c2', dispositionDate: '2013-06-01' }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-shielding' }, c2: { outcome: 'not_eligible' } },
    'The new conviction lies within 5 years (CP § 10-110(d)(1)) but after the 3 years of § 10-303.',
    page.shielding,
  ),
  story(
    'Probation before judgment holds back the charge that was dropped with it',
    [
      ended('deferred', '2024-01-05', { caseId: 'k1', completedDate: '2025-01-05', completed: true }),
      ended('dismissed', '2024-01-05', { ...assault, id: 'c2', caseId: 'k1' }),
    ],
    { c1: { outcome: 'not_yet', on: '2027-01-05' }, c2: { outcome: 'not_yet', on: '2027-01-05' } },
    'CP §§ 10-105(c)(2), 10-107(b): the whole unit waits for its last charge.',
    page.unit,
  ),
  story(
    'Second-degree assault and disorderly conduct of one case wait together',
    [
      theft('2020-06-01', { ...assault, caseId: 'k1' }),
      theft('2020-06-01', { ...disorderly, id: 'c2', caseId: 'k1' }),
    ],
    { c1: { outcome: 'not_yet', on: '2027-06-01' }, c2: { outcome: 'not_yet', on: '2027-06-01' } },
    'CP §§ 10-110(c)(2), 10-107(b): five years are over for one, seven not for the other.',
    page.unit,
  ),
  story(
    'A case on the stet docket for three years to the day',
    [ended('dismissed', '2023-11-15', { facts: { stet: true } })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-petition-not-convicted' } },
    'CP § 10-105(c): a stet can be expunged from the third year on, not from the day it was entered.',
    page.brochure,
  ),
  story(
    'A dropped charge of 2022 and a ticket of the same case that was paid',
    [
      ended('dismissed', '2022-03-01', { caseId: 'k1' }),
      theft('2022-03-01', {
        id: 'c2',
        caseId: 'k1',
        level: 'infraction',
        offense: ['traffic'],
        statute: 'TR § 21-801.1',
        dispositionDate: '2022-03-01',
        sentence: ['fine'],
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-petition-not-convicted' }, c2: { outcome: 'not_eligible' } },
    'CP § 10-105.1(a) clears a case by itself only if no charge in it ended otherwise; § 10-105 lets the person ask.',
    page.automatic,
  ),
  story(
    'Conspiracy to steal, six years after the sentence',
    [theft('2020-11-15', { statute: 'CR § 1-202' })],
    { c1: { outcome: 'eligible', on: '2025-11-15', relief: 'md-conviction-misdemeanor' } },
    'CP § 10-110(a)(3): attempt, conspiracy and solicitation go with the crime itself.',
    'https://frizwoods.com/blog/expungement-10-110-maryland',
  ),
  story(
    'A theft, and drunk driving in its waiting time',
    [theft('2009-06-01'), theft('2012-06-01', { ...drunk, id: 'c2', dispositionDate: '2011-06-01' })],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'CP § 10-110(d)(1): a drunk driving conviction cannot be expunged, so it bars the theft.',
    page.summary,
  ),
  story(
    'Driving without insurance, three years after the sentence',
    [theft('2023-11-15', { offense: ['traffic'], statute: 'TR § 17-107', sentence: ['fine'] })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-shielding' } },
    'CP § 10-301(f)(11): it can be shielded, though § 10-110 does not list it.',
    page.shieldable,
  ),
  story(
    'Trespass on a racetrack while trafficked, last year',
    [theft('2026-01-15', { offense: ['trespass'], statute: 'CR § 6-407', traffickingVictim: true })],
    { c1: { outcome: 'eligible', relief: 'md-trafficking-vacatur' } },
    'CP § 8-302(a)(2)(vii): any trespass offense of Title 6, Subtitle 4.',
    lawPage('8-302'),
  ),
  story(
    'A juvenile finding of second-degree assault with a stick, at 20',
    [
      ended('convicted', '2022-03-01', {
        ...assault,
        court: 'juvenile',
        completedDate: '2023-03-01',
        completed: true,
        weaponUsed: true,
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'md-juvenile-expungement' } },
    'CJP § 3-8A-27.1(c)(6): not a felony and not a crime of violence; only a gun used in such a crime bars too.',
    page.juvenile,
    { born: '2006-03-09' },
  ),
  story(
    'A misdemeanor theft of which the end of the sentence is not known',
    [theft('2019-03-15', { completedDate: undefined, completed: undefined })],
    { c1: { outcome: 'needs_review' } },
    'CP § 10-110(c)(1) counts from the end of the sentence.',
    page.waits,
  ),
  story(
    'A charge whose ending is not known',
    [ended(undefined, '2018-03-15')],
    { c1: { outcome: 'needs_review' } },
    'CP §§ 10-105 and 10-110 turn on how the case ended.',
    page.petition,
  ),
  story(
    'Probation before judgment told as dismissed',
    [ended('deferred', '2023-11-15', { completedDate: '2024-11-15', completed: true, ...calledDismissed })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-petition-pbj' } },
    'CP § 10-105(c)(2): probation before judgment has a wait of its own, and is not expunged by itself.',
    page.pbj,
  ),
  story(
    'Probation before judgment told as pleading guilty',
    [ended('deferred', '2023-11-15', { completedDate: '2024-11-15', completed: true, ...calledGuilty })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'md-petition-pbj' } },
    'CP § 10-105(c)(2): probation before judgment is no conviction.',
    page.pbj,
  ),
]);
