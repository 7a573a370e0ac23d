import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('look_up', 'Look up your case for free on a screen at the courthouse.');
export const check = task('check', 'Ask the court clerk whether your case is sealed or expunged.');
