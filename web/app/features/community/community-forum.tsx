import { part } from '../../parts/part.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import type { ForumBoardProps } from './forum-board.tsx';

/** Whoever comes back finds the posts at once, and the page as long as it was, so that they land where they left. */
const board = part(() => import('./forum-board.tsx').then(({ ForumBoard }) => ForumBoard));

/**
 * The forum, on a page of its own or as a part of another. What it is stands in the page; what it is made of, and the
 * posts, are fetched when it comes into view; on its own page at once.
 */
export function CommunityForum({ ownPage = false, className }: { ownPage?: boolean; className?: string }) {
  const [box, seen] = useInView<HTMLElement>();
  const Heading = ownPage ? 'h1' : 'h2';
  return (
    <section ref={box} id="community" aria-labelledby="community-heading" className={className}>
      <Heading id="community-heading">Community Support Forum</Heading>
      <p className="reading mt-3 text-soft">
        Ask a question, or share what worked. You need no account and no name. Other people with a record read
        here, and sometimes we answer. Nobody here is your lawyer.
      </p>
      {/* As tall as the screen on its own page, so that nothing in sight moves when the posts come. */}
      <div className={classes('needs-script mt-6', ownPage && 'min-h-svh')}>
        {seen || ownPage || board.loaded() ? (
          <LoadedBoard level={ownPage ? 2 : 3} inAddress={ownPage} />
        ) : (
          <Placeholder />
        )}
      </div>
      <noscript>
        <p className="mt-4">
          To read and write posts, the forum needs JavaScript. Switch it on in your browser and load the page
          again.
        </p>
      </noscript>
    </section>
  );
}

function LoadedBoard(props: ForumBoardProps) {
  const loaded = usePart(board);
  if (loaded.kind === 'loading') return <Placeholder />;
  if (loaded.kind === 'failed')
    return (
      <PartFailed title="The forum could not be loaded" announce="polite" missing={loaded.missing}>
        <p>Check your connection, then try again.</p>
        <Button variant="secondary" onClick={loaded.retry}>
          Try again
        </Button>
      </PartFailed>
    );
  const Board = loaded.part;
  return <Board {...props} />;
}

function Placeholder() {
  return <Skeleton lines={6} label="Loading the forum…" className="min-h-svh" />;
}
