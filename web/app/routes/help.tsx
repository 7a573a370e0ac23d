import { topics } from '../features/help/answers.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { pageMeta } from '../page-meta.ts';

/** As search engines read questions and answers. */
const questions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ answers }) =>
    answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  ),
};

export const meta = () => [
  ...pageMeta({
    path: '/help',
    title: 'Help',
    description:
      'Questions and answers on clearing a criminal record, and what to do when something goes wrong.',
    keywords: ['help', 'FAQ', 'expungement questions'],
  }),
  { 'script:ld+json': questions },
];

export default HelpScreen;
