/**
 * What pages name as the site's address while nobody has set `PUBLIC_URL`. They are drawn before the server knows its
 * port, so whoever can tell the real address (a browser, the running server) goes by that instead.
 */
export const unsetPublicUrl = 'http://localhost:3000';
