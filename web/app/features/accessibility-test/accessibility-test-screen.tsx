import { Suspense, use } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { answerPress, galleryId, galleryWhenUsed } from './gallery-when-used.ts';
import { PageCheck } from './page-check.tsx';

/** Every component of the site in every state, for people who check whether it can be used by everyone. */
export function AccessibilityTestScreen() {
  return (
    <div className="page py-10">
      <h1>Accessibility test</h1>
      <p className="mt-3 max-w-prose text-[1.1rem] text-soft">
        This page shows every part the site is built from, in every state it can be in: empty, filled, wrong,
        switched off and with more text than usual. Use it to try the site with your screen reader, your
        keyboard, large text or your own colors, and tell us what does not work.
      </p>
      <PageCheck />
      <div id={galleryId}>
        <Suspense fallback={<Skeleton lines={12} label="Loading the components…" className="mt-10" />}>
          <GalleryWhenUsed />
        </Suspense>
      </div>
    </div>
  );
}

function GalleryWhenUsed() {
  const Gallery = use(galleryWhenUsed());
  return <Gallery onAlive={answerPress} />;
}
