import { Link } from 'react-router';
import { SharedComputerSwitch } from '../kept-here/shared-computer-switch.tsx';
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
          We count how often a few things are done, such as “a result was shown”, by day and by state. Nothing
          that could point to you goes along, and never an answer. You can switch it off under{' '}
          <Link to="/analytics">What we count</Link>.
        </li>
        <li>
          If you answer one of our short surveys, we count the answer. Beside it we count the kind of page,
          mobile or desktop, the name of the browser, whether you came from a page of ours and roughly how
          long you had been here: each for itself, so that no two of them can be put together. Your device
          cuts these down before it sends them. <Link to="/analytics">What we count</Link> lists every word.
        </li>
        <li>
          If you send us a message or a story, we keep what you wrote. It has no name on it unless you write
          one. A story is shown only after a person has read it.
        </li>
        <li>
          If you share a result by a link, your browser locks it before it is sent. The key is in the link and
          never comes to us, so we cannot read it. We erase it within an hour after its 30 days are over, or
          at once when you delete it.
        </li>
        <li>
          If you post in the community, we keep the post and show it to everyone under a made-up name. We do
          not know who wrote it. Phone numbers, addresses and other details that we find in it are blanked.
          The browser you wrote it in holds a key, and with it you can delete the post.
        </li>
        <li>
          So that each view, each “Helpful” and each report counts once, your browser keeps a list of the
          posts you saw, marked, reported and wrote. The list stays on your device. On our side, the scrambled
          form of your address does the same, for one day.
        </li>
      </ul>
      <h2 className="mt-8 text-xl">What “deleted” means</h2>
      <p className="mt-2">
        What you delete is gone from the site at once. So is what we erase when its time is over. The database
        then cleans its own files. With our small database that takes up to an hour. With a large one it can
        take days. If the people who run this site make backups, a copy can stay in a backup until that backup
        is replaced.
      </p>
      <h2 className="mt-8 text-xl">What stays on your device</h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        <li>Your answers and what you ticked off. There is a button that erases them.</li>
        <li>What it takes to delete the links you made and the posts you wrote.</li>
        <li>The list of posts you saw, marked and reported.</li>
        <li>A post that you are writing, until you close the tab.</li>
        <li>Whether you saw the news and our surveys, and whether you want to be counted.</li>
      </ul>
      <p className="mt-2">
        Nobody but this browser has these. After 12 months without use, the first three are erased the next
        time this site is opened here. On a shared computer, they can go when you close the tab:
      </p>
      <SharedComputerSwitch className="mt-2" />
    </OutlineScreen>
  );
}
