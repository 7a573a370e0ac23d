import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Draws one page at build time. It waits for every lazy part and never splits the page into late chunks: a late
 * chunk is moved into place by a script, and the page must be whole without scripts.
 */
export default function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The empty page would be drawn as if it stood at `/`. It becomes an admin page, with what stands around those.
  if (context.isSpaMode) context.staticHandlerContext.location.pathname = '/admin';
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('Content-Type', 'text/html');
        const body = new PassThrough();
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
