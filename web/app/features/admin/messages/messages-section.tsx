import { KeptMessages } from '@openslate/contract/contact.ts';
import type { ContactTopic } from '@openslate/contract/contact-topics.ts';
import { Mail } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { adminOrder } from '../calls/admin-call.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { useAdminPages } from '../calls/use-admin-query.ts';
import { ConfirmedChange } from '../dashboard/confirmed-change.tsx';
import { LongText } from '../dashboard/long-text.tsx';
import { Paged } from '../dashboard/paged.tsx';
import { When } from '../dashboard/when.tsx';

type KeptMessage = KeptMessages['data'][number];

const topicWords: Record<ContactTopic, string> = {
  question: 'A question',
  mistake_in_the_law: 'A mistake in the law',
  problem: 'A problem with the site',
  media: 'Media',
  advertisement: 'Advertisement',
  other: 'Something else',
};

/** What people wrote on the contact pages, and beside the rules of a place. Nobody can be answered: there is no address. */
export function MessagesSection() {
  const messages = useAdminPages('/api/admin/messages', KeptMessages);
  return (
    <Paged
      what="the messages"
      query={messages}
      empty={
        <EmptyState icon={Mail} title="No messages">
          Messages from the contact pages are read here. They carry no name and no address.
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="grid gap-4">
          {items.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      )}
    </Paged>
  );
}

function MessageCard({ message }: { message: KeptMessage }) {
  const address = `/api/admin/messages/${encodeURIComponent(message.id)}`;
  const mark = useAdminChange<boolean>({
    change: (read) => adminOrder('PATCH', address, { body: { read } }),
    failed: 'The message was not changed',
  });
  const topic = topicWords[message.topic];

  return (
    <Card as="li" tone={message.read ? 'plain' : 'sun'}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-[1.15rem]">{topic}</h3>
        <Badge kind={message.read ? 'plain' : 'deep'}>{message.read ? 'Read' : 'Unread'}</Badge>
      </div>
      <p className="mt-1 mb-3 text-soft">
        <When at={message.sentAt} />
      </p>
      {message.about && (
        <p className="mb-2">
          <b>About: </b>
          <a href={`/record-relief/${message.about.slice(0, 2)}#${message.about}`}>{message.about}</a>
        </p>
      )}
      <LongText text={message.message} />
      {message.source && (
        // No link: a stranger wrote it.
        <p className="mt-2 wrap-anywhere">
          <b>Says otherwise: </b>
          {message.source}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          variant="secondary"
          busy={mark.isPending}
          onClick={() => mark.mutate(!message.read)}
        >
          {message.read ? 'Mark as unread' : 'Mark as read'}
          <span className="sr-only">: {topic}</span>
        </Button>
        <ConfirmedChange
          label="Delete"
          about={topic}
          question="Are you sure you want to delete this message? This action cannot be undone."
          change={() => adminOrder('DELETE', address)}
          done="Message deleted"
          failed="The message was not deleted"
        />
      </div>
    </Card>
  );
}
