/** A file of ours, with word of how much of it has come. */
export async function downloaded(
  address: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const size = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  if (!reader || !(size > 0)) return new Uint8Array(await response.arrayBuffer());
  const pieces: Uint8Array[] = [];
  let come = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    come += next.value.length;
    onProgress(Math.min(100, Math.round((come / size) * 100)));
  }
  return joined(pieces, come);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
