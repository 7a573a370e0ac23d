import { type Condition, when } from '../../engine/condition.ts';
import { judgement, oneOf } from '../../engine/when.ts';
import { type Period, years } from '../../record/day.ts';
import { ended, felony, infraction } from '../../vocabulary/facts.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { classB, drugPossession, drunkDriving } from './classes.ts';
import { under } from './code.ts';
import { type Grade, gradeOf } from './grades.ts';
import { fineOnly } from './requirements.ts';
import { said } from './said.ts';

/** The day on which it was decided, in people’s words. */
export const dayDecided = called('it was decided', 'disposition');

/** Since the day it was decided: for a plea in abeyance or a program, the day it was dismissed after it. */
export function sinceDecided(period: Period): Condition {
  const { since } = waited(period);
  return when(ended('deferred', 'diverted'), since('completed'), since('disposition'));
}

/** A traffic case: one year more for class B. */
export function trafficWait(count: number): Condition {
  return when(classB, sinceDecided(years(count + 1)), sinceDecided(years(count)));
}

/** § 77-40a-303(1)(c): from the conviction, or from the end of jail, prison, probation or parole, if later. */
export function sinceItEnded(count: number): Condition {
  const { since } = waited(years(count));
  return when(fineOnly, since('disposition'), since('disposition', 'completed'));
}

/** A class that we were not told, or that Utah does not have, may be any of them. */
export function byClass(a: Condition, b: Condition, c: Condition): Condition {
  const classes: Readonly<Partial<Record<Grade, Condition>>> = { a, b, c, ungraded: b };
  return (matter) => {
    const { level, offense, path } = matter.charge;
    const grade = gradeOf(matter.charge);
    if (level === undefined && offense?.includes('contempt')) return judgement(said.contemptAsClassB);
    // The class of a felony, told without the level: the level would settle it.
    const untold = grade !== undefined && level === undefined ? 'level' : 'grade';
    return (grade && classes[grade]?.(matter)) ?? oneOf([a(matter), b(matter), c(matter)], [path(untold)]);
  };
}

/** Until May 4, 2022: driving with any drug in the body and badly hurting or killing someone. */
export const oldDrugDriving = under('58-37-8(2)(g)');

const three = sinceItEnded(3);
const five = sinceItEnded(5);
const ten = sinceItEnded(10);

/** The wait before a petition. */
export const petitionWait = when(
  felony,
  when(oldDrugDriving, ten, when(drugPossession, five, sinceItEnded(7))),
  when(infraction, three, when(drunkDriving, ten, byClass(five, sinceItEnded(4), three))),
);
