/*
 * What a way costs is told in a sentence. It begins with what matters most, so its beginning tells whether there is
 * anything to pay; a test walks through the sentences of every place.
 */
const free =
  /^(None|Free|No fee|There is no (filing )?fee|We found no (court |filing )?fee|The court and the prosecutor charge nothing|A law of 2023 ended the filing fee)/;

/** As far as we could find out. */
export function costsNothing(fee: string): boolean {
  return free.test(fee);
}
