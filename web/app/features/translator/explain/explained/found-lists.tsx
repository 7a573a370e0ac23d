import type { At } from '@openslate/words/explain/explanation.ts';
import { Search } from 'lucide-react';
import type { Finding, FindingGroup } from './findings.ts';

type FoundListsProps = { groups: readonly FindingGroup[]; onShow: (at: At, button: HTMLElement) => void };

/** What the paper names: each leads to its place in the text. */
export function FoundLists({ groups, onShow }: FoundListsProps) {
  return groups.map(({ title, found }) => (
    <section key={title} className="mt-5">
      <h4 className="text-[1.1rem]">{title}</h4>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {found.map((finding) => (
          <li key={finding.id}>
            <Found finding={finding} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Found({ finding, onShow }: { finding: Finding } & Pick<FoundListsProps, 'onShow'>) {
  const { label, value, at } = finding;
  const words = (
    <span className="min-w-0">
      <span className="font-[650]">{label}</span>
      {value !== '' && `: ${value}`}
    </span>
  );
  if (!at) return <span className="flex min-h-11 items-center py-2">{words}</span>;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onShow(at, currentTarget)}
      className="on-paper group flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left hover:bg-wash"
    >
      {words}
      <span className="inline-flex shrink-0 items-center gap-1 text-[0.95rem] text-deep underline underline-offset-[0.18em] print:hidden">
        <Search aria-hidden className="size-4" />
        Show
        <span className="sr-only"> in the text</span>
      </span>
    </button>
  );
}
