import type { At } from '@openslate/words/explain/explanation.ts';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

type ShowPlaceProps = {
  at: At | undefined;
  onShow: (at: At, button: HTMLElement) => void;
  children: ReactNode;
};

/** Something of the paper, which leads to its place in the text, if that is known. */
export function ShowPlace({ at, onShow, children }: ShowPlaceProps) {
  if (!at) return <p className="py-2">{children}</p>;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onShow(at, currentTarget)}
      className="on-paper flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left hover:bg-wash"
    >
      <span className="min-w-0">{children}</span>
      <span className="inline-flex shrink-0 items-center gap-1 text-[0.95rem] text-deep underline underline-offset-[0.18em] print:hidden">
        <Search aria-hidden className="size-4" />
        Show
        <span className="sr-only"> in the text</span>
      </span>
    </button>
  );
}
