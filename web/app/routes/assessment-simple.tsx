import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeNamed } from '@openslate/law/places.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import type { PageHandle } from '../layout/skip-links.tsx';
import { pageMeta } from '../page-meta.ts';

const page = '/assessment-simple';

export const handle: PageHandle = { skipTo: [{ id: 'assessment-form', label: 'Skip to assessment form' }] };

export const meta = ({ params: { state } }: { params: { state?: string } }) => {
  const place = state === undefined ? undefined : placeNamed(state);
  const keywords = ['expungement eligibility', 'record sealing', 'clear a criminal record'];
  if (place) {
    return pageMeta({
      path: pathOfPlace(page, place),
      title: `Check Eligibility, the short version: ${place.name}`,
      description: `A short check of whether a criminal record may be cleared under the law of one place: ${place.name}. Free, private and in plain words.`,
      keywords: [...keywords, place.name],
    });
  }
  return pageMeta({
    ...(state === undefined ? { path: page } : {}),
    title: state === undefined ? 'Check Eligibility, the short version' : 'State not found',
    description:
      'A short check of whether a criminal record may be cleared: free, private and in plain words.',
    keywords,
  });
};

export default function SimpleAssessment() {
  return (
    <AssessmentScreen
      page={page}
      heading="Check Eligibility, the short version"
      purpose="One page, one charge and only the questions that decide most cases. It starts with the state of your case."
    />
  );
}
