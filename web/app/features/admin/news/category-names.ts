import type { NewsItem } from '@openslate/contract/news.ts';

export const categoryNames: Record<NewsItem['category'], string> = {
  'clean-slate': 'Clean slate',
  expungement: 'Expungement',
  pardon: 'Pardon',
  general: 'General',
};
