import { endingIn } from './endings.ts';
import type { Field } from './fields.ts';
import type { Layout } from './layout.ts';
import type { Reading } from './reading.ts';
import { statuteIn } from './statutes.ts';

/** “THEFT     RESPONSIBLE AGENCY:”: the words right before a label are a part of it. */
export function withoutLabel(before: string): string {
  const gap = before.trimEnd().lastIndexOf('   ');
  return gap > 0 && before.slice(0, gap).trim() !== '' ? before.slice(0, gap) : before;
}

/** “COUNT 1   F/M: M   750.356   LARCENY”: the row goes on behind a label that has but one box. */
export function restOfRow({ role, value }: Field): string {
  const gap = role === 'level' || role === 'grade' ? value.search(/\s{2}/) : -1;
  const rest = gap === -1 ? '' : value.slice(gap);
  return statuteIn(rest) ? rest : '';
}

/** A section behind the labels is that of the charge they told of. */
export function takeSection({ draft, layout }: Reading, rest: string): void {
  const found = statuteIn(rest, layout.statutes ?? []) ?? statuteIn(rest);
  if (draft && found && !draft.statute) draft.statute = (layout.statuteAs ?? String)(found.written);
}

/** “Dismissed” on a line of its own. */
export function isEndAlone(text: string, { endings }: Layout): boolean {
  const ending = endingIn(text, endings);
  return ending !== undefined && ending.ending !== 'moved' && text.slice(0, ending.from).trim() === '';
}
