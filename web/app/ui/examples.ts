import type { ReactNode } from 'react';

/** A component in every state it has: read by the gallery, and by whoever wonders how to use it. */
export type Examples = {
  title: string;
  purpose: string;
  states: { name: string; render: () => ReactNode }[];
};
