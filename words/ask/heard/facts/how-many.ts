const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted =
  /\b(two|three|four|five|six|seven|eight|nine|[2-9])(?: (?:old|prior|diff|different|separate|small|nonviolent|petty|drug|theft)){0,2} (?:misdemeanors?|misds|felonies|felony|convictions?|cases|duis|dwis|disorderly persons)\b/;

/** Enough to be several: no law of ours counts further. */
const most = 5;

/** How many cases somebody speaks of, where it is more than one. */
export function countIn(plain: string): number | undefined {
  const found = counted.exec(plain)?.[1];
  if (found === undefined) return /\b(?:more than one|multiple|several)\b/.test(plain) ? 2 : undefined;
  return Math.min(most, counts.indexOf(found) < 0 ? Number(found) : counts.indexOf(found) + 2);
}
