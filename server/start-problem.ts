/** Something the operator has to put right before the server can start. Its message says what, in plain words. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The system's short name for a failure (`ENOENT`, `EADDRINUSE`, PostgreSQL's `28P01`), where it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
