import type { Crime } from '@openslate/law/place/crime.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { controlLook, Field } from '../../../ui/fields/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { findCrimes } from './find-crimes.ts';
import { useCrimes } from './use-crimes.ts';

type SectionFieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  place: Jurisdiction;
  typed: string;
  onChange: (typed: string) => void;
};

/**
 * A section of law, chosen from the crimes of the place by plain words or by number. A section that the list lacks can be
 * typed, and so can any while the list is not there. It is the combobox of the ARIA practices, with the focus always in
 * the box; but a press beside it does not close the list: what was pressed would move away under the finger.
 */
export function SectionField({ id, place, typed, hint, disabled, onChange, ...field }: SectionFieldProps) {
  const crimes = useCrimes(place.code);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const chosen = named(typed, crimes);
  const alike = chosen ? [] : findCrimes(crimes, typed);
  const found = isOpen ? alike : [];
  const active = found[at];
  const optionId = (index: number) => `${id}-crime-${index}`;

  function type(text: string) {
    setOpen(true);
    setAt(-1);
    onChange(text);
  }

  function choose({ section }: Crime) {
    setOpen(false);
    setAt(-1);
    onChange(section);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') setOpen(false);
    if (event.key === 'Enter' && active) {
      // Here Enter chooses; a second one sends the answer.
      event.preventDefault();
      choose(active);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    // From the box down to the first, up to the last, and past either end back to the box.
    setAt((now) => ((now + 1 + step + found.length + 1) % (found.length + 1)) - 1);
  }

  return (
    <Field
      id={id}
      hint={
        hint ??
        (crimes.length > 0
          ? 'Type what it was, such as “shoplifting”, or the number on your papers. Then choose from the list.'
          : 'Type the number on your papers.')
      }
      {...field}
    >
      {(control) => (
        <>
          <input
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? `${id}-crimes` : undefined}
            aria-activedescendant={active && optionId(at)}
            className={controlLook}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            disabled={disabled}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            {...control}
          />
          {found.length > 0 && (
            <div
              id={`${id}-crimes`}
              role="listbox"
              aria-label={`Crimes in ${place.name} law`}
              className="mt-1.5 max-h-80 overflow-y-auto rounded-field border border-line bg-card"
            >
              {found.map((crime, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which keeps the focus.
                <div
                  key={crime.section}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 border-line border-t px-3 py-2 leading-snug first:border-t-0 hover:bg-deep-wash aria-selected:bg-deep-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-(--focus)"
                  // The box keeps the focus, so nothing closes before it is pressed.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(crime)}
                >
                  <span>{crime.name}</span> <span className="text-[0.95rem] text-soft">{crime.section}</span>
                </div>
              ))}
            </div>
          )}
          <p className="mt-2 text-soft">{told(typed, chosen, crimes, alike, place)}</p>
          <VisuallyHidden role="status">
            {found.length > 0 ? `${found.length} found. Use the arrow keys to choose.` : ''}
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}

/** The crime whose section was typed in full, or whose number, if no other has the same. */
function named(typed: string, crimes: readonly Crime[]): Crime | undefined {
  const text = typed.trim();
  const [only, ...others] = crimes.filter(({ section, number }) => section === text || number === text);
  return others.length === 0 ? only : undefined;
}

/** What we make of what was typed. */
function told(
  typed: string,
  chosen: Crime | undefined,
  crimes: readonly Crime[],
  alike: readonly Crime[],
  { isSection, name }: Jurisdiction,
): string {
  if (chosen) return `You chose: ${chosen.name}.`;
  if (typed.trim() === '' || crimes.length === 0 || alike.length > 0) return '';
  return isSection?.(typed)
    ? `We read this as a section of ${name} law, though it is not in our list.`
    : 'Nothing like that is in our list. Try another word, or the number on your papers.';
}
