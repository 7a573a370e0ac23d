import { part } from '../../parts/part.ts';

/** The card that asks how it was. Few see it, at one of two places. */
export const satisfactionCard = part(() =>
  import('./satisfaction-card.tsx').then(({ SatisfactionCard }) => SatisfactionCard),
);
