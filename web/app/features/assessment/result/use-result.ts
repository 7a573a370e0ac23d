import { withForks, withForksInPieces } from '@openslate/law/engine/forks.ts';
import { judge, judgeInPieces } from '@openslate/law/engine/judge.ts';
import type { Result } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { InPieces } from '@openslate/law/record/in-pieces.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { inIdleTime } from '../in-idle-time.ts';

/** So many charges are judged before a thumb could notice, whatever is known of them. */
const few = 3;

type Worked = {
  readonly answers: Answers;
  readonly law: Jurisdiction;
  readonly date: string;
  readonly result: Result;
};

/** The result of a record. A long one is worked out in pieces, and is not there until all of it is. */
export function useResult(answers: Answers, law: Jurisdiction, date: string): Result | undefined {
  const isShort = answers.charges.length <= few;
  const atOnce = useMemo(
    () => (isShort ? withForks(judge(answers, law, date), answers, law) : undefined),
    [isShort, answers, law, date],
  );
  const [worked, setWorked] = useState<Worked>();
  const isDone = worked?.answers === answers && worked.law === law && worked.date === date;
  useEffect(() => {
    if (isShort || isDone) return undefined;
    return inIdleTime(
      workOut(answers, law, date, (result) =>
        startTransition(() => setWorked({ answers, law, date, result })),
      ),
    );
  }, [isShort, isDone, answers, law, date]);
  return atOnce ?? (isDone ? worked.result : undefined);
}

function* workOut(
  answers: Answers,
  law: Jurisdiction,
  date: string,
  onDone: (result: Result) => void,
): InPieces<void> {
  const judged = yield* judgeInPieces(answers, law, date);
  onDone(yield* withForksInPieces(judged, answers, law));
}
