import { Link } from 'react-router';
import { settings } from '../../settings.ts';
import { KeptList } from '../kept-here/kept-list.tsx';
import { SharedComputerSwitch } from '../kept-here/shared-computer-switch.tsx';
import { PromiseList } from '../promises/promise-list.tsx';
import type { PartOfPromises } from '../promises/promised.ts';
import { onTheDevice, sentToUs } from './policy.ts';

const furtherPages = [
  { to: '/analytics', words: 'What we count' },
  { to: '/terms-of-service', words: 'Terms of Service' },
  { to: '/contact', words: 'Ask us about privacy' },
];

export function PrivacyPolicyScreen() {
  const { CONTACT_EMAIL: address } = settings;
  return (
    <div className="page reading py-12">
      <h1>Privacy Policy</h1>
      <p className="mt-4 text-lg text-soft">
        You can use OpenSlate without telling us who you are. We keep as little as we can, and nothing that
        names you. A test stands behind each promise on this page.
      </p>
      {sentToUs.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Part part={onTheDevice} />
      <SharedComputerSwitch className="mt-2" besideList />
      <KeptList />
      <h2 className="mt-8 text-xl">Who is responsible, and your rights</h2>
      <p className="mt-2">
        The people who run this copy of OpenSlate are responsible for it.{' '}
        {address ? (
          <>
            Write to <a href={`mailto:${address}`}>{address}</a>.
          </>
        ) : (
          <>
            <Link to="/contact">Write to them</Link>.
          </>
        )}{' '}
        You can ask what is kept about you, have it put right or erased, and complain to the office that
        watches over privacy where you live. Nothing here carries your name. So tell us what it is about, such
        as the title of a post.
      </p>
      <p className="mt-2">If what we do changes, this page changes with it.</p>
      <h2 className="mt-10 text-xl">Where to go from here</h2>
      <ul className="mt-2 space-y-1">
        {furtherPages.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-9 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ part: { title, promises, but } }: { part: PartOfPromises }) {
  return (
    <>
      <h2 className="mt-8 text-xl">{title}</h2>
      <PromiseList promises={promises} />
      {but && <p className="mt-2 text-soft">{but}</p>}
    </>
  );
}
