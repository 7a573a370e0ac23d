import { useEffect, useState } from 'react';
import { whenUsed } from '../../parts/when-used.ts';
import { mayAsk } from './asked-before.ts';
import type { SatisfactionCard } from './satisfaction-card.tsx';
import { satisfactionCard } from './satisfaction-part.ts';

/** Stands below a result, and asks about it once. Nothing of it is loaded where it will not be shown. */
export function ResultFeedback() {
  const [Card, setCard] = useState<typeof SatisfactionCard>();

  useEffect(() => {
    // It takes the visit only once it was in sight: who leaves before is asked why.
    if (!mayAsk('satisfaction')) return;
    return whenUsed(() => {
      // Who has lost the network has other worries than our questions.
      satisfactionCard.load().then(
        (loaded) => setCard(() => loaded),
        () => {},
      );
    });
  }, []);

  return Card && <Card trigger="result" withResult onClose={() => setCard(undefined)} />;
}
