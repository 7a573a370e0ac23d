import { daysOf } from './columns.ts';
import type { Layout } from './layout.ts';
import { soundsLikeOffense } from './offense-words.ts';
import { rowOf } from './row.ts';
import { severityIn } from './severity.ts';
import { statuteIn } from './statutes.ts';
import { gradedAs, type Told, toldOf } from './told.ts';

/** What stands behind a label of an offense. */
export function namedIn(value: string, layout: Layout): Told {
  const row = rowOf(value, layout);
  return toldOf(row, daysOf(row, undefined));
}

/** What stands behind a label of a section. */
export function sectionIn(value: string, layout: Layout): Told {
  const { severities, statutes, statuteAs = (written: string) => written } = layout;
  const found = statuteIn(value, statutes ?? []) ?? statuteIn(value);
  if (found) {
    const rest = value.slice(found.upTo);
    const offense =
      /^\s{2,}/.test(rest) && soundsLikeOffense(rest) ? namedIn(rest, layout).offense : undefined;
    return {
      ...gradedAs(severityIn(rest, severities)),
      ...(offense && { offense }),
      statute: statuteAs(found.written),
    };
  }
  const [plain] = /^[A-Z0-9][\w.:()/ -]{1,30}/.exec(value) ?? [];
  const statute = plain?.split(/\s{2,}/)[0]?.trim();
  return statute && /\d/.test(statute) ? { statute } : {};
}
