import { CaseStudiesScreen } from '../features/case-studies/case-studies-screen.tsx';
import { type FeaturedPlace, readFeatured } from '../features/case-studies/read-featured.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = async (): Promise<Packed> => packed(await readFeatured());

export const meta = () =>
  pageMeta({
    path: '/case-studies',
    title: 'Case Studies',
    description: 'Worked examples of how each state treats a record, with dates and the law behind them.',
    keywords: ['case studies', 'expungement examples', 'record clearing by state'],
  });

export default function CaseStudies() {
  return <CaseStudiesScreen featured={useUnpacked<readonly FeaturedPlace[]>()} />;
}
