import { TranslatorScreen } from '../features/translator/translator-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/translator',
    title: 'Legal Translator',
    description: 'Court papers, legal words and your questions about clearing a record, in plain English.',
    keywords: ['legal words', 'plain English', 'court papers', 'legal translator', 'ask a question'],
  });

export default TranslatorScreen;
