import { code } from '../../vocabulary/code.ts';

/** The chapters in which the legislature prints the sections that the rules stand in. */
const chapters: readonly (readonly [RegExp, string])[] = [
  [/^54-142/, '961a'],
  [/^54-76/, '960a'],
  [/^54-56/, '960'],
  [/^54-25/, '969'],
  [/^54-(?:95c|108f|124a|130)/, '961'],
  [/^46b-1[2-4]/, '815t'],
  [/^46b-38/, '815e'],
  [/^9-46/, '143'],
];

/** The General Statutes of Connecticut: title and section. The legislature prints whole chapters. */
export const { cite, isAttempt, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Conn. Gen. Stat. §',
  number: /\d{1,2}[a-z]?-\d{1,4}[a-z]{0,2}/i,
  // Helping, conspiracy and attempt: the crime that was meant decides.
  attempts: '53a-8 53a-48 53a-49',
  address: ({ number }) => {
    const chapter = chapters.find(([shape]) => shape.test(number))?.[1];
    return chapter && `https://www.cga.ct.gov/current/pub/chap_${chapter}.htm#sec_${number}`;
  },
});
