import { Link } from 'react-router';
import { settings } from '../../settings.ts';
import { SharedComputerSwitch } from '../kept-here/shared-computer-switch.tsx';
import { OutlineScreen } from '../outline/outline-screen.tsx';
import { PromiseList } from '../promises/promise-list.tsx';
import type { PartOfPromises } from '../promises/promised.ts';
import { onTheDevice, sentToUs } from './policy.ts';

export function PrivacyPolicyScreen() {
  const { CONTACT_EMAIL: address } = settings;
  return (
    <OutlineScreen
      heading="Privacy Policy"
      purpose="You can use OpenSlate without telling us who you are. We keep as little as we can, and nothing that names you. A test stands behind each promise on this page."
      links={[
        { to: '/analytics', words: 'What we count' },
        { to: '/terms-of-service', words: 'Terms of Service' },
        { to: '/contact', words: 'Ask us about privacy' },
      ]}
    >
      {sentToUs.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Part part={onTheDevice} />
      <SharedComputerSwitch className="mt-2" />
      <h2 className="mt-8 text-xl">Who is responsible, and your rights</h2>
      <p className="mt-2">
        The people who run this copy of OpenSlate are.{' '}
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
    </OutlineScreen>
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
