import type { At, FoundSaying } from '@openslate/words/explain/explanation.ts';
import { ShowPlace } from './show-place.tsx';

type PlainSayingsProps = {
  sayings: readonly FoundSaying[];
  onShow: (at: At, button: HTMLElement) => void;
};

/** Sentences that courts have written the same way for centuries, beside what they say. */
export function PlainSayings({ sayings, onShow }: PlainSayingsProps) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {sayings.map(({ plain, text, at }) => (
        <li key={plain}>
          <ShowPlace at={at} onShow={onShow}>
            <span className="block font-[650]">{plain}</span>
            <q className="mt-0.5 block text-[0.95rem] text-soft">{text.replaceAll(/\s+/g, ' ')}</q>
          </ShowPlace>
        </li>
      ))}
    </ul>
  );
}
