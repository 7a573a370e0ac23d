/** 1.2 pixels with each picture on a screen that shows 60 of them in a second; on any other screen just as fast. */
const pixelsPerSecond = 72;

/** How long words of this width take to go by. */
export function secondsFor(width: number): number {
  return width / pixelsPerSecond;
}
