import { Link } from 'react-router';
import { OffSwitch } from './off-switch.tsx';
import { PublicCounts } from './public-counts.tsx';

/** What we count, the numbers, and a way out of it. */
export function AnalyticsScreen() {
  return (
    <div className="page reading py-12">
      <h1>What we count</h1>
      <p className="mt-4 text-lg text-soft">
        We count how often a few things are done here, on which day and in which state. We want to know if the
        site helps, and where people give up. Everybody can see the numbers.
      </p>
      <section aria-labelledby="numbers" className="mt-10">
        <h2 id="numbers">The numbers</h2>
        <PublicCounts />
        <noscript>
          <p className="mt-2">The numbers need JavaScript. Without it, nothing you do is counted.</p>
        </noscript>
      </section>
      <section aria-labelledby="what-is-sent" className="mt-10">
        <h2 id="what-is-sent">What leaves your device</h2>
        <p className="mt-2">
          Two things: what was done, such as “result shown”, and the state, such as “Pennsylvania”. We add one
          to the count of that day. There is no number, cookie or name that could tie one count to another, or
          to you. Each thing is counted once while a page is open.
        </p>
      </section>
      <section aria-labelledby="never" className="mt-10">
        <h2 id="never">What we never count</h2>
        <ul className="mt-2 list-disc space-y-1 pl-6">
          <li>Your answers, your charges and what the law says about them.</li>
          <li>Who you are, where you are and what device you use.</li>
          <li>Which pages you read, in which order and for how long.</li>
          <li>Where you came from and where you go.</li>
        </ul>
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
          the version of the site. If you answer one of our short surveys, we count the answer.
        </p>
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
