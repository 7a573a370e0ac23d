import type { Result } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { AnswerValue } from '@openslate/law/record/answers.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { draftOf, readDraft } from '../questions/answer-draft.ts';
import { AnswerField } from '../questions/answer-field.tsx';
import { worded } from '../wording.ts';

/** What we took for granted. Each can be put right here, and the answer changes with it. */
export function Corrections({
  result,
  jurisdiction,
  nameOf,
  helping,
  answerNow,
  onCorrect,
}: {
  result: Result;
  jurisdiction: Jurisdiction;
  nameOf: (id: string) => string;
  helping: boolean;
  /** The whole answer in one sentence, to be told again when it was put right. */
  answerNow: string;
  onCorrect: (path: string, value: AnswerValue) => void;
}) {
  const [corrected, setCorrected] = useState(0);
  const told = useRef<HTMLParagraphElement>(null);
  // What was put right is gone from the list, and the keyboard with it.
  useEffect(() => {
    if (corrected > 0) told.current?.focus();
  }, [corrected]);

  if (result.assumptions.length === 0 && corrected === 0) return null;
  const several = result.charges.length > 1;
  const correct = (path: string, value: AnswerValue) => {
    onCorrect(path, value);
    setCorrected((count) => count + 1);
  };
  return (
    <Card as="section" aria-labelledby="assumed">
      <h2 id="assumed" className="text-[1.4rem]">
        What we assumed
      </h2>
      {corrected > 0 && (
        <p ref={told} tabIndex={-1} className="mt-2 font-[650]">
          Thank you. With that, the answer is: {answerNow}
        </p>
      )}
      {result.assumptions.length > 0 && (
        <p className="mt-1 text-soft">If one of these is not right, say so. The answer changes with it.</p>
      )}
      <div className="mt-3">
        {result.assumptions.map(({ text, field }) => {
          const about = several && field ? /^charges\.([^.]+)\./.exec(field)?.[1] : undefined;
          const words = about ? `${nameOf(about)}: ${text}` : text;
          return field && questionAt(field, jurisdiction) ? (
            <Accordion key={text + field} summary={words}>
              <Correction
                path={field}
                jurisdiction={jurisdiction}
                asOf={result.asOf}
                helping={helping}
                onCorrect={correct}
              />
            </Accordion>
          ) : (
            <p key={text} className="border-t border-line py-3">
              {words}
            </p>
          );
        })}
      </div>
    </Card>
  );
}

function Correction({
  path,
  jurisdiction,
  asOf,
  helping,
  onCorrect,
}: {
  path: string;
  jurisdiction: Jurisdiction;
  asOf: string;
  helping: boolean;
  onCorrect: (path: string, value: AnswerValue) => void;
}) {
  const id = useId();
  const asked = questionAt(path, jurisdiction)?.question;
  const question = asked && worded(asked, helping);
  const [draft, setDraft] = useState(() =>
    question ? draftOf(question.answer, undefined, false) : undefined,
  );
  const [problem, setProblem] = useState<string>();
  if (!question || !draft) return null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const reading = readDraft(draft, question.answer, jurisdiction);
        if (reading.kind === 'answer') onCorrect(path, reading.value);
        else setProblem(reading.kind === 'problem' ? reading.message : 'We go on with what we assumed.');
      }}
    >
      <AnswerField
        id={id}
        question={question}
        place={jurisdiction}
        label={question.text}
        hint={question.where}
        error={problem}
        draft={draft}
        latest={asOf}
        onChange={setDraft}
      />
      <Button type="submit" size="small" className="mt-3">
        Put it right
      </Button>
    </form>
  );
}
