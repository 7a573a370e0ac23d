import { classes } from './classes.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'regular' | 'small' | 'large';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width on phones, where the thumb should not have to aim. */
  wide?: boolean | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-deep bg-deep text-deep-ink no-underline hover:border-deep-hover hover:bg-deep-hover',
  secondary: 'border-deep bg-transparent text-deep no-underline hover:bg-deep-wash',
  quiet: 'border-transparent bg-transparent text-deep underline underline-offset-[0.18em] hover:bg-deep-wash',
  danger: 'border-no bg-transparent text-no no-underline hover:bg-no-wash',
};

// Heights in rem: they grow with the reader's text size, and none is below 44 px.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 py-1.5 text-base',
  regular: 'min-h-12 py-2.5 text-[1.05rem]',
  large: 'min-h-14 py-3 text-[1.1rem]',
};

const paddings: Record<ButtonSize, string> = { small: 'px-4', regular: 'px-5.5', large: 'px-7' };
const quietPadding = 'px-2';

// Off is a dashed edge and not only a paler color, which systems with their own colors do not show.
// An underline on hover as well as the new color, for those who see no difference between the colors.
const shared =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-full border-2 text-center font-[650] leading-tight ' +
  'hover:underline focus-visible:rounded-full [&_svg]:size-5 [&_svg]:shrink-0 ' +
  'disabled:border-dashed disabled:border-edge disabled:bg-wash disabled:text-soft disabled:hover:no-underline ' +
  'aria-disabled:hover:no-underline print:hidden';

export function buttonLook(
  { variant = 'primary', size = 'regular', wide = false }: ButtonLook,
  className?: string,
): string {
  const padding = variant === 'quiet' ? quietPadding : paddings[size];
  return classes(shared, variants[variant], sizes[size], padding, wide && 'w-full sm:w-auto', className);
}
