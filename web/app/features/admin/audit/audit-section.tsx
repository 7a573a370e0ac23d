import { AuditLog } from '@openslate/contract/admin.ts';
import { ScrollText } from 'lucide-react';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { useAdminPages } from '../calls/use-admin-query.ts';
import { Paged } from '../dashboard/paged.tsx';
import { refusedWords } from '../dashboard/refused-logins.tsx';
import { When } from '../dashboard/when.tsx';
import { actionWords } from './action-words.ts';

/** Who did what, and when. */
export function AuditSection() {
  const log = useAdminPages('/api/admin/audit?limit=50', AuditLog);
  const refused = log.data?.pages[0]?.refused;
  return (
    <>
      {refused && <RefusedToAll {...refused} />}
      <Paged
        what="the audit log"
        query={log}
        empty={
          <EmptyState icon={ScrollText} title="Nothing was done yet">
            What administrators change is listed here.
          </EmptyState>
        }
      >
        {(entries) => (
          <Table caption="What administrators did, newest first" captionHidden>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">To which</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, username, action, what }) => (
                <tr key={id}>
                  <td className="whitespace-nowrap">
                    <When at={at} />
                  </td>
                  <th scope="row">{username || 'Unknown name'}</th>
                  <td>{actionWords(action)}</td>
                  <td className="min-w-40 break-all font-mono text-[0.9rem]">{what}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Paged>
    </>
  );
}

/** Of all accounts; whose they were stands in the list below. */
function RefusedToAll({ hours, logins, wrongCodes }: AuditLog['refused']) {
  if (logins === 0) return null;
  return (
    <Alert
      kind={wrongCodes > 0 ? 'no' : 'wait'}
      title={`In the last ${hours} hours: ${refusedWords(logins, wrongCodes)}`}
      className="mb-6"
    >
      <p>
        {wrongCodes > 0
          ? 'Somebody knew a password. Ask whoever it was for, and have them change it.'
          : 'Nobody got in this way.'}{' '}
        Where they came from is written nowhere.
      </p>
    </Alert>
  );
}
