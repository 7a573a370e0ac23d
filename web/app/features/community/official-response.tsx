import type { Post } from '@openslate/contract/community.ts';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { agoWords, dayWords } from './wording.ts';
import { WrittenText } from './written-text.tsx';

type Replied = Pick<Post, 'adminReply' | 'adminRepliedAt' | 'adminRepliedBy'>;

/** What the people who run the site answered. */
export function OfficialResponse({
  post,
  level,
  title = 'Official Response',
  children,
}: {
  post: Replied;
  level: 3 | 4 | 5;
  title?: string;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  if (post.adminReply === undefined) return null;
  return (
    <Card tone="deep" className="mt-4 px-4! py-4!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="font-semibold font-serif text-[1.1rem]">{title}</Heading>
        <Badge kind="deep" icon={ShieldCheck} className="bg-card">
          Admin
        </Badge>
      </div>
      <WrittenText className="mt-2">{post.adminReply}</WrittenText>
      <p className="mt-2 text-[0.95rem] text-soft">
        {'Replied '}
        {post.adminRepliedAt !== undefined && (
          <time dateTime={post.adminRepliedAt} title={dayWords(post.adminRepliedAt)}>
            {agoWords(post.adminRepliedAt)}
          </time>
        )}
        {post.adminRepliedBy !== undefined && ` by ${post.adminRepliedBy}`}
      </p>
      {children}
    </Card>
  );
}
