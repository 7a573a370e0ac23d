import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('look_up', 'Look up your case on your county clerk of court’s website.');
export const check = task('check', 'See whether your case still shows on your county clerk’s website.');
