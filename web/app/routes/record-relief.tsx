import { readComparison } from '../features/comparison/read-comparison.server.ts';
import { readOffers } from '../features/comparison/read-offers.server.ts';
import { type RecordReliefProps, RecordReliefScreen } from '../features/comparison/record-relief-screen.tsx';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export async function loader(): Promise<Packed> {
  const [offers, lives] = await Promise.all([readOffers(), readComparison()]);
  return packed({ offers, lives });
}

export const meta = () =>
  pageMeta({
    path: '/record-relief',
    title: 'Record Relief',
    description:
      'What expungement, sealing and certificates are, what each state offers, and how long you wait for it.',
    keywords: ['record relief', 'expungement', 'sealing', 'certificates'],
  });

export default function RecordRelief() {
  return <RecordReliefScreen {...useUnpacked<RecordReliefProps>()} />;
}
