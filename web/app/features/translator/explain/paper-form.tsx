import { FileText } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ExamplePapers } from './examples/example-papers.tsx';
import { FileDrop } from './file-drop.tsx';
import type { Stage } from './use-paper.ts';

type PaperFormProps = {
  stage: Exclude<Stage, { kind: 'explained' }>;
  typed: string;
  box: RefObject<HTMLTextAreaElement | null>;
  isDeleted: boolean;
  onType: (text: string) => void;
  onText: (text: string) => void;
  onFile: (file: Blob) => void;
  onCancel: () => void;
};

/** Takes a paper, pasted or as a file. What was typed stays in the box until it is deleted. */
export function PaperForm({
  stage,
  typed,
  box,
  isDeleted,
  onType,
  onText,
  onFile,
  onCancel,
}: PaperFormProps) {
  const id = useId();
  const isReading = stage.kind === 'reading';
  useTypedEarly(box, onType);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReading) onText(typed);
  }

  return (
    <>
      <p className="text-lg">
        Give us a court paper or a letter about your record. We say what it is, what it means, and what to do
        next.
      </p>
      <FileDrop disabled={isReading} onFile={onFile} className="needs-script mt-5" />
      <form onSubmit={submit} noValidate className="needs-script mt-6">
        <TextArea
          id={id}
          ref={box}
          label="Or paste its text"
          hint="You can leave out names and addresses."
          rows={6}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          // Browsers would put the words back when the page is loaded again.
          autoComplete="off"
          spellCheck={false}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isReading} busyLabel="Reading …" wide>
            <FileText aria-hidden />
            Explain this text
          </Button>
          {isReading && (
            <Button variant="secondary" onClick={onCancel} wide>
              Cancel
            </Button>
          )}
        </div>
      </form>
      <p role="status" className="mt-3 min-h-6 text-soft">
        {isReading ? stage.progress : isDeleted && 'All is deleted.'}
      </p>
      <Trouble stage={stage} />
      <ExamplePapers disabled={isReading} onText={onText} className="needs-script mt-6" />
    </>
  );
}

function Trouble({ stage }: Pick<PaperFormProps, 'stage'>) {
  if (stage.kind !== 'waiting' || !stage.problem) return null;
  const { title, whatToDo } = stage.problem;
  return (
    <Alert kind="no" title={title} announce="now" className="mt-2">
      <p>{whatToDo}</p>
    </Alert>
  );
}

/** On a slow phone people paste before the page has taken over: React does not hear of it. */
function useTypedEarly(box: RefObject<HTMLTextAreaElement | null>, onType: (text: string) => void): void {
  const hear = useRef(onType);
  useEffect(() => {
    if (box.current?.value) hear.current(box.current.value);
  }, [box]);
}
