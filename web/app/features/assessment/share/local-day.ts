/** The day of a moment where this device is: `2026-11-15`. */
export function localDay(moment: Date): string {
  // Swedish writes dates this way.
  return new Intl.DateTimeFormat('sv-SE').format(moment);
}
