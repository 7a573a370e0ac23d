import { code } from '../../vocabulary/code.ts';

/**
 * The legislature keeps each article and section under a number of its own: those that were opened, articles of the Code
 * of Criminal Procedure by their number, the Children’s Code as `CHC`, and the Revised Statutes by title and section.
 */
export const documents: Readonly<Record<string, number>> = {
  '890.3': 1015538,
  '976': 919667,
  '977': 919669,
  '978': 919670,
  '983': 919675,
  '985.2': 1335802,
  '987': 919680,
  '989': 919682,
  '998': 1335832,
  'CHC 920': 73514,
  'CHC 923': 859118,
  '14:2': 78337,
  '15:572': 79202,
};

export const legislature = (document: number) => `https://legis.la.gov/legis/Law.aspx?d=${document}`;

const at = (key: string) => {
  const document = documents[key];
  return document === undefined ? undefined : legislature(document);
};

/** The Revised Statutes by title and section: “R.S. 14:67”, “40:966(C)”, and as courts write it, “40:967C”. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'La. R.S.',
  number: /\d{1,2}:\d{1,4}(?:\.\d{1,2}){0,2}/,
  ownPart: /[a-h](?![a-z])/,
  attempts: '14:26 14:27',
  address: ({ number }) => at(number),
});

const { cite: article } = code({
  name: 'La. C.Cr.P. art.',
  number: /\d{3}(?:\.\d)?/,
  address: ({ number }) => at(number),
});

const { cite: youthArticle } = code({
  name: 'La. Ch.C. art.',
  number: /\d{3}/,
  address: ({ number }) => at(`CHC ${number}`),
});

/** An article of the Code of Criminal Procedure, and one of the Children’s Code. */
export { article, youthArticle };
