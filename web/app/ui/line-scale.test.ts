import { describe, expect, it } from 'vitest';
import { linePath, roundAbove } from './line-scale.ts';

describe('where an axis ends', () => {
  it.each([
    [0, 1],
    [-3, 1],
    [1, 1],
    [1.2, 2],
    [2, 2],
    [3, 5],
    [7, 10],
    [10, 10],
    [11, 20],
    [420, 500],
    [999, 1000],
    [0.03, 0.05],
    [0.3, 0.5],
  ])('above %d is %d', (value, end) => {
    expect(roundAbove(value)).toBe(end);
  });
});

describe('a line', () => {
  const box = { from: 0, to: 10, top: 100, width: 100, height: 50 };

  it('goes from left to right, with 0 at the foot', () => {
    const dots = [
      { x: 0, y: 0 },
      { x: 5, y: 100 },
      { x: 10, y: 50 },
    ];
    expect(linePath(dots, box)).toBe('M0 50L50 0L100 25');
  });

  it('is broken where nothing is known, and shows what stands alone as a short stroke', () => {
    const dots = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: null },
      { x: 5, y: 100 },
      { x: 6, y: null },
    ];
    expect(linePath(dots, box)).toBe('M0 50L10 50M48 0h4');
  });

  it('is nothing without dots, and stays in its box with one moment alone', () => {
    expect(linePath([], box)).toBe('');
    expect(linePath([{ x: 4, y: 50 }], { ...box, from: 4, to: 4 })).toBe('M-2 25h4');
  });
});
