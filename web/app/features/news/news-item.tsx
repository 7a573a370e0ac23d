import type { NewsItem } from '@openslate/contract/news.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { Eraser, type LucideIcon, Newspaper, Scale, Siren, Sparkles } from 'lucide-react';

const categories: Record<NewsItem['category'], { icon: LucideIcon; words: string }> = {
  'clean-slate': { icon: Sparkles, words: 'Clean slate' },
  expungement: { icon: Eraser, words: 'Expungement' },
  pardon: { icon: Scale, words: 'Pardon' },
  general: { icon: Newspaper, words: 'General' },
};

/** What the item is about, before its title: urgent or not, which kind, which place. Margins alone are not read out. */
export function NewsMarks({ item: { urgent, category, state } }: { item: NewsItem }) {
  const { icon: Icon, words } = categories[category];
  return (
    <>
      {urgent && (
        <>
          <span className="font-[650] text-no">
            <Siren aria-hidden className="mr-1 inline size-4.5 align-[-0.2em]" />
            Urgent
          </span>{' '}
        </>
      )}
      <Icon aria-hidden className="mr-1.5 inline size-4.5 align-[-0.2em] text-deep" />
      <span className="sr-only">{words}, </span>
      <abbr title={placeNamed(state)?.name} className="font-[650] no-underline">
        {state}
      </abbr>{' '}
    </>
  );
}
