/** How gray every dot is, from the dots of a canvas: red, green, blue and how much can be seen through. */
export function grayOf(dots: Uint8ClampedArray): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(dots.length / 4);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] =
      0.299 * (dots[at * 4] ?? 0) + 0.587 * (dots[at * 4 + 1] ?? 0) + 0.114 * (dots[at * 4 + 2] ?? 0);
  return gray;
}

export type Range = readonly [darkest: number, brightest: number];

/** The darkest and the brightest gray, but for one dot in a hundred at either end. */
export function rangeOf(gray: Uint8ClampedArray): Range {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  const few = gray.length / 100;
  return [passing(counts, few), 255 - passing(counts.slice().reverse(), few)];
}

function passing(counts: Uint32Array, few: number): number {
  let seen = 0;
  const at = counts.findIndex((count) => {
    seen += count;
    return seen > few;
  });
  return Math.max(0, at);
}

/**
 * Some rows of it as dots of a canvas again, with the darkest black and the brightest white, and each dot set off a
 * little from those around it.
 */
export function clearRows(
  gray: Uint8ClampedArray,
  width: number,
  [from, upTo]: readonly [number, number],
  [darkest, brightest]: Range,
): Uint8ClampedArray<ArrayBuffer> {
  const height = gray.length / width;
  const scale = 255 / Math.max(1, brightest - darkest);
  const dots = new Uint8ClampedArray((upTo - from) * width * 4);
  for (let y = from; y < upTo; y += 1) {
    const above = Math.max(0, y - 1) * width;
    const here = y * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const around =
        dot(above + left) +
        dot(above + x) +
        dot(above + right) +
        dot(here + left) +
        dot(here + right) +
        dot(below + left) +
        dot(below + x) +
        dot(below + right);
      const value = ((32 * dot(here + x) - around) / 24 - darkest) * scale;
      const to = ((y - from) * width + x) * 4;
      dots[to] = value;
      dots[to + 1] = value;
      dots[to + 2] = value;
      dots[to + 3] = 255;
    }
  }
  return dots;

  function dot(at: number): number {
    return gray[at] ?? 0;
  }
}
