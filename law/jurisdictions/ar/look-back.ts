import { type Condition, when } from '../../engine/condition.ts';
import { years } from '../../record/day.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { said } from './said.ts';

/** The look-back of five years became ten for what was done from July 28, 2021 on; the older law stays for older offenses. */
const fiveYearsOn = somewhereBetween(
  waited(years(5)).since('offense'),
  waited(years(5)).since('completed'),
  said.dwiDay,
);
const tenYearsOn = somewhereBetween(
  waited(years(10)).since('offense'),
  waited(years(10)).since('completed'),
  said.dwiDay,
);
export const lookBackOver: Condition = when(committedBefore('2021-07-28'), fiveYearsOn, tenYearsOn);
