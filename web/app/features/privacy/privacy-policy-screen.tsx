import { OutlineScreen } from '../outline/outline-screen.tsx';

export function PrivacyPolicyScreen() {
  return (
    <OutlineScreen
      heading="Privacy Policy"
      purpose="You can use OpenSlate without telling us who you are. We keep as little as we can, and nothing that names you."
      links={[
        { to: '/analytics', words: 'What we count' },
        { to: '/contact', words: 'Ask us about privacy' },
      ]}
    >
      <h2 className="mt-10 text-xl">What we do not keep</h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        <li>Your name. We never ask for it, and you need no account.</li>
        <li>Your internet address. It is not in our database and not in our logs.</li>
        <li>Cookies. We set none for visitors, and we load nothing from other companies.</li>
      </ul>
      <h2 className="mt-8 text-xl">What we do keep</h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        <li>
          To stop abuse, we count requests for one day. The count is kept under a scrambled form of your
          address. The key to the scramble changes each day, and the old one is erased.
        </li>
        <li>
          If a screen fails, it sends us the name of the screen, the error and the version of the site. We
          erase these reports after 30 days.
        </li>
        <li>
          If you share a result by a link, your browser locks it before it is sent. The key is in the link and
          never comes to us, so we cannot read it. We erase it after 30 days, or when you delete it.
        </li>
      </ul>
    </OutlineScreen>
  );
}
