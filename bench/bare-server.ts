import { fastify } from 'fastify';
import type { App } from '../server/http/app.ts';

/** A Fastify server with one route, no hook and no log, that answers with the bytes our server gave for the same. */
export async function bareServer(app: App, path: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: path, headers });
  const status = answer.statusCode;
  const type = answer.headers['content-type'];
  // As somebody would write it: text as a string, what is compressed as it is.
  const body = answer.headers['content-encoding'] ? answer.rawPayload : answer.body;
  const bare = fastify();
  bare.get(path.split('?', 1)[0] ?? path, (_request, reply) => {
    reply.code(status);
    if (type) reply.type(String(type));
    return reply.send(body);
  });
  return {
    status,
    bytes: answer.rawPayload.length,
    address: await bare.listen({ host: '127.0.0.1', port: 0 }),
    close: () => bare.close(),
  };
}
