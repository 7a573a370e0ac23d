export type DetailKind =
  | 'phone'
  | 'email'
  | 'address'
  | 'social_security_number'
  | 'case_number'
  | 'name'
  | 'link_key';

export type Span = { start: number; end: number };

/**
 * Where a pattern matches: the group `it` if the pattern has one, else the whole match. Browsers we support know no
 * look-behind, so what must stand before a detail is matched and then left out by that group.
 */
export function spansOf(
  text: string,
  pattern: RegExp,
  isOne: (found: string, before: string, after: string) => boolean = () => true,
): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    const whole = match[0];
    const it = match.groups?.it ?? whole;
    const start = match.index + whole.lastIndexOf(it);
    const end = start + it.length;
    const before = text.slice(Math.max(0, start - 40), start);
    if (isOne(it, before, text.slice(end, end + 20))) spans.push({ start, end });
  }
  return spans;
}
