import { classes } from '../../ui/classes.ts';

/** What people wrote, as they wrote it: with its line breaks, never as markup, and never wider than the screen. */
export function WrittenText({ children, className }: { children: string; className?: string }) {
  return <p className={classes('whitespace-pre-line wrap-anywhere', className)}>{children}</p>;
}
