import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('ask_court', 'Ask the clerk of the federal court for your case number.');
export const check = task('check', 'Ask the clerk of the federal court whether your case is sealed.');
