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
import { page } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';

const settled = person<Grade>({ ...nothingElse, born: '1978-04-12' });

/** A petty theft with probation, every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  statute: 'PC 488',
  ...charged('2013-02-02').convicted('2013-05-01', { over: '2016-05-01' }),
  sentence: ['probation', 'fine'],
};

const felony: Told = { ...theft, level: 'felony', statute: 'PC 487(a)' };
const jail: Told = { ...felony, sentence: ['jail'], releasedDate: '2015-05-01' };
const split: Told = { ...felony, sentence: ['jail', 'supervision'] };
const prison: Told = { ...felony, sentence: ['prison', 'supervision'] };
const arrest: Told = {
  ...theft,
  disposition: 'no_charges',
  sentence: undefined,
  completed: undefined,
  completedDate: undefined,
};
const dropped: Told = { ...arrest, disposition: 'dismissed' };
const youth: Told = {
  ...theft,
  court: 'juvenile',
  ...charged('2017-02-02').convicted('2017-05-01', { over: '2018-05-01' }),
  sentence: ['probation'],
};
const marijuana: Told = { ...theft, offense: ['marijuana', 'drug_possession'], statute: 'HS 11357' };

/** Ended on a day, so that the waits can be told. */
const over = (completedDate: string, dispositionDate = '2019-01-10'): Told => ({
  offenseDate: '2018-06-01',
  dispositionDate,
  completedDate,
  completed: completedDate <= asOf,
  releasedDate: undefined,
});

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

/** Drug pleas of the time when a plea opened the program. */
const program: Told = {
  ...dropped,
  disposition: 'deferred',
  offense: ['drug_possession'],
  statute: 'HS 11377',
  offenseDate: '1996-12-01',
  completed: true,
  completedDate: '1999-01-10',
};
const oldFelony: Told = {
  ...felony,
  id: 'c2',
  ...charged('1996-12-01').convicted('1997-03-01', { over: '2000-03-01' }),
};

/** Sentenced to prison until 2028, for what was done under a trafficker. */
const trafficked: Told = {
  ...prison,
  ...over('2028-03-01', '2024-03-01'),
  offenseDate: '2023-06-01',
  traffickingVictim: true,
};

const rapeCharge: Told = {
  ...dropped,
  level: 'felony',
  offense: ['sexual', 'violent'],
  statute: 'PC 261(a)(2)',
  ...charged('2018-06-01').dismissed('2019-02-01'),
};

const droppedFelony = (day: string, expected: Expected): Story<Grade> => ({
  ...story(
    `A felony that was dismissed, on ${day}`,
    [{ ...dropped, level: 'felony' }],
    { c1: expected },
    'SB 1342 of 2026 takes the word misdemeanor out of § 851.93(a)(2)(A).',
    page.droppedFelonies,
  ),
  asOf: day,
});

