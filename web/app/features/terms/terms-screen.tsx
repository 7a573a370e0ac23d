import { thirdPartyNoticesFile } from '@openslate/contract/site.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PromiseList } from '../promises/promise-list.tsx';
import { termsPromises } from './promises.ts';

/** What people may expect of the site, and what it expects of them. */
export function TermsScreen() {
  return (
    <div className="page reading py-12">
      <h1>Terms of Service</h1>
      <p className="mt-4 text-lg text-soft">
        You may use OpenSlate for free, without an account, for yourself or to help somebody. These are the
        rules, in plain words.
      </p>
      <Part title="What it is, and what it is not">
        <li>OpenSlate explains the law in general. It does not know all of your case.</li>
        <li>
          It is not a law firm. What it says is not legal advice, and using it makes nobody your lawyer.
        </li>
        <li>
          It says “may”. A judge or an office decides. Nobody here can promise you an outcome, and we do not
          sell one.
        </li>
      </Part>
      <section className="mt-10">
        <h2 className="text-xl">{termsPromises.title}</h2>
        <PromiseList promises={termsPromises.promises} />
      </section>
      <Part title="What we cannot promise">
        <li>
          That every rule is right today. Laws change, and we can be wrong. Each state’s page lists what is
          not settled.
        </li>
        <li>That the site always works. It comes as it is, without a warranty.</li>
        <li>
          What follows from using it is yours to decide. Before you file, pay or answer an official question,
          check the law we name, or <Link to="/attorney-finder">ask a person who knows your court</Link>.
        </li>
      </Part>
      <Part title="What we ask of you">
        <li>Do not attack the site, flood it, or try to find out who somebody is.</li>
        <li>
          In the <Link to="/community">community</Link>: be kind, leave out names and case numbers, sell
          nothing, and do not pretend to be a lawyer. We take down what breaks this.
        </li>
        <li>
          What you post or send as a story may be shown to everyone. You can delete a post from the browser it
          was written in.
        </li>
      </Part>
      <Part title="The code and the law data">
        <li>
          The code is open: anybody may use it under its license. The name and the mark are for this site and
          for talking about it.
        </li>
        <li>
          It is made with the work of many others.{' '}
          <a href={thirdPartyNoticesFile}>Their names and their licenses</a>.
        </li>
        <li>The statutes belong to everybody. Our summaries may be quoted with their day.</li>
      </Part>
      <Part title="If these rules change">
        <li>The new text stands here. Whoever goes on using the site then goes by it.</li>
        <li>
          Questions? <Link to="/contact">Write to us</Link>.
        </li>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 list-disc space-y-2 pl-6">{children}</ul>
    </section>
  );
}
