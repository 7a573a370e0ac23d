import type { LogStream } from './log.ts';

const longestMs = 100;
const mostCharacters = 64 * 1024;

/**
 * Gathers what is logged for a tenth of a second and writes it at once: on a busy server a write for each line costs
 * more than making the line does. What the process says last is still written, unless it is killed.
 */
export function gatheredLines(out: { write(text: string): unknown }): LogStream {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') out.write(lines);
    lines = '';
  }
  process.on('exit', flush);
  return {
    write(line) {
      lines += line;
      if (lines.length >= mostCharacters) flush();
      else timer ??= setTimeout(flush, longestMs).unref();
    },
  };
}
