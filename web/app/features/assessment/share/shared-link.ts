import { CreatedAssessment, deleteKeyHeader, KeptAssessment } from '@openslate/contract/shared-assessment.ts';
import type { FirstPayload, SharedPayload } from '@openslate/contract/shared-payload.ts';
import { ApiError, isUnreachable } from '../../../api/api-error.ts';
import { change } from '../../../api/change.ts';
import { newKey } from '../../../api/new-thing.ts';
import { request } from '../../../api/request.ts';
import { canSeal, isKey, seal, unseal } from './sealing.ts';

const address = '/api/assessments';

export type NewLink = CreatedAssessment & {
  /** The whole link, with the key that the server never sees. */
  readonly href: string;
};

/** Seals the payload, leaves it with the server and makes the link that opens it. */
export async function makeLink(payload: SharedPayload): Promise<NewLink> {
  const { sealed, key } = await seal(payload);
  const created = CreatedAssessment.parse(await change('POST', address, { body: sealed, key: newKey() }));
  return { ...created, href: `${location.origin}/shared-assessment/${created.id}#${key}` };
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
