import type { ReactNode } from 'react';
import { useSeenParts } from '../use-seen.ts';
import { ChargeCard } from './charge-card.tsx';
import type { ComposedCharge } from './composed/compose.ts';
import type { Correcting } from './reasons.tsx';

/** Each charge by itself. A card is as long as a page of paper: one is drawn once the one before it can be seen. */
export function ChargeCards({
  charges,
  helping,
  correct,
  aboutCharge,
}: {
  charges: readonly ComposedCharge[];
  helping: boolean;
  correct?: Correcting | undefined;
  aboutCharge?: ((id: string) => ReactNode) | undefined;
}) {
  const seen = useSeenParts(charges.length);
  return charges.slice(0, Math.max(few, seen)).map((charge) => (
    <ChargeCard
      key={charge.id}
      charge={charge}
      single={charges.length === 1}
      helping={helping}
      {...(correct && { correct })}
    >
      {aboutCharge?.(charge.id)}
    </ChargeCard>
  ));
}

/** So many are drawn at once, as most records have no more. */
const few = 3;
