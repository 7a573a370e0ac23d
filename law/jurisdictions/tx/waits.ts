import { years } from '../../record/day.ts';
import { waited } from '../../vocabulary/waiting.ts';

/** The chapters whose misdemeanors wait. */
export const personsOrOrder = 'against persons, the family, public order or decency, or with a weapon';

/** So many years after the sentence, the probation or the deferral ended. */
export const yearsOn = (count: number) => waited(years(count)).since('completed');

/** No wait but the sentence or the deferral itself: it still ends the time that must be clean. */
export const atTheEnd = yearsOn(0);
export const twoYearsOn = yearsOn(2);
