/** Pages that were read and that nobody is sent to. */
export const read = {
  registration: 'https://github.com/fuzzlaw/sorstatutes',
  code: 'https://github.com/UniCourt/cic-code-nd',
  courtGuides: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  news: 'https://www.localnewswave.com/article/1006998051523751936',
} as const;
