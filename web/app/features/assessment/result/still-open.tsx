import { chargeAt } from '@openslate/law/answers.ts';
import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { questionAt } from '@openslate/law/questions.ts';
import type { Result } from '@openslate/law/result.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Told } from '../saved-progress.ts';
import { worded } from '../wording.ts';

/** What could still change the answer, and where to find it out. */
export function StillOpen({
  result,
  jurisdiction,
  told,
  nameOf,
  onAnswer,
}: {
  result: Result;
  jurisdiction: Jurisdiction;
  told: Told;
  nameOf: (id: string) => string;
  onAnswer: (path: string) => void;
}) {
  const open = result.missing.flatMap(
    (path) => questionAt(path, jurisdiction, chargeAt(told.answers, path)?.level) ?? [],
  );
  if (open.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="still-open">
      <h2 id="still-open" className="text-[1.4rem]">
        What to find out
      </h2>
      <p className="mt-1 text-soft">These could still change the answer.</p>
      <ul className="mt-2 divide-y divide-line">
        {open.map(({ path, chargeId, question }) => {
          const { text, where } = worded(question, told.helping);
          return (
            <li key={path} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-[650]">
                  {chargeId && result.charges.length > 1 ? `${nameOf(chargeId)}: ${text}` : text}
                </p>
                <p className="text-soft">{where}</p>
              </div>
              <Button variant="secondary" size="small" onClick={() => onAnswer(path)}>
                Answer<span className="sr-only">{`: ${text}`}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
