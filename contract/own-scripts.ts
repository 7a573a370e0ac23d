/**
 * The one way in which a page may start a script by its address, as its Content-Security-Policy and the page itself
 * name it (`trusted-types`).
 */
export const ownScripts = 'own-scripts';
