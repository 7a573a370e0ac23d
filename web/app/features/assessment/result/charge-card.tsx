import type { ReactNode } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { words } from '../wording.ts';
import { type ComposedCharge, type ComposedWay, noWayForThis } from './composed/compose.ts';
import { Forks } from './forks.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { type Correcting, Reasons } from './reasons.tsx';
import { ReliefDetails } from './relief-details.tsx';
import { WordMeanings } from './word-meanings.tsx';

/** One charge: the answer, what it turns on, why, and what else there is. */
export function ChargeCard({
  charge,
  single,
  helping,
  correct,
  children,
}: {
  charge: ComposedCharge;
  /** The page itself already says the answer. */
  single: boolean;
  helping: boolean;
  correct?: Correcting;
  children?: ReactNode;
}) {
  const { outcome, deciding, others, besides } = charge;
  const title = `charge-${charge.id}`;
  return (
    <Card as="section" aria-labelledby={title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="min-w-0 text-[1.5rem]">
          {charge.name}
        </h2>
        <OutcomeBadge outcome={outcome} label={charge.label} />
      </div>
      {!single && (
        <p className="text-lg">
          <strong>{words(charge.verdict, helping)}</strong> {words(charge.afterword, helping)}
        </p>
      )}
      <Forks forks={charge.forks} correct={correct} />
      <div>
        <h3 className="text-[1.2rem]">Why</h3>
        {deciding ? (
          <Deciding way={deciding} charge={charge} helping={helping} correct={correct} />
        ) : (
          <p>{noWayForThis}</p>
        )}
      </div>
      {children}
      {others.length > 0 && (
        <div>
          <h3 className="text-[1.2rem]">Other ways we looked at</h3>
          {others.map((way) => (
            <Accordion
              key={way.relief.id}
              summary={`${way.relief.name}: ${way.label.toLowerCase()}`}
              // Every way that is closed, for every charge, would fill a book.
              data-on-paper={way.relief.outcome === 'not_eligible' ? 'closed' : undefined}
            >
              <Reasons groups={way.groups} closed={way.relief.outcome === 'not_eligible'} correct={correct} />
              <ReliefDetails relief={way.relief} />
            </Accordion>
          ))}
        </div>
      )}
      {besides.length > 0 && (
        <div>
          <h3 className="text-[1.2rem]">What may help besides</h3>
          <p className="text-soft">These may not clear the record, but they can open doors.</p>
          {besides.map((way) => (
            <Besides key={way.relief.id} way={way} correct={correct} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Deciding({
  way: { relief, groups },
  charge,
  helping,
  correct,
}: {
  way: ComposedWay;
  charge: ComposedCharge;
  helping: boolean;
  correct: Correcting | undefined;
}) {
  return (
    <>
      <p className="text-soft">
        {relief.name}
        {relief.by && charge.outcome === 'automatic' && ` · by ${spokenDate(relief.by)}`}
      </p>
      <WordMeanings of={charge.meanings} helping={helping} className="mt-2" />
      <Reasons groups={groups} closed={relief.outcome === 'not_eligible'} correct={correct} />
      <Accordion summary="What it does and does not do">
        <ReliefDetails relief={relief} />
      </Accordion>
    </>
  );
}

function Besides({
  way: { relief, groups },
  correct,
}: {
  way: ComposedWay;
  correct: Correcting | undefined;
}) {
  return (
    <Accordion summary={relief.name}>
      <ReliefDetails relief={relief} />
      <Reasons groups={groups} closed={relief.outcome === 'not_eligible'} correct={correct} />
      <p>
        <strong>Cost:</strong> {relief.fee}
      </p>
      <ol className="list-decimal pl-5">
        {relief.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Accordion>
  );
}
