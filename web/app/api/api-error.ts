/** What the server said no with, or what went wrong on the way there. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly statusCode: number;
  readonly details: unknown;

  constructor(message: string, { code = 'UNKNOWN_ERROR', statusCode = 500, details }: ApiErrorParts = {}) {
    super(message);
    this.code = code;
    this.statusCode = statusCode;
    this.details = details;
  }
}

type ApiErrorParts = { code?: string; statusCode?: number; details?: unknown };

/** Reads the failure out of a response. The whole body is kept as the details. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  const inner = field(body, 'error');
  return new ApiError(text(inner, 'message') ?? text(body, 'message') ?? `HTTP ${response.status}`, {
    code: text(inner, 'code') ?? 'HTTP_ERROR',
    statusCode: response.status,
    details: body,
  });
}

/** Whatever was thrown, as one kind of error. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError(thrown instanceof Error ? thrown.message : String(thrown), { details: thrown });
}

/** The request never arrived, as opposed to being turned down. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.details instanceof TypeError;
}

async function bodyOf(response: Response): Promise<unknown> {
  const sent = await response.text();
  try {
    return JSON.parse(sent);
  } catch {
    return sent || response.statusText;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown, name: string): string | undefined {
  const found = field(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
