const dayLength = 24 * 60 * 60 * 1000;

/**
 * Where the points of a timeline stand, from 0 (the first) to 1 (the last): by date as far as the labels allow, and
 * never closer than `gap`, because two labels on top of each other tell nothing.
 */
export function spread(dates: readonly string[], gap: number): number[] {
  // Days without an hour are read as days of one calendar, all of the same length.
  const days = dates.map((date) => (Date.parse(date) - Date.parse(dates[0] ?? date)) / dayLength);
  const span = Math.max(...days);
  const last = days.length - 1;
  if (last < 1) return days.map(() => 0);
  const least = Math.min(gap, 1 / last);
  const places = days.map((day, index) => (span === 0 ? index / last : day / span));
  for (let index = 1; index <= last; index++)
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + least);
  // What was pushed beyond the end comes back from there.
  places[last] = 1;
  for (let index = last - 1; index > 0; index--)
    places[index] = Math.min(places[index] ?? 1, (places[index + 1] ?? 1) - least);
  return places;
}
