import { AdminList } from './admin-list.tsx';
import { DeviceList } from './device-list.tsx';
import { OwnSecurity } from './own-security.tsx';
import { SessionList } from './session-list.tsx';

/** Who may administer the site, and how well the door of whoever is logged in is locked. */
export function AccountsSection() {
  return (
    <div className="grid gap-12">
      <AdminList />
      <SessionList />
      <DeviceList />
      <OwnSecurity />
    </div>
  );
}
