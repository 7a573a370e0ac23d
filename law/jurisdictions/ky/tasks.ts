import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('ask_court', 'Ask the circuit court clerk for your case number.');
export const check = task('check', 'Ask the circuit court clerk whether your case was expunged.');
