/** The lines of an answer, each as soon as it has come. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let open = '';
  for (;;) {
    const { done, value } = await reader.read();
    open += decoder.decode(value, { stream: !done });
    const lines = open.split('\n');
    open = lines.pop() ?? '';
    yield* lines.filter(Boolean);
    if (done) break;
  }
  if (open) yield open;
}
