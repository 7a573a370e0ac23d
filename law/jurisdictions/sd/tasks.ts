import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('look_up', 'Ask at a courthouse for a free search of your record.');
export const check = task('check', 'Ask the clerk of courts whether your case still shows.');
