import { type Condition, type FactCondition, when } from '../../condition.ts';
import { years } from '../../day.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { fact, judgement, oneOf, type When } from '../../when.ts';
import { drugPossession, drunkDriving, felony, infraction } from './classes.ts';
import { fineOnly } from './requirements.ts';
import { sectionOf, within } from './sections.ts';

/** § 77-40a-303(1)(c): from the conviction, or from the end of jail, prison, probation or parole, if later. */
export function sinceItEnded(count: number): Condition {
  return when(
    fineOnly,
    waited(years(count)).since('disposition'),
    waited(years(count)).since('disposition', 'completed'),
  );
}

type ByClass = { readonly a: Condition; readonly b: Condition; readonly c: Condition };

/** A class that we were not told, or that Utah does not have, may be any of them. */
export function byClass({ a, b, c }: ByClass): Condition {
  return (matter): When => {
    const { charge } = matter;
    if (charge.level === undefined && charge.offense?.includes('contempt'))
      return judgement('Does the state treat this contempt as a conviction of a class B misdemeanor?');
    switch (charge.grade) {
      case 'a':
        return a(matter);
      case 'b':
      case 'ungraded':
        return b(matter);
      case 'c':
        return c(matter);
      default:
        return oneOf([a(matter), b(matter), c(matter)], [charge.path('grade')]);
    }
  };
}

/** Until May 4, 2022: driving with any drug in the body and badly hurting or killing someone. */
export const oldDrugDriving: FactCondition = ({ charge }) => {
  const section = sectionOf(charge);
  return fact(section !== undefined && within(section, '58-37', 8, 8.1) && /8\(2\)\(g\)/.test(section.text));
};

const [three, four, five, seven, ten] = [3, 4, 5, 7, 10].map(sinceItEnded) as [
  Condition,
  Condition,
  Condition,
  Condition,
  Condition,
];

const ofFelony = when(oldDrugDriving, ten, when(drugPossession, five, seven));
const ofMisdemeanor = when(drunkDriving, ten, byClass({ a: five, b: four, c: three }));

export const petitionWait = when(felony, ofFelony, when(infraction, three, ofMisdemeanor));
