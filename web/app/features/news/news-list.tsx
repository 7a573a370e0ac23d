import type { NewsItem } from '@openslate/contract/news.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { NewsMarks } from './news-item.tsx';

/** The same news, to be read in one’s own time. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <div className="pt-2 pb-5">
      <h2 className="text-[1.3rem]">Legal Updates</h2>
      <ul className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="border-line border-t pt-2">
            <p>
              <NewsMarks item={item} />
              {item.title}
            </p>
            <p className="text-[0.95rem] text-soft">
              <time dateTime={item.date}>{spokenDate(item.date)}</time>
              {item.source && (
                <>
                  {' · '}
                  <a href={item.source.url} rel="noopener noreferrer">
                    {item.source.label}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
