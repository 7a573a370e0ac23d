import type { ReactNode } from 'react';
import type { BadgeId } from './badges.ts';

const card = 'var(--card)';
const sun = 'var(--sun)';

/** One thing in the middle of a round seal. */
const things: Readonly<Record<BadgeId, ReactNode>> = {
  // A page that is looked at closely.
  finished: (
    <>
      <path d="M20 20h16M20 28h9" />
      <circle fill={sun} cx="36" cy="35" r="8" />
      <path d="m42 41 5 5" />
    </>
  ),
  // A letter.
  record: (
    <>
      <rect fill={card} x="17" y="22" width="30" height="21" rx="3" />
      <path fill={sun} d="m18 24 14 10 14-10" />
    </>
  ),
  // A price tag.
  fees: (
    <>
      <path fill={sun} d="M18 20h13l16 15-13 12-16-15z" />
      <circle fill={card} cx="24" cy="26" r="2" />
    </>
  ),
  // A page in a tray.
  filed: (
    <>
      <path fill={card} d="M22 35V18h20v17" />
      <path d="M28 25h8" />
      <path fill={sun} d="M16 34h9l3 5h8l3-5h9v12H16z" />
    </>
  ),
  // A speech bubble.
  hearing: (
    <>
      <path
        fill={sun}
        d="M20 19h24a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H33l-8 7v-7h-5a3 3 0 0 1-3-3V22a3 3 0 0 1 3-3z"
      />
      <path d="M24 29h16" />
    </>
  ),
  // An empty page in the sun.
  cleared: (
    <>
      <circle fill={sun} cx="32" cy="32" r="9" />
      <path d="M32 15v4M32 45v4M15 32h4M45 32h4M20 20l3 3M41 41l3 3M20 44l3-3M41 23l3-3" />
    </>
  ),
  // A road that bends, and a flag.
  road: (
    <>
      <path d="M19 46h14a5 5 0 0 0 0-10h-6a5 5 0 0 1 0-10h9" />
      <path fill={sun} d="M38 30V16h9l-3 4 3 4h-9" />
    </>
  ),
  // Two squares of the map.
  states: (
    <>
      <path fill={card} d="M17 18h15v15H17z" />
      <path fill={sun} d="M32 31h15v15H32z" />
    </>
  ),
  // Two people.
  helping: (
    <>
      <circle fill={card} cx="26" cy="24" r="5" />
      <path fill={card} d="M17 46v-5a7 7 0 0 1 7-7h4a7 7 0 0 1 7 7v5z" />
      <circle fill={sun} cx="40" cy="28" r="4" />
      <path fill={sun} d="M35 46v-4c0-2 0-3-1-4 2-2 3-2 5-2h2a6 6 0 0 1 6 6v4z" />
    </>
  ),
};

/** To look at only: its words stand beside it. */
export function BadgePicture({ badge }: { badge: BadgeId }) {
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
      className="drawing size-16 flex-none"
    >
      <circle fill="var(--deep-wash)" cx="32" cy="32" r="29" />
      <circle cx="32" cy="32" r="24.5" strokeWidth="1" strokeDasharray="0.1 3.4" />
      {things[badge]}
    </svg>
  );
}
