import { components } from './components.ts';
import { PageCheck } from './page-check.tsx';

/** Every component of the site in every state, for people who check whether it can be used by everyone. */
export function AccessibilityTestScreen() {
  return (
    <div className="page py-10">
      <h1>Accessibility test</h1>
      <p className="mt-3 max-w-prose text-[1.1rem] text-soft">
        This page shows every part the site is built from, in every state it can be in: empty, filled, wrong,
        switched off and with more text than usual. Use it to try the site with your screen reader, your
        keyboard, large text or your own colors, and tell us what does not work.
      </p>
      <PageCheck />
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
    </div>
  );
}
