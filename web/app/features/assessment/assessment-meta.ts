import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../page-meta.ts';

type Assessment = { page: (typeof assessmentPages)[number]; title: string; description: string };

const keywords = ['expungement eligibility', 'record sealing', 'clear a criminal record'];

/** The head of an assessment: of the picker, of one place, or of a place nobody knows. */
export function assessmentMeta({ page, title, description }: Assessment, state?: string): MetaDescriptor[] {
  const rest = 'Free, private and in plain words.';
  if (state === undefined)
    return pageMeta({ path: page, title, description: `${description}. ${rest}`, keywords });
  const place = placeNamed(state);
  if (!place) return pageMeta({ title: 'State not found', description: `${description}. ${rest}`, keywords });
  return pageMeta({
    path: pathOfPlace(page, place),
    title: `${title}: ${place.name}`,
    description: `${description}: ${place.name}. ${rest}`,
    keywords: [...keywords, place.name],
  });
}
