import { Stories, type Story } from '@openslate/contract/stories.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookHeart } from 'lucide-react';
import { request } from '../../api/request.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const address = '/api/impact-stories';

/** The stories that a person has read and approved. */
export function StoryList() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [address],
    queryFn: async ({ pageParam, signal }) =>
      Stories.parse(await request('GET', pageParam ? `${address}?cursor=${pageParam}` : address, { signal })),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const stories = data?.pages.flatMap((page) => page.data) ?? [];

  if (!data && !isError) return <Skeleton label="Loading the stories…" className="needs-script" />;
  if (data && stories.length === 0)
    return (
      <EmptyState icon={BookHeart} title="There are no stories yet" level={3}>
        <p>Yours could be the first. Somebody who is where you were may need it.</p>
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </ul>
      {isError && (
        <Alert kind="wait" title="The stories could not be loaded" announce="polite" className="mt-4">
          <p>Check your connection, then try again.</p>
          <Button
            variant="secondary"
            size="small"
            busy={isFetching}
            onClick={() => (data ? fetchNextPage() : refetch())}
          >
            Try again
          </Button>
        </Alert>
      )}
      {hasNextPage && !isError && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={isFetching}
          busyLabel="Loading…"
          onClick={() => fetchNextPage()}
        >
          More stories
        </Button>
      )}
    </>
  );
}

function StoryCard({ story: { title, story, state, sentOn } }: { story: Story }) {
  return (
    <Card as="li">
      <h3>{title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[0.95rem] text-soft">
        <Badge kind="deep">{placeNamed(state)?.name ?? state}</Badge>
        <time dateTime={sentOn}>{spokenDate(sentOn)}</time>
      </p>
      <p className="mt-3 whitespace-pre-line">{story}</p>
    </Card>
  );
}
