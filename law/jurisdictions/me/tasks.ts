import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('ask_court', 'Ask the court clerk for the docket of your case.');
export const check = task(
  'check',
  'Ask the State Bureau of Identification whether your case is confidential.',
);
