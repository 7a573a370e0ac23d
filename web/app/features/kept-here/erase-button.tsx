import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { useSharedComputer } from './use-shared-computer.ts';

type EraseButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'> & {
  onErase: () => void;
  question?: string;
  /** What is erased can be brought back for a moment. */
  undoable?: boolean;
  children?: ReactNode;
};

/** Asks first. The question takes the button's place: it needs nothing to be fetched, so it works without a network. */
export function EraseButton({
  onErase,
  question = 'Erase all answers from this device?',
  undoable = true,
  children = 'Erase my answers',
  variant = 'danger',
  ...look
}: EraseButtonProps) {
  const questionId = useId();
  const [asking, setAsking] = useState(false);
  const shared = useSharedComputer();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLParagraphElement>(null);
  const wasAsking = useRef(false);

  // What had the focus is gone. Whoever hears the page hears the question, or is back where they were.
  useEffect(() => {
    if (asking) asked.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  if (!asking)
    return (
      <Button ref={button} variant={variant} {...look} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and has a frame of its own.
    <div
      role="group"
      aria-labelledby={questionId}
      className="w-full rounded-card border border-no bg-card p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
      }}
    >
      <p id={questionId} ref={asked} tabIndex={-1} className="font-[650] outline-none">
        {question} {shared || !undoable ? 'They cannot be brought back.' : 'You can undo it for 30 seconds.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="danger"
          onClick={() => {
            setAsking(false);
            onErase();
          }}
        >
          Yes, erase them
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Keep them
        </Button>
      </div>
    </div>
  );
}
