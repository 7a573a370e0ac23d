import { SharedScreen } from '../features/assessment/share/shared-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Shared result',
    description: 'A result that somebody shared with you.',
    keywords: [],
  });

export default function SharedAssessment() {
  return <SharedScreen />;
}
