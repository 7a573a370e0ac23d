/** Those whose ID contains what was typed; case, spaces and dashes do not matter when somebody reads one out. */
export function reportsMatching<T extends { errorId: string }>(reports: readonly T[], typed: string): T[] {
  const wanted = plain(typed);
  return reports.filter(({ errorId }) => plain(errorId).includes(wanted));
}

function plain(id: string): string {
  return id.toUpperCase().replaceAll(/[\s-]/g, '');
}
