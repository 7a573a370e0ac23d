import { calledDismissed, calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';

const statute = 'https://legalfix.com/statutes/state-codes/wisconsin/chapter-973/section-973-015';
const leaflet = 'https://studylib.net/doc/18681051/expunging-court-records';
const hemp = 'https://app.midpage.ai/case/state-v-kearney-w-hemp-2762271';
const lickes = 'https://law.justia.com/cases/wisconsin/supreme-court/2021/2019ap001272-cr.html';
const frett = 'https://law.justia.com/cases/wisconsin/court-of-appeals/2014/2014ap000006.html';
const violent = 'https://docs.legis.wisconsin.gov/document/statutes/301.048(6)';
const trafficking = 'https://docs.legis.wisconsin.gov/document/amends/2013/REG/AB620-ASA1,61';
const juvenile = 'https://docs.legis.wisconsin.gov/document/statutes/2005/938.355(6d)(b)3.';
const removal =
  'https://casetext.com/statute/wisconsin-statutes/police-regulations/chapter-165-department-of-justice/section-16584-cooperation-in-criminal-identification-records-and-statistics';
const manual =
  'https://yumpu.com/en/document/view/37188477/wisconsin-department-of-justice-identification-manual-imprimus-/72';

const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';

const settled = person<Grade>({ ...nothingElse, born: '1992-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  statute: '943.20(1)(a)',
  ...charged('2015-02-03').convicted('2015-06-10', { over: '2016-06-10' }),
  sentence: ['probation'],
  facts: { expungementOrdered: true, probationConditionsMet: true },
};

const felony: Told = {
  ...theft,
  level: 'felony',
  grade: 'i',
  offense: ['drug_sale', 'marijuana'],
  statute: '961.41(1m)(h)1',
};

const peeping: Told = {
  ...theft,
  offense: ['sexual'],
  statute: '942.08(2)(c)',
  facts: { expungementOrdered: false },
};

const dismissed: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'b',
  offense: ['public_order'],
  ...charged('2024-09-01').dismissed('2024-11-15'),
};

const without = (charge: Told, field: keyof Told): Told => ({ ...charge, [field]: undefined });

export const cases = worked<Grade>([
  {
    title: 'Theft at 22, and the judge ordered expungement',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'automatic', on: '2016-06-10', relief: 'wi-expungement-ordered' } },
    why: 'Finishing probation expunges the record without a petition where it was ordered at sentencing. § 973.015(1m)(b), State v. Hemp.',
    source: hemp,
  },
  {
    title: 'Theft at 22, and nobody asked the judge',
    asOf,
    life: settled.told({ ...theft, facts: { expungementOrdered: false } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Expungement must be ordered at the time of sentencing. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'Theft at 22, and it is not known what the judge ordered',
    asOf,
    life: settled.told(without(theft, 'facts')),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It turns on the order at sentencing, which nobody can presume. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'Theft at 24, the last year that counts',
    asOf,
    life: settled.but({ born: '1990-08-17' }).told(theft),
    expect: { c1: { outcome: 'automatic', relief: 'wi-expungement-ordered' } },
    why: 'The person must be under 25 when the crime is committed. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'Theft at 25',
    asOf,
    life: settled.but({ born: '1989-03-09' }).told({ ...theft, facts: undefined }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The person must be under 25 when the crime is committed. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'Theft at 22, sentenced the day before the law of 2009',
    asOf,
    life: settled.but({ born: '1986-03-09' }).told({
      ...theft,
      ...charged('2009-02-03').convicted('2009-06-30', { over: '2010-06-30' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'For sentences before July 1, 2009 the person had to be under 21. § 973.015, as it was before that day.',
    source: leaflet,
  },
  {
    title: 'Theft at 22, sentenced on the first day of the law of 2009',
    asOf,
    life: settled.but({ born: '1986-03-09' }).told({
      ...theft,
      ...charged('2009-02-03').convicted('2009-07-01', { over: '2010-07-01' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'wi-expungement-ordered' } },
    why: 'For sentences from July 1, 2009 on, the age limit is 25. § 973.015(1m)(a)1.',
    source: leaflet,
  },
  {
    title: 'Probation that ends tomorrow',
    asOf,
    life: settled.told({ ...theft, completedDate: '2026-11-16', completed: false }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    why: 'The record is expunged upon successful completion of the sentence. § 973.015(1m)(b).',
    source: statute,
  },
  {
    title: 'Probation that ends today',
    asOf,
    life: settled.told({ ...theft, completedDate: '2026-11-15' }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'wi-expungement-ordered' } },
    why: 'The record is expunged upon successful completion of the sentence. § 973.015(1m)(b).',
    source: statute,
  },
  {
    title: 'Probation that was revoked',
    asOf,
    life: settled.told({ ...theft, probationRevoked: true }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Whose probation is revoked has not successfully completed the sentence. § 973.015(1m)(b).',
    source: statute,
  },
  {
    title: 'A broken condition of probation',
    asOf,
    life: settled.told({ ...theft, facts: { expungementOrdered: true, probationConditionsMet: false } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Every condition set by the court and by the department must be kept. § 973.015(1m)(b), State v. Lickes.',
    source: lickes,
  },
  {
    title: 'Probation over, restitution still owed',
    asOf,
    life: settled.told({ ...theft, restitutionPaid: false }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'If paying was a condition of probation, it was not kept; only the court can say. § 973.015(1m)(b).',
    source: lickes,
  },
  {
    title: 'A fine only, with expungement ordered',
    asOf,
    life: settled.told({ ...theft, sentence: ['fine'], facts: { expungementOrdered: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-expungement-ordered-fine' } },
    why: 'No probation office or jail sends a certificate of discharge, so the person files a petition. § 973.015(1m)(b).',
    source: leaflet,
  },
  {
    title: 'A fine only, and not paid yet',
    asOf,
    life: settled.told({
      ...theft,
      sentence: ['fine'],
      finesPaid: false,
      facts: { expungementOrdered: true },
    }),
    expect: { c1: { outcome: 'not_yet', relief: 'wi-expungement-ordered-fine', on: null } },
    why: 'The petition says that all court-ordered money is paid, so paying comes first. § 973.015(1m)(b), form CR-266.',
    source: notes,
  },
  {
    title: 'Peeping at 17, and the judge did not order expungement',
    asOf,
    life: settled.but({ born: '1997-03-09' }).told(peeping),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The judge had to order it for a person under 18; whether that can still be put right is for a lawyer. § 973.015(1m)(a)2.',
    source: statute,
  },
  {
    title: 'Peeping at 18, and the judge did not order expungement',
    asOf,
    life: settled.but({ born: '1996-03-09' }).told(peeping),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only under 18 did the judge have to order it. § 973.015(1m)(a)2.',
    source: statute,
  },
  {
    title: 'A hidden camera at 17, and the judge did not order expungement',
    asOf,
    life: settled.but({ born: '1997-03-09' }).told({ ...peeping, statute: '942.08(2)(a)' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Section 973.015(1m)(a)2. names § 942.08(2)(b), (c) and (d) and (3), not (2)(a).',
    source: statute,
  },
  {
    title: 'Peeping at 17, and the judge ordered expungement',
    asOf,
    life: settled.but({ born: '1997-03-09' }).told({ ...peeping, facts: theft.facts }),
    expect: { c1: { outcome: 'automatic', relief: 'wi-expungement-ordered' } },
    why: 'Finishing the sentence expunges it as ordered. § 973.015(1m)(a)2. and (b).',
    source: statute,
  },
  {
    title: 'Drunk driving that hurt someone, at 22, and the judge ordered expungement',
    asOf,
    life: settled.told({ ...theft, grade: 'ungraded', offense: ['dui'], statute: '346.63(2)(a)1.' }),
    expect: { c1: { outcome: 'automatic', relief: 'wi-expungement-ordered' } },
    why: 'Only the driving record is left out of § 973.015(1m)(a)1.; State v. Braunschweig speaks of such a conviction as expunged.',
    source:
      'https://hurleyburish.com/an-expunged-owi-counts-for-purposes-of-determining-penalties-for-subsequent-owis',
  },
  {
    title: 'Marijuana dealing at 22, a first felony of Class I',
    asOf,
    life: settled.told(felony),
    expect: { c1: { outcome: 'automatic', relief: 'wi-expungement-ordered' } },
    why: 'A Class I felony carries at most 3 years and 6 months, and there was no felony before. § 973.015(1m)(a)3.b.',
    source: hemp,
  },
  {
    title: 'A felony of Class G at 22',
    asOf,
    life: settled.told({ ...felony, grade: 'g', facts: undefined }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The most the law allows must be 6 years or less; Class G carries 10. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'Choking someone, a felony of Class H',
    asOf,
    life: settled.told({
      ...felony,
      grade: 'h',
      offense: ['assault', 'violent', 'domestic_violence'],
      statute: '940.235',
      facts: undefined,
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Strangulation is a violent offense under § 301.048(2)(bm). § 973.015(1m)(a)3.a.',
    source: violent,
  },
  {
    title: 'A battery of Class H without its section',
    asOf,
    life: settled.told({ ...felony, grade: 'h', offense: ['assault', 'violent'], statute: undefined }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Some batteries of Class H are on the list of violent offenses and some are not. § 301.048(2)(bm).',
    source: violent,
  },
  {
    title: 'Two felonies, years apart',
    asOf,
    life: settled.told(felony, {
      ...felony,
      id: 'c2',
      ...charged('2017-03-01').convicted('2017-08-01', { over: '2018-08-01' }),
    }),
    expect: {
      c1: { outcome: 'automatic', relief: 'wi-expungement-ordered' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'The second had a prior felony; the first was over before the second came. § 973.015(1m)(a)3.b. and (b).',
    source: statute,
  },
  {
    title: 'A new crime while on probation',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      ...charged('2016-01-05').convicted('2016-06-01', { over: '2016-12-01' }),
      facts: { expungementOrdered: false },
    }),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'Who is convicted of a subsequent offense has not successfully completed the sentence. § 973.015(1m)(b).',
    source: statute,
  },
  {
    title: 'Disorderly conduct at 34',
    asOf,
    life: settled.but({ born: '1980-03-09' }).told({
      ...theft,
      grade: 'b',
      offense: ['public_order'],
      statute: '947.01',
      facts: undefined,
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Expungement is only for crimes before the age of 25. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'A ticket for littering',
    asOf,
    life: settled.told({
      ...theft,
      level: 'infraction',
      grade: 'ungraded',
      offense: ['other'],
      statute: undefined,
      sentence: ['fine'],
      facts: undefined,
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A ticket that only takes money cannot be expunged. § 973.015(1m)(a)1., Kenosha County v. Frett.',
    source: frett,
  },
  {
    title: 'Prostitution of a trafficking victim, at 28',
    asOf,
    life: settled.but({ born: '1986-03-09' }).told({
      ...theft,
      offense: ['prostitution'],
      statute: '944.30',
      traffickingVictim: true,
      facts: undefined,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-trafficking-vacatur' } },
    why: 'A trafficking victim may move at any time and at any age. § 973.015(2m).',
    source: trafficking,
  },
  {
    title: 'Theft of a trafficking victim, at 28',
    asOf,
    life: settled.but({ born: '1986-03-09' }).told({ ...theft, traffickingVictim: true, facts: undefined }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only violations of § 944.30 can be vacated. § 973.015(2m).',
    source: trafficking,
  },
  {
    title: 'Dismissed two years ago today',
    asOf,
    life: settled.told(dismissed),
    expect: { c1: { outcome: 'eligible', relief: 'wi-arrest-removal' } },
    why: 'Who is cleared through court proceedings may have the arrest removed upon request. § 165.84(1).',
    source: removal,
  },
  {
    title: 'Arrested and let go',
    asOf,
    life: settled.told({ ...dismissed, disposition: 'no_charges', dispositionDate: '2026-11-01' }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-arrest-removal' } },
    why: 'Who is released without charge may have the arrest removed upon request. § 165.84(1).',
    source: removal,
  },
  {
    title: 'One charge dismissed, one conviction, same arrest',
    asOf,
    life: settled.told(
      { ...dismissed, caseId: 'k1', ...charged('2015-02-03').dismissed('2015-06-10') },
      { ...theft, id: 'c2', caseId: 'k1' },
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'automatic', relief: 'wi-expungement-ordered' },
    },
    why: 'The state removes an arrest only as a whole; a conviction on one charge keeps it. § 165.84(1).',
    source: manual,
  },
  {
    title: 'A first-offender program, finished',
    asOf,
    life: settled.told({
      ...dismissed,
      disposition: 'diverted',
      offense: ['theft'],
      completedDate: '2025-11-15',
      completed: true,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-arrest-removal' } },
    why: 'A program that ends in no prosecution or in dismissal counts as cleared. § 165.84(1), as the state applies it.',
    source: manual,
  },
  {
    title: 'A first drug case, discharged',
    asOf,
    life: settled.told({
      ...dismissed,
      disposition: 'deferred',
      offense: ['drug_possession'],
      completedDate: '2025-11-15',
      completed: true,
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It is no conviction under § 961.47, but a filing service says the state removes the arrest and a state form that it only adds a note.',
    source: manual,
  },
  {
    title: 'A juvenile case at 15, grown up',
    asOf,
    life: settled
      .but({ born: '1999-03-09' })
      .told({ ...theft, court: 'juvenile', facts: { orderFollowed: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-juvenile-expungement' } },
    why: 'From the age of 17 a person found delinquent may ask the court. § 938.355(4m)(a).',
    source: juvenile,
  },
  {
    title: 'A juvenile case, still 16',
    asOf,
    life: settled.but({ born: '2010-01-03' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2024-03-01').convicted('2024-06-01', { over: '2025-06-01' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'The person may ask on reaching the age of 17. § 938.355(4m)(a).',
    source: juvenile,
  },
  {
    title: 'A drug case that is still open',
    asOf,
    life: settled.but({ born: '2006-03-09', pendingCharges: true }).told({
      id: 'c1',
      disposition: 'pending',
      level: 'misdemeanor',
      grade: 'ungraded',
      offense: ['drug_possession', 'marijuana'],
      offenseDate: '2026-08-01',
    }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'It depends on how the case ends, and expungement must be asked for at sentencing. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'A first case for having drugs under § 961.41(3g)(b), still open',
    asOf,
    life: settled.but({ born: '2006-03-09', pendingCharges: true }).told({
      id: 'c1',
      ...charged('2026-08-01').pending,
      level: 'misdemeanor',
      grade: 'ungraded',
      offense: ['drug_possession'],
      statute: '961.41(3g)(b)',
    }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'It depends on how the case ends, and expungement must be asked for at sentencing. § 973.015(1m)(a)1.',
    source: statute,
  },
  {
    title: 'A charge told as dismissed, after a deferred judgment',
    asOf,
    life: settled.told({ ...dismissed, completedDate: '2025-11-15', completed: true, ...calledDismissed }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-arrest-removal' } },
    why: 'A case that was dismissed in the end cleared the person; the state removes the arrest on request: § 165.84(1).',
    source: manual,
  },
  {
    title: 'A charge told as pleading “no contest”, dismissed after a deal',
    asOf,
    life: settled.told({ ...dismissed, completedDate: '2025-11-15', completed: true, ...calledGuilty }),
    expect: { c1: { outcome: 'eligible', relief: 'wi-arrest-removal' } },
    why: 'No conviction was entered, so the arrest may be removed on request: § 165.84(1).',
    source: manual,
  },
]);
