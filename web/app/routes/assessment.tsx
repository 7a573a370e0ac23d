import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeNamed } from '@openslate/law/places.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import type { PageHandle } from '../layout/skip-links.tsx';
import { pageMeta } from '../page-meta.ts';

const page = '/assessment';

export const handle: PageHandle = { skipTo: [{ id: 'assessment-form', label: 'Skip to assessment form' }] };

export const meta = ({ params: { state } }: { params: { state?: string } }) => {
  const place = state === undefined ? undefined : placeNamed(state);
  const keywords = ['expungement eligibility', 'record sealing', 'clear a criminal record'];
  if (place) {
    return pageMeta({
      path: pathOfPlace(page, place),
      title: `Check Eligibility: ${place.name}`,
      description: `See whether your criminal record may be cleared under the law of one place: ${place.name}. Free, private and in plain words.`,
      keywords: [...keywords, place.name],
    });
  }
  return pageMeta({
    ...(state === undefined ? { path: page } : {}),
    title: state === undefined ? 'Check Eligibility' : 'State not found',
    description: 'See whether your criminal record may be cleared: free, private and in plain words.',
    keywords,
  });
};

export default function Assessment() {
  return (
    <AssessmentScreen
      page={page}
      heading="Check Eligibility"
      purpose="Answer a few plain questions and see whether your record may be cleared, on what day, and what to do next. It starts with the state of your case."
    />
  );
}
