import { checkedLongAgo, longAgo as limit } from '@openslate/law/place/checked-long-ago.ts';
import { type Place, timeZoneOf } from '@openslate/law/place/places.ts';
import { useEffect, useState } from 'react';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { dayIn } from '../assessment/today.ts';

/**
 * The day on which the law was checked, and whether that is long ago. The page was drawn on another day than the one on
 * which it is read: both sentences have their place from the start, one over the other, so that nothing moves.
 */
export function LawChecked({ place, on }: { place: Place; on: string }) {
  const [longAgo, setLongAgo] = useState(false);
  useEffect(() => {
    setLongAgo(checkedLongAgo(on, dayIn(timeZoneOf(place.code), Date.now())));
  }, [place, on]);
  return (
    <>
      {spokenDate(on)}
      <span className="mt-1 grid text-[0.92rem] *:[grid-area:1/1]">
        <span className={longAgo ? 'invisible' : 'text-soft'}>
          If that is more than {limit} days ago, the law may have changed since.
        </span>
        <span className={longAgo ? 'text-wait' : 'invisible'}>
          That is more than {limit} days ago. The law may have changed since.
        </span>
      </span>
    </>
  );
}
