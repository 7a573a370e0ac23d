import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import { loginTexts } from './login-texts.ts';
import { type LoginProblem, useLogin } from './use-login.ts';
import { useSetupCheck } from './use-setup-check.ts';

export type LoginFormProps = {
  /** The token is kept; what comes next is the caller's. */
  onDone: () => void;
  /** Somebody follows a link out of the form. */
  onLeave?: () => void;
  /** The form stands in a dialog. Nothing outside of one is read out, toasts included: the form speaks for itself. */
  inDialog?: boolean;
};

/** Name and password, then a code where the account asks for one. Without any administrator it leads to the setup. */
export function LoginForm({ onDone, onLeave, inDialog = false }: LoginFormProps) {
  const setup = useSetupCheck();
  const { step, busy, solving, problem, submit, startOver } = useLogin(onDone);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  if (setup === 'needed' || step === 'setup') return <SetupNeeded onLeave={onLeave} />;
  const failed = problem && <Problem problem={problem} spoken={inDialog} />;
  if (step === 'code')
    return (
      <CodeForm
        busy={busy}
        failed={failed}
        solving={solving}
        onSubmit={(totp) => submit({ username: username.trim(), password, totp })}
        onBack={startOver}
      />
    );
  return (
    <PasswordForm
      {...{ username, setUsername, password, setPassword, busy, failed, solving }}
      onSubmit={() => submit({ username: username.trim(), password })}
    />
  );
}

/** What takes so long. The line is always there: a screen reader tells what comes into it. */
function Solving({ solving }: { solving: boolean }) {
  return (
    <p role="status" className="text-soft empty:hidden">
      {solving &&
        'Others tried this name and failed. Your browser is solving a puzzle to get past them. This can take a minute.'}
    </p>
  );
}

function Problem({ problem, spoken }: { problem: LoginProblem; spoken: boolean }) {
  return (
    <Alert kind="no" title={problem.title} {...(spoken && { announce: 'now' as const })}>
      <p>{problem.description}</p>
    </Alert>
  );
}

type PasswordFormProps = {
  username: string;
  setUsername: (username: string) => void;
  password: string;
  setPassword: (password: string) => void;
  busy: boolean;
  failed: ReactNode;
  solving: boolean;
  onSubmit: () => void;
};

function PasswordForm({
  username,
  setUsername,
  password,
  setPassword,
  busy,
  failed,
  solving,
  onSubmit,
}: PasswordFormProps) {
  const [missing, setMissing] = useState<'username' | 'password'>();
  const nameBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  const blankName = username.trim() === '';
  const blankPassword = password.trim() === '';

  function send() {
    if (blankName) return complain('username');
    if (blankPassword) return complain('password');
    setMissing(undefined);
    onSubmit();
  }

  function complain(what: 'username' | 'password') {
    setMissing(what);
    showToast({ ...(what === 'username' ? loginTexts.noUsername : loginTexts.noPassword), kind: 'no' });
    (what === 'username' ? nameBox : passwordBox).current?.focus();
  }

  return (
    <form className="grid gap-4" {...sendsWithEnter(send)} noValidate>
      {failed}
      <TextField
        ref={nameBox}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={missing === 'username' && blankName && loginTexts.noUsername.description}
      />
      <PasswordField
        ref={passwordBox}
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing === 'password' && blankPassword && loginTexts.noPassword.description}
      />
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Logging in…" disabled={blankName || blankPassword}>
          Log In
        </Button>
      </div>
      <Solving solving={solving} />
    </form>
  );
}

type CodeFormProps = {
  busy: boolean;
  failed: ReactNode;
  solving: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
};

function CodeForm({ busy, failed, solving, onSubmit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const send = () => code.trim() !== '' && onSubmit(code.trim());

  return (
    <form className="grid gap-4" {...sendsWithEnter(send)} noValidate>
      {failed}
      <TextField
        ref={box}
        label="Code"
        hint="The six digits from your authenticator app. If you cannot use the app, enter one of your recovery codes."
        name="totp"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        width="medium"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Logging in…" disabled={code.trim() === ''}>
          Log In
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use another account
        </Button>
      </div>
      <Solving solving={solving} />
    </form>
  );
}

function SetupNeeded({ onLeave }: { onLeave: (() => void) | undefined }) {
  return (
    <div className="grid gap-4">
      <Alert title="This site has no administrator yet" announce="polite">
        <p>
          Create the first one. You need the setup code that the server prints when it starts and keeps in its
          data folder.
        </p>
      </Alert>
      <div>
        <ButtonLink to="/admin-setup" wide {...(onLeave && { onClick: onLeave })}>
          Setup Admin
        </ButtonLink>
      </div>
    </div>
  );
}

/** Browsers send a form with the Enter key only while its button can be pressed; here Enter tells what is missing. */
function sendsWithEnter(send: () => void) {
  return {
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      send();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      send();
    },
  };
}
