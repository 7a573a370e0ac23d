import { AccessibilityTestScreen } from '../features/accessibility-test/accessibility-test-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/accessibility-test',
    title: 'Accessibility test',
    description:
      'Every part this site is built from, in every state, with an accessibility check you can run yourself.',
    keywords: ['accessibility', 'WCAG 2.2', 'components'],
  });

export default AccessibilityTestScreen;
