import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { buttonLook } from '../../../ui/button-look.ts';
import { classes } from '../../../ui/classes.ts';
import { mostMegabytes } from './reading/most-megabytes.ts';

type FileDropProps = { disabled: boolean; onFile: (file: Blob) => void; className?: string };

// With these two kinds of picture, phones that keep photos in another one hand over a copy that every browser opens.
const accepted = '.pdf,.docx,.txt,image/jpeg,image/png,image/webp';

/** A file to choose, to photograph, or to drop here. */
export function FileDrop({ disabled, onFile, className }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse’s way to what the field in it does.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classes(
        'rounded-card border-2 border-dashed px-5 py-6 text-center print:hidden',
        isOver ? 'border-deep bg-deep-wash' : 'border-edge',
        className,
      )}
    >
      <input
        id={id}
        type="file"
        accept={accepted}
        disabled={disabled}
        onChange={choose}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classes(
          buttonLook({ variant: 'primary', wide: true }),
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--focus)]',
          disabled && 'opacity-60',
        )}
      >
        <FileUp aria-hidden />
        Choose a file or take a photo
      </label>
      <p id={`${id}-hint`} className="mt-3 text-soft">
        PDF, Word (.docx), text or a photo, up to {mostMegabytes} MB.
        <span className="hidden md:inline"> You can also drop it here.</span>
      </p>
    </div>
  );
}
