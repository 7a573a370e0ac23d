declare const listed: unique symbol;

/**
 * A sentence that the law says of a record beside its rules: what only a person can judge, what was taken for granted,
 * what can be done. It stands in a list under a key, so that a shared result can name it and leave the words to whoever
 * reads it. The key stays when only the wording changes, and is never given to a sentence that means something else.
 */
export type Saying = string & { readonly [listed]: true };

export type Sayings = Readonly<Record<string, Saying>>;

export function sayings<Key extends string>(
  list: Readonly<Record<Key, string>>,
): Readonly<Record<Key, Saying>> {
  return list as Readonly<Record<Key, Saying>>;
}
