import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { classes } from '../../../ui/classes.ts';
import { words } from '../wording.ts';
import { asLead } from './explained-words.ts';

/** What the legal words beside it mean, each in one plain sentence. */
export function WordMeanings({
  of,
  helping,
  className,
}: {
  of: readonly LegalWord[];
  helping: boolean;
  className?: string;
}) {
  if (of.length === 0) return null;
  return (
    <dl className={classes('grid gap-1 text-[0.95rem]', className)}>
      {of.map((each) => (
        <div key={each.word}>
          <dt className="inline font-[650]">{asLead(each)}</dt>{' '}
          <dd className="inline">{words(each.meaning, helping)}</dd>
        </div>
      ))}
    </dl>
  );
}
