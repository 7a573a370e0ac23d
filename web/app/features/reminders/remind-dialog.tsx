import type { Reminder } from '@openslate/contract/reminders.ts';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DayThatMatters } from '../assessment/documents/calendar/days-that-matter.ts';
import { useSharedComputer } from '../kept-here/use-shared-computer.ts';
import { ChooseTime } from './choose-time.tsx';
import { addReminder } from './kept-reminders.ts';
import { mayNotify, showNotification, wordsShown } from './notification.ts';
import { ReminderList } from './reminder-list.tsx';
import { addressOf, spokenMoment } from './reminder-words.ts';
import { tomorrow } from './when-to-remind.ts';

export type RemindDialogProps = {
  of: Reminder['assessmentData'];
  /** The days to choose from. Without any, it is for tomorrow. */
  days: readonly DayThatMatters[];
  /** Saves the calendar file, or leads to where it is. */
  onCalendar: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Outcome = { readonly kind: 'set'; readonly at: Date } | { readonly kind: 'refused' | 'over' };

/** Sets a reminder on this device, and says how far it can be relied on. */
export function RemindDialog({ of, days, onCalendar, open, onOpenChange }: RemindDialogProps) {
  const isShared = useSharedComputer();
  const [chosen, setChosen] = useState<Date>();
  const [outcome, setOutcome] = useState<Outcome>();
  const said = useRef<HTMLDivElement>(null);
  const to = addressOf(of);
  // With many days to choose from, it stands below what can be seen.
  useEffect(() => {
    if (outcome) said.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);

  async function set() {
    if (!(await mayNotify())) return setOutcome({ kind: 'refused' });
    const now = new Date();
    const at = days.length > 0 ? chosen : tomorrow(now);
    const isSet = at !== undefined && (await addReminder(at, of, now));
    setOutcome(isSet ? { kind: 'set', at } : { kind: 'over' });
  }

  async function showOne() {
    const isShown =
      (await mayNotify()) && (await showNotification({ to, tag: 'example', onPress: () => {} }));
    if (!isShown) setOutcome({ kind: 'refused' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Remind me"
      description="OpenSlate can remind you only while it is open on this device, or when you next open it. A calendar reminds you anyway: take the calendar file for a day that must not be missed."
      actions={
        <>
          {!isShared && (
            <Button wide onClick={set}>
              {days.length > 0 ? 'Remind me then' : 'Remind me in 24 hours'}
            </Button>
          )}
          <Button variant="secondary" wide onClick={onCalendar}>
            Save calendar file
          </Button>
        </>
      }
    >
      {isShared ? (
        <Alert kind="wait" title="No reminder is kept on a shared computer">
          <p>The next person could see it. Take the calendar file along instead.</p>
        </Alert>
      ) : (
        <>
          {days.length > 0 && <ChooseTime days={days} onChoose={setChosen} />}
          <div ref={said} tabIndex={-1} className="outline-none">
            {outcome && <Said outcome={outcome} />}
          </div>
          <ReminderList onDeleted={() => said.current?.focus()} />
          <p>
            The reminder says “{wordsShown.title}: {wordsShown.body}” and nothing about a record.{' '}
            <button type="button" className="min-h-9 text-deep underline" onClick={showOne}>
              Show me one now
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'set')
    return (
      <Alert kind="good" title={`Set for ${spokenMoment(outcome.at)}`} announce="polite">
        <p>It is kept on this device alone, and erased once it was shown.</p>
      </Alert>
    );
  if (outcome.kind === 'over')
    return (
      <Alert kind="no" title="That could not be set" announce="now">
        <p>Choose a time that is still to come, or save the calendar file.</p>
      </Alert>
    );
  return (
    <Alert kind="wait" title="This browser does not show notifications from OpenSlate" announce="now">
      <p>
        Save the calendar file instead. It reminds you also when OpenSlate is closed. You can allow
        notifications in the settings of your browser.
      </p>
    </Alert>
  );
}
