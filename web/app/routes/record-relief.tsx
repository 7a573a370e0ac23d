import { useLoaderData } from 'react-router';
import type { ComparedLife } from '../features/comparison/compared-places.ts';
import { readComparison } from '../features/comparison/read-comparison.server.ts';
import { RecordReliefScreen } from '../features/comparison/record-relief-screen.tsx';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = (): Promise<readonly ComparedLife[]> => readComparison();

export const meta = () =>
  pageMeta({
    path: '/record-relief',
    title: 'Record Relief',
    description:
      'What expungement, sealing and certificates are, and what each state does with the same criminal record.',
    keywords: ['record relief', 'expungement', 'sealing', 'certificates'],
  });

export default function RecordRelief() {
  return <RecordReliefScreen lives={useLoaderData<readonly ComparedLife[]>()} />;
}
