import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('ask_court', 'Ask the circuit clerk for your case number.');
