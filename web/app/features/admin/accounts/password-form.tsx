import { type SubmitEvent, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { adminOrder } from '../calls/admin-call.ts';
import { problemIn } from '../calls/problem.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { NewPasswordField } from '../entry/new-password-field.tsx';
import { meetsRules } from '../entry/password-rules.ts';
import { useAdminSession } from '../use-admin-session.ts';

export function PasswordForm() {
  const { username = '' } = useAdminSession();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useAdminChange({
    change: () =>
      adminOrder('POST', '/api/admin/password', { body: { currentPassword, newPassword }, onlyOnce: true }),
    done: 'Password changed',
    failed: 'The password was not changed',
    onDone: () => {
      setCurrent('');
      setNew('');
    },
  });
  const problem = change.error ? problemIn(change.error) : undefined;

  function send(event: SubmitEvent) {
    event.preventDefault();
    change.mutate();
  }

  return (
    <form onSubmit={send} className="grid gap-5" noValidate>
      {problem && (
        <Alert kind="no" title="The password was not changed">
          <p>{problem.message}</p>
        </Alert>
      )}
      {/* Password managers ask whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={(event) => setCurrent(event.target.value)}
        error={problem?.fields.currentPassword}
      />
      <NewPasswordField
        label="New password"
        value={newPassword}
        onChange={setNew}
        error={problem?.fields.newPassword}
      />
      <div>
        <Button
          type="submit"
          busy={change.isPending}
          busyLabel="Changing…"
          disabled={currentPassword === '' || !meetsRules(newPassword)}
        >
          Change the password
        </Button>
      </div>
    </form>
  );
}
