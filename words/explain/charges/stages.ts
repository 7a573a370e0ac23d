import type { Line } from './lines.ts';

const stage =
  /^(\s{0,20}(?:\d{1,2}\s{1,9})?)(charged|arraigned|convicted|indicted|amended|disposed)(?=\s{2,40}[A-Z])/i;

/** “CHARGED  TRESPASS”, and below it “CONVICTED  SECOND DEGREE TRESPASS”: one charge, as it went on. */
export function withoutStage(line: Line): { readonly line: Line; readonly isLater: boolean } {
  const [found, before = '', word = ''] = stage.exec(line.text) ?? [];
  if (found === undefined) return { line, isLater: false };
  const text = before + ' '.repeat(word.length) + line.text.slice(found.length);
  return { line: { ...line, text }, isLater: before.trim() === '' };
}
