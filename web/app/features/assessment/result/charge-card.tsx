import type { ChargeResult } from '@openslate/law/engine/result.ts';
import type { ReactNode } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { words } from '../wording.ts';
import { explainedFor } from './explained-words.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { afterword, outcomeLabels, verdict } from './outcome-words.ts';
import { Reasons } from './reasons.tsx';
import { ReliefDetails } from './relief-details.tsx';
import { WordMeanings } from './word-meanings.tsx';

/** One charge: the answer, the day, the best relief, why, and what else there is. */
export function ChargeCard({
  charge,
  name,
  placeName,
  single,
  explained = '',
  helping,
  children,
}: {
  charge: ChargeResult;
  name: string;
  placeName: string;
  /** The page itself already says the answer. */
  single: boolean;
  /** What the page says above: its words are explained there. */
  explained?: string;
  helping: boolean;
  children?: ReactNode;
}) {
  const [best, ...others] = charge.reliefs;
  const title = `charge-${charge.id}`;
  return (
    <Card as="section" aria-labelledby={title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="min-w-0 text-[1.5rem]">
          {name}
        </h2>
        <OutcomeBadge outcome={charge.outcome} />
      </div>
      {!single && (
        <p className="text-lg">
          <strong>{words(verdict(charge, placeName), helping)}</strong> {words(afterword(charge), helping)}
        </p>
      )}
      {best && (
        <div>
          <h3 className="text-[1.2rem]">Why</h3>
          <p className="text-soft">
            {best.name}
            {best.by && charge.outcome === 'automatic' && ` · by ${spokenDate(best.by)}`}
          </p>
          <WordMeanings of={explainedFor(charge, placeName, explained)} helping={helping} className="mt-2" />
          <Reasons reasons={best.reasons} closed={best.outcome === 'not_eligible'} />
          <Accordion summary="What it does and does not do">
            <ReliefDetails relief={best} withReasons={false} />
          </Accordion>
        </div>
      )}
      {children}
      {others.length > 0 && (
        <div>
          <h3 className="text-[1.2rem]">Other ways we looked at</h3>
          {others.map((relief) => (
            <Accordion
              key={relief.id}
              summary={`${relief.name}: ${outcomeLabels[relief.outcome].toLowerCase()}`}
              // Every way that is closed, for every charge, would fill a book.
              data-on-paper={relief.outcome === 'not_eligible' ? 'closed' : undefined}
            >
              <ReliefDetails relief={relief} />
            </Accordion>
          ))}
        </div>
      )}
      {charge.alternatives.length > 0 && (
        <div>
          <h3 className="text-[1.2rem]">What may help besides</h3>
          <p className="text-soft">These may not clear the record, but they can open doors.</p>
          {charge.alternatives.map((relief) => (
            <Accordion key={relief.id} summary={relief.name}>
              <ReliefDetails relief={relief} />
              <p>
                <strong>Cost:</strong> {relief.fee}
              </p>
              <ol className="list-decimal pl-5">
                {relief.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Accordion>
          ))}
        </div>
      )}
    </Card>
  );
}
