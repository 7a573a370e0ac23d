import { ApiError } from './api-error.ts';

const second = 1000;

/** How often something that failed is tried again. A refusal stays one. */
export const changeRule = {
  retry: (failures: number, error: Error) => failures < 2 && !isRefusal(error),
  retryDelay: second,
};

/** Does what is safe to do twice, by that rule. Tells each try how many came before it. */
export async function repeating<T>(act: (tries: number) => Promise<T>, rule = changeRule): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act(tries);
    } catch (error) {
      // Whatever else is thrown is a mistake of ours or was called off.
      if (!(error instanceof ApiError) || !rule.retry(tries, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rule.retryDelay));
    }
  }
}

export function isRefusal(error: Error): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500;
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.statusCode : undefined;
}
