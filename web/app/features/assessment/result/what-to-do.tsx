import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { TodoGroup } from './todos.ts';

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
                  <p className="pl-10 text-[0.95rem]">
                    <a href={todo.url} rel="noreferrer" className="inline-block max-w-full py-1">
                      {new URL(todo.url).hostname.replace(/^www\./, '')}
                      <span className="sr-only">{`, about: ${todo.text}`}</span>
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ul>
          {group.cost && (
            <p className="mt-1.5">
              <strong>Cost:</strong> {group.cost}
            </p>
          )}
        </div>
      ))}
    </Card>
  );
}
