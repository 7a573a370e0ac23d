import { AdminStories, storyStatuses } from '@openslate/contract/stories.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { BookOpen } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { adminOrder } from '../calls/admin-call.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { useAdminPages } from '../calls/use-admin-query.ts';
import { ConfirmedChange } from '../dashboard/confirmed-change.tsx';
import { LongText } from '../dashboard/long-text.tsx';
import { Paged } from '../dashboard/paged.tsx';
import { StatusLinks } from '../dashboard/status-links.tsx';

type AdminStory = AdminStories['data'][number];
type StoryStatus = (typeof storyStatuses)[number];

const statusWords: Record<StoryStatus, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
};
const badges = { waiting: 'wait', approved: 'good', rejected: 'no' } as const;

/** What visitors told; shown to others only after somebody here has read it. */
export function StoriesSection() {
  const [query] = useSearchParams();
  const status = storyStatuses.find((known) => known === query.get('status')) ?? 'waiting';
  const stories = useAdminPages(`/api/admin/stories?status=${status}`, AdminStories);
  return (
    <>
      <StatusLinks
        label="Stories by status"
        name="status"
        current={status}
        choices={storyStatuses.map((value) => ({ value, label: statusWords[value] }))}
      />
      <div className="mt-6">
        <Paged
          what="the stories"
          query={stories}
          empty={
            <EmptyState icon={BookOpen} title="No stories here">
              {status === 'waiting'
                ? 'Nothing waits to be read. New stories come from the page “Impact stories”.'
                : `No story is ${statusWords[status].toLowerCase()}.`}
            </EmptyState>
          }
        >
          {(items) => (
            <ul className="grid gap-4">
              {items.map((story) => (
                <StoryCard key={story.id} story={story} />
              ))}
            </ul>
          )}
        </Paged>
      </div>
    </>
  );
}

function StoryCard({ story }: { story: AdminStory }) {
  const address = `/api/admin/stories/${encodeURIComponent(story.id)}`;
  const decide = useAdminChange<StoryStatus>({
    change: (status) => adminOrder('PATCH', address, { body: { status } }),
    failed: 'The story was not changed',
  });
  const busy = decide.isPending;

  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="wrap-anywhere min-w-0 text-[1.2rem]">{story.title}</h3>
        <Badge kind={badges[story.status]}>{statusWords[story.status]}</Badge>
        <Badge>{placeNamed(story.state)?.name ?? story.state}</Badge>
      </div>
      <p className="mt-1 mb-3 text-soft">Sent {spokenDate(story.sentOn)}</p>
      <LongText text={story.story} />
      <div className="mt-4 flex flex-wrap gap-3">
        {story.status !== 'approved' && (
          <Button size="small" busy={busy} onClick={() => decide.mutate('approved')}>
            Approve<span className="sr-only">: {story.title}</span>
          </Button>
        )}
        {story.status !== 'rejected' && (
          <Button size="small" variant="secondary" busy={busy} onClick={() => decide.mutate('rejected')}>
            Reject<span className="sr-only">: {story.title}</span>
          </Button>
        )}
        <ConfirmedChange
          label="Delete"
          about={story.title}
          question="Are you sure you want to delete this story? This action cannot be undone."
          change={() => adminOrder('DELETE', address)}
          done="Story deleted"
          failed="The story was not deleted"
        />
      </div>
    </Card>
  );
}
