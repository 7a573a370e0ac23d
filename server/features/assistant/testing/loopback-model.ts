import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What the model was sent, as it would read it. */
export type Sent = {
  readonly body: string;
  readonly authorization: string | undefined;
  readonly instructions: string;
  readonly prompt: string;
  readonly question: string;
  /** In their order: the first is number 1. */
  readonly passages: readonly string[];
};

export type Says =
  | { readonly pieces: readonly string[]; readonly finish?: 'stop' | 'length' }
  /** The connection breaks after these. */
  | { readonly pieces: readonly string[]; readonly breaksOff: true }
  /** Nothing comes after these, and the connection stays. */
  | { readonly pieces: readonly string[]; readonly falls: 'silent' }
  | { readonly status: number; readonly message: string; readonly location?: string };

/** Stopped when the test is over. */
export async function loopbackModel(says: (sent: Sent) => Says) {
  const { stop, ...model } = await startModel(says);
  onTestFinished(stop);
  return model;
}

/** A real server that speaks the streaming chat-completions protocol, and says what a test wants. */
export async function startModel(says: (sent: Sent) => Says) {
  const asked: Sent[] = [];
  const server = createServer(async (request, response) => {
    const sent = await read(request);
    asked.push(sent);
    answer(response, says(sent));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const env = {
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_API_KEY: 'sk-never-shown-to-anybody',
    AI_MODEL: 'loopback-1',
  };
  return { asked, env, host: `127.0.0.1:${port}`, stop };
}

/** A text in pieces as small as models send them, so that sentences and citations are cut anywhere. */
export function inPieces(text: string): readonly string[] {
  return text.match(/[\s\S]{1,7}/g) ?? [];
}

async function read(request: IncomingMessage): Promise<Sent> {
  const body = await text(request);
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const said = (role: string) => textOf(messages.find((message) => message.role === role)?.content);
  const prompt = said('user');
  return {
    body,
    authorization: request.headers.authorization,
    instructions: said('system'),
    prompt,
    question: JSON.parse(/^Question: (.*)$/m.exec(prompt)?.[1] ?? '""') as string,
    passages: [...prompt.matchAll(/^\[\d+\] (?:\([^)]+\) )?(.*)$/gm)].map(([, words = '']) => words),
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => String(part.text)).join('') : '';
}

function answer(response: ServerResponse, says: Says): void {
  if ('status' in says) {
    const headers = { 'content-type': 'application/json', ...(says.location && { location: says.location }) };
    response.writeHead(says.status, headers).end(JSON.stringify({ error: { message: says.message } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'loopback-1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' });
  for (const content of says.pieces) send({ content });
  if ('falls' in says) return;
  if ('breaksOff' in says) {
    setImmediate(() => response.destroy());
    return;
  }
  send({}, says.finish ?? 'stop');
  response.end('data: [DONE]\n\n');
}
