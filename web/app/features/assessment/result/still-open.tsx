import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSeenParts } from '../use-seen.ts';
import type { OpenQuestion } from './open-questions.ts';

/** So many are drawn at once: fifty charges of which nothing is known leave hundreds open. */
const some = 12;

/** What could still change the answer, and where to find it out. */
export function StillOpen({
  open,
  isCut = false,
  onAnswer,
}: {
  open: readonly OpenQuestion[];
  /** There were too many to say what each answer would lead to. */
  isCut?: boolean;
  onAnswer: (path: string) => void;
}) {
  const seen = useSeenParts(Math.ceil(open.length / some));
  if (open.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="still-open">
      <h2 id="still-open" className="text-[1.4rem]">
        What to find out
      </h2>
      <p className="mt-1 text-soft">
        These could still change the answer.
        {isCut &&
          ' There are too many to show what each answer would lead to. Start with what you know: with each answer we can tell you more.'}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {open.slice(0, some * (1 + seen)).map(({ path, text, where }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-[650]">{text}</p>
              <p className="text-soft">{where}</p>
            </div>
            <Button variant="secondary" size="small" onClick={() => onAnswer(path)}>
              Answer<span className="sr-only">{`: ${text}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
