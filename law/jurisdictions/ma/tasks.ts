import { task } from '../../place/task.ts';

/** Where people find out how a case ended, and whether it was cleared by itself. */
export const lookUp = task('order_record', 'Order your own record (“CORI”) for $25, or ask for a waiver.');
export const check = task('check', 'Call the Commissioner of Probation, 617-557-0225. Ask if it is sealed.');
