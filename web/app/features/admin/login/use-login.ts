import { useRef, useState } from 'react';
import { keepAdminToken } from '../../../api/admin-token.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { type Credentials, logIn } from './log-in.ts';
import { loginTexts } from './login-texts.ts';

/** Where the form stands: asking for a name and a password, or then for a code, or there is nobody to log in as. */
export type LoginStep = 'password' | 'code' | 'setup';

export function useLogin(onDone: () => void) {
  const [step, setStep] = useState<LoginStep>('password');
  const [busy, setBusy] = useState(false);
  // Pressing Enter twice must not log in twice: what React shows comes too late for that.
  const underWay = useRef(false);

  async function submit(credentials: Credentials): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const outcome = await logIn(credentials, undefined);
    underWay.current = false;
    setBusy(false);
    switch (outcome.kind) {
      case 'done':
        keepAdminToken(outcome.token);
        showToast({ ...loginTexts.done, kind: 'good' });
        return onDone();
      case 'codeNeeded':
        return setStep('code');
      case 'setupNeeded':
        return setStep('setup');
      case 'refused':
        showToast({ title: loginTexts.refused.title, description: outcome.message, kind: 'no' });
        return;
      case 'unreachable':
        showToast({ ...loginTexts.unreachable, kind: 'no' });
    }
  }

  return { step, setStep, busy, submit };
}
