import { AlternativeReliefScreen } from '../features/alternatives/alternative-relief-screen.tsx';
import type { AlternativesOfPlace } from '../features/alternatives/alternatives.ts';
import { readAlternatives } from '../features/alternatives/read-alternatives.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = async (): Promise<Packed> => packed(await readAlternatives());

export const meta = () =>
  pageMeta({
    path: '/alternative-relief',
    title: 'Alternative Relief',
    description:
      'What you can still do when a record cannot be cleared: pardons, certificates, voting and fair-chance rights.',
    keywords: ['pardon', 'certificate of rehabilitation', 'voting rights', 'fair chance'],
  });

export default function AlternativeRelief() {
  return <AlternativeReliefScreen places={useUnpacked<readonly AlternativesOfPlace[]>()} />;
}
