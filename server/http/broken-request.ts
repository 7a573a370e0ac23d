import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { envelope } from './failures.ts';

/** Answers bytes that are no HTTP request, headers that never end and requests that never arrive in full. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  if (socket.writable) {
    const { status, code, message } = kinds[error.code] ?? notHttp;
    const body = JSON.stringify(envelope({ code, message }));
    socket.write(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  // The error holds the raw bytes of the request, so it goes no further.
  socket.destroy();
}

const notHttp = {
  status: '400 Bad Request',
  code: 'malformed_request',
  message: 'This is not a valid HTTP request.',
};

const kinds: Readonly<Record<string, typeof notHttp>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request_timeout',
    message: 'The request took too long to arrive. Please send it again.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'headers_too_large',
    message: 'The headers of the request are too large.',
  },
};
