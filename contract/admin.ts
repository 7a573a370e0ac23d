import * as z from 'zod/mini';

/** Whether anyone administers this site yet; without an admin, the login form leads to the setup page. */
export const SetupCheck = z.object({ hasAdmins: z.boolean() });
