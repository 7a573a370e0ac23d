import type { ReactNode } from 'react';
import { Link } from 'react-router';

type OutlineProps = {
  heading: string;
  /** What the page is for, in a paragraph. */
  purpose: ReactNode;
  links: readonly { to: string; words: string }[];
  children?: ReactNode;
};

/** A short page: what it is about, and where to go from here. */
export function OutlineScreen({ heading, purpose, links, children }: OutlineProps) {
  return (
    <div className="page reading py-12">
      <h1>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{purpose}</p>
      {children}
      <h2 className="mt-10 text-xl">Where to go from here</h2>
      <ul className="mt-2 space-y-1">
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-9 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
