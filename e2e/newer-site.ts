import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a proxy that can hand out the worker of a newer build, as a server does after an update. */
export async function behindProxy(
  site: string,
): Promise<{ site: string; update: () => void; stop: () => void }> {
  let isNewer = false;
  const server: Server = createServer(async ({ url = '/', method = 'GET', headers }, reply) => {
    const { host, connection, ...sent } = headers;
    const answer = await fetch(site + url, {
      method,
      headers: sent as Record<string, string>,
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers)
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name))
        reply.setHeader(name, value);
    if (url === '/sw.js') reply.removeHeader('etag');
    reply.statusCode = answer.status;
    reply.end(isNewer && url === '/sw.js' ? `${body}\n// A newer build.` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site: `http://127.0.0.1:${port}`,
    update: () => {
      isNewer = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
