import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Work is under way: the button stays where it is, keeps the focus, says so and ignores further presses. */
    busy?: boolean;
    /** What it says meanwhile, such as “Sending…”. */
    busyLabel?: string;
  };

/**
 * Icons inside a button come from lucide-react, before the words (arrows that lead on: after them), and carry no
 * name of their own. A button with only an icon is an `IconButton`.
 */
export function Button({
  variant,
  size,
  wide,
  busy,
  busyLabel = 'Please wait…',
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        type={type}
        className={buttonLook({ variant, size, wide }, className)}
        // `disabled` would drop the focus to the top of the page.
        aria-disabled={busy ? true : undefined}
        onClick={press}
        {...rest}
      >
        {busy ? (
          <>
            <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
            {busyLabel}
          </>
        ) : (
          children
        )}
      </button>
      {/* Outside the button, because what is inside one is never announced by itself. */}
      {busy !== undefined && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
}

export type ButtonLinkProps = ButtonLook & (LinkProps | (ComponentProps<'a'> & { href: string; to?: never }));

/** Goes somewhere and looks like a button: `to` within the site, `href` for elsewhere, a file or a phone number. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const look = buttonLook({ variant, size, wide }, className);
  if (rest.to === undefined) return <a className={look} {...rest} />;
  return <Link className={look} {...rest} />;
}
