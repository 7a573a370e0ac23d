import type { At } from '@openslate/words/explain/explanation.ts';
import type { LineInPicture } from '../photo/joined-pages.ts';
import { LineInPhoto } from './line-in-photo.tsx';

/** A paper as it was read: its text, and the lines of its pictures where it came as such. */
export type PaperRead = { readonly text: string; readonly lines?: readonly LineInPicture[] };

/** The line of the paper that something was read from, with what stands above and below it. */
export function LineOnPaper({ paper, at }: { paper: PaperRead; at: At }) {
  const read = paper.lines?.filter((line) => line.at[0] < at[1] && at[0] < line.at[1]) ?? [];
  const [first, ...others] = read;
  if (first) return <LineInPhoto lines={[first, ...others]} text={paper.text.slice(...at)} />;
  const [before, line, after] = around(paper.text, at);
  return (
    <p className="rounded-field border border-line bg-wash px-3 py-2 font-mono text-[0.9rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
      <span className="block text-soft">{before}</span>
      <mark className="block bg-sun-wash text-sun-ink contrast-more:underline">{line}</mark>
      <span className="block text-soft">{after}</span>
    </p>
  );
}

function around(text: string, [from, upTo]: At): readonly [string, string, string] {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', upTo);
  const before = text.slice(0, Math.max(0, start - 1));
  const after = end < 0 ? '' : text.slice(end + 1);
  return [
    narrow(before.slice(before.lastIndexOf('\n') + 1)),
    narrow(text.slice(start, end < 0 ? undefined : end)),
    narrow(after.split('\n', 1)[0] ?? ''),
  ];
}

/** Columns apart, but no wider than a phone needs to tell them from words. */
function narrow(line: string): string {
  return line.trim().replaceAll(/[ \t]{3,}/g, '   ');
}
