import { useEffect } from 'react';
import { components } from './components.ts';

/** Every component in every state. */
export function Gallery({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return (
    <>
      <nav aria-labelledby="components-heading" className="mt-10">
        <h2 id="components-heading">Components</h2>
        <ul className="mt-3 gap-6 sm:columns-2 lg:columns-4">
          {components.map(({ title, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="inline-block py-1.5">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {components.map(({ title, purpose, states, anchor }) => (
        <section key={anchor} className="mt-12 border-t border-line pt-8">
          <h2 id={anchor}>{title}</h2>
          <p className="mt-2 max-w-prose text-soft">{purpose}</p>
          {states.map(({ name, render }) => (
            <div key={name} className="mt-7">
              <h3 className="mb-3 font-sans text-[0.95rem] font-[650] tracking-normal text-soft">
                {/* The same state of another component has the same name; said with the component it is one of a kind. */}
                <span className="sr-only">{`${title}: `}</span>
                {name}
              </h3>
              {render()}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
