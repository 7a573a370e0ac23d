import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import { address } from './code.ts';
import type { Grade } from './grades.ts';
import { read } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1975-05-20' });
const young = person<Grade>({ ...nothingElse, born: '2001-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: '22-3212',
  ...charged('2016-10-10').convicted('2017-02-02', { over: '2018-02-02' }),
  sentence: ['probation', 'fine'],
};
const ended = (over: string): Told => ({
  ...theft,
  ...charged('2014-10-10').convicted('2015-02-02', { over }),
});

const felonyTheft: Told = {
  ...theft,
  level: 'felony',
  statute: '22-3211',
  ...charged('2014-10-10').convicted('2015-02-02', { over: '2017-02-02' }),
};
const felonyEnded = (over: string): Told => ({
  ...felonyTheft,
  ...charged('2014-10-10').convicted('2015-02-02', { over }),
});

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['public_order'],
  statute: '22-1321',
  ...charged('2024-09-01').dismissed('2024-11-15'),
};

const assault: Told = { ...dropped, offense: ['assault'], statute: undefined };

const prison = { over: '2010-06-10', released: '2008-06-10' };
const grave: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'felony',
  sentence: ['prison'],
  ...charged('2002-02-03').convicted('2002-12-10', prison),
};

const marijuana: Told = {
  ...theft,
  offense: ['drug_possession', 'marijuana'],
  statute: '48-904.01(d)(1)',
  ...charged('2012-03-03').convicted('2012-06-01', { over: '2012-12-01' }),
};

const motion = 'dc-conviction-motion';
const automatic = 'dc-misdemeanor-automatic';
const sealedByItself = 'dc-no-conviction-automatic';
const ask = 'dc-no-conviction-motion';

