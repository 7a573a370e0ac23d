import { spokenDate } from '../../ui/fields/partial-date.ts';
import type { HelpInPlace } from './directory.ts';
import { HelperEntry } from './helper-entry.tsx';

/** Who helps in a place, and when that was read. */
export function PlaceHelpers({ code, helpers, checked }: HelpInPlace) {
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {helpers.map((helper) => (
          <HelperEntry key={helper.name} place={code} helper={helper} />
        ))}
      </ul>
      <p className="text-[0.9rem] text-soft">Checked on {spokenDate(checked)}.</p>
    </>
  );
}
