import type { HelpInPlace } from '../features/finder/directory.ts';
import { FinderScreen } from '../features/finder/finder-screen.tsx';
import { readDirectory } from '../features/finder/read-directory.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = async (): Promise<Packed> => packed(await readDirectory());

export const meta = () =>
  pageMeta({
    path: '/attorney-finder',
    title: 'Attorney Finder',
    description:
      'Legal aid, free clinics, public defenders and court self-help for clearing a criminal record, state by state.',
    keywords: ['legal aid', 'expungement attorney', 'free legal help'],
  });

export default function AttorneyFinder() {
  return <FinderScreen directory={useUnpacked<readonly HelpInPlace[]>()} />;
}
