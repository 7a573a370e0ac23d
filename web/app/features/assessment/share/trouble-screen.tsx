import { sharedForDays } from '@openslate/contract/shared-assessment.ts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Trouble } from './shared-link.ts';

type Words = { readonly heading: string; readonly words: ReactNode; readonly again?: string };

const askAgain = 'Ask the person who sent it to make a new link.';

const troubles: Record<Trouble, Words> = {
  missing_key: {
    heading: 'A part of this link is missing',
    words: (
      <>
        <p>
          The result is locked. Its key is the last part of the link, after the # sign, and it is not in the
          address you opened. We do not have it.
        </p>
        <p>Ask the person who sent it for the whole link, or scan the QR code again.</p>
      </>
    ),
  },
  broken_key: {
    heading: 'This link was cut off',
    words: (
      <>
        <p>
          The result is locked. Its key is the last part of the link, after the # sign, and it is not whole.
          That happens when a link is copied in part, or when a message breaks it into two lines.
        </p>
        <p>Copy the whole link once more, or ask the person who sent it to send it again.</p>
      </>
    ),
  },
  damaged: {
    heading: 'This result cannot be unlocked',
    words: (
      <>
        <p>
          Either the key in the link is not the right one, or what was stored has been damaged or changed. We
          show nothing rather than something that may be wrong.
        </p>
        <p>Copy the whole link once more. If that does not help: {askAgain}</p>
      </>
    ),
    again: 'Try again',
  },
  unknown_version: {
    heading: 'This page is too old for that link',
    words: (
      <p>
        The link was made with a newer version of the site than the one your browser has open. Load the page
        again to get the newest version.
      </p>
    ),
    again: 'Load the page again',
  },
  expired: {
    heading: 'This link has expired',
    words: (
      <>
        <p>
          A shared result is kept for {sharedForDays} days. After that it is erased, and nobody can bring it
          back.
        </p>
        <p>{askAgain}</p>
      </>
    ),
  },
  gone: {
    heading: 'There is no result at this link',
    words: (
      <>
        <p>The person who made the link has deleted it, or there is a mistake in the address.</p>
        <p>Check that you have the whole link. If you do: {askAgain}</p>
      </>
    ),
  },
  no_connection: {
    heading: 'We could not reach the site',
    words: <p>Your device seems to have no connection. Check it, then try again. The link stays good.</p>,
    again: 'Try again',
  },
  no_answer: {
    heading: 'The site cannot answer right now',
    words: <p>Something went wrong on our side. Wait a minute, then try again. The link stays good.</p>,
    again: 'Try again',
  },
  no_encryption: {
    heading: 'The result cannot be unlocked on this page',
    words: (
      <p>
        The result is locked, and your browser has to unlock it. Browsers allow that only on a secure
        connection. Change the beginning of the address to https, or open the link in another browser.
      </p>
    ),
  },
};

/** Why a link shows nothing, and what to do about it. */
export function TroubleScreen({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const { heading, words, again } = troubles[trouble];
  return (
    <div className="page reading py-12" role="alert">
      <h1>{heading}</h1>
      <div className="mt-4 grid gap-3 text-lg">{words}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        {again && (
          <Button onClick={trouble === 'unknown_version' ? () => location.reload() : onRetry}>{again}</Button>
        )}
        <ButtonLink to="/assessment" variant="secondary">
          Check a record yourself
        </ButtonLink>
        <ButtonLink to="/attorney-finder" variant="quiet">
          Find a person who can help
        </ButtonLink>
      </div>
    </div>
  );
}
