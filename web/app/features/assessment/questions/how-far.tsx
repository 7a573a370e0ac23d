import { memo } from 'react';
import { Progress } from '../../../ui/progress.tsx';
import type { Told } from '../saved-progress.ts';
import type { ThinkingAhead } from '../thinking-ahead.ts';
import { answeredPaths } from '../told.ts';
import { useAfterPaint } from '../use-after-paint.ts';

type HowFarProps = { told: Told; ahead: ThinkingAhead; placeName: string };

/** How much is left to ask. Nobody waits for it: it follows the question. */
export const HowFar = memo(function HowFar({ told: toldNow, ahead, placeName }: HowFarProps) {
  const told = useAfterPaint(toldNow);
  return <Answered told={told} ahead={ahead} placeName={placeName} />;
});

const Answered = memo(function Answered({ told, ahead, placeName }: HowFarProps) {
  const answered = answeredPaths(told).length;
  const left = ahead.questionsLeft(told);
  return (
    <Progress
      className="w-[60%] max-w-80"
      label={placeName}
      text={howMuchIsLeft(left)}
      value={answered}
      max={answered + left}
    />
  );
});

/** An answer can open further questions, so no question is called the last. */
function howMuchIsLeft(questions: number): string {
  return questions <= 3 ? 'a few more questions' : `about ${questions} questions left`;
}
