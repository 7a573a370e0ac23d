import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import type { Question } from '@openslate/law/record/question.ts';
import { everyQuestion } from '@openslate/law/record/questions.ts';
import { describe, expect, it } from 'vitest';
import { aboutThem, worded, words } from './wording.ts';

const jurisdictions = await Promise.all(placeCodes.map(loadJurisdiction));
const questions = jurisdictions.flatMap(everyQuestion);

/** Every sentence a question shows: itself, its help, its answers and their hints. */
function sentencesOf({ text, why, where, answer }: Question): string[] {
  const choices = 'choices' in answer ? answer.choices : [];
  return [text, why, where, ...choices.flatMap(({ label, hint }) => (hint ? [label, hint] : [label]))];
}

const sentences = [...new Set(questions.flatMap(sentencesOf))];
const turned = [...new Set(questions.flatMap((question) => sentencesOf(worded(question, true))))];

/** “Class I” and “A-I” are numbers. */
const toThePerson =
  /\b(you|your|yours|yourself|my|me|mine|myself)\b|(^|[^-\w])(?<!\b(class|schedule) )I(?![-\w])/i;

/** What no one would write: “they was”, “told they”, “them were”, a capital within a sentence. */
const odd = [
  /\bthey (was|is|has|does|am)\b/i,
  /\b(to|for|from|with|of|at|on|by|against|told|tell|tells|gave|give|gives|let|made|make|ask|asked|about) they\b/i,
  /\bthem (are|were|have|had|did|do|can|could|may|must|will|would|should)\b/i,
  /[\w,;] (They|Them|Their|Theirs)\b/,
  /^(them|they|their)\b|[.?!] (them|they|their)\b/,
];

/** Where “they” could be someone else. Each was read by a person and is clear. */
const readAndClear = ['Your own record from the state shows the arrest if they did.'];

describe('what is asked about someone else', () => {
  it('never speaks to the person who helps as if it were their record', () => {
    expect(sentences.length).toBeGreaterThan(300);
    expect(turned.filter((sentence) => toThePerson.test(sentence))).toEqual([]);
  });

  it('reads like something a person would write', () => {
    expect(turned.filter((sentence) => odd.some((pattern) => pattern.test(sentence)))).toEqual([]);
  });

  it('says “they” of one person only', () => {
    const unclear = sentences.filter(
      (sentence) => /\b(you|your)\b/i.test(sentence) && /\b(they|them|their)\b/i.test(sentence),
    );
    expect(unclear).toEqual(readAndClear);
  });

  it.each([
    ['How old are you?', 'How old are they?'],
    ['Look at your court papers.', 'Look at their court papers.'],
    ['Your probation or parole officer can tell you.', 'Their probation or parole officer can tell them.'],
    [
      'When did the prosecutor decide not to charge you?',
      'When did the prosecutor decide not to charge them?',
    ],
    ['Did the court sentence you for a felony?', 'Did the court sentence them for a felony?'],
    ['The law wants you to help if you can.', 'The law wants them to help if they can.'],
    ['It is not the one you got.', 'It is not the one they got.'],
    ['A record of yours', 'A record of theirs'],
    ['I was found not guilty', 'They were found not guilty'],
    ['I pleaded guilty and was not convicted', 'They pleaded guilty and were not convicted'],
    ['Because I pleaded guilty to something else', 'Because they pleaded guilty to something else'],
    ['I finished a program and it was closed', 'They finished a program and it was closed'],
    ['Class I felony', 'Class I felony'],
    ['A-I or A-II', 'A-I or A-II'],
  ])('turns “%s” into “%s”', (told, expected) => {
    expect(aboutThem(told)).toBe(expected);
  });

  it('turns the answer too', () => {
    expect(aboutThem('This may be sealed by itself, without you asking.')).toBe(
      'This may be sealed by itself, without them asking.',
    );
    expect(aboutThem('You may be able to have this sealed now.')).toBe(
      'They may be able to have this sealed now.',
    );
    expect(aboutThem('Of your 3 charges, you may ask to clear 1 now. You choose which.')).toBe(
      'Of their 3 charges, they may ask to clear 1 now. They choose which.',
    );
    expect(aboutThem('Florida lets you clear one case by court order in your life.')).toBe(
      'Florida lets them clear one case by court order in their life.',
    );
  });
});

it('speaks to the person themself where nobody helps', () => {
  expect(words('Check your answers', false)).toBe('Check your answers');
  const [question] = questions;
  if (question) expect(worded(question, false)).toBe(question);
});
