import type { Change, WayOpen } from '@openslate/law/engine/what-would-change.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

/** What would have to change for this charge to be cleared. */
export function WhatWouldHelp({ ways: all, chargeId }: { ways: () => readonly WayOpen[]; chargeId: string }) {
  const ways = all().filter((way) => way.chargeId === chargeId);
  if (ways.length === 0) return null;
  return (
    <div>
      <h3 className="text-[1.2rem]">What would change this answer</h3>
      <ul className="list-disc pl-5">
        {ways.flatMap(({ reliefId, changes }) =>
          changes.map((change) => <li key={reliefId + said(change)}>{said(change)}</li>),
        )}
      </ul>
    </div>
  );
}

function said(change: Change): string {
  switch (change.kind) {
    case 'wait':
      return `Wait until ${spokenDate(change.until)}, with no new conviction.`;
    case 'do':
      return change.what;
    case 'answer':
      return `If this is not right: “${change.assumed}” Put it right under “What we assumed”.`;
  }
}
