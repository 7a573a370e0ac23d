export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** Between a tooltip and what it remarks on, and the least between it and the edge of the screen, in pixels. */
const distance = 6;
const margin = 8;

const opposite: Record<TooltipSide, TooltipSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/** The corner of a tooltip: on the side that was asked for if there is room, else on the other, never off the screen. */
export function placeTooltip(
  side: TooltipSide,
  anchor: Box,
  tooltip: Size,
  screen: Size,
): { left: number; top: number } {
  const wanted = corner(side, anchor, tooltip);
  const place = fits(side, wanted, tooltip, screen) ? wanted : corner(opposite[side], anchor, tooltip);
  return {
    left: within(place.left, tooltip.width, screen.width),
    top: within(place.top, tooltip.height, screen.height),
  };
}

function corner(side: TooltipSide, anchor: Box, tooltip: Size) {
  const centered = {
    left: anchor.left + (anchor.width - tooltip.width) / 2,
    top: anchor.top + (anchor.height - tooltip.height) / 2,
  };
  if (side === 'top') return { ...centered, top: anchor.top - tooltip.height - distance };
  if (side === 'bottom') return { ...centered, top: anchor.top + anchor.height + distance };
  if (side === 'left') return { ...centered, left: anchor.left - tooltip.width - distance };
  return { ...centered, left: anchor.left + anchor.width + distance };
}

function fits(side: TooltipSide, place: { left: number; top: number }, tooltip: Size, screen: Size): boolean {
  const across = side === 'left' || side === 'right';
  const start = across ? place.left : place.top;
  const end = start + (across ? tooltip.width : tooltip.height);
  return start >= margin && end <= (across ? screen.width : screen.height) - margin;
}

function within(start: number, length: number, room: number): number {
  return Math.max(margin, Math.min(start, room - length - margin));
}
