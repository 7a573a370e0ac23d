import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, never } from '../../engine/when.ts';
import {
  about,
  adultConviction,
  anything,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** § 2C:52-2(b): the crimes that are never expunged. */
const listed = under(
  '2c:11-2–2c:11-4 2c:13-1 2c:13-6 2c:13-8 2c:14-2 2c:14-3(a) 2c:15-1 2c:17-1 2c:24-4 2c:24-4.1 2c:28-1 2c:28-2 2c:30-2 2c:34-1(b)(4) 2c:38-2 2c:38-3',
  byKind(
    [readAs(always, said.killing), 'homicide'],
    [readAs(always, said.sexCrime), 'sexual'],
    [() => always, 'robbery'],
    [readAs(always, said.arson), 'arson'],
    [readAs(always, said.kidnapping), 'kidnapping'],
    [readAs(always, said.publicOffice), 'official_misconduct'],
    [onlySectionTells, 'child_victim'],
  ),
);

/** Criminal restraint, false imprisonment and criminal sexual contact, where the victim was a child. */
const onlyOfChild = under('2c:13-2 2c:13-3 2c:14-3');
const childVictim: FactCondition = ({ charge: { offense, path } }) =>
  offense?.includes('child_victim') ? always : assuming(said.notChild, never, path('offense'));

/** Selling drugs, or having them to sell. */
export const sale = under('2c:35-3–2c:35-5 2c:35-6 2c:35-7 2c:35-7.1', byKind([() => always, 'drug_sale']));
const largeSale = all(sale, graded('1', '2'));

export const neverExpunged: FactCondition = all(
  felony,
  any(listed, all(onlyOfChild, childVictim), largeSale),
);

/** § 2C:52-28: driving offenses are not in the chapter at all. What is a crime stands in title 2C. */
export const driving: FactCondition = when(
  felony,
  () => never,
  under('39:*', byKind([() => always, 'dui', 'traffic'])),
);

export const marijuana = about('marijuana');
/** Having it in any amount, or selling less than an ounce, which was of the fourth degree. */
export const smallMarijuana: FactCondition = all(marijuana, when(sale, graded('4'), anything));
/** From an ounce to five pounds, which was of the third degree. */
export const middleMarijuana: FactCondition = all(marijuana, sale, graded('3'));

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
