import { AdminStats } from '@openslate/contract/admin.ts';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { inFigures } from '../../../ui/in-figures.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { useAdminSession } from '../use-admin-session.ts';
import { dashboardTabs, tabNamed } from './dashboard-tabs.ts';
import { RefusedLogins } from './refused-logins.tsx';

/** Everything the people who run the site look after, each part at an address of its own. */
export function DashboardScreen() {
  const { username } = useAdminSession();
  const [query] = useSearchParams();
  const { data: stats } = useAdminQuery('/api/admin/stats', AdminStats);
  const { id, name, Section } = tabNamed(query.get('tab'));
  const heading = useFocusOnChange(id);

  return (
    <div className="page py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-[clamp(1.8rem,1.4rem+2vw,2.6rem)]">Admin dashboard</h1>
          <p className="mt-1 text-soft">
            Logged in as <strong className="text-ink">{username}</strong>
          </p>
        </div>
        <ButtonLink to="/admin/monitoring" variant="secondary" size="small">
          Monitoring
        </ButtonLink>
      </div>
      {stats && <RefusedLogins refused={stats.refused} />}
      <nav aria-label="Dashboard" className="mt-6 border-b-2 border-line contrast-more:border-edge">
        <ul className="flex flex-wrap gap-x-1">
          {dashboardTabs.map((tab) => (
            <li key={tab.id}>
              <TabLink
                to={`/admin?tab=${tab.id}`}
                current={tab.id === id}
                name={tab.name}
                waiting={stats && 'waiting' in tab ? tab.waiting(stats) : 0}
              />
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="dashboard-part" className="mt-8">
        <h2 id="dashboard-part" ref={heading} tabIndex={-1} className="mb-4 outline-none">
          {name}
        </h2>
        <Section key={id} />
      </section>
    </div>
  );
}

type TabLinkProps = { to: string; current: boolean; name: string; waiting: number };

function TabLink({ to, current, name, waiting }: TabLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
      className={classes(
        '-mb-0.5 inline-flex min-h-12 items-center gap-2 border-b-4 px-3 font-[650] no-underline hover:text-deep hover:underline sm:px-4',
        current ? 'border-deep text-deep' : 'border-transparent text-soft',
      )}
    >
      {name}
      {waiting > 0 && (
        <span className="rounded-full bg-sun-wash px-2 text-[0.9rem] text-sun-ink contrast-more:border">
          {inFigures(waiting)}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </Link>
  );
}

/** Going to another part moves the focus there, as going to another page does. */
function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
