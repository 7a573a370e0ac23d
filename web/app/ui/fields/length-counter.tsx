import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type LengthLimits = {
  /** How many characters there must be. */
  least?: number;
  /** How many characters there may be. More can be typed, and the counter says how many too many. */
  limit?: number;
};

/** How long the typing must pause before a screen reader is told the count, in milliseconds. */
const pause = 1000;

/** Says below a box, while someone types, how much is there and how much may be. */
export function LengthCounter({
  length,
  least = 0,
  limit,
}: {
  length: number;
  least?: number;
  limit: number;
}) {
  const words = counterWords(length, least, limit);
  const [announced, setAnnounced] = useState('');

  // Every keystroke read aloud would drown the typing: only after a pause.
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setAnnounced(words), pause);
    return () => clearTimeout(timer);
  }, [length, words]);

  return (
    <>
      <p
        aria-hidden
        className={classes('mt-1.5 text-[0.95rem]', length > limit ? 'font-[650] text-no' : 'text-soft')}
      >
        {words}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

/** The same limits for those who are told them once, before they type. */
export function LengthNote({ least = 0, limit }: { least?: number; limit: number }) {
  return (
    <VisuallyHidden>
      {least > 0
        ? `Enter at least ${least} and up to ${limit} characters.`
        : `You can enter up to ${limit} characters.`}
    </VisuallyHidden>
  );
}

function counterWords(length: number, least: number, limit: number): string {
  const count = `${length}/${limit} characters`;
  if (length > limit) return `${count}, ${length - limit} too many`;
  return length < least ? `${count}, at least ${least}` : count;
}
