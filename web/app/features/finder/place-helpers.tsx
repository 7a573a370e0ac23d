import { helpersAndOffices, officesTitle } from '@openslate/law/place/people-to-ask.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import type { HelpInPlace, ListedHelper } from './directory.ts';
import { HelperEntry } from './helper-entry.tsx';

/** Who helps in a place, and when that was read. */
export function PlaceHelpers({ code, helpers: all, checked }: HelpInPlace) {
  const { helpers, offices } = helpersAndOffices(all);
  return (
    <>
      {helpers.length > 0 && <Entries code={code} of={helpers} />}
      {offices.length > 0 && (
        <>
          <h3 className="mt-5 mb-3 text-[1.15rem]">{officesTitle}</h3>
          <Entries code={code} of={offices} />
        </>
      )}
      <p className="text-[0.9rem] text-soft">Checked on {spokenDate(checked)}.</p>
    </>
  );
}

function Entries({ code, of: helpers }: { code: HelpInPlace['code']; of: readonly ListedHelper[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {helpers.map((helper) => (
        <HelperEntry key={helper.name} place={code} helper={helper} />
      ))}
    </ul>
  );
}
