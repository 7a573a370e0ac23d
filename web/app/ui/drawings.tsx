import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type DrawingProps = { className?: string };

/** Squares for places, one of them chosen. */
export function ChosenTile(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path fill={deepWash} d="M6 8h14v14H6zM25 8h14v14H25zM44 8h14v14H44zM6 27h14v14H6zM6 46h14v14H6z" />
      <path fill={deepWash} d="M44 27h14v14H44zM25 46h14v14H25zM44 46h14v14H44z" />
      <path fill={sun} d="M23 25h18v18H23z" />
      <path d="m28 34 3 3 6-6" />
    </Drawing>
  );
}

/** A question, and what can be said to it. */
export function ChosenAnswer(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect fill={card} x="10" y="5" width="44" height="54" rx="5" />
      <path d="M18 15h22M30 29h16M30 40h16M30 51h10" />
      <circle cx="21" cy="29" r="3.5" />
      <circle fill={sun} cx="21" cy="40" r="3.5" />
      <circle cx="21" cy="51" r="3.5" />
    </Drawing>
  );
}

/** A calendar with the day that counts. */
export function MarkedDay(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect fill={card} x="6" y="11" width="52" height="47" rx="5" />
      <path fill={deepWash} d="M6 24V16a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v8z" />
      <path d="M19 6v10M45 6v10M15 33h5M28 33h5M15 43h5" />
      <circle fill={sun} cx="42" cy="43" r="9" />
      <path d="m38 43 3 3 5-6" />
    </Drawing>
  );
}

/** A book that explains words. */
export function OpenBook(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path fill={card} d="M32 16c-6-5-14-6-26-6v40c12 0 20 1 26 6 6-5 14-6 26-6V10c-12 0-20 1-26 6z" />
      <path d="M32 16v40M14 21c4 0 8 .5 11 2M14 31c4 0 8 .5 11 2" />
      <path fill={sun} d="M40 21.5c3-1 6-1.5 10-1.5v8c-4 0-7 .5-10 1.5z" />
      <path d="M40 39c3-1 6-1.5 10-1.5" />
    </Drawing>
  );
}

/** A paper, read closely. */
export function ReadPaper(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect fill={card} x="8" y="5" width="38" height="50" rx="5" />
      <path d="M16 15h22M16 24h10M16 33h7" />
      <circle fill={sun} cx="39" cy="36" r="12" />
      <path d="m48 45 10 12M34 36h10" />
    </Drawing>
  );
}

/** A question, in one’s own words. */
export function AskedQuestion(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        fill={card}
        d="M13 7h38a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H32L19 57V45h-6a6 6 0 0 1-6-6V13a6 6 0 0 1 6-6z"
      />
      <path d="M26 21a6 6 0 1 1 9 5c-2 1.2-3 2.5-3 4.5" />
      <circle fill={sun} cx="32" cy="37" r="2.5" />
    </Drawing>
  );
}

/** People who talk. */
export function TwoVoices(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        fill={card}
        d="M10 7h30a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5H22l-9 8v-8h-3a5 5 0 0 1-5-5V12a5 5 0 0 1 5-5z"
      />
      <path d="M14 16h22M14 23h13" />
      <path fill={sun} d="M52 25h2a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5h-3v8l-9-8H28a5 5 0 0 1-5-5v-4" />
      <path d="M34 42h16" />
    </Drawing>
  );
}

/** A way with places to stop, and where it leads. */
export function Road(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 56h28a9 9 0 0 0 0-18H22a9 9 0 0 1 0-18h19" />
      <circle fill={deepWash} cx="10" cy="56" r="4.5" />
      <circle fill={deepWash} cx="30" cy="38" r="4.5" />
      <path d="M46 32V5" />
      <path fill={sun} d="M46 5h13l-4 6 4 6H46z" />
    </Drawing>
  );
}

/** A door that stands open. */
export function OpenDoor(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path fill={deepWash} d="M14 57V11a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v46z" />
      <path fill={sun} d="M14 9l21 8v46l-21-6z" />
      <path d="M29 37v5M5 57h9M50 57h9" />
    </Drawing>
  );
}

/** A page that is wiped. */
export function WipedPage(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect fill={card} x="9" y="5" width="40" height="54" rx="5" />
      <path d="M18 17h22M18 27h8" />
      <path fill={sun} d="m33 50-9-9a3 3 0 0 1 0-4l15-15 13 13-15 15a3 3 0 0 1-4 0z" />
      <path d="m31 30 13 13" />
    </Drawing>
  );
}

/** Someone who stands by. */
export function Helper(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle fill={card} cx="22" cy="18" r="9" />
      <path fill={card} d="M6 57V47a12 12 0 0 1 12-12h8a12 12 0 0 1 12 12v10z" />
      <circle fill={sun} cx="45" cy="24" r="7" />
      <path fill={sun} d="M38 57V47c0-3-1-5-2-7 2-2 4-3 7-3h4a11 11 0 0 1 11 11v9z" />
    </Drawing>
  );
}

/** Two ways to go. */
export function Signpost(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M31 6v5M31 24v6M31 43v16M22 59h18" />
      <path fill={sun} d="M12 11h34l9 6.5-9 6.5H12z" />
      <path fill={card} d="M52 30H18l-9 6.5 9 6.5h34z" />
    </Drawing>
  );
}

/** Pages on a pile. */
export function Pages(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path fill={deepWash} d="M20 12V9a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4h-6" />
      <rect fill={card} x="8" y="14" width="38" height="45" rx="4" />
      <path d="M16 25h22M16 34h22" />
      <circle fill={sun} cx="21" cy="47" r="5" />
      <path d="M32 47h6" />
    </Drawing>
  );
}

/** One page, quickly done. */
export function ShortPage(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect fill={card} x="8" y="9" width="34" height="46" rx="5" />
      <path d="M16 20h18M16 30h12" />
      <circle fill={sun} cx="44" cy="43" r="14" />
      <path d="M44 35v8l5 4M40 25h8" />
    </Drawing>
  );
}

const card = 'var(--card)';
const deepWash = 'var(--deep-wash)';
const sun = 'var(--sun)';

/** Drawn with the line of the mark. To look at only: what it shows stands beside it in words. */
function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('drawing flex-none', className)}
    >
      {children}
    </svg>
  );
}
