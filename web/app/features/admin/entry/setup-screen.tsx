import { defaultDisplayName, displayNameLength, usernameLength } from '@openslate/contract/admin-limits.ts';
import { type SubmitEvent, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSetupCheck } from '../login/use-setup-check.ts';
import { AdminEntry } from './admin-entry.tsx';
import { EntryProblem } from './entry-problem.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { meetsRules } from './password-rules.ts';
import { useEntry } from './use-entry.ts';

/** Makes the first administrator, once. */
export function SetupScreen() {
  const setup = useSetupCheck();
  return (
    <AdminEntry
      heading="Admin setup"
      purpose="Creates the first administrator of this site. It works once, and needs a code from the server."
    >
      {setup === 'checking' && <Skeleton lines={4} label="Checking whether the site has an administrator…" />}
      {setup === 'done' && <AlreadySetUp />}
      {/* A server that did not answer may answer by the time the form is sent. */}
      {(setup === 'needed' || setup === 'unreachable') && <SetupForm />}
    </AdminEntry>
  );
}

function AlreadySetUp() {
  return (
    <div className="grid gap-4">
      <Alert title="This site is set up already" announce="polite">
        <p>It has an administrator. Further ones are added in the dashboard.</p>
      </Alert>
      <div>
        <ButtonLink to="/admin-login">Go to the login</ButtonLink>
      </div>
    </div>
  );
}

function SetupForm() {
  const [setupCode, setSetupCode] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [displayName, setDisplayName] = useState('');
  const { busy, problem, enter } = useEntry('/api/admin/setup', () =>
    showToast({ title: 'Administrator created', description: 'You are logged in.', kind: 'good' }),
  );
  const name = username.trim();
  const ready = setupCode.trim() !== '' && name.length >= usernameLength.least && meetsRules(password);

  function send(event: SubmitEvent) {
    event.preventDefault();
    const shown = displayName.trim();
    void enter({
      setupCode: setupCode.trim(),
      username: name,
      password,
      ...(shown && { displayName: shown }),
    });
  }

  return (
    <form onSubmit={send} className="grid gap-5" noValidate>
      <EntryProblem title="The administrator was not created" problem={problem} />
      <TextField
        label="Setup code"
        hint="The server prints it when it starts, and keeps it in the file “setup-code” in its data folder."
        name="setup-code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        width="medium"
        value={setupCode}
        onChange={(event) => setSetupCode(event.target.value)}
        error={problem?.fields.setupCode}
      />
      <TextField
        label="Username"
        hint={`${usernameLength.least} to ${usernameLength.most} letters, digits, dots, dashes or underscores. Visitors never see it.`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        width="medium"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={problem?.fields.username}
      />
      <NewPasswordField value={password} onChange={setPassword} error={problem?.fields.password} />
      <TextField
        label="Name shown with your replies (optional)"
        hint={`Everybody can read it. Leave it empty to answer as “${defaultDisplayName}”. You can change it later.`}
        name="display-name"
        autoComplete="off"
        maxLength={displayNameLength.most}
        width="medium"
        value={displayName}
        onChange={(event) => setDisplayName(event.target.value)}
        error={problem?.fields.displayName}
      />
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Creating…" disabled={!ready}>
          Create the administrator
        </Button>
      </div>
    </form>
  );
}
