import { legalWords } from '@openslate/law/glossary/legal-words.ts';
import { explain } from '@openslate/words/explain/explain.ts';
import { paperWords } from '@openslate/words/explain/paper-words.ts';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../assessment/documents/plain-text.ts';
import type { ExplainedPaper } from '../explained-paper.ts';
import { explanationPaper } from './explanation-paper.ts';
import { findingsOf } from './findings.ts';
import { whatElse, whatItIs } from './how-sure.ts';
import { meaningsOf } from './meanings.ts';
import { piecesOf } from './pieces.ts';
import { placeInText } from './place-in-text.ts';

const notice = `DISTRICT COURT OF MARYLAND
FOR BALTIMORE COUNTY
Case No.: D-07-CR-22-001190
NOTICE OF HEARING ON PETITION FOR EXPUNGEMENT
Date of Birth: 04/05/1981
A hearing has been scheduled for January 14, 2027 at 1:15 p.m. The filing fee is $30.00.`;

function explained(text: string): ExplainedPaper {
  const explanation = explain(text, '2026-11-18');
  return {
    paper: { text },
    explanation,
    orElse: explanation.orElse.map((kind) => paperWords[kind].title),
    meanings: Object.fromEntries(legalWords.map(({ word, meaning }) => [word, meaning])),
  };
}

const found = (text: string) =>
  findingsOf(explained(text)).flatMap(({ found: each }) =>
    each.map(({ label, value }) => `${label}: ${value}`),
  );

describe('what was found in a paper', () => {
  it('is told in words, with days and money as people write them', () => {
    expect(found(notice)).toEqual(
      expect.arrayContaining([
        'Day in court: January 14, 2027 at 1:15 p.m.',
        'Fee or cost: $30',
        'Place: Maryland',
        'Case number: D-07-CR-22-001190',
      ]),
    );
  });

  it('tells a day once, however often the paper says it', () => {
    const days = found(`${notice}\nBe there: the hearing is on January 14, 2027 at 1:15 p.m.`);
    expect(days.filter((day) => day.startsWith('Day in court'))).toHaveLength(1);
  });

  it('leaves out when somebody was born', () => {
    expect(explain(notice, '2026-11-18').dates.map(({ role }) => role)).toContain('birth');
    expect(found(notice).join()).not.toContain('1981');
  });

  it('leads to its place in the text', () => {
    for (const { found: each } of findingsOf(explained(notice)))
      for (const { label, at } of each)
        if (label === 'Case number') expect(at && notice.slice(...at)).toBe('D-07-CR-22-001190');
    expect(placeInText(notice, 'District Court of Maryland for Baltimore County')?.[0]).toBe(0);
    expect(placeInText(notice, 'Supreme Court (of Ohio)')).toBeUndefined();
  });
});

describe('the text of a paper', () => {
  const text = 'The petition is dismissed today.';
  const terms = [
    { term: 'petition', at: [4, 12] as const },
    { term: 'dismissed', at: [16, 25] as const },
  ];

  it('is whole in its pieces, whatever is marked', () => {
    for (let from = 0; from < text.length; from += 1)
      for (let upTo = from + 1; upTo <= text.length; upTo += 1) {
        const pieces = piecesOf(text, terms, [from, upTo]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.filter(({ term }) => term).map((piece) => piece.text)).toEqual([
          'petition',
          'dismissed',
        ]);
        const marked = pieces.filter(({ isMarked }) => isMarked);
        expect(marked[0]?.from).toBeLessThanOrEqual(from);
        expect(marked.map((piece) => piece.text).join('')).toContain(text.slice(from, upTo));
      }
  });

  it('has no mark where nothing is asked for', () => {
    expect(piecesOf(text, terms, undefined).some(({ isMarked }) => isMarked)).toBe(false);
  });
});

describe('what a paper is', () => {
  it('is said no more surely than it is known', () => {
    const paper = explained(notice);
    const sure = (value: number) => ({ ...paper, explanation: { ...paper.explanation, sure: value } });
    expect(whatItIs(sure(0.9))).toBe('This looks like: Notice of a court date');
    expect(whatItIs(sure(0.4))).toBe('This may be: Notice of a court date');
    expect(whatElse({ ...sure(0.4), orElse: ['Docket'] })).toBe('We are not sure. It may also be: docket.');
    expect(whatItIs(explained('Two eggs and a cup of flour.'))).toBe('We do not know this kind of paper');
  });
});

describe('an explanation to take along', () => {
  it('says what the screen says, and each legal word once', () => {
    const paper = explained(notice);
    const text = plainText(explanationPaper(paper, { on: '2026-11-18', at: 'openslate.example/translator' }));
    for (const said of [
      'This looks like: Notice of a court date',
      paper.explanation.meaning,
      ...paper.explanation.next.map((step) => step.text),
      ...found(notice),
      ...meaningsOf(paper).map(({ name, meaning }) => `${name}: ${meaning}`),
      'not legal advice',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('1981');
  });
});