export const cases = worked<Grade>([
  story(
    'A petty theft with probation that ended in 2016',
    [theft],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-misdemeanor' } },
    'Probation completed without revocation is dismissed by itself: § 1203.425(a)(1)(B)(iv)(I).',
    page.automatic,
  ),
  story(
    'A rape, told without the word sexual',
    [{ ...prison, ...over('2022-11-15'), offense: ['violent'], statute: 'PC 261' }],
    { c1: { outcome: 'not_eligible' } },
    'It made somebody register, § 290(c), and after prison that closes the way: § 1203.41(a)(6).',
    page.registering,
  ),
  story(
    'Handing over a child for sex, told as a crime against a child',
    [{ ...prison, ...over('2022-11-15'), offense: ['child_victim'], statute: 'PC 266j' }],
    { c1: { outcome: 'not_eligible' } },
    'Section 290(c) names § 266j: § 1203.41(a)(6).',
    page.registering,
  ),
  story(
    'Pandering of a grown-up',
    [{ ...prison, ...over('2022-11-15'), offense: ['prostitution'], statute: 'PC 266i(a)' }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'Section 290(c) names § 266i(b) alone, where a minor was pandered.',
    page.registering,
  ),
  story(
    'A misdemeanor with only a fine, the day before one year is over',
    [{ ...theft, sentence: ['fine'], ...over('2025-11-16', '2025-11-16') }],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'Without probation both ways need one year after judgment: §§ 1203.4a(a), 1203.425.',
    page.dismissals,
  ),
  story(
    'A misdemeanor with only a fine, the day one year is over',
    [{ ...theft, sentence: ['fine'], ...over('2025-11-15', '2025-11-15') }],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ca-automatic-misdemeanor' } },
    'The year of § 1203.425(a)(1)(B)(iv)(I) runs from the judgment.',
    page.automatic,
  ),
  story(
    'Still on probation until 2027',
    [{ ...theft, ...over('2027-03-01', '2026-03-01') }],
    { c1: { outcome: 'not_yet', on: '2027-03-01' } },
    '§ 1203.4(a)(1) opens after the termination of probation.',
    page.afterProbation,
  ),
  story(
    'Probation is over but restitution is not paid',
    [{ ...theft, restitutionPaid: false, finesPaid: false }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-misdemeanor' } },
    'An unpaid order of restitution is no ground for denial: § 1203.4(c)(3), SB 1106.',
    page.afterProbation,
  ),
  story(
    'A misdemeanor with jail alone, of somebody who must register for another case',
    [{ ...theft, sentence: ['jail'] }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-no-probation' } },
    'Who must register is left out of dismissal by itself (§ 1203.425), not of the petition: § 1203.4a(a).',
    page.dismissals,
    { mustRegister: true },
  ),
  story(
    'A felony with probation that ended in 2021',
    [{ ...felony, ...over('2021-03-01') }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'Any conviction with probation completed without revocation: § 1203.425(a)(1)(B)(iv)(I).',
    page.automatic,
  ),
  story(
    'A robbery with probation that went well',
    [{ ...felony, offense: ['robbery', 'violent'], statute: 'PC 211' }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'The list of serious felonies matters only without clean probation: § 1203.425(a)(1)(B)(iv)(II).',
    page.automatic,
  ),
  story(
    'A misdemeanor whose probation was revoked, judged one year ago today',
    [{ ...theft, probationRevoked: true, ...over('2026-09-01', '2025-11-15') }],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ca-automatic-misdemeanor' } },
    'A misdemeanor without clean probation needs a finished sentence and one year since the judgment: § 1203.425(a)(1)(B)(iv)(I)(ib).',
    page.wholeText,
  ),
  story(
    'A misdemeanor whose probation was revoked, judged one year ago tomorrow',
    [{ ...theft, probationRevoked: true, ...over('2026-09-01', '2025-11-16') }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-after-probation' } },
    'The year of § 1203.425(a)(1)(B)(iv)(I)(ib) is not over; a judge may grant it already: § 1203.4(a)(1).',
    page.wholeText,
  ),
  story(
    'A felony whose probation was revoked and given back',
    [{ ...felony, sentence: ['probation'], probationRevoked: true, ...over('2025-03-01') }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-after-probation' } },
    'The judge may grant it in the interest of justice: § 1203.4(a)(1).',
    page.afterProbation,
  ),
  story(
    'County jail for a felony, the day before two years are over',
    [{ ...jail, ...over('2024-11-16') }],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'Two years after a sentence under § 1170(h)(5)(A): § 1203.41(a)(2).',
    page.dismissals,
  ),
  story(
    'County jail for a felony, the day two years are over',
    [{ ...jail, ...over('2024-11-15') }],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ca-dismissal-county-jail' } },
    'Two years after a sentence under § 1170(h)(5)(A): § 1203.41(a)(2).',
    page.dismissals,
  ),
  story(
    'A split sentence, the day one year is over',
    [{ ...split, ...over('2025-11-15') }],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ca-dismissal-county-jail' } },
    'One year after a sentence with mandatory supervision, § 1170(h)(5)(B): § 1203.41(a)(2).',
    page.dismissals,
  ),
  story(
    'A split sentence, the day before one year is over',
    [{ ...split, ...over('2025-11-16') }],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'One year after a sentence with mandatory supervision: § 1203.41(a)(2).',
    page.dismissals,
  ),
  story(
    'Probation revoked, then a split sentence that ended in January 2025',
    [
      {
        ...split,
        sentence: ['probation', 'jail', 'supervision'],
        probationRevoked: true,
        ...over('2025-01-20'),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-county-jail' } },
    'One year after the split sentence: § 1203.41(a)(2).',
    page.dismissals,
  ),
  story(
    'Prison, parole ended a year and a half ago',
    [{ ...prison, ...over('2025-05-15') }],
    { c1: { outcome: 'not_yet', on: '2027-05-15' } },
    'Two years after a state prison sentence: § 1203.41(a)(2).',
    page.dismissals,
  ),
  story(
    'Prison for theft, parole ended four years ago today',
    [{ ...prison, ...over('2022-11-15') }],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ca-automatic-felony' } },
    'Four years after every term, and not serious or violent: § 1203.425(a)(1)(B)(iv)(II), AB 168.',
    page.automaticStart,
  ),
  story(
    'Prison for a felony threat or stalking, parole ended four years ago, the section untold',
    [{ ...prison, ...over('2022-11-15'), offense: ['harassment'], statute: undefined }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' } },
    'Criminal threats (§ 422) are a serious felony and not cleared by itself, stalking is: §§ 1203.425(a)(1)(B)(iv)(II), 1192.7(c)(38).',
    page.seriousFelonies,
  ),
  story(
    'Prison for sex with a minor of 17, no order to register, parole ended two years ago',
    [{ ...prison, ...over('2024-11-15'), offense: ['sexual'], statute: 'PC 261.5(c)' }],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'ca-dismissal-prison' } },
    'Only a crime that made somebody register is left out: § 1203.41(a)(6). For § 261.5 that takes an order, § 290.006.',
    page.sexWithMinor,
  ),
  story(
    'Prison for drunk driving that hurt someone, not badly',
    [{ ...prison, ...over('2022-11-15'), offense: ['dui'], statute: 'VC 23153(a)', injury: 'bodily' }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'It is a serious felony only with great bodily injury: §§ 1192.7(c)(8), 1192.8.',
    page.wholeText,
  ),
  story(
    'Prison for drunk driving that hurt someone badly',
    [{ ...prison, ...over('2022-11-15'), offense: ['dui'], statute: 'VC 23153(a)', injury: 'serious' }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' } },
    'With great bodily injury it is a serious felony, §§ 1192.7(c)(8), 1192.8, and is not dismissed by itself.',
    page.wholeText,
  ),
  story(
    'Prison for forcing people to work, parole ended four years ago',
    [{ ...prison, ...over('2022-11-15'), offense: ['other'], statute: 'PC 236.1(a)' }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'Of human trafficking, § 1192.7(c)(42) names only that of a minor, § 236.1(c).',
    page.wholeText,
  ),
  story(
    'Prison for theft, parole ended four years ago tomorrow',
    [{ ...prison, ...over('2022-11-16') }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' } },
    'The petition opened after two years; the automatic way needs four: §§ 1203.41(a)(2), 1203.425.',
    page.automaticStart,
  ),
  story(
    'Prison for robbery, long over',
    [{ ...prison, offense: ['robbery', 'violent'], statute: 'PC 211' }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' } },
    'A serious felony is never dismissed by itself without probation, but a petition is open: § 1203.41.',
    page.seriousFelonies,
  ),
  story(
    'Prison for a crime that calls for registration',
    [{ ...prison, offense: ['sexual'], statute: 'PC 261(a)(2)', registrable: true }],
    { c1: { outcome: 'not_eligible' } },
    'A prison felony that made you register is left out: § 1203.41(a)(6).',
    page.dismissals,
    { mustRegister: true },
  ),
  story(
    'A lewd act with a child, on probation',
    [{ ...felony, offense: ['sexual', 'child_victim'], statute: 'PC 288(a)' }],
    { c1: { outcome: 'not_eligible' } },
    '§ 1203.4(b) leaves out § 288, and automatic relief those who must register.',
    page.afterProbation,
    { mustRegister: true },
  ),
  story(
    'A misdemeanor sexual battery of an adult, registered',
    [{ ...theft, offense: ['sexual'], statute: 'PC 243.4(e)(1)' }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-after-probation' } },
    '§ 243.4 is not on the list of § 1203.4(b); only the automatic way is closed.',
    page.afterProbation,
    { mustRegister: true },
  ),
  story(
    'Drunk driving with probation that is over',
    [{ ...theft, offense: ['dui'], statute: 'VC 23152(a)' }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-misdemeanor' } },
    '§ 1203.425 has no exception for driving; a petition would be up to the judge, § 1203.4(c).',
    page.automatic,
  ),
  story(
    'An open case stands in the way',
    [theft],
    { c1: { outcome: 'not_yet', on: null } },
    'Not while charged with an offense: § 1203.4(a)(1).',
    page.afterProbation,
    { pendingCharges: true },
  ),
  story(
    'An old theft while on probation for a new one',
    [theft, { ...theft, id: 'c2', caseId: 'k2', ...over('2027-06-01', '2026-06-01') }],
    { c1: { outcome: 'not_yet', on: '2027-06-01' }, c2: { outcome: 'not_yet', on: '2027-06-01' } },
    'Not while on probation for any offense: § 1203.4(a)(1).',
    page.afterProbation,
  ),
  story(
    'A felony in prison and a misdemeanor from another case, both over',
    [
      { ...prison, ...over('2024-05-01') },
      { ...theft, id: 'c2', caseId: 'k2' },
    ],
    {
      c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' },
      c2: { outcome: 'automatic', relief: 'ca-automatic-misdemeanor' },
    },
    'Each conviction has its own wait: §§ 1203.41(a)(2), 1203.425.',
    page.automatic,
  ),
  story(
    'A misdemeanor that was dismissed',
    [dropped],
    { c1: { outcome: 'automatic', relief: 'ca-arrest-automatic' } },
    'A misdemeanor arrest whose charge was dismissed: § 851.93(a)(2)(A).',
    page.arrests,
  ),
  story(
    'A felony that was dismissed',
    [{ ...dropped, level: 'felony' }],
    { c1: { outcome: 'eligible', relief: 'ca-seal-arrest' } },
    'Until 2027 automatic relief names only dismissed misdemeanors; the petition of § 851.91 is a right.',
    page.sealArrest,
  ),
  droppedFelony('2026-12-31', { outcome: 'eligible', relief: 'ca-seal-arrest' }),
  droppedFelony('2027-01-01', { outcome: 'automatic', relief: 'ca-arrest-automatic' }),
  droppedFelony('2027-01-02', { outcome: 'automatic', relief: 'ca-arrest-automatic' }),
  story(
    'A rape charge of 2018 that was dismissed',
    [rapeCharge],
    { c1: { outcome: 'not_yet', on: '2027-01-01', relief: 'ca-arrest-automatic' } },
    'It can be charged at any time, § 799(b), so the petition is closed: § 851.91(a)(2)(B). § 851.93 has no such words.',
    page.wholeText,
  ),
  story(
    'Found not guilty of a rape of 2018',
    [{ ...rapeCharge, disposition: 'acquitted' }],
    { c1: { outcome: 'automatic', relief: 'ca-arrest-automatic' } },
    'More than six years have passed since the arrest: § 851.93(a)(2)(C)(ii). The petition is open too, “except when the person has been acquitted”: § 851.91(a)(2)(B).',
    page.wholeText,
  ),
  story(
    'A rape charge of 2005 that was dismissed',
    [{ ...rapeCharge, ...charged('2005-06-01').dismissed('2006-02-01') }],
    { c1: { outcome: 'needs_review', relief: 'ca-seal-arrest' } },
    'Before 2017 it turns on whether the time to charge it had run out by then: § 799(b)(2).',
    page.wholeText,
  ),
  story(
    'A rape charge that was dismissed, its paragraph untold',
    [{ ...rapeCharge, statute: 'PC 261' }],
    { c1: { outcome: 'needs_review', relief: 'ca-seal-arrest' } },
    '§ 799(b) names all paragraphs of § 261(a) but (5).',
    page.wholeText,
  ),
  story(
    'Rape by pretending to be the spouse, dismissed',
    [{ ...rapeCharge, statute: 'PC 261(a)(5)' }],
    { c1: { outcome: 'eligible', relief: 'ca-seal-arrest' } },
    '§ 799(b) does not name § 261(a)(5), so § 851.91(a)(2)(B) does not close the petition.',
    page.wholeText,
  ),
  story(
    'A felony theft and a rape charge of one arrest, both dismissed',
    [
      { ...rapeCharge, offense: ['theft'], statute: 'PC 487(a)' },
      { ...rapeCharge, id: 'c2' },
    ],
    { c1: { outcome: 'not_yet', on: '2027-01-01' }, c2: { outcome: 'not_yet', on: '2027-01-01' } },
    'One charge without a time limit closes the petition for the whole arrest: “any of the charges”, § 851.91(a)(2)(B).',
    page.wholeText,
  ),
  story(
    'A torture charge that was dismissed',
    [{ ...rapeCharge, offense: ['assault', 'violent'], statute: 'PC 206' }],
    { c1: { outcome: 'not_yet', on: '2027-01-01', relief: 'ca-arrest-automatic' } },
    'Torture carries life, § 206.1, so it can be charged at any time: §§ 799(a), 851.91(a)(2)(B).',
    page.wholeText,
  ),
  story(
    'A kidnapping charge that was dismissed',
    [{ ...rapeCharge, offense: ['kidnapping'], statute: 'PC 207(a)' }],
    { c1: { outcome: 'eligible', relief: 'ca-seal-arrest' } },
    'Simple kidnapping carries at most 8 years, § 208(a). For ransom, § 209, it would carry life.',
    page.wholeText,
  ),
  story(
    'Embezzling public money, dismissed',
    [
      {
        ...dropped,
        level: 'felony',
        offense: ['official_misconduct', 'theft'],
        statute: 'PC 504',
        facts: { publicMoney: true },
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-01-01', relief: 'ca-arrest-automatic' } },
    'Embezzling public money can be charged at any time: §§ 799(a), 851.91(a)(2)(B).',
    page.wholeText,
  ),
  story(
    'A felony arrest without charges, three years ago today',
    [{ ...arrest, level: 'felony', ...charged('2023-11-15').notProsecuted('2023-11-15') }],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'ca-arrest-automatic' } },
    'Three calendar years since a felony arrest: § 851.93(a)(2)(C)(i).',
    page.arrests,
  ),
  story(
    'A misdemeanor arrest without charges, one year ago tomorrow',
    [{ ...arrest, ...charged('2025-11-16').notProsecuted('2025-11-16') }],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'One calendar year since the arrest: § 851.93(a)(2)(B); the time to charge it is one year too, § 802.',
    page.arrests,
  ),
  story(
    'An arrest for carjacking without charges, four years ago',
    [
      {
        ...arrest,
        level: 'felony',
        offense: ['robbery'],
        statute: 'PC 215',
        ...charged('2022-11-10').notProsecuted('2022-11-10'),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2028-11-10', relief: 'ca-arrest-automatic' } },
    'Carjacking carries three, five or nine years, § 215(b), so the arrest waits six: § 851.93(a)(2)(C)(ii).',
    page.arrests,
  ),
  story(
    'An arrest for sexual battery without charges, four years ago',
    [
      {
        ...arrest,
        level: 'felony',
        offense: ['sexual'],
        statute: 'PC 243.4(a)',
        ...charged('2022-11-10').notProsecuted('2022-11-10'),
      },
    ],
    { c1: { outcome: 'automatic', on: '2025-11-10', relief: 'ca-arrest-automatic' } },
    'Sexual battery carries two, three or four years, § 243.4(a), so three years are enough: § 851.93(a)(2)(C)(i).',
    page.arrests,
  ),
  story(
    'A felony arrest that carries ten years, four years ago',
    [
      {
        ...arrest,
        level: 'felony',
        maxMonths: 120,
        ...charged('2022-11-01').notProsecuted('2022-11-01'),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2028-11-01' } },
    'Six years where the crime carries eight years or more: §§ 851.93(a)(2)(C)(ii), 800.',
    page.arrests,
  ),
  story(
    'Found not guilty of a felony last spring',
    [
      {
        ...dropped,
        level: 'felony',
        ...charged('2025-01-05').acquitted('2026-04-01'),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-seal-arrest' } },
    'An acquittal opens the petition at once: § 851.91(a)(1)(B)(ii).',
    page.sealArrest,
  ),
  story(
    'A drug case closed after diversion',
    [
      {
        ...dropped,
        disposition: 'diverted',
        offense: ['drug_possession'],
        statute: 'HS 11377',
        completed: true,
        completedDate: '2025-02-01',
      },
    ],
    { c1: { outcome: 'automatic', relief: 'ca-arrest-automatic' } },
    'A finished diversion program: § 851.93(a)(2)(D).',
    page.arrests,
  ),
  story(
    'One felony charge dropped, the other in the same case stayed',
    [
      { ...dropped, level: 'felony' },
      { ...felony, id: 'c2' },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'The arrest resulted in a conviction, so § 851.91(a)(1)(B) does not open.',
    page.sealArrest,
  ),
  story(
    'A drug program begun in 1997 after a plea, beside a conviction in the same case',
    [{ ...program, dispositionDate: '1997-01-01' }, oldFelony],
    {
      c1: { outcome: 'eligible', relief: 'ca-deferred-plea' },
      c2: { outcome: 'automatic', relief: 'ca-automatic-felony' },
    },
    'A plea for deferred entry of judgment on or after January 1, 1997 is not valid: § 1203.43(b).',
    page.deferredPlea,
  ),
  story(
    'A drug program begun in 1996 after a plea, beside a conviction in the same case',
    [{ ...program, dispositionDate: '1996-12-31' }, oldFelony],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    '§ 1203.43(b) begins on January 1, 1997, and the arrest ended in a conviction.',
    page.deferredPlea,
  ),
  story(
    'Possession of marijuana in 2013',
    [marijuana],
    { c1: { outcome: 'automatic', relief: 'ca-marijuana-destroyed' } },
    'Legal today, so courts had to dismiss and seal it by March 1, 2023: Health & Saf. Code § 11361.9.',
    'https://vulcanbills.com/ca/2021/AB1706',
  ),
  story(
    'A felony for having marijuana, with prison, and a case is open now',
    [{ ...marijuana, level: 'felony', sentence: ['prison'] }],
    { c1: { outcome: 'automatic', relief: 'ca-marijuana-automatic' } },
    'An open case holds back dismissal by itself (§ 1203.425), not what became legal: Health & Saf. Code § 11361.9.',
    'https://vulcanbills.com/ca/2021/AB1706',
    { pendingCharges: true },
  ),
  story(
    'Marijuana for sale in 2013, county jail',
    [{ ...jail, offense: ['marijuana', 'drug_sale'], statute: 'HS 11359' }],
    { c1: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'Proposition 64 makes it a misdemeanor; § 1203.425 dismisses it.',
    page.prop64,
  ),
  story(
    'Prostitution while trafficked',
    [
      {
        ...theft,
        offense: ['prostitution'],
        statute: 'PC 647(b)',
        traffickingVictim: true,
        ...over('2027-02-01', '2026-02-01'),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-vacatur' } },
    'A nonviolent offense that was the direct result of trafficking: § 236.14(a), with no wait.',
    page.vacatur,
  ),
  story(
    'Burning a forest while trafficked, still in prison',
    [{ ...trafficked, offense: ['arson'], statute: 'PC 451(c)' }],
    { c1: { outcome: 'eligible', relief: 'ca-vacatur' } },
    'Of arson, § 667.5(c)(10) names only § 451(a) and (b) as violent, so the vacatur of § 236.14 is open.',
    page.wholeText,
  ),
  story(
    'A robbery while trafficked, still in prison',
    [{ ...trafficked, offense: ['robbery', 'violent'], statute: 'PC 211' }],
    { c1: { outcome: 'not_yet', on: '2030-03-01' } },
    'Any robbery is a violent felony, § 667.5(c)(9), so § 236.14 is closed. Two years after the sentence § 1203.41 opens.',
    page.wholeText,
  ),
  story(
    'Badly hurting someone while trafficked, a misdemeanor',
    [
      {
        ...trafficked,
        level: 'misdemeanor',
        sentence: ['jail'],
        offense: ['assault'],
        statute: 'PC 243(d)',
        injury: 'serious',
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-vacatur' } },
    'Only felonies are violent felonies, § 667.5(c)(8).',
    page.wholeText,
  ),
  story(
    'A fire crew member still on parole',
    [
      {
        ...prison,
        ...over('2028-01-01', '2022-01-10'),
        releasedDate: '2025-06-01',
        facts: { fireCrew: true },
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-fire-crew' } },
    'Fire crews need not finish parole: § 1203.4b.',
    page.fireCamp,
  ),
  story(
    'Sex with a minor in 2018, after prison',
    [
      {
        ...prison,
        ...over('2024-02-01'),
        offense: ['sexual', 'child_victim'],
        statute: 'PC 261.5(d)',
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' } },
    'Until 2026 § 290(c) did not name § 261.5, so § 1203.41 is open two years after the sentence.',
    page.registry,
  ),
  story(
    'Oral sex with a minor, after prison',
    [
      {
        ...prison,
        ...over('2024-02-01'),
        offense: ['sexual', 'child_victim'],
        statute: 'PC 287(b)(1)',
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ca-dismissal-prison' } },
    'Who was at most ten years older does not register for § 287(b): § 290(c)(3).',
    page.registry,
  ),
  story(
    'Manslaughter, a fire crew member still on parole',
    [
      {
        ...prison,
        ...over('2028-01-01', '2022-01-10'),
        offense: ['homicide'],
        statute: 'PC 192(a)',
        releasedDate: '2025-06-01',
        facts: { fireCrew: true },
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-fire-crew' } },
    'Of killings, § 1203.4b(a)(1) leaves out murder only.',
    page.wholeText,
  ),
  story(
    'A fire crew member who has a new case open',
    [
      {
        ...prison,
        ...over('2024-01-01', '2022-01-10'),
        releasedDate: '2023-06-01',
        facts: { fireCrew: true },
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Who is charged with another offense has to wait, § 1203.4b(c)(2), also for the other ways.',
    page.wholeText,
    { pendingCharges: true },
  ),
  story(
    'A fire crew member on parole who has an old kidnapping too',
    [
      {
        ...prison,
        ...over('2028-01-01', '2022-01-10'),
        releasedDate: '2025-06-01',
        facts: { fireCrew: true },
      },
      {
        ...prison,
        id: 'c2',
        caseId: 'k2',
        offense: ['kidnapping'],
        statute: 'PC 207(a)',
        ...charged('2003-02-02').convicted('2003-05-01', { over: '2010-05-01' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', relief: 'ca-dismissal-prison', on: '2030-01-01' },
      c2: { outcome: 'not_yet', on: '2028-01-01' },
    },
    'Whoever was convicted of kidnapping is left out of § 1203.4b, (a)(1) and (b)(5). Two years after parole § 1203.41 opens.',
    page.wholeText,
  ),
  story(
    'A juvenile theft with probation that ended in 2018',
    [youth],
    { c1: { outcome: 'automatic', relief: 'ca-juvenile-automatic' } },
    'The court seals the petition after satisfactory probation: Welf. & Inst. Code § 786.',
    page.youthAutomatic,
    { born: '2002-01-30' },
  ),
  story(
    'A juvenile robbery at 15',
    [{ ...youth, level: 'felony', offense: ['robbery', 'violent'], statute: 'PC 211' }],
    { c1: { outcome: 'eligible', relief: 'ca-juvenile-petition' } },
    'A § 707(b) offense is not sealed by itself; from 18 a petition is open: §§ 786(d), 781.',
    page.youthSerious,
    { born: '2002-01-30' },
  ),
  story(
    'A juvenile burglary of a home at 15',
    [{ ...youth, level: 'felony', offense: ['burglary'], statute: 'PC 460(a)' }],
    { c1: { outcome: 'automatic', relief: 'ca-juvenile-automatic' } },
    'Burglary is not on the list of Welf. & Inst. Code § 707(b), which alone is left out by § 786(d).',
    page.wholeText,
    { born: '2002-01-30' },
  ),
  story(
    'A sex crime by force at 15, registered',
    [{ ...youth, level: 'felony', offense: ['sexual'], statute: 'PC 289(a)', sentence: ['prison'] }],
    { c1: { outcome: 'not_eligible' } },
    'A crime of § 707(b) at 14 or older for which one must register is never sealed: §§ 781(a)(1)(F), 786(d).',
    page.wholeText,
    { born: '2002-01-30', mustRegister: true },
  ),
  story(
    'A sex crime by force at 15 with probation, of somebody who must register',
    [{ ...youth, level: 'felony', offense: ['sexual'], statute: 'PC 289(a)' }],
    { c1: { outcome: 'needs_review' } },
    'Only after the state’s youth prison does a juvenile case call for registering: § 290.008(a). It may be for another case.',
    page.registry,
    { born: '2002-01-30', mustRegister: true },
  ),
  story(
    'A rape at 15, told as violence, in the state’s youth prison, registered',
    [{ ...youth, level: 'felony', offense: ['violent'], statute: 'PC 261(a)(2)', sentence: ['prison'] }],
    { c1: { outcome: 'not_eligible' } },
    'Section 290.008(c)(2) names § 261(a)(2), so § 781(a)(1)(F) closes the petition.',
    page.registry,
    { born: '2002-01-30', mustRegister: true },
  ),
  story(
    'A kidnapping at 15, in the state’s youth prison, registered',
    [{ ...youth, level: 'felony', offense: ['kidnapping'], statute: 'PC 209(b)(1)', sentence: ['prison'] }],
    { c1: { outcome: 'needs_review' } },
    'It calls for registering if it was done for a sex crime: § 290.008(c)(3).',
    page.registry,
    { born: '2002-01-30', mustRegister: true },
  ),
  story(
    'Pimping of a grown-up, told as a sex crime, after prison',
    [{ ...prison, ...over('2024-02-01'), offense: ['sexual'], statute: 'PC 266h(a)' }],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-prison' } },
    'Section 290(c) names § 266h(b) alone, where a minor was pimped, so § 1203.41 is open unless a judge ordered registering.',
    page.registry,
  ),
  story(
    'The same, of somebody who must register',
    [{ ...prison, ...over('2024-02-01'), offense: ['sexual'], statute: 'PC 266h(a)' }],
    { c1: { outcome: 'needs_review' } },
    'A judge can order it after any crime done for sex, § 290.006(a), and then § 1203.41(a)(6) closes the way.',
    page.registry,
    { mustRegister: true },
  ),
  story(
    'An attack under § 220, after prison',
    [{ ...prison, ...over('2024-02-01'), offense: ['assault'], statute: 'PC 220(a)(1)' }],
    { c1: { outcome: 'needs_review' } },
    'Section 290(c)(1) names § 220, except an assault to commit mayhem.',
    page.registry,
  ),
  story(
    'Rape of a wife by force under the old law, told as violence, after prison',
    [{ ...prison, ...over('2022-02-01'), offense: ['violent'], statute: 'PC 262(a)(1)' }],
    { c1: { outcome: 'not_eligible' } },
    'Section 290(c)(1) names former § 262(a)(1) by force with a prison term: § 1203.41(a)(6).',
    page.registry,
  ),
  story(
    'Paying a minor for sex in 2025, a felony, prison that has ended',
    [
      {
        ...prison,
        ...charged('2025-02-02').convicted('2025-03-01', { over: '2026-05-01' }),
        releasedDate: '2026-01-01',
        offense: ['prostitution'],
        statute: 'PC 647(l)(2)',
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'The second time it calls for registering where the two were more than ten years apart: § 290(c)(2)(A).',
    page.registry,
  ),
  story(
    'A juvenile robbery at 14, now 17',
    [
      {
        ...youth,
        level: 'felony',
        offense: ['robbery', 'violent'],
        statute: 'PC 211',
        ...charged('2024-02-02').convicted('2024-05-01', { over: '2025-05-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', between: ['2026-11-16', '2027-11-15'] } },
    'For a crime of § 707(b) the petition opens at 18: § 781(a)(1)(D)(i)(II).',
    page.wholeText,
    { born: '2009-08-21' },
  ),
  story(
    'A juvenile robbery, and a felony since',
    [
      { ...youth, level: 'felony', offense: ['robbery', 'violent'], statute: 'PC 211' },
      { ...felony, id: 'c2', caseId: 'k2', ...over('2023-03-01', '2021-03-01') },
    ],
    { c1: { outcome: 'needs_review' }, c2: { outcome: 'automatic', relief: 'ca-automatic-felony' } },
    'A later felony closes the petition, § 781(a)(1)(A), until it is itself dismissed, pardoned or reduced: (G).',
    page.wholeText,
    { born: '2000-03-09' },
  ),
  story(
    'Found in juvenile court to have sold sex under the old law, and a felony since',
    [
      { ...youth, offense: ['prostitution'], statute: 'PC 653.22' },
      { ...felony, id: 'c2', caseId: 'k2', ...over('2024-03-01', '2022-03-01') },
    ],
    { c1: { outcome: 'automatic', relief: 'ca-juvenile-automatic' } },
    'The court seals it when probation ends. If it did not, § 1203.47(a) asks nothing about later convictions.',
    page.wholeText,
    { born: '2000-03-09' },
  ),
  story(
    'The same with probation that was revoked',
    [
      { ...youth, offense: ['prostitution'], statute: 'PC 653.22', probationRevoked: true },
      { ...felony, id: 'c2', caseId: 'k2', ...over('2024-03-01', '2022-03-01') },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-juvenile-petition' } },
    'For § 647(b) and former § 653.22 the petition does not ask that there was no felony since: § 1203.47(a).',
    page.wholeText,
    { born: '2000-03-09' },
  ),
  story(
    'A murder charge from age 16 in adult court, dismissed',
    [
      {
        ...dropped,
        level: 'felony',
        offense: ['homicide'],
        statute: 'PC 187(a)',
        ...charged('2016-02-02').dismissed('2018-05-01'),
        dismissal: 'with_prejudice',
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-seal-minors-case' } },
    '§ 851.91 leaves out murder. § 851.7 does not, for what ended in adult court without a conviction while one was a minor.',
    page.wholeText,
    { born: '1999-06-01' },
  ),
  story(
    'A rape charge from age 16 in adult court, dismissed',
    [
      {
        ...dropped,
        level: 'felony',
        offense: ['sexual'],
        statute: 'PC 261(a)(2)',
        ...charged('2018-02-02').dismissed('2019-05-01'),
        dismissal: 'with_prejudice',
      },
    ],
    { c1: { outcome: 'not_yet', relief: 'ca-arrest-automatic', on: '2027-01-01' } },
    '§ 851.7(e)(1) leaves out crimes for which one must register, and § 851.91 those without a time limit.',
    page.wholeText,
    { born: '2001-06-01' },
  ),
  story(
    'A murder charge from age 20 in 1972, dismissed',
    [
      {
        ...dropped,
        level: 'felony',
        offense: ['homicide'],
        statute: 'PC 187(a)',
        ...charged('1972-05-01').dismissed('1972-08-01'),
        dismissal: 'with_prejudice',
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-seal-minors-case' } },
    'Before March 7, 1973 the law counts people as minors until 21: § 851.7(h).',
    page.wholeText,
    { born: '1952-03-01' },
  ),
  story(
    'A misdemeanor at 17 in adult court, whose probation was revoked last winter',
    [
      {
        ...theft,
        probationRevoked: true,
        ...over('2026-06-01', '2026-02-01'),
        offenseDate: '2025-11-01',
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ca-dismissal-after-probation' } },
    'After probation the judge may dismiss it, and seal it because of the age: §§ 1203.4(a)(1), 1203.45.',
    page.youthMisdemeanor,
    { born: '2008-03-09' },
  ),
  story(
    'We know only that it was a felony conviction',
    [{ id: 'c1', disposition: 'convicted', level: 'felony' }],
    { c1: { outcome: 'needs_review' } },
    'The sentence decides which section applies: §§ 1203.4, 1203.41.',
    page.dismissals,
    { pendingCharges: undefined },
  ),
  story(
    'A sex felony with probation, section not known',
    [{ ...felony, offense: ['sexual'], statute: undefined }],
    { c1: { outcome: 'needs_review' } },
    'Some sex felonies are listed in § 1203.4(b), others are not.',
    page.afterProbation,
    { mustRegister: true },
  ),
  story(
    'A speeding ticket',
    [{ ...theft, level: 'infraction', offense: ['traffic'], statute: 'VC 22350', sentence: ['fine'] }],
    { c1: { outcome: 'needs_review' } },
    '§ 1203.4a(d) leaves tickets out; § 1203.425 names infractions, but the state keeps no record of most.',
    page.dismissals,
  ),
  story(
    'A drug program after a plea, told as dismissed',
    [{ ...program, dispositionDate: '1997-01-01', ...calledDismissed }],
    { c1: { outcome: 'automatic', relief: 'ca-arrest-automatic' } },
    'A finished deferred entry of judgment counts as a program, not as a charge that was dropped: § 851.93(a)(2).',
    page.deferredPlea,
  ),
  story(
    'A drug program after a plea, told as pleading guilty',
    [{ ...program, dispositionDate: '1997-01-01', ...calledGuilty }],
    { c1: { outcome: 'automatic', relief: 'ca-arrest-automatic' } },
    'The plea for deferred entry of judgment led to no conviction: §§ 851.93(a)(2) and 1203.43.',
    page.deferredPlea,
  ),
]);
