import type { Right } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { ReactNode } from 'react';

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 [&>*+*]:mt-3">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Steps({ of }: { of: readonly string[] }) {
  return (
    <ol className="list-decimal space-y-2 pl-6">
      {of.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** A sentence of law with its section. */
export function Cited({ text, cite: { label, url } }: Right) {
  return (
    <p>
      {text}{' '}
      <a href={url} rel="noreferrer" className="text-[0.92rem]">
        {label}
      </a>
    </p>
  );
}
