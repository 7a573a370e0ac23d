import { HelpScreen } from '../features/help/help-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/help',
    title: 'Topics Center and FAQ',
    description:
      'Questions and answers on clearing a criminal record, and what to do when something goes wrong.',
    keywords: ['help', 'FAQ', 'expungement questions'],
  });

export default HelpScreen;
