import { describe, expect, it } from 'vitest';
import { placeTooltip } from './tooltip-place.ts';

const screen = { width: 1000, height: 600 };
const tooltip = { width: 200, height: 40 };
const inTheMiddle = { left: 400, top: 300, width: 100, height: 50 };

describe('a tooltip', () => {
  it('stands in the middle of the side that was asked for', () => {
    expect(placeTooltip('bottom', inTheMiddle, tooltip, screen)).toEqual({ left: 350, top: 356 });
    expect(placeTooltip('top', inTheMiddle, tooltip, screen)).toEqual({ left: 350, top: 254 });
    expect(placeTooltip('left', inTheMiddle, tooltip, screen)).toEqual({ left: 194, top: 305 });
    expect(placeTooltip('right', inTheMiddle, tooltip, screen)).toEqual({ left: 506, top: 305 });
  });

  it('changes sides where there is no room', () => {
    expect(placeTooltip('bottom', { ...inTheMiddle, top: 540 }, tooltip, screen).top).toBe(494);
    expect(placeTooltip('top', { ...inTheMiddle, top: 10 }, tooltip, screen).top).toBe(66);
    expect(placeTooltip('left', { ...inTheMiddle, left: 10 }, tooltip, screen).left).toBe(116);
  });

  it('keeps away from the edges', () => {
    expect(placeTooltip('bottom', { ...inTheMiddle, left: 0 }, tooltip, screen).left).toBe(8);
    expect(placeTooltip('bottom', { ...inTheMiddle, left: 950 }, tooltip, screen).left).toBe(792);
  });

  it('begins on the screen even if it does not fit at all', () => {
    expect(placeTooltip('bottom', inTheMiddle, { width: 2000, height: 900 }, screen)).toEqual({
      left: 8,
      top: 8,
    });
  });
});
