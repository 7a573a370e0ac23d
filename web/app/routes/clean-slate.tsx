import type { Beginning } from '../features/clean-slate/beginnings.ts';
import { CleanSlateScreen } from '../features/clean-slate/clean-slate-screen.tsx';
import { readBeginnings } from '../features/clean-slate/read-beginnings.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = async (): Promise<Packed> => packed(await readBeginnings());

export const meta = () =>
  pageMeta({
    path: '/clean-slate',
    title: 'Clean Slate Laws',
    description:
      'Which states clear some records by themselves, since when, and how to check that it happened.',
    keywords: ['clean slate laws', 'automatic expungement', 'automatic record sealing'],
  });

export default function CleanSlate() {
  return <CleanSlateScreen beginnings={useUnpacked<readonly Beginning[]>()} />;
}
