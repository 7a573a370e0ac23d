import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CountedNote } from '../../analytics/counted-note.tsx';
import { SharedComputerSwitch } from '../../kept-here/shared-computer-switch.tsx';
import { Disclaimer } from '../disclaimer.tsx';
import type { Told } from '../saved-progress.ts';
import { ChargesEditor } from './charges-editor.tsx';

type StartFormProps = {
  /** What stands above the form. */
  children: ReactNode;
  told: Told;
  nameOf: (id: string) => string;
  onChange: (told: Told) => void;
  onStart: () => void;
  /** Somebody pressed, and waits. */
  busy?: boolean;
  /** What keeps them waiting. */
  trouble?: ReactNode;
};

/** What is checked, and for whom. It needs no law yet. */
export function StartForm({ children, told, nameOf, onChange, onStart, busy, trouble }: StartFormProps) {
  return (
    <>
      {children}
      <form
        className="needs-script mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onStart();
        }}
      >
        <h2 className="text-[1.3rem]">What do you want to check?</h2>
        <p className="mt-1 text-soft">
          One charge is enough to start. If there are more here, add them: some laws look at the whole record.
        </p>
        <div className="mt-3">
          <ChargesEditor told={told} nameOf={nameOf} onChange={onChange} />
        </div>
        <Checkbox
          className="mt-4"
          label="I’m helping someone else"
          checked={told.helping}
          onChange={(event) => onChange({ ...told, helping: event.target.checked })}
        />
        <SharedComputerSwitch className="mt-2" />
        {trouble}
        <div className="mt-5">
          <Button type="submit" size="large" wide busyLabel="Loading the law…" {...(busy && { busy })}>
            Start
          </Button>
        </div>
      </form>
      <Disclaimer />
      <CountedNote />
    </>
  );
}

export function StartIntroduction() {
  return (
    <p className="mt-4 text-lg text-soft">
      We ask a few short questions, one at a time. “I don’t know” is always a fine answer. Your answers stay
      on this device.
    </p>
  );
}
