import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { BadgePicture } from './badge-picture.tsx';
import { badgeWords, earnedBadges } from './badges.ts';

/** What has been earned so far. What has not is not shown: nobody is to count what they lack. */
export function BadgeList({ kept }: { kept: readonly SavedProgress[] }) {
  const earned = earnedBadges(kept);
  return (
    <div className="mt-5">
      <NewBadge earned={earned.map((badge) => badgeWords[badge].title)} />
      {earned.length > 0 && <h3 className="text-[1.1rem]">What you have done</h3>}
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {earned.map((badge) => (
          <li key={badge} className="flex items-center gap-3">
            <BadgePicture badge={badge} />
            <span className="min-w-0">
              <span className="block font-[650]">{badgeWords[badge].title}</span>
              <span className="block text-[0.95rem] text-soft">{badgeWords[badge].words}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those who hear the page hear of a badge when a tick has earned it. */
function NewBadge({ earned }: { earned: readonly string[] }) {
  const before = useRef(earned);
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    const newest = earned.find((title) => !before.current.includes(title));
    before.current = earned;
    if (newest) setAdded(newest);
  }, [earned]);
  return <VisuallyHidden role="status">{added && `New badge: ${added}`}</VisuallyHidden>;
}
