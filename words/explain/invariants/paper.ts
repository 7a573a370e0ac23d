import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { At, PaperKind } from '../explanation.ts';
import { lineAt } from '../rows.ts';

/** What is known of a paper when its readers are done. */
export type Paper = {
  readonly kind: PaperKind;
  readonly text: string;
  /** The day on which it is read. */
  readonly asOf: string;
  readonly state?: PlaceCode | undefined;
  readonly caseNumbers: readonly string[];
};

/** These tell of what was, and call nobody to court by themselves. */
export const records: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'docket',
  'criminal_history',
  'background_check',
]);

/** The label that leads to a place: what stands before it on its line, or the line above where nothing does. */
export function labelOf(text: string, at: At): string {
  const line = lineAt(text, at);
  const before = line.text.slice(0, at[0] - line.from);
  if (before.trim() !== '') return before.slice(-80);
  return (
    text
      .slice(Math.max(0, line.from - 120), line.from)
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.slice(-80) ?? ''
  );
}
