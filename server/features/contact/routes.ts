import { PageQuery, ThingId } from '@openslate/contract/admin.ts';
import { ContactMessage, KeptMessage, KeptMessages, MessageChange } from '@openslate/contract/contact.ts';
import { contactMessageLength } from '@openslate/contract/contact-topics.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { contactAction } from '@openslate/contract/forum.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import type { App } from '../../http/app.ts';
import { positionAt } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import { plainLine, plainText } from '../../reduce/plain-text.ts';
import type { Once } from '../../sent-again/once.ts';
import type { AuditTrail } from '../admin/audit.ts';
import { type AdminGuard, adminOf } from '../admin/guard.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import type { ContactMessages } from './store.ts';

const perPage = 20;

type Parts = {
  guard: AdminGuard;
  once: Once;
  audit: AuditTrail;
  botCheck: Pick<BotCheck, 'check'>;
  /** Blanks out personal details. */
  mask: (text: string) => string;
};

export function contactRoutes(app: App, messages: ContactMessages, parts: Parts): void {
  const { guard, once, audit, botCheck, mask } = parts;

  app.post(
    '/api/contact',
    {
      ...once,
      // As strict as it has to be without a proof of work, which not every browser can give.
      config: atMost(5, 'hour'),
      schema: {
        summary: 'Sends the people who run the site a message, anonymously',
        description:
          'E-mail addresses, phone numbers and other personal details are blanked out on arrival. Whoever wants an ' +
          'answer writes to one of the addresses on the contact page. A message is kept for twelve months. Who found a ' +
          'mistake in the law may name the way or the rule by its id, and a page that says otherwise.',
        tags: ['contact'],
        headers: IdempotencyKey,
        body: ContactMessage,
        response: { 204: noContent, 409: Failure, ...writeFailures },
      },
    },
    async ({ body }, reply) => {
      const message = readable(mask(plainText(body.message)));
      await botCheck.check(body.recaptchaToken, contactAction);
      // Some addresses carry a name, a mail address or a key with them.
      const source = body.source && mask(plainLine(body.source));
      await messages.keep(body.topic, message, { about: body.about, source });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/messages',
    {
      ...guard,
      schema: {
        summary: 'Messages from visitors, the latest first',
        tags: ['contact', 'admin'],
        querystring: PageQuery,
        response: { 200: KeptMessages, 401: Failure, ...readFailures },
      },
    },
    async ({ query }) => messages.page(positionAt(query.cursor), query.limit ?? perPage),
  );

  app.patch(
    '/api/admin/messages/:id',
    {
      ...guard,
      schema: {
        summary: 'Marks a message as read or unread',
        tags: ['contact', 'admin'],
        params: ThingId,
        body: MessageChange,
        response: { 200: KeptMessage, 401: Failure, 404: Failure, ...writeFailures },
      },
    },
    async ({ params, body }) => {
      const message = await messages.mark(params.id, body.read);
      if (!message) throw unknown();
      return message;
    },
  );

  app.delete(
    '/api/admin/messages/:id',
    {
      ...guard,
      schema: {
        summary: 'Deletes a message',
        tags: ['contact', 'admin'],
        params: ThingId,
        response: { 204: noContent, 401: Failure, 404: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await messages.delete(id))) throw unknown();
      await audit.record(adminOf(request).username, 'message.delete', id);
      return reply.code(204).send();
    },
  );
}

function readable(message: string): string {
  const { least } = contactMessageLength;
  if (message.length >= least) return message;
  throw new Refusal(400, 'invalid_input', 'There is too little left once markup is taken out.', {
    message: `Use at least ${least} characters of plain text.`,
  });
}

function unknown(): Refusal {
  return new Refusal(404, 'message_unknown', 'There is no such message. It may have been deleted.');
}
