import { AdminAccounts } from '@openslate/contract/admin.ts';
import { usernameLength } from '@openslate/contract/admin-limits.ts';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { NewThing } from '../../../api/new-thing.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { adminOrder } from '../calls/admin-call.ts';
import { problemIn } from '../calls/problem.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { ConfirmedChange } from '../dashboard/confirmed-change.tsx';
import { Loaded } from '../dashboard/loaded.tsx';
import { When } from '../dashboard/when.tsx';
import { NewPasswordField } from '../entry/new-password-field.tsx';
import { meetsRules } from '../entry/password-rules.ts';
import { useAdminSession } from '../use-admin-session.ts';

type Account = AdminAccounts['data'][number];
const address = '/api/admin/accounts';

export function AdminList() {
  const accounts = useAdminQuery(address, AdminAccounts);
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="admin-list">
      <h3 id="admin-list" className="mb-3 text-[1.4rem]">
        Administrators
      </h3>
      <Loaded what="the administrators" query={accounts}>
        {({ data }) => (
          <Table caption="Everybody who may administer this site" captionHidden>
            <thead>
              <tr>
                <th scope="col">Username</th>
                <th scope="col">Shown as</th>
                <th scope="col">Status</th>
                <th scope="col">Second factor</th>
                <th scope="col">Since</th>
                <th scope="col">
                  <span className="sr-only">Change</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </tbody>
          </Table>
        )}
      </Loaded>
      <div className="mt-4">
        {adding ? (
          <NewAdminForm onClose={() => setAdding(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add an administrator
          </Button>
        )}
      </div>
    </section>
  );
}

function AccountRow({ account }: { account: Account }) {
  const { username: own } = useAdminSession();
  const setDisabled = (disabled: boolean) =>
    adminOrder('PATCH', `${address}/${encodeURIComponent(account.id)}`, { body: { disabled } });
  const enable = useAdminChange({
    change: () => setDisabled(false),
    failed: 'The administrator was not enabled',
  });
  return (
    <tr>
      <th scope="row" className="min-w-32 wrap-anywhere">
        {account.username}
        {account.username === own && <span className="font-normal text-soft"> (you)</span>}
      </th>
      <td className="min-w-32 wrap-anywhere">{account.displayName}</td>
      <td>
        <Badge kind={account.disabled ? 'no' : 'good'}>{account.disabled ? 'Disabled' : 'Active'}</Badge>
      </td>
      <td>{account.secondFactor ? 'On' : 'Off'}</td>
      <td className="whitespace-nowrap">
        <When at={account.createdAt} />
      </td>
      <td className="text-right">
        {account.disabled ? (
          <Button size="small" variant="secondary" busy={enable.isPending} onClick={() => enable.mutate()}>
            Enable<span className="sr-only">: {account.username}</span>
          </Button>
        ) : (
          // Nobody locks the door behind themselves by a slip of the finger.
          account.username !== own && (
            <ConfirmedChange
              label="Disable"
              about={account.username}
              question={`Are you sure you want to disable ${account.username}? Their sessions end at once.`}
              change={() => setDisabled(true)}
              done="Administrator disabled"
              failed="The administrator was not disabled"
            />
          )
        )}
      </td>
    </tr>
  );
}

function NewAdminForm({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [account] = useState(() => new NewThing());
  const add = useAdminChange({
    change: () => {
      const body = { username: username.trim(), password };
      return adminOrder('POST', address, { body, key: account.keyFor(body) });
    },
    done: 'Administrator added',
    failed: 'The administrator was not added',
    onDone: onClose,
  });
  const problem = add.error ? problemIn(add.error) : undefined;

  function send(event: SubmitEvent) {
    event.preventDefault();
    add.mutate();
  }

  return (
    <Card>
      <form onSubmit={send} className="grid max-w-xl gap-5" noValidate>
        <h4 className="text-[1.2rem]">Add an administrator</h4>
        {problem && (
          <Alert kind="no" title="The administrator was not added">
            <p>{problem.message}</p>
          </Alert>
        )}
        <TextField
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          error={problem?.fields.username}
        />
        <NewPasswordField
          label="First password"
          value={password}
          onChange={setPassword}
          error={problem?.fields.password}
        />
        <p className="text-soft">
          Tell it to them in person, and ask them to change it here. They also choose here the name that is
          shown with their replies; visitors never see the username.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={add.isPending}
            busyLabel="Adding…"
            disabled={username.trim().length < usernameLength.least || !meetsRules(password)}
          >
            Add
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
