/**
 * Weak, because the plain and the compressed forms of a file share it: they say the same in different bytes.
 */
export function weakEtag(etag: string): string {
  return `W/"${opaque(etag)}"`;
}

/** Whether the browser holds this version already, by its If-None-Match header. */
export function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === weakEtag(etag) || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((held) => opaque(held.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '').replaceAll('"', '');
}
