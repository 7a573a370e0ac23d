import type { Reviewed } from '@openslate/law/place/review.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { ShownRelief } from './place-law.ts';

const verdicts: Readonly<Record<Reviewed['verdict'], { short: string; words: string }>> = {
  right: { short: 'The same', words: 'Our rules said the same.' },
  mended: { short: 'Mended', words: 'Our rules said something else. They were mended.' },
  open: { short: 'Open', words: 'The text does not settle it.' },
};

/** The deciding words of the law, passage by passage, the rules that follow them, and what was settled. */
export function ReviewedText({ review, reliefs }: ReviewedTextProps) {
  const rules = new Map<string, string>(
    reliefs.flatMap((relief) =>
      relief.rules.map(({ id, text }) => [`${relief.id}/${id}`, `${relief.name}: ${text}`] as const),
    ),
  );
  return (
    <div className="mt-4 border-b border-line">
      {review.map(({ section, says, verdict, note, rules: named }) => (
        <Accordion
          key={section + says}
          summary={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {section} <Badge>{verdicts[verdict].short}</Badge>
            </span>
          }
        >
          <blockquote className="border-l-4 border-line pl-4">“{says}”</blockquote>
          <p>
            <b>{verdicts[verdict].words}</b> {note}
          </p>
          <p className="text-soft">The rules that follow it:</p>
          <ul className="list-disc pl-5">
            {named.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{rules.get(id)}</a>
              </li>
            ))}
          </ul>
        </Accordion>
      ))}
    </div>
  );
}

type ReviewedTextProps = { review: readonly Reviewed[]; reliefs: readonly ShownRelief[] };
