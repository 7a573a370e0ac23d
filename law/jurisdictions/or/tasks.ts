import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('look_up', 'Look up your case number on a public computer at the courthouse.');
