/** Made when it is first needed: it takes an old phone a tenth of a second, and the forum loads this file too. */
let format: Intl.DateTimeFormat | undefined;

/** A moment, in the time of whoever reads it. */
export function When({ at }: { at: string }) {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
