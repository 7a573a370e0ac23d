import { AdminStats } from '@openslate/contract/admin.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { Loaded } from '../dashboard/loaded.tsx';
import { OwnDisplayName } from './display-name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';

/** What visitors see of whoever is logged in, and their lock. */
export function OwnSecurity() {
  const stats = useAdminQuery('/api/admin/stats', AdminStats);
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <section aria-labelledby="own-display-name">
        <h3 id="own-display-name" className="mb-3 text-[1.4rem]">
          Your name
        </h3>
        <OwnDisplayName />
      </section>
      <section aria-labelledby="own-password">
        <h3 id="own-password" className="mb-3 text-[1.4rem]">
          Your password
        </h3>
        <PasswordForm />
      </section>
      <section aria-labelledby="own-second-factor">
        <h3 id="own-second-factor" className="mb-3 text-[1.4rem]">
          Your second factor
        </h3>
        <Loaded what="your account" query={stats}>
          {({ admin }) => <SecondFactor on={admin.secondFactor} />}
        </Loaded>
      </section>
    </div>
  );
}
