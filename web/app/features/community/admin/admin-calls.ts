import { Post } from '@openslate/contract/community.ts';
import { adminToken } from '../../../api/admin-token.ts';
import { ApiError } from '../../../api/api-error.ts';
import { change } from '../../../api/change.ts';
import { addressOfPost } from '../posts.ts';

/** The name is there because the call has always had it; the server signs the reply with whoever is logged in. */
const adminUsername = 'admin';

export async function addReply(id: string, adminReply: string): Promise<Post> {
  return Post.parse(await adminRequest('POST', replyTo(id), { adminReply, adminUsername }));
}

export async function editReply(id: string, adminReply: string): Promise<Post> {
  return Post.parse(await adminRequest('PUT', replyTo(id), { adminReply, adminUsername }));
}

export async function removeReply(id: string): Promise<void> {
  await adminRequest('DELETE', replyTo(id));
}

export async function deletePost(id: string): Promise<void> {
  await adminRequest('DELETE', addressOfPost(id));
}

const replyTo = (id: string) => `${addressOfPost(id)}/admin-reply`;

export const noTokenFound = 'No admin token found';

async function adminRequest(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<unknown> {
  if (adminToken() === null) throw new ApiError(noTokenFound, { code: 'no_admin_token', statusCode: 401 });
  return change(method, url, body === undefined ? {} : { body });
}
