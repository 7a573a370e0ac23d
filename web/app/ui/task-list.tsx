import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Badge, type BadgeProps } from './badge.tsx';
import { classes } from './classes.ts';

type Task = {
  id: string;
  title: ReactNode;
  hint?: ReactNode;
  /** Where it is done; without it the task cannot be started yet. */
  to?: string;
  status: { words: string; kind?: BadgeProps['kind']; icon?: BadgeProps['icon'] };
};

export type TaskListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  tasks: readonly Task[];
};

/** What there is to do, and how far each thing is. The whole row can be pressed. */
export function TaskList({ tasks, className, ...rest }: TaskListProps) {
  return (
    <ul className={classes('border-t border-line', className)} {...rest}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </ul>
  );
}

function TaskRow({ task }: { task: Task }) {
  const { kind, icon, words } = task.status;
  const id = useId();
  const statusId = `${id}-status`;
  const hintId = `${id}-hint`;
  return (
    <li
      className={classes(
        'relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-1 py-3',
        task.to !== undefined && 'hover:bg-wash',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        {task.to === undefined ? (
          <span>{task.title}</span>
        ) : (
          <Link
            to={task.to}
            aria-describedby={classes(statusId, task.hint ? hintId : undefined)}
            className="inline-block py-0.5 after:absolute after:inset-0"
          >
            {task.title}
          </Link>
        )}
        {task.hint && (
          <div id={hintId} className="text-[0.95rem] text-soft">
            {task.hint}
          </div>
        )}
      </div>
      <Badge id={statusId} {...(kind && { kind })} {...(icon && { icon })}>
        {words}
      </Badge>
    </li>
  );
}
