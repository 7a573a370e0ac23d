import { Readable } from 'node:stream';
import { AnswerLine, ConnectedModel, QuestionForModel } from '@openslate/contract/assistant.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import { answering } from './answering.ts';
import { Model } from './model.ts';
import { Turns } from './turns.ts';

/** Each may take as long as the operator allows a model, and holds a connection to it. */
const mostAtOnce = 8;

const lines = 'application/x-ndjson';

type Parts = { ai: Config['ai']; now: () => Date };

/** Only for people who chose to have their question answered by the model that the operator connected. */
export function assistantRoutes(app: App, { ai, now }: Parts): void {
  const model = ai && new Model(ai);
  const turns = new Turns(mostAtOnce);

  app.get(
    '/api/assistant',
    {
      schema: {
        summary: 'Which language model a question could be sent to, if any',
        description: 'The site answers on the device. It sends a question only where somebody chooses so.',
        tags: ['assistant'],
        response: { 200: ConnectedModel, ...readFailures },
      },
    },
    async () => ({ model: model ? { host: model.host, name: model.name } : null }),
  );

  app.post(
    '/api/assistant',
    {
      config: atMost(30, 'hour'),
      bodyLimit: 16 * 1024,
      schema: {
        summary: 'Answers a question in the words of a language model, as far as our own words bear it out',
        description:
          'The question and those before it go to the model that `GET /api/assistant` names, without phone numbers, ' +
          'addresses, names and the like; they are neither kept nor logged. A line of JSON for each sentence, as soon as ' +
          'it is checked against our law, guide and glossary. The last line says whether the sentences hold, or which ' +
          'answer stands in their place.',
        tags: ['assistant'],
        body: QuestionForModel,
        response: {
          200: { description: 'Lines of JSON', content: { [lines]: { schema: AnswerLine } } },
          404: Failure,
          ...writeFailures,
        },
      },
    },
    async ({ body, id, log }, reply) => {
      if (!model) throw notConnected();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const answer = answering(body, {
        model,
        turns,
        now,
        gone: gone.signal,
        onTrouble: (trouble) => log.warn({ requestId: id, ...trouble }, 'the model was of no use'),
      });
      return (
        reply
          .type(lines)
          // Some proxies would hold the sentences back until the last has come.
          .header('x-accel-buffering', 'no')
          // The types of a reply know no streams.
          .send(Readable.from(written(answer)) as unknown as AnswerLine)
      );
    },
  );
}

async function* written(answer: AsyncIterable<AnswerLine>): AsyncGenerator<string> {
  for await (const line of answer) yield `${JSON.stringify(line)}\n`;
}

function notConnected(): Refusal {
  return new Refusal(
    404,
    'no_model',
    'No language model is connected here. The assistant on the site answers on your own device.',
  );
}
