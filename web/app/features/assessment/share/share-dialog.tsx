import type { MadeLink } from '@openslate/contract/made-links.ts';
import { sharedForDays } from '@openslate/contract/shared-assessment.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { localDay } from '../../../ui/local-day.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { track } from '../../analytics/counting.ts';
import { onQueueChange, waiting } from '../../sync-queue/queue.ts';
import { LinkForm } from './link-form.tsx';
import { LinkWaits } from './link-waits.tsx';
import { forgetLink, madeLinks, rememberLink } from './made-links.ts';
import { MadeLinks } from './made-links-list.tsx';
import { ReadyLink } from './ready-link.tsx';
import { canSeal } from './sealing.ts';
import type { NewLink } from './shared-link.ts';
import type { Shareable } from './shared-payload.ts';

export type ShareDialogProps = Shareable & {
  place: Place;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A link that is on the screen, and the result that it shows. */
type Ready = {
  readonly href: string;
  readonly link: MadeLink | { readonly waitsAs: string };
  readonly of: Shareable['result'];
};

/** Makes a private link to the result, and takes back those that were made on this device. */
export function ShareDialog({ place, open, onOpenChange, ...shareable }: ShareDialogProps) {
  const [ready, setReady] = useState<Ready>();
  const [links, setLinks] = useState(madeLinks);
  const [notRemembered, setNotRemembered] = useState(false);
  const [deletions, setDeletions] = useState(0);
  // After an answer was changed, the link still shows what was true before. It is then one of the earlier ones.
  const current = ready?.of === shareable.result ? ready : undefined;

  // One that waited is among those that were made once it has arrived, and gone if it never will.
  useEffect(
    () =>
      onQueueChange(() => {
        const made = madeLinks();
        setLinks(made);
        setReady((shown) => (shown && isOver(shown, made) ? undefined : shown));
      }),
    [],
  );
  const arrived = current && madeOf(current, links);

  function add({ href, created }: NewLink) {
    setDeletions(0);
    if ('waitsAs' in created) return setReady({ href, link: created, of: shareable.result });
    const { id, deleteKey, expiresAt } = created;
    const link = { id, deleteKey, place: place.code, made: localDay(new Date()), expires: expiresAt };
    setNotRemembered(!rememberLink(link));
    setLinks((known) => [link, ...known]);
    setReady({ href, link, of: shareable.result });
    track('result_shared', place.code);
  }

  function drop({ id }: MadeLink) {
    forgetLink(id);
    setLinks((known) => known.filter((link) => link.id !== id));
    if (ready && madeOf(ready, links)?.id === id) setReady(undefined);
    setDeletions((count) => count + 1);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setDeletions(0);
        onOpenChange(next);
      }}
      title="Make a private link"
      description={`It opens this result on any phone or computer, for ${sharedForDays} days.`}
    >
      {deletions > 0 && <Deleted key={deletions} />}
      {current && arrived ? (
        <ReadyLink
          key={arrived.id}
          href={current.href}
          link={arrived}
          remembered={!notRemembered}
          onDeleted={drop}
          onAnother={() => setReady(undefined)}
        />
      ) : current && 'waitsAs' in current.link ? (
        <LinkWaits id={current.link.waitsAs} href={current.href} onGone={() => setReady(undefined)} />
      ) : canSeal() ? (
        <LinkForm shareable={shareable} place={place.code} onMade={add} />
      ) : (
        <NoEncryption />
      )}
      <MadeLinks links={links.filter(({ id }) => id !== arrived?.id)} onDeleted={drop} />
    </Dialog>
  );
}

/** What the server made of it, if it has arrived. */
function madeOf({ href, link }: Ready, made: readonly MadeLink[]): MadeLink | undefined {
  return 'waitsAs' in link ? made.find(({ id }) => href.includes(`/${id}#`)) : link;
}

function isOver(shown: Ready, made: readonly MadeLink[]): boolean {
  const { link } = shown;
  return 'waitsAs' in link && !madeOf(shown, made) && !waiting().some(({ id }) => id === link.waitsAs);
}

/** Takes the focus from the button that went away with the link. */
function Deleted() {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} kind="good" title="The link is deleted" tabIndex={-1} className="outline-none">
      <p>Nobody can open it any more.</p>
    </Alert>
  );
}

function NoEncryption() {
  return (
    <Alert kind="wait" title="A private link cannot be made here" level={3}>
      <p>
        We lock the result on your device before it is sent. Browsers allow that only on a secure connection,
        with an address that begins with https. This page was not opened over one.
      </p>
      <p>
        Open this site at its https address and answer again. You can also print this page, or show it to
        somebody on this screen.
      </p>
    </Alert>
  );
}
