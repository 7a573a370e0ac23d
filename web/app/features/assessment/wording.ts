import type { Choice, Question } from '@openslate/law/record/question.ts';

/*
 * Questions are written to the person whose record it is. Who helps someone else reads the same ones about “they”.
 * The rules work on the words as they stand in the questions; a test walks through every one of them.
 */

/** Before “you” as the subject: “did you”, “if you”, “what you”. */
const beforeSubject = new Set(
  (
    'am are is was were do does did have has had can could may might must shall should will would ' +
    'if when whenever that because what which who where while once unless until as than since so and or but how whether ' +
    'only then before after though'
  ).split(' '),
);

/** After “you” as the subject, where a noun stands before it: “the one you got”. */
const afterSubject = new Set(
  'are were have had do did can could may might must should will would got get gave took never'.split(' '),
);

/** These turn the verb round, so “you” is the subject even at the end: “How old are you?” */
const turnsRound = new Set('are were do did have had can could may might must should will would'.split(' '));

/** After these words, “I” is the number one. */
const numbered = /(class|schedule|tier|level|type|degree|part|title|phase|group|category|article|chapter)$/i;

/** The same sentence about someone else. */
export function aboutThem(text: string): string {
  return thirdPerson(
    text
      .replace(/\byourself\b|\bmyself\b/gi, sameCase('themself'))
      .replace(/\byours\b|\bmine\b/gi, sameCase('theirs'))
      .replace(/\byour\b|\bmy\b/gi, sameCase('their'))
      .replace(/\bme\b/g, 'them')
      .replace(/\byou\b/gi, (you: string, at: number, whole: string) =>
        sameCase(isSubject(whole.slice(0, at), whole.slice(at + you.length)) ? 'they' : 'them')(you),
      ),
  );
}

function isSubject(before: string, after: string): boolean {
  const last = /([\p{L}’]{1,40})\s{1,9}$/u.exec(before)?.[1]?.toLowerCase();
  const next = /^\s*([\p{L}’]+)/u.exec(after)?.[1]?.toLowerCase();
  // It begins the sentence or a part of it.
  if (last === undefined) return true;
  if (turnsRound.has(last)) return true;
  if (/^\s*([.,;:?!)”]|too\b|$)/.test(after)) return false;
  return beforeSubject.has(last) || (next !== undefined && afterSubject.has(next));
}

/** Answers speak as “I”: “I was found not guilty”. */
function thirdPerson(text: string): string {
  let spoken = false;
  const turned = text.replace(
    /\bI(’m| am| was|’ve)?\b(?!-)/g,
    (found: string, verb: string | undefined, at: number) => {
      const before = text.slice(0, at);
      if (numbered.test(before.trimEnd()) || before.endsWith('-')) return found;
      spoken = true;
      const they = /(^|[.?!“]\s{0,9})$/.test(before) ? 'They' : 'they';
      return they + (verb === undefined ? '' : pluralOf[verb]);
    },
  );
  return spoken ? turned.replace(/\b(and|but|or|,) was\b/g, '$1 were') : turned;
}

const pluralOf: Readonly<Record<string, string>> = {
  '’m': '’re',
  ' am': ' are',
  ' was': ' were',
  '’ve': '’ve',
};

function sameCase(plain: string): (found: string) => string {
  return (found) => (/^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain);
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
