import { Link } from 'react-router';
import { whatGoesAlong } from '../surveys/what-goes-along.ts';
import { Numbers } from './numbers.tsx';
import { OffSwitch } from './off-switch.tsx';

/** What we count, the numbers, and a way out of it. */
export function AnalyticsScreen() {
  return (
    <div className="page reading py-12">
      <h1>What we count</h1>
      <p className="mt-4 text-lg text-soft">
        We count how often a few things are done here, on which day and in which state. We want to know if the
        site helps, and where people give up. Everybody can see <a href="#numbers">the numbers</a>.
      </p>
      <section aria-labelledby="what-is-sent" className="mt-10">
        <h2 id="what-is-sent">What leaves your device</h2>
        <p className="mt-2">
          For each count, two things: what was done, such as “result shown”, and the state, such as
          “Pennsylvania”. We add one to the count of that day. There is no number, cookie or name that could
          tie one count to another, or to you. Each thing is counted once while a page is open.
        </p>
      </section>
      <section aria-labelledby="never" className="mt-10">
        <h2 id="never">What we never count</h2>
        <ul className="mt-2 list-disc space-y-1 pl-6">
          <li>Your answers, your charges and what the law says about them.</li>
          <li>Who you are and where you are.</li>
          <li>Which pages you read, in which order and where you go next.</li>
        </ul>
        <p className="mt-3">
          Unless you answer a survey, we also never count what device you use, how long you stay or where you
          came from.
        </p>
      </section>
      <section aria-labelledby="surveys" className="mt-10">
        <h2 id="surveys">If you answer a survey</h2>
        <p className="mt-2">
          Our two short surveys come up by themselves. You can close them. If you answer, we count the answer
          and what made the survey come up. {whatGoesAlong}
        </p>
        <ul className="mt-3 list-disc space-y-1 pl-6">
          <li>Kind of page: home page, questions, shared result, community, or a page to read.</li>
          <li>Screen: small like a phone’s (“mobile”), or large (“desktop”).</li>
          <li>Browser: Chrome, Safari, Firefox, Edge, Samsung Internet, or another one. No version.</li>
          <li>Came from a page of ours: yes or no.</li>
          <li>Time: under 1 minute, 1 to 5, 5 to 15, or over 15.</li>
        </ul>
        <p className="mt-3">
          Your device cuts it down to these words before it sends them. We count each of them for itself, so
          no two of them, and no two answers, can be put together.
        </p>
      </section>
      <section aria-labelledby="no-thanks" className="mt-10">
        <h2 id="no-thanks">Rather not?</h2>
        <p className="mt-2 mb-4">
          You can say no here. If your browser sends “do not track” or “global privacy control”, we take that
          as a no.
        </p>
        <OffSwitch />
      </section>
      <section aria-labelledby="besides" className="mt-10">
        <h2 id="besides">What else the server notices</h2>
        <p className="mt-2">
          To stop abuse, the server counts how many requests come in a day, under a scrambled code that is
          erased when the day ends. If a screen fails, it can send us the name of the screen, the error and
          the version of the site.
        </p>
      </section>
      <section aria-labelledby="numbers" className="mt-10">
        <h2 id="numbers">The numbers</h2>
        <Numbers />
        <noscript>
          <p className="mt-2">The numbers need JavaScript. Without it, nothing you do is counted.</p>
        </noscript>
      </section>
      <h2 className="mt-10 text-xl">Where to go from here</h2>
      <ul className="mt-2 space-y-1">
        <li>
          <Link to="/privacy-policy" className="inline-flex min-h-9 items-center">
            Privacy Policy
          </Link>
        </li>
        <li>
          <Link to="/contact" className="inline-flex min-h-9 items-center">
            Write to us
          </Link>
        </li>
      </ul>
    </div>
  );
}
