import type { PartOfPromises } from '../promises/promised.ts';

export const termsPromises: PartOfPromises = {
  title: 'What we promise',
  promises: [
    { words: 'It is free. You need no account, and no page asks you for money.' },
    { words: 'Every rule names its section of law, and every state the day we checked it.' },
    {
      words: 'We say what you told us, what we took for granted and what nobody knows, each as what it is.',
    },
    {
      words: 'What we keep stands in the Privacy Policy, with a test behind each promise.',
      more: { to: '/privacy-policy', words: 'Read it' },
    },
    {
      words:
        'For help and for the law, we send you only to courts, public offices, legal aid and known groups.',
    },
  ],
};
