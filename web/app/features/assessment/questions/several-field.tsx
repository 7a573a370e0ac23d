import type { Choice } from '@openslate/law/record/question.ts';
import { type ReactNode, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Checkbox, CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { controlLook } from '../../../ui/fields/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSeen } from '../use-seen.ts';
import { otherWordsFor } from './same-words.ts';

type SeveralFieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  asQuestion?: boolean;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A long list is searched sooner than read, and drawn as far as a phone shows it before the rest. */
export const longList = 12;

/** All that apply. */
export function SeveralField({ id, label, hint, choices, chosen, onChange, ...field }: SeveralFieldProps) {
  const [wanted, setWanted] = useState('');
  const isSeen = useSeen();
  const isLong = choices.length > longList;
  const shown = choices.filter((choice) => chosen.includes(String(choice.value)) || matches(choice, wanted));
  return (
    <CheckboxGroup id={id} label={label} {...field} hint={hint ?? 'Choose all that apply.'}>
      {isLong && (
        <div>
          <label htmlFor={`${id}-find`} className="mb-1 block w-fit text-[0.95rem]">
            Find in this list
          </label>
          <input
            id={`${id}-find`}
            type="search"
            className={controlLook}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => {
              // Here Enter would send an answer that is still being looked for.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape') setWanted('');
            }}
          />
          <VisuallyHidden role="status">
            {wanted ? `${shown.length} of ${choices.length} shown` : ''}
          </VisuallyHidden>
        </div>
      )}
      <div
        className={classes(
          isLong ? 'grid grid-cols-1 content-start gap-2.5 sm:grid-cols-2' : 'contents',
          // What comes below a long list does not come into sight before all of it is there.
          isLong && !isSeen && 'min-h-svh',
        )}
      >
        {inGroups(shown.slice(0, isSeen ? undefined : longList)).map(([group, inIt], at) => {
          const boxes = inIt.map(({ value, label: words, hint: more }) => (
            <Checkbox
              key={String(value)}
              card
              label={words}
              description={more}
              checked={chosen.includes(String(value))}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...chosen, String(value)]
                    : chosen.filter((each) => each !== String(value)),
                )
              }
            />
          ));
          if (group === undefined) return boxes;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset within one draws a second box of its own.
            <div key={group} role="group" aria-labelledby={`${id}-group-${at}`} className="contents">
              <p id={`${id}-group-${at}`} className="mt-2 font-[650] sm:col-span-2">
                {group}
              </p>
              {boxes}
            </div>
          );
        })}
      </div>
      {shown.length === 0 && (
        <p>
          Nothing like that is in the list. Try another word, or choose “Something else, or none of these”.
        </p>
      )}
    </CheckboxGroup>
  );
}

/** As they stand in the list, those under one heading together. */
function inGroups(choices: readonly Choice[]): [string | undefined, Choice[]][] {
  const groups: [string | undefined, Choice[]][] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last[0] === choice.group) last[1].push(choice);
    else groups.push([choice.group, [choice]]);
  }
  return groups;
}

function matches({ label, group = '' }: Choice, wanted: string): boolean {
  const typed = wanted.trim().toLowerCase();
  const words = `${label} ${group}`.toLowerCase();
  return words.includes(typed) || otherWordsFor(typed).some((each) => words.includes(each));
}
