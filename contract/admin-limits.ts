/* Apart from the schemas, so that the login form does not load them. */

export const usernameLength = { least: 3, most: 40 } as const;
export const displayNameLength = { least: 2, most: 40 } as const;
/** Whoever chose no name for themselves answers in the name of all. */
export const defaultDisplayName = 'OpenSlate team';
export const passwordLength = { least: 12, most: 200 } as const;
