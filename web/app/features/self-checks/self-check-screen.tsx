import type { ReactNode } from 'react';

/** A small page on which developers see that one part works in this browser. */
export function SelfCheckScreen({
  heading,
  purpose,
  children,
}: {
  heading: string;
  purpose: string;
  children: ReactNode;
}) {
  return (
    <div className="page reading py-12">
      <h1>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{purpose}</p>
      <noscript>
        <p className="mt-6 font-semibold">This check needs JavaScript, which is switched off.</p>
      </noscript>
      <div className="needs-script mt-8 min-h-svh space-y-4">{children}</div>
    </div>
  );
}
