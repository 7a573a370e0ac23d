/**
 * For so long something waits on a device to be sent. The server knows its key again for six days at least, so that
 * nothing which arrived before is taken for new.
 */
export const longestWaitDays = 6;
