import { type NewsItem, NewsList } from '@openslate/contract/news.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { Newspaper, Plus } from 'lucide-react';
import { useState } from 'react';
import { NewThing } from '../../../api/new-thing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { localDay } from '../../../ui/local-day.ts';
import { adminOrder } from '../calls/admin-call.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { ConfirmedChange } from '../dashboard/confirmed-change.tsx';
import { Loaded } from '../dashboard/loaded.tsx';
import { categoryNames } from './category-names.ts';
import { blankDraft, draftOf, type NewsDraft, sentNews } from './news-draft.ts';
import { NewsForm } from './news-form.tsx';

const address = '/api/admin/news';
const addressOf = (id: string) => `${address}/${encodeURIComponent(id)}`;

/** News that administrators write. The ticker shows them among what comes from the law itself. */
export function NewsSection() {
  const news = useAdminQuery(address, NewsList);
  const [writing, setWriting] = useState(false);
  const [item] = useState(() => new NewThing());
  const create = useAdminChange<NewsDraft>({
    change: (draft) => {
      const body = sentNews(draft);
      return adminOrder('POST', address, { body, key: item.keyFor(body) });
    },
    done: 'News item saved',
    failed: 'The news item was not saved',
    onDone: () => {
      item.made();
      setWriting(false);
    },
  });

  return (
    <>
      <p className="mb-4 max-w-prose text-soft">
        What you write here joins the changes of law that the ticker knows by itself.
      </p>
      {writing ? (
        <NewsForm
          heading="Write a news item"
          start={blankDraft(localDay(new Date()))}
          busy={create.isPending}
          onSave={create.mutate}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <Button onClick={() => setWriting(true)}>
          <Plus aria-hidden />
          Write a news item
        </Button>
      )}
      <div className="mt-6">
        <Loaded what="the news" query={news}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState icon={Newspaper} title="No news written yet">
                The ticker shows the changes of law alone.
              </EmptyState>
            ) : (
              <ul className="grid gap-4">
                {data.map((item) => (
                  <NewsCard key={item.id} item={item} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function NewsCard({ item }: { item: NewsItem }) {
  const [editing, setEditing] = useState(false);
  const save = useAdminChange<NewsDraft>({
    change: (draft) => adminOrder('PUT', addressOf(item.id), { body: sentNews(draft) }),
    done: 'News item saved',
    failed: 'The news item was not saved',
    onDone: () => setEditing(false),
  });

  if (editing)
    return (
      <li>
        <NewsForm
          heading="Edit the news item"
          start={draftOf(item)}
          busy={save.isPending}
          onSave={save.mutate}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <Card as="li">
      <div className="flex flex-wrap gap-2">
        {item.urgent && <Badge kind="no">Urgent</Badge>}
        <Badge kind="deep">{categoryNames[item.category]}</Badge>
        <Badge>{placeNamed(item.state)?.name ?? item.state}</Badge>
        <Badge kind="date">{spokenDate(item.date)}</Badge>
      </div>
      <h3 className="wrap-anywhere mt-3 text-[1.15rem]">{item.title}</h3>
      {item.source && (
        <p className="wrap-anywhere mt-1 text-soft">
          Source: {item.source.label} ({item.source.url})
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
          Edit<span className="sr-only">: {item.title}</span>
        </Button>
        <ConfirmedChange
          label="Delete"
          about={item.title}
          question="Are you sure you want to delete this news item? This action cannot be undone."
          change={() => adminOrder('DELETE', addressOf(item.id))}
          done="News item deleted"
          failed="The news item was not deleted"
        />
      </div>
    </Card>
  );
}
