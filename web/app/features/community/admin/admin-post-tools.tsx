import { DeletePost } from './delete-post.tsx';
import { type RepliedPost, ReplyEditor } from './reply-editor.tsx';

/** What administrators can do with a post, below it. */
export function AdminPostTools({
  post,
  level,
  onChanged,
  onDeleted,
}: {
  post: RepliedPost;
  level: 3 | 4 | 5;
  onChanged: () => void;
  onDeleted: () => void;
}) {
  return (
    <div className="mt-4 border-t border-line pt-1">
      <ReplyEditor post={post} level={level} onChanged={onChanged} />
      <div className="mt-3">
        <DeletePost id={post.id} title={post.title} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
