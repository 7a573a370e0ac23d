import { EyeOff } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DraftDetail, detailWords } from './draft-details.ts';

/** How long the typing must pause before a screen reader is told, in milliseconds. */
const pause = 1500;

/** Points out what may tell who wrote the post, while it is being written. It holds nobody up. */
export function PersonalDetailsNote({
  ref,
  details,
  onBlank,
  onSendAsIs,
}: {
  /** What takes the focus when somebody wants to send a post with such details. */
  ref: Ref<HTMLDivElement>;
  details: readonly DraftDetail[];
  onBlank: (details: readonly DraftDetail[]) => void;
  onSendAsIs: () => void;
}) {
  return (
    <>
      <VisuallyHidden role="status">
        <SaidAfterPause words={announcement(details.length)} />
      </VisuallyHidden>
      {details.length > 0 && (
        <Alert
          ref={ref}
          kind="info"
          level={4}
          title="This may tell people who you are"
          tabIndex={-1}
          role="group"
          aria-label="This may tell people who you are"
        >
          <p>
            Anyone can read a post, including police and employers. We blank what we find before we show it,
            but we do not find everything.
          </p>
          <ul className="divide-y divide-line">
            {details.map((detail) => (
              <li
                key={`${detail.field}-${detail.start}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <span className="min-w-0">
                  <b className="wrap-anywhere">{detail.text}</b>
                  <span className="text-soft">{` looks like ${detailWords[detail.kind]}`}</span>
                </span>
                <Button variant="secondary" size="small" onClick={() => onBlank([detail])}>
                  Blank it
                  <span className="sr-only">{` (${detail.text})`}</span>
                </Button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => onBlank(details)}>
              <EyeOff aria-hidden />
              Blank all
            </Button>
            <Button variant="quiet" size="small" onClick={onSendAsIs}>
              Send as it is
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}

function announcement(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One detail in your post may tell people who you are. See the note below the post.'
    : `${count} details in your post may tell people who you are. See the note below the post.`;
}

function SaidAfterPause({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}
