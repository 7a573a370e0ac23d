import { code } from '../../vocabulary/code.ts';

/** The article whose sections a title names, as the General Assembly's site has it. */
const articles: Readonly<Record<string, string>> = { CP: 'gcp', CJP: 'gcj' };

/**
 * Maryland's laws by article: “CR § 7-104(g)(2)”, or “CR.7.104” as Case Search has it. Most crimes stand in the Criminal
 * Law Article. The same number stands for other things in the Transportation Article (TR): there, only what is listed
 * under it is meant. Cases from before 2002 say “Article 27”, which names no section of today's code.
 */
export const { address, cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: (article) => `${article} §`,
  number: /(?:[a-z]{2}[.-])?\d{1,2}[.-]\d{1,4}(?:[a-z]-\d{1,3})?(?:\.\d{1,2})?/i,
  normal: (number) => number.replace(/^[a-z]{2}[.-]/, '').replace(/^(\d{1,2})\./, '$1-'),
  titles: { TR: /^\s*t(?:r|a\b)|\btransp/i },
  titleOf: () => 'CR',
  // Attempts and plots: they are judged as the crime itself, which their section does not tell.
  attempts: '1-201–1-203',
  address: ({ title = '', number }) => {
    const article = articles[title];
    return (
      article &&
      `https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=${article}&section=${number}`
    );
  },
});
