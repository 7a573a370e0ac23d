import type { Result } from '@openslate/law/engine/result.ts';
import { Accordion } from '../../../ui/accordion.tsx';

/** What was taken for granted. The full assessment lets people put it right. */
export function Assumed({ result: { assumed } }: { result: Result }) {
  if (assumed.length === 0) return null;
  return (
    <Accordion summary="What we assumed">
      <ul className="list-disc pl-5">
        {assumed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>If one of these is not right, put it right in the full assessment.</p>
    </Accordion>
  );
}
