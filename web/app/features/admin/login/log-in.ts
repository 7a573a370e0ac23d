import { AdminToken } from '@openslate/contract/admin.ts';
import { adminDevice } from '../../../api/admin-device.ts';
import { asApiError, isUnreachable } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { problemIn } from '../calls/problem.ts';
import { loginTexts } from './login-texts.ts';

export type Credentials = { username: string; password: string; totp?: string };

export type LoginOutcome =
  | { readonly kind: 'done'; readonly token: string }
  /** The password is right; a code from the authenticator app is needed as well, or another one than was sent. */
  | { readonly kind: 'codeNeeded'; readonly problem: string | undefined }
  /** Others failed with this name, so it has to wait, unless this browser shows that it took some trouble. */
  | { readonly kind: 'proofNeeded'; readonly message: string }
  /** The site has no administrator yet. */
  | { readonly kind: 'setupNeeded' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export async function logIn(credentials: Credentials, proof: string | undefined): Promise<LoginOutcome> {
  try {
    const device = adminDevice.read();
    const body = {
      ...credentials,
      ...(proof !== undefined && { recaptchaToken: proof }),
      ...(device !== null && { deviceToken: device }),
    };
    const { token, deviceToken } = AdminToken.parse(await request('POST', '/api/admin/login', { body }));
    if (deviceToken !== undefined) adminDevice.write(deviceToken);
    return { kind: 'done', token };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): LoginOutcome {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  const { code, message } = asApiError(error);
  switch (code) {
    case 'second_factor_required':
      return { kind: 'codeNeeded', problem: problemIn(error).fields.totp };
    case 'proof_needed':
      return { kind: 'proofNeeded', message };
    case 'setup_required':
      return { kind: 'setupNeeded' };
    // The server gave no reason in words.
    case 'HTTP_ERROR':
    case 'UNKNOWN_ERROR':
      return { kind: 'refused', message: loginTexts.refused.description };
    default:
      return { kind: 'refused', message };
  }
}
