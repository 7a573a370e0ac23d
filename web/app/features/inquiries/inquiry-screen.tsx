import type { ContactTopic } from '@openslate/contract/contact-topics.ts';
import { Link } from 'react-router';
import { MessageForm } from './message-form.tsx';

type InquiryProps = { heading: string; purpose: string; address: string | undefined; topic: ContactTopic };

/** Whom to write to. The address is the operator's; without one, there is the form alone. */
export function InquiryScreen({ heading, purpose, address, topic }: InquiryProps) {
  return (
    <div className="page reading py-12">
      <h1>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{purpose}</p>
      <section aria-labelledby="answer" className="mt-8">
        <h2 id="answer" className="text-xl">
          If you want an answer
        </h2>
        {address ? (
          <p className="mt-2">
            Write to <a href={`mailto:${address}`}>{address}</a>. Please leave out names, case numbers and
            other details that could identify you.
          </p>
        ) : (
          <p className="mt-2">
            The people who run this copy of OpenSlate have not given an address yet. They can read a message,
            but they cannot answer it.
          </p>
        )}
        <p className="mt-2 text-soft">
          Many answers are under <Link to="/help">Help</Link>.
        </p>
      </section>
      <section aria-labelledby="message" className="mt-10">
        <h2 id="message" className="text-xl">
          Send a message without a name
        </h2>
        <p className="mt-2 mb-5">
          We do not learn who wrote it, so we cannot write back.
          {address && ' For an answer, use the address above.'}
        </p>
        <MessageForm topic={topic} />
        <noscript>
          <p>The form needs JavaScript.</p>
        </noscript>
      </section>
    </div>
  );
}
