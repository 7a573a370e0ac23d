import { checkedLongAgo, longAgo } from '@openslate/law/place/checked-long-ago.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

/** A sentence for a person on whose day the law was checked so long ago that it may have changed since. */
export function mayHaveChanged(verified: string, asOf: string): string | undefined {
  if (!checkedLongAgo(verified, asOf)) return undefined;
  return `We last checked this law on ${spokenDate(verified)}, more than ${longAgo} days ago. It may have changed since. If you are offline, look again when you are back online. Ask the clerk of the court before you act.`;
}
