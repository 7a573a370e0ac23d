import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type AnswerValue, answerAt, idOf } from '@openslate/law/record/answers.ts';
import { type Question, yesOrNo } from '@openslate/law/record/question.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Answers, Charge } from '@openslate/law/record/record.ts';

/** A question of the short version. It may fill more than one field of the record. */
export type ShortQuestion = {
  readonly id: string;
  readonly paths: readonly string[];
  readonly question: Question;
  /** What an answer says, by the path of each field. */
  says: (value: AnswerValue) => Readonly<Record<string, AnswerValue>>;
  /** The fields that fall with an answer. */
  takesBack?: (value: AnswerValue) => readonly string[];
  /** The answer that a record already holds. */
  answerIn: (answers: Answers) => AnswerValue | undefined;
};

/** How a case can end without a sentence. */
const withoutSentence = ['dismissed', 'acquitted', 'no_charges', 'pending'];

/**
 * What decides most often, in the order people remember it. The class is asked where the place has classes, and the
 * sentence and the money only where there was a sentence. Everything else is left to the full assessment.
 */
export function shortQuestions(answers: Answers, jurisdiction: Jurisdiction): readonly ShortQuestion[] {
  const [charge = {}] = answers.charges;
  const at = (field: keyof Charge) => `charges.${idOf(charge, 0)}.${field}`;
  const hasClasses = charge.level !== undefined && jurisdiction.grades?.[charge.level] !== undefined;
  const hasSentence = !withoutSentence.includes(charge.disposition ?? '');
  const isOver = charge.completed ?? charge.completedDate !== undefined;
  const plain = (path: string) => plainQuestion(path, jurisdiction, charge);
  return [
    plain(at('disposition')),
    plain(at('level')),
    hasClasses && plain(at('grade')),
    plain(at('offense')),
    plain(at('dispositionDate')),
    hasSentence && sentenceOver(plain(at('completed')), at('completedDate')),
    hasSentence && isOver && plain(at('completedDate')),
    hasSentence && moneyPaid(at('finesPaid'), at('restitutionPaid')),
    plain('pendingCharges'),
    otherConvictions,
  ].filter((each) => each !== false && each !== undefined);
}

function plainQuestion(path: string, jurisdiction: Jurisdiction, charge: Charge): ShortQuestion | undefined {
  const asked = questionAt(path, jurisdiction, charge);
  return (
    asked && {
      id: asked.field,
      paths: [path],
      question: asked.question,
      says: (value) => ({ [path]: value }),
      answerIn: (answers) => answerAt(answers, path) as AnswerValue | undefined,
    }
  );
}

/** A day on which the sentence was over says that it is over, and falls when it is not. */
function sentenceOver(plain: ShortQuestion | undefined, day: string): ShortQuestion | undefined {
  return (
    plain && {
      ...plain,
      takesBack: (value) => (value === false ? [day] : []),
      answerIn: (answers) =>
        plain.answerIn(answers) ?? (answerAt(answers, day) === undefined ? undefined : true),
    }
  );
}

const owed: Readonly<Record<string, { label: string; fines: boolean; restitution: boolean }>> = {
  nothing: { label: 'Yes, or nothing was ordered', fines: true, restitution: true },
  fines: { label: 'No, I still owe fines, fees or court costs', fines: false, restitution: true },
  restitution: { label: 'No, I still owe money to a victim', fines: true, restitution: false },
  both: { label: 'No, I still owe both', fines: false, restitution: false },
};

function moneyPaid(fines: string, restitution: string): ShortQuestion {
  return {
    id: 'money',
    paths: [fines, restitution],
    question: {
      text: 'Is all the money paid?',
      why: 'Money still owed can hold up clearing a record.',
      where: 'The clerk of the court can tell you what is left.',
      answer: {
        kind: 'choice',
        choices: Object.entries(owed).map(([value, { label }]) => ({ value, label })),
      },
    },
    says: (value): Readonly<Record<string, AnswerValue>> => {
      const said = owed[String(value)];
      return said ? { [fines]: said.fines, [restitution]: said.restitution } : {};
    },
    answerIn: (answers) =>
      Object.entries(owed).find(
        ([, said]) =>
          said.fines === answerAt(answers, fines) && said.restitution === answerAt(answers, restitution),
      )?.[0],
  };
}

const counts = ['elsewhere.felonies', 'elsewhere.misdemeanors', 'reliefReceived'];
const isWhole = 'recordComplete';

export const otherConvictions: ShortQuestion = {
  id: 'others',
  paths: [...counts, isWhole],
  question: {
    text: 'Were you ever convicted of any other crime, here or in another place?',
    why: 'Many laws count every conviction, also those that were cleared before.',
    where: 'The FBI can send you your record from all states.',
    answer: yesOrNo,
  },
  // How many, of what and when is more than a short page can ask. With others it gives no verdict, and the full
  // assessment knows that the list is not whole.
  says: (value) =>
    value === false ? Object.fromEntries(counts.map((path) => [path, 0])) : { [isWhole]: false },
  answerIn: (answers) => {
    const told = counts.map((path) => answerAt(answers, path));
    if (answers.recordComplete === false) return true;
    if (told.some((count) => typeof count === 'number' && count > 0)) return true;
    return told.every((count) => count === 0) ? false : undefined;
  },
};
