import type { FastifyInstance } from 'fastify';

/**
 * Clients name the kind of content whether or not they send any: deleting or logging out with nothing in the body
 * must not fail for that. Where a route asks for a body, an empty one is refused as before.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && !request.routeOptions.schema?.body) done(null, undefined);
    else parse(request, String(text), done);
  });
}
