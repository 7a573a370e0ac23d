import { useEffect, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { sendWhatWaits } from '../sync-queue/start.ts';
import { type Consent, consent, switchCounting } from './counting.ts';

/** A way to say no, kept on this device and nowhere else. */
export function OffSwitch() {
  const [state, setState] = useState<Consent>();
  const [notKept, setNotKept] = useState(false);
  useEffect(() => setState(consent()), []);

  function change(on: boolean) {
    setNotKept(!switchCounting(on));
    setState(consent());
    // What still waits to be counted goes with the yes.
    sendWhatWaits();
  }

  if (state === 'asked_not_to')
    return (
      <Alert title="You are not counted">
        <p>
          Your browser asks sites not to track you. We follow that, though what we count is nobody’s track.
        </p>
      </Alert>
    );
  return (
    <div className="needs-script">
      <Checkbox
        card
        label="Count what I do on this device"
        description="If you switch this off, the site works the same. We keep your choice on this device only."
        checked={state === 'counted'}
        disabled={state === undefined}
        onChange={({ target }) => change(target.checked)}
      />
      {notKept && (
        <p role="status" className="mt-2">
          This browser keeps nothing for us, so you are not counted either way.
        </p>
      )}
    </div>
  );
}
