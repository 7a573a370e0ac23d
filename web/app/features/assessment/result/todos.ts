import type { Guide } from '@openslate/law/guide.ts';
import type { ChargeResult, Result } from '@openslate/law/result.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

type Todo = { readonly id: string; readonly text: string; readonly url?: string };

export type TodoGroup = {
  readonly title: string;
  readonly todos: readonly Todo[];
  /** Nothing to be done, only to be known. */
  readonly cost?: string;
};

/** What to do, as things that can be ticked off: first for everyone, then for each relief that is open or will be. */
export function todosFor(result: Result, guide: Guide): TodoGroup[] {
  const groups: TodoGroup[] = [
    {
      title: 'First: get your own record',
      todos: guide.ownRecord.map(({ text, source }, index) => ({
        id: `own-record-${index}`,
        text,
        url: source,
      })),
    },
  ];
  const seen = new Set<string>();
  for (const { relief, charge } of waysToTake(result)) {
    if (seen.has(relief.id)) continue;
    seen.add(relief.id);
    const day = charge.outcome === 'not_yet' ? (charge.on ?? charge.between?.[1]) : undefined;
    groups.push({
      title: relief.name,
      todos: [
        ...(day ? [{ id: `${relief.id}-wait`, text: `Put ${spokenDate(day)} in your calendar.` }] : []),
        ...relief.reasons.flatMap(({ met, fix }) =>
          met === true || !fix ? [] : [{ id: `${relief.id}-${fix}`, text: fix }],
        ),
        ...relief.steps.map((text) => ({ id: `${relief.id}-${text}`, text })),
        ...relief.forms.map(({ name, url }) => ({ id: `${relief.id}-${url}`, text: `Form: ${name}`, url })),
      ],
      cost: relief.fee,
    });
  }
  return groups;
}

/** The best way for each charge that is open now or later. */
function waysToTake({ charges }: Result) {
  return charges.flatMap((charge: ChargeResult) => {
    const [relief] = charge.reliefs;
    return relief && charge.outcome !== 'not_eligible' ? [{ relief, charge }] : [];
  });
}