export const cases = worked<Grade>([
  {
    title: 'Theft, sentence over in 2018',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: motion } },
    why: 'A misdemeanor can be sealed by motion 5 years after the sentence, since March 1, 2025. § 16-806(a)(3)(A)(i).',
    source: address('16-806'),
  },
  {
    title: 'A misdemeanor, one day short of 5 years',
    asOf,
    life: settled.told(ended('2021-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: motion } },
    why: 'At least 5 years since completion of the sentence. § 16-806(a)(3)(A)(i).',
    source: address('16-806'),
  },
  {
    title: 'A misdemeanor, 5 years to the day, and money still owed',
    asOf,
    life: settled.told({ ...ended('2021-11-17'), finesPaid: false, restitutionPaid: false }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: motion } },
    why: 'Money that is owed does not keep a sentence from being complete. § 16-801(a)(2).',
    source: address('16-801'),
  },
  {
    title: 'A misdemeanor, one day short of 10 years',
    asOf,
    life: settled.told(ended('2016-11-18')),
    expect: { c1: { outcome: 'eligible', relief: motion } },
    why: 'The court seals it by itself only after 10 years. Until then there is the motion. § 16-805(a)(2).',
    source: address('16-805'),
  },
  {
    title: 'A misdemeanor, 10 years to the day',
    asOf,
    life: settled.told(ended('2016-11-17')),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: automatic } },
    why: 'After 10 years the court must seal it, by October 1, 2027. § 16-805(a)(2), (c)(2).',
    source: address('16-805'),
  },
  {
    title: 'Drunk driving, 15 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['dui', 'traffic'],
      statute: '50-2206.11',
      ...charged('2010-02-03').convicted('2010-06-10', { over: '2011-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: motion } },
    why: 'DUI is not sealed by itself, but by motion after 5 years. §§ 16-805(b)(15), 16-806(a)(3).',
    source: address('16-805'),
  },
  {
    title: 'A felony, one day short of 8 years',
    asOf,
    life: settled.told(felonyEnded('2018-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: motion } },
    why: 'At least 8 years since completion of the sentence. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'A felony, 8 years to the day, with a newer misdemeanor',
    asOf,
    life: settled.told(felonyEnded('2018-11-17'), {
      ...theft,
      id: 'c2',
      ...charged('2023-02-03').convicted('2023-06-10', { over: '2024-06-10' }),
    }),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: motion },
      c2: { outcome: 'not_yet', on: '2029-06-10', relief: motion },
    },
    why: 'The waits need not be over for all cases at once, and a new conviction stops no older one. § 16-806(h).',
    source: address('16-806'),
  },
  {
    title: 'Second degree murder',
    asOf,
    life: settled.told({ ...grave, offense: ['homicide'], statute: '22-2103' }),
    expect: { c1: { outcome: 'not_eligible', relief: motion } },
    why: 'Groups 1 to 3 of the Master Grid cannot be sealed. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'A killing, without the section',
    asOf,
    life: settled.told({ ...grave, offense: ['homicide'] }),
    expect: { c1: { outcome: 'needs_review', relief: motion } },
    why: 'Murder is in the gravest groups, negligent homicide and unarmed manslaughter are not. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'Robbery with a weapon, over in 2010',
    asOf,
    life: settled.told({ ...grave, offense: ['robbery', 'violent'], statute: '22-2801', weaponUsed: true }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: motion } },
    why: 'Armed robbery is in group 5. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'Armed kidnapping',
    asOf,
    life: settled.told({ ...grave, offense: ['kidnapping'], statute: '22-2001', weaponUsed: true }),
    expect: { c1: { outcome: 'not_eligible', relief: motion } },
    why: 'Armed kidnapping is in group 3. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'Selling cocaine, sentence over 2 years ago',
    asOf,
    life: settled.told({
      ...grave,
      offense: ['drug_sale'],
      statute: '48-904.01(a)',
      ...charged('2018-02-03').convicted('2018-12-10', { over: '2024-06-10', released: '2020-06-10' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2032-06-10', relief: motion } },
    why: 'Drug felonies stand on another grid. They wait 8 years like others. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'Disorderly conduct, dismissed',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: sealedByItself } },
    why: 'A case without a conviction is sealed by itself, by October 1, 2027. § 16-805(a)(1), (c)(1).',
    source: address('16-805'),
  },
  {
    title: 'Assault, dismissed, beside a traffic ticket of the same case that was paid',
    asOf,
    life: settled.told(
      { ...assault, caseId: 'k1' },
      {
        ...overAndPaid,
        id: 'c2',
        caseId: 'k1',
        level: 'infraction',
        offense: ['traffic'],
        sentence: ['fine'],
        ...charged('2024-09-01').convicted('2024-11-15', { over: '2024-11-15' }),
      },
    ),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: sealedByItself } },
    why: 'A civil ticket is no conviction, so the case for the crime had none. § 16-805(a)(1), (c)(1).',
    source: address('16-805'),
  },
  {
    title: 'Family violence, dismissed',
    asOf,
    life: settled.told({ ...assault, offense: ['assault', 'domestic_violence'] }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: ask } },
    why: 'It is not sealed by itself, but by motion at any time. §§ 16-805(b)(1), 16-806(a)(1).',
    source: address('16-806'),
  },
  {
    title: 'A felony drug arrest that led to nothing',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      offense: ['drug_sale'],
      statute: undefined,
      ...charged('2025-09-01').notProsecuted('2025-09-01'),
    }),
    expect: { c1: { outcome: 'eligible', relief: ask } },
    why: 'A drug felony is a dangerous crime. It is sealed by motion. §§ 16-805(b)(13), 23-1331(3)(C).',
    source: address('16-805'),
  },
  {
    title: 'The case is still open',
    asOf,
    life: settled.but({ pendingCharges: true }).told({ ...dropped, ...charged('2026-09-01').pending }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: sealedByItself } },
    why: 'The case must have reached its end. § 16-805(a)(1).',
    source: address('16-805'),
  },
  {
    title: 'One charge dropped, one convicted',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'a', ...charged('2014-10-10').dismissed('2015-02-02') },
      { ...ended('2022-02-02'), id: 'c2', caseId: 'a' },
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-02-02', relief: 'dc-beside-conviction-motion' },
      c2: { outcome: 'not_yet', on: '2027-02-02', relief: motion },
    },
    why: 'The case resulted in a conviction, so all of it waits for that one. § 16-806(a)(1), (3).',
    source: address('16-806'),
  },
  {
    title: 'One charge dropped, and 5 years since the sentence for the other',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'a', ...charged('2014-10-10').dismissed('2015-02-02') },
      { ...ended('2021-11-17'), id: 'c2', caseId: 'a' },
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'dc-beside-conviction-motion' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: motion },
    },
    why: 'The record of the conviction is sealed with all its charges. § 16-806(a)(3).',
    source: address('16-806'),
  },
  {
    title: 'A dropped case, and proof that it was somebody else',
    asOf,
    life: settled.told({ ...dropped, facts: { innocent: true, dismissedAs: 'dismissed' } }),
    expect: { c1: { outcome: 'automatic', relief: sealedByItself } },
    why: 'The case is sealed by itself. To have it expunged, the person files a motion at any time. § 16-803.',
    source: address('16-803'),
  },
  {
    title: 'A robbery charge was dropped, and there is proof that it was somebody else',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      offense: ['robbery'],
      statute: '22-2801',
      facts: { innocent: true },
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: 'dc-innocence' } },
    why: 'Who shows that they did not do it has the arrest expunged. § 16-803(a).',
    source: address('16-803'),
  },
  {
    title: 'Arrested for another state, which let it go',
    asOf,
    life: settled.told({ ...dropped, level: 'felony', offense: ['other'], statute: '23-702' }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: 'dc-fugitive-motion' } },
    why: 'A fugitive arrest can be sealed once the person went before the other court. § 16-806(a)(2).',
    source: address('16-806'),
  },
  {
    title: 'Marijuana in 2012',
    asOf,
    life: settled.told(marijuana),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: 'dc-no-longer-crime' } },
    why: 'Simple possession before February 15, 2015 is expunged by itself, by October 1, 2027. § 16-802.',
    source: address('16-802'),
  },
  {
    title: 'Marijuana on February 15, 2015',
    asOf,
    life: settled.told({
      ...marijuana,
      ...charged('2015-02-15').convicted('2015-06-01', { over: '2022-12-01' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-12-01', relief: motion } },
    why: 'The law means possession before February 15, 2015. Later cases wait like others. §§ 16-802(a), 16-806.',
    source: address('16-802'),
  },
  {
    title: 'A pipe for own use in 2019',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['drug_possession'],
      statute: '48-1103(a)',
      ...charged('2019-02-15').convicted('2019-06-01', { over: '2022-12-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: 'dc-no-longer-crime' } },
    why: 'Since March 16, 2021 that is no crime: § 48-1103(a)(1A), D.C. Law 23-182. §§ 16-802(a), (b).',
    source: address('48-1103'),
  },
  {
    title: 'A pipe on March 16, 2021',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['drug_possession'],
      statute: '48-1103(a)',
      ...charged('2021-03-16').convicted('2021-06-01', { over: '2022-12-01' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-12-01', relief: motion } },
    why: 'A conviction for what was no crime any more then was for something else, and waits like others. § 16-806.',
    source: address('48-1103'),
  },
  {
    title: 'A fare not paid in 2018',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['other'],
      statute: '35-252',
      ...charged('2018-02-15').convicted('2018-06-01', { over: '2022-12-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: 'dc-no-longer-crime' } },
    why: 'Since May 3, 2019 it is a civil fine: § 35-254(a), D.C. Law 22-310. § 16-802.',
    source: address('35-254'),
  },
  {
    title: 'Selling on the street without a license in 2022',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['other'],
      statute: '37-131.02',
      ...charged('2022-02-15').convicted('2022-06-01', { over: '2022-06-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: 'dc-no-longer-crime' } },
    why: 'Since July 1, 2023 it is a civil infraction: § 37-131.08, D.C. Law 25-21. § 16-802.',
    source: address('37-131.08'),
  },
  {
    title: 'In a car with a gun in 2011',
    asOf,
    life: settled.told({
      ...grave,
      offense: ['weapon'],
      statute: '22-2511',
      ...charged('2011-02-15').convicted('2011-06-01', { over: '2022-06-01', released: '2013-06-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-03-01', relief: 'dc-no-longer-crime' } },
    why: 'The Court of Appeals held § 22-2511 unconstitutional in Conley v. United States (2013). § 16-802(a).',
    source: address('22-2511'),
  },
  {
    title: 'A first drug case, dismissed after probation',
    asOf,
    life: settled.told({
      ...dropped,
      offense: ['drug_possession'],
      statute: '48-904.01(d)(1)',
      ...charged('2023-02-03').deferred('2023-06-10', { over: '2024-06-10' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: sealedByItself } },
    why: 'The court seals it by itself. It must also expunge it if asked. § 48-904.01(e)(2).',
    source: address('48-904.01'),
  },
  {
    title: 'A first felony drug case, dismissed after probation',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      offense: ['drug_possession'],
      statute: '48-904.01(d)(2)',
      ...charged('2023-02-03').deferred('2023-06-10', { over: '2024-06-10' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'eligible', on: '2024-06-10', relief: 'dc-drug-deferral' } },
    why: 'After discharge and dismissal the court must expunge it if asked. § 48-904.01(e)(2).',
    source: address('48-904.01'),
  },
  {
    title: 'Burglary at 21, sentence over this year',
    asOf,
    life: young.told({
      ...grave,
      offense: ['burglary'],
      ...charged('2022-09-03').convicted('2023-02-10', { over: '2026-06-10', released: '2024-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-06-10', relief: 'dc-youth-set-aside' } },
    why: 'Who was 24 or younger may ask to set aside the conviction when the sentence is over. § 24-906(e-1).',
    source: address('24-906'),
  },
  {
    title: 'Prostitution forced by a trafficker',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '22-2701',
      traffickingVictim: true,
      ...charged('2023-02-03').convicted('2023-06-10', { over: '2024-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2024-06-10', relief: 'dc-trafficking-vacatur' } },
    why: 'A conviction that came of being trafficked is vacated once the sentence is over. § 22-1844(a), (e).',
    source: address('22-1844'),
  },
  {
    title: 'A juvenile case, supervision over 2 years ago to the day',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2006-05-20' }).told({
      ...overAndPaid,
      id: 'c1',
      court: 'juvenile',
      level: 'misdemeanor',
      offense: ['theft'],
      ...charged('2022-02-03').convicted('2022-06-10', { over: '2024-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'dc-juvenile-sealing' } },
    why: 'Two years after final discharge the court must seal it, if nothing new came. § 16-2335(a).',
    source: address('16-2335'),
  },
  {
    title: 'Breaking a protection order, over in 2012',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['protection_order'],
      statute: '16-1005',
      ...charged('2011-02-03').convicted('2011-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: motion } },
    why: 'A crime against a partner or family is not sealed by itself, but by motion. §§ 16-805(b)(1), 16-1001(8).',
    source: address('16-805'),
  },
  {
    title: 'Drunk driving under the section of before 2013',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['dui', 'traffic'],
      statute: '50-2201.05',
      ...charged('2010-02-03').convicted('2010-06-10', { over: '2011-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: motion } },
    why: 'DUI is not sealed by itself, whatever its number was then. § 16-805(b)(15).',
    source: address('16-805'),
  },
  {
    title: 'A robbery charge that was dropped',
    asOf,
    life: settled.told({ ...dropped, level: 'felony', offense: ['robbery'], statute: undefined }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: ask } },
    why: 'For the offenses on the list there was a motion from the first day of the law. § 16-806(a)(1)(B).',
    source: address('16-806'),
  },
  {
    title: 'A felony with marijuana in 2010',
    asOf,
    life: settled.told({ ...grave, offense: ['drug_possession', 'marijuana'] }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: motion } },
    why: 'Simple possession is a misdemeanor. A felony was more than that, and is not expunged by itself. §§ 16-802(a), 48-904.01(d)(1).',
    source: address('16-802'),
  },
  {
    title: 'Selling a little marijuana in 2012, a misdemeanor',
    asOf,
    life: settled.told({ ...marijuana, statute: '48-904.01(a)(2)(B)' }),
    expect: { c1: { outcome: 'automatic', relief: automatic } },
    why: 'It is not simple possession, but a misdemeanor that is sealed after 10 years. §§ 16-802(a), 16-805(a)(2).',
    source: address('16-805'),
  },
  {
    title: 'Unarmed carjacking',
    asOf,
    life: settled.told({ ...grave, offense: ['robbery'], statute: '22-2803(a)' }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: motion } },
    why: 'Only armed carjacking, paragraph (b), is in group 3. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'Rape under the old numbers of the code',
    asOf,
    life: settled.told({ ...grave, offense: ['sexual', 'violent'], statute: '22-2801' }),
    expect: { c1: { outcome: 'needs_review', relief: motion } },
    why: 'Title 22 was numbered anew. What it was about and the number do not fit. § 16-806(a)(3)(A)(ii).',
    source: address('16-806'),
  },
  {
    title: 'Not guilty by reason of insanity, discharged 3 years ago',
    asOf,
    life: settled.told({
      ...felonyTheft,
      ...charged('2014-10-10').convicted('2015-02-02', { over: '2023-06-01' }),
      disposition: 'not_responsible',
    }),
    expect: { c1: { outcome: 'not_yet', on: '2031-06-01', relief: motion } },
    why: 'A verdict of insanity counts as a conviction, and commitment as a sentence. § 16-801(a)(2), (3).',
    source: address('16-801'),
  },
  {
    title: 'A lewd act before a child, by somebody who must still register for it',
    asOf,
    life: settled
      .but({ mustRegister: true })
      .told({ ...ended('2016-01-01'), offense: ['sexual', 'child_victim'], statute: '22-1312' }),
    expect: { c1: { outcome: 'eligible', relief: motion } },
    why: '§ 22-4001(8)(C) names § 22-1312 where the victim is a minor, so § 16-805(b)(11) leaves it out. The motion is open.',
    source: read.registration,
  },
  {
    title: 'A lewd act before adults, by somebody who must register for something else',
    asOf,
    life: settled
      .but({ mustRegister: true })
      .told({ ...ended('2016-01-01'), offense: ['sexual'], statute: '22-1312' }),
    expect: { c1: { outcome: 'automatic', relief: automatic } },
    why: '§ 22-4001(8)(C) names § 22-1312 only where the victim is a minor.',
    source: read.registration,
  },
]);
