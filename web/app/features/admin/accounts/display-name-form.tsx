import { type AdminAccount, AdminAccounts } from '@openslate/contract/admin.ts';
import { displayNameLength } from '@openslate/contract/admin-limits.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { adminOrder } from '../calls/admin-call.ts';
import { problemIn } from '../calls/problem.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { Loaded } from '../dashboard/loaded.tsx';
import { useAdminSession } from '../use-admin-session.ts';

const address = '/api/admin/accounts';

/** What visitors read below one's replies. */
export function OwnDisplayName() {
  const { username } = useAdminSession();
  const accounts = useAdminQuery(address, AdminAccounts);
  return (
    <Loaded what="your account" query={accounts}>
      {({ data }) => {
        const own = data.find((account) => account.username === username);
        return own && <DisplayNameForm key={own.id} account={own} />;
      }}
    </Loaded>
  );
}

function DisplayNameForm({ account }: { account: AdminAccount }) {
  const [name, setName] = useState(account.displayName);
  const change = useAdminChange({
    change: () =>
      adminOrder('PATCH', `${address}/${encodeURIComponent(account.id)}`, { body: { displayName: name } }),
    done: 'Name changed',
    failed: 'The name was not changed',
  });
  const typed = name.trim();

  function send(event: SubmitEvent) {
    event.preventDefault();
    change.mutate();
  }

  return (
    <form onSubmit={send} className="grid gap-5" noValidate>
      <TextField
        label="Name shown with your replies"
        hint="Everybody can read it, below all your replies. It must not be a username."
        name="display-name"
        autoComplete="off"
        maxLength={displayNameLength.most}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={change.error && problemIn(change.error).fields.displayName}
      />
      <div>
        <Button
          type="submit"
          busy={change.isPending}
          busyLabel="Changing…"
          disabled={typed.length < displayNameLength.least || typed === account.displayName}
        >
          Change the name
        </Button>
      </div>
    </form>
  );
}
