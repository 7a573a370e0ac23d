/** The letter that was pressed together with Alt alone, in small. */
export function letterWithAlt(event: KeyboardEvent): string | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || repeat) return undefined;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // On a Mac, Alt makes another letter, which somebody who is writing wants.
  return isWriting(event.target) ? undefined : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}
