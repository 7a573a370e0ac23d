import { adminLoginAction, loginPastWaitAction } from '@openslate/contract/forum.ts';
import { useRef, useState } from 'react';
import { keepAdminToken } from '../../../api/admin-token.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { requestBotProof } from '../../bot-check/request-bot-proof.ts';
import { type Credentials, type LoginOutcome, logIn } from './log-in.ts';
import { loginTexts } from './login-texts.ts';

/** What is told in a toast, and stays to be read in the form. */
export type LoginProblem = { readonly title: string; readonly description: string };

/** Where the form stands: asking for a name and a password, or then for a code, or there is nobody to log in as. */
export type LoginStep = 'password' | 'code' | 'setup';

/** While somebody guesses, the puzzle gets hard. An old phone may take this long, in milliseconds. */
const longPatience = 120_000;

export function useLogin(onDone: () => void) {
  const [step, setStep] = useState<LoginStep>('password');
  const [busy, setBusy] = useState(false);
  const [solving, setSolving] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();
  // Pressing Enter twice must not log in twice: what React shows comes too late for that.
  const underWay = useRef(false);

  async function submit(credentials: Credentials): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await attempt(credentials);
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
      case 'proofNeeded':
      case 'refused':
        return fail({ title: loginTexts.refused.title, description: outcome.message });
      case 'unreachable':
        return fail(loginTexts.unreachable);
    }
  }

  /** Where the name has to wait because of others, solves a puzzle in place of waiting, and tries once more. */
  async function attempt(credentials: Credentials): Promise<LoginOutcome> {
    const outcome = await logIn(credentials, await requestBotProof(adminLoginAction));
    if (outcome.kind !== 'proofNeeded') return outcome;
    setSolving(true);
    const proof = await requestBotProof(loginPastWaitAction, longPatience);
    setSolving(false);
    return proof === undefined ? outcome : logIn(credentials, proof);
  }

  function fail(failed: LoginProblem): void {
    setProblem(failed);
    showToast({ ...failed, kind: 'no' });
  }

  function startOver(): void {
    setProblem(undefined);
    setStep('password');
  }

  return { step, busy, solving, problem, submit, startOver };
}
