import { Copy, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Told } from '../saved-progress.ts';
import { addCharge, joinCase, mayAddCharge, nameCharge, removeCharge, setJuvenile } from '../told.ts';

/** The charges a person wants to know about: add, name, copy, remove. */
export function ChargesEditor({
  told,
  nameOf,
  onChange,
}: {
  told: Told;
  nameOf: (id: string) => string;
  onChange: (told: Told) => void;
}) {
  const { charges } = told.answers;
  const several = charges.length > 1;
  const base = useId();
  const [said, setSaid] = useState('');
  const focusOn = useRef<string>(undefined);

  // Where a charge comes or goes, the keyboard goes along: else it would start again at the top of the page.
  useEffect(() => {
    if (focusOn.current === undefined) return;
    document.getElementById(focusOn.current)?.focus();
    focusOn.current = undefined;
  });

  function add(from?: string) {
    const next = addCharge(told, from);
    focusOn.current = `${base}-${next.answers.charges.at(-1)?.id}`;
    setSaid(`Charge ${next.answers.charges.length} added.`);
    onChange(next);
  }

  function remove(id: string, index: number) {
    const next = removeCharge(told, id);
    focusOn.current = `${base}-${next.answers.charges[Math.max(0, index - 1)]?.id}`;
    setSaid(`Charge ${index + 1} removed.`);
    onChange(next);
  }

  return (
    <div>
      <ul className="grid gap-3">
        {charges.map((charge, index) => {
          const id = charge.id ?? `c${index + 1}`;
          const title = told.names[id]?.trim() || `charge ${index + 1}`;
          return (
            <li key={id} className="rounded-card border border-line bg-card p-4">
              <div className="flex flex-wrap items-end gap-3">
                <TextField
                  id={`${base}-${id}`}
                  className="min-w-0 flex-1 basis-56"
                  label={several ? `Name of charge ${index + 1}` : 'Name of the charge'}
                  hint="For your eyes only, such as “shoplifting 2016”."
                  optional
                  maxLength={60}
                  autoComplete="off"
                  value={told.names[id] ?? ''}
                  onChange={(event) => onChange(nameCharge(told, id, event.target.value))}
                />
                <div className="flex gap-1">
                  <IconButton
                    icon={Copy}
                    label={`Copy ${title}`}
                    disabled={!mayAddCharge(told)}
                    onClick={() => add(id)}
                  />
                  {several && (
                    <IconButton icon={Trash2} label={`Remove ${title}`} onClick={() => remove(id, index)} />
                  )}
                </div>
              </div>
              <Checkbox
                className="mt-2"
                label="It was in juvenile court"
                checked={charge.court === 'juvenile'}
                onChange={(event) => onChange(setJuvenile(told, id, event.target.checked))}
              />
              {index > 0 && (
                <SelectField
                  className="mt-3"
                  label="Which case was it in?"
                  value={joinedWith(told, index) ?? ''}
                  onChange={(event) => onChange(joinCase(told, id, event.target.value || undefined))}
                >
                  <option value="">A case of its own</option>
                  {charges.slice(0, index).map((other) => (
                    <option key={other.id} value={other.id}>
                      {`The same case as ${nameOf(other.id ?? '')}`}
                    </option>
                  ))}
                </SelectField>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={!mayAddCharge(told)}
        onClick={() => add()}
      >
        <Plus aria-hidden /> Add another charge
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** The first earlier charge of the same case. */
function joinedWith({ answers }: Told, index: number): string | undefined {
  const caseId = answers.charges[index]?.caseId;
  return caseId === undefined
    ? undefined
    : answers.charges.slice(0, index).find((other) => other.caseId === caseId)?.id;
}
