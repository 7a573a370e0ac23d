import type { Reminder } from '@openslate/contract/reminders.ts';
import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { showToast } from '../../ui/overlays/toast.ts';
import { begunAssessment } from '../assessment/chosen-place.ts';
import { stepNamed } from '../assessment/step-names.ts';
import { goOnHere } from './go-on-here.ts';
import { showNotification } from './notification.ts';
import { addressOf, paperStep } from './reminder-words.ts';
import { runReminders } from './run-reminders.ts';

/** Reminds while a page is open, and leads whoever comes from a notification to where they stopped. Shows nothing itself. */
export function Reminders() {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.hash === goOnHere) goTo(location.pathname + goOnHere, navigate, { replace: true });
  }, [navigate]);
  useEffect(() => runReminders((due) => void remind(due, navigate)), [navigate]);
  return null;
}

async function remind({ id, assessmentData }: Reminder, navigate: NavigateFunction): Promise<void> {
  if (isDone(assessmentData)) return;
  const to = addressOf(assessmentData);
  const open = () => goTo(to, navigate);
  if (await showNotification({ to, tag: id, requireInteraction: true, onPress: open })) return;
  // What was allowed once can be forbidden later. Nobody is to miss a day for it.
  showToast({
    title: 'You asked to be reminded',
    description: 'This is the time you chose.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Open it', hint: 'To open it, press F8, then Tab to Open it.', press: open },
  });
}

/** Who has seen the result meanwhile need not be told to go on. */
function isDone({ state, step }: Reminder['assessmentData']): boolean {
  if (step === 'result' || step === paperStep) return false;
  const begun = begunAssessment();
  return begun?.step === 'result' && begun.place === state;
}

/** Neither the address nor the history of the browser says how far somebody was; what is kept does. */
function goTo(address: string, navigate: NavigateFunction, options: { replace?: boolean } = {}): void {
  const { pathname, hash } = new URL(address, location.origin);
  const begun = hash === goOnHere ? begunAssessment() : undefined;
  const isOfPlace = begun && pathOfPlace('/assessment', placeOf(begun.place)) === pathname;
  navigate(pathname, { ...options, ...(isOfPlace && { state: { step: stepNamed(begun.step) } }) });
}
