import { type AdminDevice, AdminDevices } from '@openslate/contract/admin.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { adminOrder } from '../calls/admin-call.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { ConfirmedChange } from '../dashboard/confirmed-change.tsx';
import { Loaded } from '../dashboard/loaded.tsx';
import { When } from '../dashboard/when.tsx';

const address = '/api/admin/devices';

/** Where somebody logged in before. One that nobody recognizes is forgotten. */
export function DeviceList() {
  const devices = useAdminQuery(address, AdminDevices);
  return (
    <section aria-labelledby="device-list">
      <h3 id="device-list" className="mb-1 text-[1.4rem]">
        Known devices
      </h3>
      <p className="mb-3 max-w-prose text-soft">
        Browsers in which somebody logged in before. While strangers guess passwords, a login from one of
        these does not have to wait. It still needs the password. A device is forgotten after 180 days without
        a login.
      </p>
      <Loaded what="the devices" query={devices}>
        {({ data }) => (
          <Table caption="Browsers in which somebody logged in before" captionHidden>
            <thead>
              <tr>
                <th scope="col">Username</th>
                <th scope="col">First login</th>
                <th scope="col">Last login</th>
                <th scope="col">
                  <span className="sr-only">Forget it</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </tbody>
          </Table>
        )}
      </Loaded>
    </section>
  );
}

function DeviceRow({ device }: { device: AdminDevice }) {
  const { id, username, createdAt, lastUsedAt, current } = device;
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
      <td className="text-right">
        <ConfirmedChange
          label="Forget"
          about={current ? 'this device' : `device of ${username}`}
          question="Are you sure you want to forget this device? Whoever is logged in there stays logged in."
          change={() => adminOrder('DELETE', `${address}/${encodeURIComponent(id)}`)}
          done="Device forgotten"
          failed="The device was not forgotten"
        />
      </td>
    </tr>
  );
}
