import { all, allAmong, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, judgement, never } from '../../engine/when.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  chargeFactAsked,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { companions, others } from '../../vocabulary/whole-record.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** § 2C:52-2(b): the crimes that are never expunged. Of chapter 11, all but death by auto and strict liability for one (In re H.M.S.). */
const listed = under(
  '2c:11-1–2c:11-4 2c:11-5.1 2c:11-6 2c:13-1 2c:13-6 2c:13-8 2c:14-2 2c:14-3(a) 2c:15-1 2c:17-1 2c:24-4 2c:24-4.1 2c:28-1 2c:28-2 2c:34-1(b)(4) 2c:38-2 2c:38-3',
  all(
    felony,
    byKind(
      [readAs(always, said.killing), 'homicide'],
      [readAs(always, said.sexCrime), 'sexual'],
      [() => always, 'robbery'],
      [readAs(always, said.arson), 'arson'],
      [readAs(always, said.kidnapping), 'kidnapping'],
      [onlySectionTells, 'child_victim'],
    ),
  ),
);

/** These are crimes of officials. Any other may have touched a public job too. */
const ofOfficials = under(
  '2c:27-9 2c:27-10 2c:30-2 2c:30-4 2c:30-6 2c:30-7',
  all(felony, about('official_misconduct')),
);
/** Whoever held no public job is not left out, though he helped somebody who did (In re P.A.F.). */
const touchedOffice = all(
  felony,
  when(
    ofOfficials,
    chargeFact('publicOffice', true, said.publicOffice),
    all(about('official_misconduct'), chargeFactAsked('publicOffice')),
  ),
);

/** Where the paragraph was not told: criminal sexual contact of the 3rd degree is the aggravated kind. */
const listedByDegree = all(
  felony,
  any(
    all(partUntold('2c:14-3(a)'), graded('3')),
    all(partUntold('2c:34-1(b)(4)'), graded('1'), onlySectionTells),
  ),
);

/** All of them are crimes: of one that was told as something less, only a person can say what it was. */
const listedCrime = when(
  felony,
  listed,
  all(any(listed, ofOfficials), () => judgement(said.alwaysCrime)),
);

/** Criminal sexual contact with a child; criminal restraint and false imprisonment of a child, its parents apart. */
const ownChild = chargeFact('ownChild', false, said.notOwnChild);
const onlyOfChild = any(under('2c:14-3'), all(under('2c:13-2 2c:13-3'), not(ownChild)));
const childVictim: FactCondition = ({ charge: { offense, path } }) =>
  offense?.includes('child_victim') ? always : assuming(said.notChild, never, path('offense'));

/** Selling drugs, or having them to sell. A death from drugs, 2C:35-9, is one of somebody who made or sold them. */
export const sale = under(
  '2c:35-3–2c:35-5 2c:35-5.2 2c:35-5.3 2c:35-6 2c:35-7 2c:35-7.1 2c:35-8 2c:35-9',
  byKind([() => always, 'drug_sale']),
);
const largeSale = all(felony, sale, graded('1', '2'));
/** § 2C:52-2(c) names selling, distributing and having drugs to sell. Of these crimes nobody says whether they count as such. */
const besideSelling = under('2c:35-3–2c:35-4.1 2c:35-6 2c:35-9');

/** False imprisonment is only a disorderly persons offense, and is on the list. */
export const neverExpunged: FactCondition = any(
  listedCrime,
  listedByDegree,
  touchedOffice,
  all(
    largeSale,
    when(besideSelling, () => judgement(said.likeSelling), anything),
  ),
  all(onlyOfChild, childVictim),
);

/** § 2C:52-28: driving offenses are not in the chapter at all. What is a crime stands in title 2C. */
export const driving = under('39:*', all(not(felony), byKind([() => always, 'dui', 'traffic'])));

/** Under another law it was not about marijuana: driving with it, 39:4-49.1, is not expunged. Some paragraphs are about nothing else. */
export const marijuana = any(
  all(under('2c:35-* 2c:36-* 24:*', anything), about('marijuana')),
  under('2c:35-5(b)(11) 2c:35-5(b)(12) 2c:35-10(a)(3) 2c:35-10(a)(4)'),
);
/** Having it in any amount, or selling less than an ounce, which was of the fourth degree. */
const smallSale = under('2c:35-5(b)(12)');
const underAnOunce = any(smallSale, graded('4'));
export const smallMarijuana: FactCondition = all(marijuana, when(sale, underAnOunce, anything));
/** From an ounce to five pounds, which was of the third degree. */
export const middleMarijuana: FactCondition = all(marijuana, sale, not(underAnOunce), graded('3'));

/** § 2C:52-5.1(a)(1)(a): near a school, a park or public housing, beside a sale of less than an ounce. */
const besideSmallSale: FactCondition = (matter) =>
  anyAmong(companions(matter), (each) => ask(smallSale, each));
export const smallMarijuanaInZone: FactCondition = all(
  marijuana,
  under('2c:35-7 2c:35-7.1'),
  besideSmallSale,
);

/** What counts as a crime, and what as a disorderly persons offense: marijuana counts for less than it was called. */
export const crimeConviction = all(adultConviction, felony, not(smallMarijuana), not(middleMarijuana));
export const offenseConviction = all(
  adultConviction,
  any(misdemeanor, middleMarijuana),
  not(driving),
  not(smallMarijuana),
);
export const counted = any(crimeConviction, offenseConviction);
export const leftOutConviction = all(inAdultCourt, neverExpunged);

const notInProgram = not(all(inAdultCourt, felony, ended('diverted', 'deferred')));
/** No other case of a crime was dismissed after a program. */
export const noCrimeInProgram: FactCondition = (matter) =>
  allAmong(others(matter), (other) => ask(notInProgram, other));
