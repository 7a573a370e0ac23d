/** How long after a login the next screen comes, in milliseconds. */
export const redirectDelay = 100;
