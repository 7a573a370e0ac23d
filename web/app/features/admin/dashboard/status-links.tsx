import { Link, useSearchParams } from 'react-router';
import { classes } from '../../../ui/classes.ts';

type StatusLinksProps = {
  /** What is chosen between, and the word for it in the address. */
  label: string;
  name: string;
  current: string;
  choices: readonly { value: string; label: string }[];
};

/** Parts of a list, each at an address of its own. What else the address says stays. */
export function StatusLinks({ label, name, current, choices }: StatusLinksProps) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <Link
              to={{ search: `?${changed(query, name, choice.value)}` }}
              aria-current={choice.value === current ? 'true' : undefined}
              preventScrollReset
              className={classes(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-[650] no-underline hover:underline',
                choice.value === current
                  ? 'border-deep bg-deep-wash text-deep'
                  : 'border-line bg-card text-ink contrast-more:border-edge',
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function changed(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return next;
}
