import { code } from '../../vocabulary/code.ts';

/** The Alaska Statutes. */
export const { cite, isSection, lists, sectionsIn, under } = code({
  name: 'AS',
  number: /\d{1,2}\.\d{2}\.\d{3}/,
  attempts: '11.31.100 11.31.110 11.31.120',
  address: ({ number }) => `https://www.akleg.gov/basis/statutes.asp#${number}`,
});
