import type { Choice, Question } from '@openslate/law/question.ts';

/*
 * Questions are written to the person whose record it is. Who helps someone else reads the same ones about “they”.
 * The rules work on the words as they stand in the questions; a test walks through every one of them.
 */

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\byourself\b/gi, 'themself'],
  [/\byours\b/gi, 'theirs'],
  [/\byour\b/gi, 'their'],
  // As an object: “against you”, “told you”.
  [
    /\b(against|told|to|for|from|with|of|at|on|by|about|tell|tells|gave|sentenced|convicted|charged|try|tried|made|make|forced|forces|force|send|sends|lets|let|found|put|gives|give|before|asked|ask|arrested|require|required|used|help|freed|stopped|let’s) you\b/gi,
    '$1 them',
  ],
  [/\byou’re\b/gi, 'they’re'],
  [/\byou\b/gi, 'they'],
  [/\bI was\b/g, 'They were'],
  [/\bI am\b/g, 'They are'],
  [/\bI\b/g, 'They'],
  [/\bmy\b/gi, 'their'],
  [/\bmyself\b/gi, 'themself'],
  [/\bme\b/g, 'them'],
];

/** The same sentence about someone else. */
export function aboutThem(text: string): string {
  const turned = replacements.reduce((words, [pattern, plain]) => words.replace(pattern, plain), text);
  // What began a sentence still begins it.
  return turned.replace(
    /(^|[.?!]\s+)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function words(text: string, helping: boolean): string {
  return helping ? aboutThem(text) : text;
}

/** A question, its help and its answers, to the person or about them. */
export function worded(question: Question, helping: boolean): Question {
  if (!helping) return question;
  const { answer } = question;
  return {
    text: aboutThem(question.text),
    why: aboutThem(question.why),
    where: aboutThem(question.where),
    answer: 'choices' in answer ? { ...answer, choices: answer.choices.map(wordedChoice) } : answer,
  };
}

function wordedChoice({ value, label, hint }: Choice): Choice {
  return { value, label: aboutThem(label), ...(hint !== undefined && { hint: aboutThem(hint) }) };
}
