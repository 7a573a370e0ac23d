/** Hands a file to the browser to keep. Nothing is sent. */
export function saveFile(name: string, type: string, content: string | Uint8Array): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
