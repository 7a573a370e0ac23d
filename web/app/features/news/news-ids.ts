/** What the items are called, if that can be read: enough to say how many are new. */
export function newsIds(answer: unknown): readonly string[] | undefined {
  const data = (answer as { data?: unknown } | null | undefined)?.data;
  if (!Array.isArray(data)) return undefined;
  return data.flatMap((item: { id?: unknown } | null) => (typeof item?.id === 'string' ? [item.id] : []));
}
