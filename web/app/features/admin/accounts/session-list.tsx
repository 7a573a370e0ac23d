import { AdminSessions } from '@openslate/contract/admin.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { adminOrder } from '../calls/admin-call.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { ConfirmedChange } from '../dashboard/confirmed-change.tsx';
import { Loaded } from '../dashboard/loaded.tsx';
import { When } from '../dashboard/when.tsx';
import { signOut } from '../session/sign-out.ts';

type Session = AdminSessions['data'][number];
const address = '/api/admin/sessions';

/** Who is logged in where. A session that nobody recognizes is ended. */
export function SessionList() {
  const sessions = useAdminQuery(address, AdminSessions);
  return (
    <section aria-labelledby="session-list">
      <h3 id="session-list" className="mb-1 text-[1.4rem]">
        Sessions
      </h3>
      <p className="mb-3 max-w-prose text-soft">
        Everybody who is logged in. A session ends by itself when it is not used for a while, and at the
        latest after some hours.
      </p>
      <Loaded what="the sessions" query={sessions}>
        {({ data }) => (
          <Table caption="Open sessions" captionHidden>
            <thead>
              <tr>
                <th scope="col">Username</th>
                <th scope="col">Began</th>
                <th scope="col">Last used</th>
                <th scope="col">Ends</th>
                <th scope="col">
                  <span className="sr-only">End it</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </tbody>
          </Table>
        )}
      </Loaded>
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, username, createdAt, lastUsedAt, expiresAt, current } = session;
  return (
    <tr>
      <th scope="row" className="min-w-32 wrap-anywhere">
        {username} {current && <Badge kind="deep">This one</Badge>}
      </th>
      <td className="whitespace-nowrap">
        <When at={createdAt} />
      </td>
      <td className="whitespace-nowrap">
        <When at={lastUsedAt} />
      </td>
      <td className="whitespace-nowrap">
        <When at={expiresAt} />
      </td>
      <td className="text-right">
        <ConfirmedChange
          label="End"
          about={current ? 'this session' : `session of ${username}`}
          question={
            current
              ? 'Are you sure you want to end this session? You will be logged out.'
              : `Are you sure you want to end this session? ${username} will have to log in again.`
          }
          change={() => (current ? signOut() : adminOrder('DELETE', `${address}/${encodeURIComponent(id)}`))}
          done="Session ended"
          failed="The session was not ended"
        />
      </td>
    </tr>
  );
}
