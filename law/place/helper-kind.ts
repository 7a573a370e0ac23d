import type { Helper, HelperKind } from './guide.ts';
import { type HostKind, hostOf } from './hosts.ts';

const kindByHost: Readonly<Record<HostKind, HelperKind>> = {
  'legal aid': 'legal aid',
  university: 'law school',
  court: 'court',
  'bar association': 'bar association',
  nonprofit: 'group',
  'copy of the law': 'group',
  agency: 'office',
  legislature: 'office',
};

/** As the guide says, or by whose page it is. */
export function kindOfHelper({ kind, url }: Helper): HelperKind {
  const host = hostOf(url);
  return kind ?? (host ? kindByHost[host.kind] : 'group');
}
