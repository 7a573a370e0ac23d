import { placeOf } from '@openslate/law/place/places.ts';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { classes } from '../../ui/classes.ts';
import { inOneSentence } from '../assessment/in-one-sentence.ts';
import { everyProgress } from '../assessment/kept-progress.ts';
import { replaceAll } from '../assessment/replacing.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { readCopy, replacedBy, together } from './copy-file.ts';
import { copyProblems, mostBytes } from './copy-problems.ts';

type Opened =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly words: string }
  /** It would take the place of something: the person decides. */
  | { readonly kind: 'asking'; readonly states: readonly SavedProgress[]; readonly replaced: string };

const nothing: Opened = { kind: 'nothing' };

/** Brings back a copy that was saved as a file. What is wrong with it changes nothing here. */
export function OpenCopy({ autoFocus }: { autoFocus?: boolean }) {
  const id = useId();
  const [opened, setOpened] = useState<Opened>(nothing);
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (opened.kind === 'asking') asked.current?.focus();
  }, [opened]);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = file.size > mostBytes ? { kind: 'foreign' as const } : readCopy(await textOf(file));
    // The same file may be chosen again.
    target.value = '';
    if (read.kind !== 'read') return setOpened({ kind: 'problem', words: copyProblems[read.kind] });
    const replaced = replacedBy(read.states, everyProgress()).map((code) => placeOf(code).name);
    if (replaced.length === 0) take(read.states);
    else setOpened({ kind: 'asking', states: read.states, replaced: inOneSentence(replaced) });
  }

  function take(states: readonly SavedProgress[]) {
    const isKept = replaceAll(together(states, everyProgress()), 'The answers from your copy are here');
    setOpened(isKept ? nothing : { kind: 'problem', words: copyProblems.notKept });
  }

  return (
    <div className="mt-3">
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={choose}
        // Where it takes the place of the button that was pressed.
        // biome-ignore lint/a11y/noAutofocus: the focus would be lost with that button.
        autoFocus={autoFocus}
        aria-describedby={opened.kind === 'problem' ? `${id}-problem` : undefined}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classes(
          buttonLook({ variant: 'secondary', size: 'small', wide: true }),
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--focus)]',
        )}
      >
        <Upload aria-hidden />
        Open a copy from a file
      </label>
      {opened.kind === 'problem' && (
        <p id={`${id}-problem`} role="alert" className="mt-3 font-[650] text-no">
          {opened.words}
        </p>
      )}
      {opened.kind === 'asking' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and has a frame of its own.
        <div
          role="group"
          aria-labelledby={`${id}-asked`}
          className="mt-3 rounded-card border border-edge p-4"
        >
          <p id={`${id}-asked`} ref={asked} tabIndex={-1} className="font-[650] outline-none">
            This device has other answers for {opened.replaced}. Replace them with the ones in the file?
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => take(opened.states)}>Yes, replace them</Button>
            <Button variant="secondary" onClick={() => setOpened(nothing)}>
              Keep what is here
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** A file that went away meanwhile, or that the browser may not read, is none of ours. */
function textOf(file: File): Promise<string> {
  return file.text().catch(() => '');
}
