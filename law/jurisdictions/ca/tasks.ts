import { task } from '../../place/task.ts';

/** What the state dismisses or seals, the court’s clerk sees. */
export const check = task('check', 'Ask the court clerk whether your case was dismissed or sealed.');
