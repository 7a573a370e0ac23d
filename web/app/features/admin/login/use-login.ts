import { adminLoginAction } from '@openslate/contract/forum.ts';
import { useRef, useState } from 'react';
import { keepAdminToken } from '../../../api/admin-token.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { requestBotProof } from '../../bot-check/request-bot-proof.ts';
import { type Credentials, logIn } from './log-in.ts';
import { loginTexts } from './login-texts.ts';

/** What is told in a toast, and stays to be read in the form. */
export type LoginProblem = { readonly title: string; readonly description: string };

/** Where the form stands: asking for a name and a password, or then for a code, or there is nobody to log in as. */
export type LoginStep = 'password' | 'code' | 'setup';

export function useLogin(onDone: () => void) {
  const [step, setStep] = useState<LoginStep>('password');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();
  // Pressing Enter twice must not log in twice: what React shows comes too late for that.
  const underWay = useRef(false);

  async function submit(credentials: Credentials): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await logIn(credentials, await requestBotProof(adminLoginAction));
    underWay.current = false;
    setBusy(false);
    switch (outcome.kind) {
      case 'done':
        keepAdminToken(outcome.token);
        showToast({ ...loginTexts.done, kind: 'good' });
        return onDone();
      case 'codeNeeded':
        setStep('code');
        if (outcome.problem !== undefined)
          fail({ title: loginTexts.refused.title, description: outcome.problem });
        return;
      case 'setupNeeded':
        return setStep('setup');
      case 'refused':
        return fail({ title: loginTexts.refused.title, description: outcome.message });
      case 'unreachable':
        return fail(loginTexts.unreachable);
    }
  }

  function fail(failed: LoginProblem): void {
    setProblem(failed);
    showToast({ ...failed, kind: 'no' });
  }

  function startOver(): void {
    setProblem(undefined);
    setStep('password');
  }

  return { step, busy, problem, submit, startOver };
}
