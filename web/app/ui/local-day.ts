/** The day of a moment where this device is: `2026-11-15`. */
export function localDay(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
