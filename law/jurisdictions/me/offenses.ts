import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { about, convictedOrPardoned, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** Title 17-A, chapter 11. Indecent conduct stands in another chapter. */
const sexualAssault: FactCondition = under(
  '17-A: 251–261',
  byKind([readAs(always, said.sexual), 'sexual'], [readAs(never, said.notSexual), 'child_victim']),
);

/** Drunk driving is Class D at least. */
const drunkDriving = under('29-A: 2411', byKind([readAs(always, said.drunkDriving), 'dui']));

const classE = all(misdemeanor, graded('e'), not(sexualAssault), not(drunkDriving));

/** The list goes by sections. Growing without more, § 1117, is not on it. */
const listedMarijuana = under(
  '17-A: 1105 1105-D 1107',
  byKind([() => never, 'drug_sale'], [onlySectionTells, 'marijuana']),
);
/** It names having marijuana under former § 1107, and not the section that followed. */
const laterSection = all(under('17-A: 1107-A'), () => judgement(said.laterSection));

/** 15 M.R.S. § 2261(6)(B): having or growing marijuana as a Class D crime, before it became legal. */
const oldMarijuana = all(
  misdemeanor,
  graded('d'),
  about('marijuana'),
  any(listedMarijuana, laterSection),
  committedBefore('2017-01-30'),
);

/** An “eligible criminal conviction”. */
export const sealable: FactCondition = any(classE, oldMarijuana);

export const sealableConviction = all(convictedOrPardoned, sealable);

export const prostitution: FactCondition = under(
  '17-A: 853-A',
  byKind([readAs(always, said.formerProstitution), 'prostitution']),
);

/** Those who sold or bought other people. */
export const exploiter: FactCondition = all(convictedOrPardoned, under('17-A: 852 853 853-B 855'));
