const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment, in the time of whoever reads it. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
