import { CleanSlateScreen } from '../features/clean-slate/clean-slate-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/clean-slate',
    title: 'Clean Slate Laws',
    description: 'Which states clear some records by themselves, and the law that says so.',
    keywords: ['clean slate laws', 'automatic expungement', 'automatic record sealing'],
  });

export default CleanSlateScreen;
