import { useEffect, useState } from 'react';
import { silencePage, speakPage } from './spoken-page.ts';

type PagePart = { readonly heading: HTMLElement; readonly words: string };

/** For those who hear a page: its parts in a list at its beginning, and more words wherever there are few. */
export function ReaderAids() {
  const parts = useParts();
  if (parts.length === 0) return null;
  return (
    <nav aria-label="On this page" className="page py-3 print:hidden">
      <details>
        <summary className="min-h-11 content-center font-semibold">
          On this page: {parts.length} parts
        </summary>
        <ol className="list-decimal pb-2 pl-6">
          {parts.map(({ heading, words }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a page may have the same words.
            <li key={position}>
              <button
                type="button"
                className="min-h-9 text-left text-deep underline underline-offset-[0.18em]"
                onClick={() => goTo(heading)}
              >
                {words}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** As the page changes: what comes later is named too. */
function useParts(): readonly PagePart[] {
  const [parts, setParts] = useState<readonly PagePart[]>([]);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    let due = 0;
    const speak = () => {
      const found = speakPage(main).map((heading) => ({ heading, words: heading.innerText.trim() }));
      setParts((before) => (isSame(before, found) ? before : found));
    };
    const watcher = new MutationObserver(() => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(speak);
    });
    watcher.observe(main, { childList: true, characterData: true, subtree: true });
    speak();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(due);
      silencePage();
    };
  }, []);
  return parts;
}

function isSame(some: readonly PagePart[], others: readonly PagePart[]): boolean {
  return some.length === others.length && some.every(({ heading }, at) => heading === others[at]?.heading);
}
