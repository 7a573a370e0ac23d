/** The least round number (1, 2 or 5 with zeros) that is not below the value: where an axis may end. */
export function roundAbove(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  // Powers of ten below one are not exact in binary.
  return Number((step * power).toPrecision(1));
}

/** A value at a place; without one, nothing is known there and the line is broken. */
export type LineDot = { readonly x: number; readonly y: number | null };

/**
 * The line through the dots, in a box of the given size with 0 at its foot. Each unbroken part is drawn by itself; a
 * single dot gets a short stroke, so that it is seen.
 */
export function linePath(
  dots: readonly LineDot[],
  { from, to, top, width, height }: { from: number; to: number; top: number; width: number; height: number },
): string {
  const wide = to - from || 1;
  const parts: [left: number, down: number][][] = [[]];
  for (const { x, y } of dots) {
    if (y === null) parts.push([]);
    else parts[parts.length - 1]?.push([((x - from) / wide) * width, height - (y / top) * height]);
  }
  return parts.map(strokeOf).join('');
}

const shortStroke = 4;

function strokeOf(part: readonly (readonly [left: number, down: number])[]): string {
  const [first, ...rest] = part;
  if (!first) return '';
  const [left, down] = first;
  if (rest.length === 0) return `M${round(left - shortStroke / 2)} ${round(down)}h${shortStroke}`;
  return `M${round(left)} ${round(down)}${rest.map(([x, y]) => `L${round(x)} ${round(y)}`).join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
