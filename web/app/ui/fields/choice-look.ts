import { classes } from '../classes.ts';

/** A choice as a card: the whole of it can be pressed. */
export const choiceCard = classes(
  'flex min-h-14 items-center gap-3.5 rounded-field border-2 border-line bg-card px-4 py-3 text-[1.06rem] leading-snug',
  'hover:border-deep has-checked:border-deep has-checked:bg-deep-wash',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
  'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-edge has-disabled:bg-wash has-disabled:text-soft',
  'contrast-more:border-edge contrast-more:has-checked:border-4',
);

// The card shows the focus, so the small control does not show it a second time.
const mark =
  'shrink-0 appearance-none border-2 border-edge bg-card focus-visible:outline-none disabled:border-dashed';

export const radioMark = classes(
  mark,
  'size-[1.35rem] rounded-full checked:border-[0.45rem] checked:border-solid checked:border-deep',
);

export const checkMark = classes(
  mark,
  'peer size-[1.5rem] rounded-[5px] checked:border-deep checked:bg-deep',
);
