const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export function countWords(count: number): string {
  return number.format(count);
}

/** Milliseconds as people read them: `0.4 ms`, `12 ms`, `1.2 s`. */
export function timeWords(ms: number): string {
  if (ms >= 1000) return `${number.format(ms / 1000)} s`;
  return `${number.format(ms >= 10 ? Math.round(ms) : ms)} ms`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

export function sizeWords(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${number.format(size)} ${units[unit]}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has been running, in its two largest parts: `3 days 4 hours`. */
export function durationWords(ms: number): string {
  const parts = [
    [Math.floor(ms / day), 'day'],
    [Math.floor((ms % day) / hour), 'hour'],
    [Math.floor((ms % hour) / minute), 'minute'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** A part of a whole, in percent. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${number.format((part / whole) * 100)}%`;
}
