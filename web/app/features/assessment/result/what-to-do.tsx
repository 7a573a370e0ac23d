import type { Guide } from '@openslate/law/guide.ts';
import type { ChargeResult, Result } from '@openslate/law/result.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

type Todo = { readonly id: string; readonly text: string; readonly url?: string };

export type TodoGroup = { readonly title: string; readonly todos: readonly Todo[] };

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
        { id: `${relief.id}-fee`, text: `Cost: ${relief.fee}` },
      ],
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

export function WhatToDo({
  groups,
  done,
  onTick,
}: {
  groups: readonly TodoGroup[];
  done: readonly string[];
  /** Without it the list is only read. */
  onTick?: (id: string, isDone: boolean) => void;
}) {
  return (
    <Card as="section" tone="deep" aria-labelledby="what-to-do">
      <h2 id="what-to-do" tabIndex={-1} className="outline-none">
        What to do
      </h2>
      {groups.map((group) => (
        <div key={group.title} className="mt-4">
          <h3 className="text-[1.15rem]">{group.title}</h3>
          <ul className="mt-1">
            {group.todos.map((todo) => (
              <li key={todo.id} className="py-0.5">
                {onTick ? (
                  <Checkbox
                    label={todo.text}
                    checked={done.includes(todo.id)}
                    onChange={(event) => onTick(todo.id, event.target.checked)}
                  />
                ) : (
                  <p className="py-1.5">{todo.text}</p>
                )}
                {todo.url && (
                  <a href={todo.url} rel="noreferrer" className="ml-10 inline-block py-1 text-[0.95rem]">
                    {new URL(todo.url).hostname.replace(/^www\./, '')}
                    <span className="sr-only">{`, about: ${todo.text}`}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
