import { passwordLength } from '@openslate/contract/admin-limits.ts';

export type PasswordRule = { readonly words: string; readonly met: boolean };

/** Fewer than this, and no length makes up for it. */
const differentCharacters = 5;

/** What can be told about a new password while it is typed. Whether it is easy to guess, only the server knows. */
export function passwordRules(password: string): PasswordRule[] {
  return [
    { words: `At least ${passwordLength.least} characters`, met: password.length >= passwordLength.least },
    {
      words: `At least ${differentCharacters} different characters`,
      met: new Set(password).size >= differentCharacters,
    },
  ];
}

export function meetsRules(password: string): boolean {
  return password.length <= passwordLength.most && passwordRules(password).every(({ met }) => met);
}
