import type { At } from '@openslate/words/explain/explanation.ts';
import type { FindingGroup } from './findings.ts';
import { ShowPlace } from './show-place.tsx';

type FoundListsProps = { groups: readonly FindingGroup[]; onShow: (at: At, button: HTMLElement) => void };

/** What the paper names: each leads to its place in the text. */
export function FoundLists({ groups, onShow }: FoundListsProps) {
  return groups.map(({ title, found }) => (
    <section key={title} className="mt-5">
      <h4 className="text-[1.1rem]">{title}</h4>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {found.map(({ id, label, value, at }) => (
          <li key={id}>
            <ShowPlace at={at} onShow={onShow}>
              <span className="font-[650]">{label}</span>
              {value !== '' && `: ${value}`}
            </ShowPlace>
          </li>
        ))}
      </ul>
    </section>
  ));
}
