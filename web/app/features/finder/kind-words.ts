import type { HelperKind } from '@openslate/law/place/guide.ts';

/** What each of them is, above its name. */
export const kindWords: Readonly<Record<HelperKind, string>> = {
  'legal aid': 'Legal aid',
  'public defender': 'Public defender',
  'law school': 'Law school',
  court: 'Court self-help',
  group: 'Community group',
  'bar association': 'Bar association',
  office: 'Public office',
};
