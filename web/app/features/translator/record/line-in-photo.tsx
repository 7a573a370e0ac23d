import type { Box } from '@openslate/words/reading/picture-text.ts';
import { useEffect, useRef } from 'react';
import type { LineInPicture } from '../photo/joined-pages.ts';

type Lines = readonly [LineInPicture, ...LineInPicture[]];

/** That part of the photo, cut out. Drawn, because a page may show no picture that is not of the site. */
export function LineInPhoto({ lines, text }: { lines: Lines; text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [{ picture }] = lines;
  const { x, y, width, height } = cutOut(lines);

  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  }, [picture, x, y, width, height]);

  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and arrow keys move it.
      tabIndex={0}
      aria-label="Part of your photo"
      className="overflow-x-auto rounded-field border border-line bg-white"
    >
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={`In your photo: ${text}`}
        style={{ minWidth: readableWidth(lines, width) }}
        className="block h-auto w-full"
      />
    </figure>
  );
}

/** So wide that its letters are as large as small print. */
function readableWidth([{ box }]: Lines, width: number): number {
  return Math.round((width * 16) / Math.max(16, box.height));
}

/** The lines, with as much of the photo above and below as they are high. */
function cutOut(lines: Lines): Box {
  const [{ picture }] = lines;
  const boxes = lines.filter((line) => line.picture === picture).map(({ box }) => box);
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const margin = Math.round((bottom - top) / boxes.length);
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return {
    x,
    y,
    width: Math.min(picture.width, right + margin) - x,
    height: Math.min(picture.height, bottom + margin) - y,
  };
}
