import { AdminPostList } from '@openslate/contract/community.ts';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { counted } from '../../community/wording.ts';
import { useAdminPages } from '../calls/use-admin-query.ts';
import { Paged } from '../dashboard/paged.tsx';
import { StatusLinks } from '../dashboard/status-links.tsx';
import { AdminPostCard } from './admin-post-card.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { isNarrowed, postQueryIn, postsAddress, queues, queueWords } from './post-query.ts';
import { PostSearch } from './post-search.tsx';

/** The forum as those see it who look after it: everything, and what waits for them. */
export function PostsSection() {
  const [query] = useSearchParams();
  const chosen = postQueryIn(query);
  const posts = useAdminPages(postsAddress(chosen), AdminPostList);
  return (
    <>
      <StatusLinks
        label="Queues"
        name="queue"
        current={chosen.queue}
        choices={queues.map((value) => ({ value, label: queueWords[value].name }))}
      />
      {/* Filled in anew when the address changes by itself, as it does when somebody goes back. */}
      <PostSearch key={query.toString()} chosen={chosen} />
      <BulkActions chosen={chosen} />
      <Paged
        what="the posts"
        query={posts}
        empty={
          <EmptyState icon={MessagesSquare} title="No posts here">
            {isNarrowed({ ...chosen, queue: 'all' })
              ? 'No post matches the search.'
              : queueWords[chosen.queue].empty}
          </EmptyState>
        }
      >
        {(items, total) => (
          <>
            <p role="status" className="mb-3 text-soft">
              {counted(total ?? items.length, 'post', 'posts')}
            </p>
            <ul className="grid gap-4">
              {items.map((post) => (
                <AdminPostCard key={post.id} post={post} />
              ))}
            </ul>
          </>
        )}
      </Paged>
    </>
  );
}
