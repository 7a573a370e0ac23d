import type { CreatedPost } from '@openslate/contract/community.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PenLine, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { isAtWork } from '../admin/session/admin-session.ts';
import { useAdminSession } from '../admin/use-admin-session.ts';
import { CreatePostForm } from './create-post-form.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OpenedPost } from './opened-post.tsx';
import { keepPostKey } from './post-keys.ts';
import { PostList } from './post-list.tsx';
import { SharedDialog } from './shared-dialog.tsx';
import { useFilters } from './use-filters.ts';
import { refetchLists, refetchPosts, startOver, usePosts } from './use-posts.ts';

export type ForumBoardProps = {
  /** Of the headings of its parts. */
  level: 2 | 3;
  /** The filters and the opened post stand in the address of the page. */
  inAddress: boolean;
};

type Sent = { readonly post: CreatedPost; readonly keyKept: boolean };

export function ForumBoard({ level, inAddress }: ForumBoardProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [filters, setFilters] = useFilters(inAddress);
  const posts = usePosts(filters);
  const asAdmin = isAtWork(useAdminSession());
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [thanking, setThanking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedId = (inAddress && params.get('post')) || undefined;

  // The form went away with the focus: it goes to the posts, and back there when the dialog closes.
  useEffect(() => {
    if (!sent) return;
    heading.current?.focus();
    setThanking(true);
  }, [sent]);

  function receive(post: CreatedPost) {
    setWriting(false);
    setSent({ post, keyKept: keepPostKey(post.id, post.deleteKey) });
    void startOver(client);
  }

  const changed = () => void refetchPosts(client);

  async function deleted(id: string) {
    heading.current?.focus();
    if (id === openedId) await navigate('/community', { replace: true, preventScrollReset: true });
    await refetchLists(client);
  }

  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {writing ? <X aria-hidden /> : <PenLine aria-hidden />}
          {writing ? 'Cancel' : 'Create New Post'}
        </Button>
        <Button
          variant="secondary"
          busy={posts.isRefetching}
          busyLabel="Refreshing…"
          onClick={() => void startOver(client)}
        >
          <RefreshCw aria-hidden />
          Refresh Posts
        </Button>
      </div>
      {writing && <CreatePostForm level={level} onSent={receive} />}
      {openedId !== undefined && (
        <OpenedPost
          key={openedId}
          id={openedId}
          level={level}
          asAdmin={asAdmin}
          onChanged={changed}
          onDeleted={() => void deleted(openedId)}
        />
      )}
      <PostList
        headingRef={heading}
        level={level}
        posts={posts}
        filters={filters}
        onFilter={setFilters}
        without={openedId}
        asAdmin={asAdmin}
        onChanged={changed}
        onDeleted={(id) => void deleted(id)}
      >
        <FilterBar filters={filters} onChange={setFilters} />
      </PostList>
      {sent && (
        <SharedDialog
          post={sent.post}
          keyKept={sent.keyKept}
          open={thanking}
          onClose={() => setThanking(false)}
        />
      )}
    </div>
  );
}
