import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { PaperForm } from './paper-form.tsx';
import { usePaper } from './use-paper.ts';

/** A court paper, opened on the device and explained there. */
export function ExplainTab() {
  const { stage, stop, explainText, explainFile } = usePaper();
  const [typed, setTyped] = useState('');
  const [isDeleted, setIsDeleted] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  function show(text: string, deleted: boolean) {
    setTyped(text);
    setIsDeleted(deleted);
    stop();
    // The box stands again once this has been drawn.
    setTimeout(() => box.current?.focus());
  }

  return (
    <>
      <noscript>
        <p className="mb-4">
          This part needs JavaScript, because papers are read on your own device and not on our server.
          Without it you can read <a href="/glossary">what the words of the law mean</a>.
        </p>
      </noscript>
      {stage.kind === 'explained' ? (
        <stage.View
          explained={stage.explained}
          onCorrect={() => show(stage.explained.paper.text, false)}
          onDelete={() => show('', true)}
        />
      ) : (
        <PaperForm
          {...{ stage, typed, box, isDeleted }}
          onType={setTyped}
          onText={explainText}
          onFile={explainFile}
          onCancel={() => stop()}
        />
      )}
      <p className="mt-8 border-t border-line pt-4 text-soft">
        Nothing you open or paste here leaves this device, and nothing of it is kept. This is information, not
        legal advice. For your own case, <Link to="/attorney-finder">find a person who can help</Link>.
      </p>
    </>
  );
}
