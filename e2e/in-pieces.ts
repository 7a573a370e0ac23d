import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

const pieceOfPage = 2000;
const betweenPieces = 15;

/** The same site over a road on which pages come a few lines at a time, so that a browser could draw half of one. */
export function inPieces(site: string): () => string {
  const road = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['content-type', 'content-security-policy', 'location']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      for (let sent = 0; sent < body.length; sent += pieceOfPage) {
        response.write(body.subarray(sent, sent + pieceOfPage));
        await pause(betweenPieces);
      }
    else response.write(body);
    response.end();
  });
  beforeAll(() => once(road.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => road.close());
  return () => `http://127.0.0.1:${(road.address() as AddressInfo).port}`;
}
