import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Advice, FilledIn, LetterField, LetterFieldName } from '../documents/letters/letter.ts';
import { WhereRead } from './where-read.tsx';

/** What to know before the letter is sent. */
export function LetterAdvice({ advice }: { advice: readonly Advice[] }) {
  return (
    <div className="rounded-field bg-deep-wash p-4">
      <h3 className="text-[1.1rem]">Before you send it</h3>
      <ul className="mt-2 grid gap-2">
        {advice.map((each) => (
          <li key={each.text}>
            {each.text} <WhereRead {...each} newTab />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LetterFields({
  fields,
  filled,
  onFill,
}: {
  fields: readonly LetterField[];
  filled: FilledIn;
  onFill: (name: LetterFieldName, value: string) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-soft">What you leave empty stays a line to fill in by hand.</p>
      {fields.map(({ name, label, hint, lines, autoComplete = 'off' }) => {
        const shared = { id: `letter-${name}`, label, hint, autoComplete, value: filled[name] ?? '' };
        return lines ? (
          <TextArea
            key={name}
            {...shared}
            rows={lines}
            onChange={(event) => onFill(name, event.target.value)}
          />
        ) : (
          <TextField key={name} {...shared} onChange={(event) => onFill(name, event.target.value)} />
        );
      })}
    </div>
  );
}
