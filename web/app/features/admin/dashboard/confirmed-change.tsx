import { showToast } from '../../../ui/overlays/toast.ts';
import { ConfirmButton } from '../../community/confirm-button.tsx';
import { problemWords } from '../calls/problem.ts';
import { useRefresh } from '../calls/use-refresh.ts';

type ConfirmedChangeProps = {
  /** On the button, and again on the one that does it. */
  label: string;
  /** Which of many, for those who hear the button without what stands around it. */
  about: string;
  question: string;
  change: () => Promise<void>;
  /** What to say when it is done, and when it failed. */
  done: string;
  failed: string;
};

/** A change that cannot be taken back, and is asked about first. */
export function ConfirmedChange({ label, about, question, change, done, failed }: ConfirmedChangeProps) {
  const refresh = useRefresh();
  return (
    <ConfirmButton
      label={label}
      about={about}
      question={question}
      confirm={label}
      busyLabel="Please wait…"
      act={change}
      failure={(error) => ({ title: failed, advice: problemWords(error) })}
      onDone={() => {
        showToast({ title: done, kind: 'good' });
        void refresh();
      }}
    />
  );
}
