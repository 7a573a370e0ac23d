import {
  CreatedAssessment,
  deleteKeyHeader,
  KeptAssessment,
  sharedIdSource,
} from '@openslate/contract/shared-assessment.ts';
import type { FirstPayload, SharedPayload } from '@openslate/contract/shared-payload.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { ApiError, isUnreachable } from '../../../api/api-error.ts';
import { change } from '../../../api/change.ts';
import { newKey } from '../../../api/new-thing.ts';
import { request } from '../../../api/request.ts';
import { sendOrWait } from '../../sync-queue/wait.ts';
import { toBase64url } from './base64url.ts';
import { canSeal, isKey, seal, unseal } from './sealing.ts';

const address = '/api/assessments';

export type NewLink = {
  /** The whole link, with the key that the server never sees. */
  readonly href: string;
  /** What the server answered; or the number under which the sealed result waits on this device. */
  readonly created: CreatedAssessment | { readonly waitsAs: string };
};

/** Seals the payload, leaves it with the server and makes the link that opens it. Without a network, it is left there later. */
export async function makeLink(payload: SharedPayload, place: PlaceCode): Promise<NewLink> {
  const { sealed, key } = await seal(payload);
  const id = newKey();
  const href = `${location.origin}/shared-assessment/${await sharedIdOf(id)}#${key}`;
  const sent = await sendOrWait({ id, type: 'assessment', data: sealed, place }, () =>
    change('POST', address, { body: sealed, key: id }),
  );
  return { href, created: sent === 'waits' ? { waitsAs: id } : CreatedAssessment.parse(sent.answer) };
}

/** The server makes the same one of the same number. */
async function sharedIdOf(idempotencyKey: string): Promise<string> {
  const source = new TextEncoder().encode(sharedIdSource(idempotencyKey));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', source)).subarray(0, 16));
}

/** Takes a shared result back. One that is gone already is as good as deleted. */
export async function deleteLink({ id, deleteKey }: { id: string; deleteKey: string }): Promise<void> {
  try {
    await change('DELETE', `${address}/${id}`, { headers: { [deleteKeyHeader]: deleteKey } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
  }
}

export type Opened = {
  readonly kind: 'opened';
  readonly payload: SharedPayload | FirstPayload;
  readonly expiresAt: string;
};

export type Trouble =
  | 'no_encryption'
  | 'missing_key'
  | 'broken_key'
  | 'damaged'
  | 'unknown_version'
  | 'expired'
  | 'gone'
  | 'no_connection'
  | 'no_answer';

/** Fetches what a link shows and opens it here. The key goes nowhere. */
export async function openLink(id: string, key: string): Promise<Opened | { readonly kind: Trouble }> {
  if (key === '') return { kind: 'missing_key' };
  if (!isKey(key)) return { kind: 'broken_key' };
  if (!canSeal()) return { kind: 'no_encryption' };
  try {
    const { expiresAt, ...sealed } = KeptAssessment.parse(
      await request('GET', `${address}/${encodeURIComponent(id)}`),
    );
    const unsealed = await unseal(sealed, key);
    return unsealed.kind === 'payload' ? { kind: 'opened', payload: unsealed.payload, expiresAt } : unsealed;
  } catch (error) {
    return { kind: troubleIn(error) };
  }
}

function troubleIn(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'no_answer';
  if (error.statusCode === 410) return 'expired';
  if (error.statusCode === 404) return 'gone';
  return isUnreachable(error) ? 'no_connection' : 'no_answer';
}
