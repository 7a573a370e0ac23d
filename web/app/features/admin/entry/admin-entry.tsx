import type { ReactNode } from 'react';

/** A small screen on the way into the admin area. */
export function AdminEntry({
  heading,
  purpose,
  children,
}: {
  heading: string;
  purpose: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page reading py-12">
      <h1>{heading}</h1>
      <p className="mt-4 mb-8 text-lg text-soft">{purpose}</p>
      {children}
    </div>
  );
}
