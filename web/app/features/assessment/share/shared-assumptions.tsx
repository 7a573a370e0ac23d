import type { Result } from '@openslate/law/engine/result.ts';
import { Card } from '../../../ui/card.tsx';

/** What was taken for granted, to be read. Only the owner can correct it. */
export function SharedAssumptions({ result }: { result: Result }) {
  if (result.assumed.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="assumed">
      <h2 id="assumed" className="text-[1.4rem]">
        What was assumed
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {result.assumed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
