import { Button } from '../../../ui/button.tsx';
import type { ForkedQuestion } from './composed/forks.ts';
import type { Correcting } from './reasons.tsx';

/** Where it turns on an answer that nobody knows: what each answer would lead to. */
export function Forks({
  forks,
  correct,
}: {
  forks: readonly ForkedQuestion[];
  correct?: Correcting | undefined;
}) {
  if (forks.length === 0) return null;
  return (
    <div>
      <h3 className="text-[1.2rem]">It turns on this</h3>
      {forks.map(({ path, question, lines }) => {
        const answer = correct?.(path);
        return (
          <div key={path} className="mt-2">
            <p className="font-[650]">{question}</p>
            <ul className="list-disc pl-5">
              {lines.map(({ when, leads }) => (
                <li key={when}>
                  <b className="font-[650]">{when}:</b> {leads}
                </li>
              ))}
            </ul>
            {answer && (
              <Button variant="secondary" size="small" className="mt-2 print:hidden" onClick={answer}>
                Answer<span className="sr-only">{`: ${question}`}</span>
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
