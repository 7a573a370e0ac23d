import type { ContactTopic } from '@openslate/contract/contact-topics.ts';
import type { ReactNode } from 'react';
import { MessageForm } from './message-form.tsx';

type InquiryProps = {
  heading: string;
  purpose: string;
  /** Where the people who run the site answer. Without one, there is the form alone. */
  address: string | undefined;
  topic: ContactTopic;
  /** What may spare somebody the letter. */
  children: ReactNode;
};

/** Whom to write to, and what comes of it. */
export function InquiryScreen({ heading, purpose, address, topic, children }: InquiryProps) {
  return (
    <div className="page reading py-12">
      <h1>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{purpose}</p>
      {children}
      <section aria-labelledby="answer" className="mt-10">
        <h2 id="answer" className="text-xl">
          If you want an answer
        </h2>
        {address ? (
          <p className="mt-2">
            Write to <a href={`mailto:${address}`}>{address}</a>. An e-mail shows us your address. Please
            leave out case numbers and other details that you would not tell a stranger.
          </p>
        ) : (
          <p className="mt-2">
            The people who run this copy of OpenSlate have not given an address yet. They can read a message,
            but they cannot answer it.
          </p>
        )}
      </section>
      <section aria-labelledby="message" className="mt-10">
        <h2 id="message" className="text-xl">
          Send a message without a name
        </h2>
        <p className="mt-2 mb-5">
          One of the people who run this site reads it. We do not learn who wrote it, so we cannot write back.
          We erase it after 12 months.
        </p>
        <MessageForm topic={topic} />
        <noscript>
          <p>
            {address
              ? 'The form needs JavaScript. Without it, write to the address above.'
              : 'The form needs JavaScript. Switch it on in your browser to write to us.'}
          </p>
        </noscript>
      </section>
    </div>
  );
}
