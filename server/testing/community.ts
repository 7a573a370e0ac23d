import type { CreatedPost, NewPost } from '@openslate/contract/community.ts';
import type { App } from '../http/app.ts';

let written = 0;

/** A post that nobody could object to, and no two alike. */
export function somePost(over: Partial<NewPost> = {}): NewPost {
  written += 1;
  return {
    title: `Question ${written}`,
    content: `How long did sealing take you? I have waited ${written} weeks.`,
    category: 'general_support',
    state: 'CA',
    ...over,
  };
}

type Sending = { headers?: Record<string, string>; remoteAddress?: string };

export function sendPost(
  app: App,
  payload: object = somePost(),
  { headers = {}, remoteAddress }: Sending = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/community/posts',
    payload,
    headers,
    ...(remoteAddress && { remoteAddress }),
  });
}

export async function writtenPost(app: App, over: Partial<NewPost> = {}): Promise<CreatedPost> {
  const answer = await sendPost(app, somePost(over));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
