import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.ts';
import { AdminEntry } from './admin-entry.tsx';
import { EntryProblem } from './entry-problem.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { meetsRules } from './password-rules.ts';
import { useEntry } from './use-entry.ts';

/** The way back in for an administrator who lost the password, with the help of somebody at the server. */
export function EmergencyScreen() {
  const [recoveryCode, setRecoveryCode] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, enter } = useEntry('/api/admin/recover', () =>
    showToast({ title: 'New password set', description: 'You are logged in.', kind: 'good' }),
  );

  function send(event: SubmitEvent) {
    event.preventDefault();
    void enter({ recoveryCode: recoveryCode.trim(), password });
  }

  return (
    <AdminEntry
      heading="Emergency access"
      purpose="For an administrator who cannot log in any more. A one-time recovery code sets a new password."
    >
      <h2 className="text-xl">1. Make a recovery code</h2>
      <p className="mt-2">Somebody with access to the server runs this, with your username:</p>
      <pre className="mt-2 whitespace-pre-wrap rounded-field border border-line bg-wash px-4 py-3">
        <code>npm run admins -- recover &lt;name&gt;</code>
      </pre>
      <p className="mt-2 text-soft">
        The code works once, for 15 minutes. Redeeming it ends your other sessions and turns off your second
        factor.
      </p>

      <h2 className="mt-8 text-xl">2. Redeem it</h2>
      <form onSubmit={send} className="mt-4 grid gap-5" noValidate>
        <EntryProblem title="The password was not changed" problem={problem} />
        <TextField
          label="Recovery code"
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          width="medium"
          value={recoveryCode}
          onChange={(event) => setRecoveryCode(event.target.value)}
          error={problem?.fields.recoveryCode}
        />
        <NewPasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          error={problem?.fields.password}
        />
        <div>
          <Button
            type="submit"
            wide
            busy={busy}
            busyLabel="Setting the password…"
            disabled={recoveryCode.trim() === '' || !meetsRules(password)}
          >
            Set the new password
          </Button>
        </div>
      </form>
      <p className="mt-8 text-soft">
        Know your password? <Link to="/admin-login">Go to the login</Link>.
      </p>
    </AdminEntry>
  );
}
