import { Send } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { Model } from './model/by-model.ts';
import { isForModel, ModelChoice } from './model/model-choice.tsx';
import { prepareToAnswer } from './on-device.ts';

/** Longer than any question that anybody has to ask; a whole case belongs into the assessment. */
const longest = 600;
const nearlyLongest = 500;

type QuestionFormProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** The one that a question can be sent to, if any. */
  model: Model | undefined;
  /** With the model that the person chose for this question; without one, it stays on the device. */
  onAsk: (question: string, model?: Model) => void;
};

/** The box for the next question. Enter sends it; with Shift it begins a new line. */
export function QuestionForm({ box, label, model, onAsk }: QuestionFormProps) {
  const id = useId();
  const [length, setLength] = useState(0);
  const [problem, setProblem] = useState<string>();

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = isForModel(event) ? model : undefined;
    const { current } = box;
    // Read from the box itself: on a slow phone people type before the page has taken over.
    const question = current?.value.trim() ?? '';
    const found = problemWith(question);
    setProblem(found);
    current?.focus({ preventScroll: true });
    if (!current || found) return;
    current.value = '';
    setLength(0);
    onAsk(question, chosen);
  }

  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={send} noValidate>
      <TextArea
        id={`${id}-question`}
        ref={box}
        label={label}
        hint={`In your own words. It stays on this device${model ? ', unless you choose to send it' : ''}. Leave out names and case numbers.`}
        rows={2}
        autoComplete="off"
        enterKeyHint="send"
        error={problem}
        {...(length > nearlyLongest && { limit: longest })}
        onFocus={prepareToAnswer}
        onKeyDown={sendByEnter}
        onChange={({ target }) => {
          setLength(target.value.length);
          setProblem(undefined);
        }}
      />
      <Button type="submit" wide className="mt-3">
        <Send aria-hidden />
        {model ? 'Ask on this device only' : 'Ask'}
      </Button>
      {model && <ModelChoice model={model} />}
    </form>
  );
}

function problemWith(question: string): string | undefined {
  if (question === '') return 'Type a question first';
  return question.length > longest
    ? `Use at most ${longest} characters. Ask one thing at a time.`
    : undefined;
}
