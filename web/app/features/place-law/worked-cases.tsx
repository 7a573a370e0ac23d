import { Accordion } from '../../ui/accordion.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { OutcomeBadge } from '../assessment/result/outcome-badge.tsx';
import { Facts } from './facts.tsx';
import type { ShownCase, ShownCharge } from './place-law.ts';

/** Invented lives, what follows for each, and why. */
export function WorkedCases({ cases }: { cases: readonly ShownCase[] }) {
  return (
    <div className="mt-4 border-b border-line">
      {cases.map(({ title, asOf, person, charges, why, source, mayOpen }) => (
        <Accordion key={title} summary={title}>
          <p className="text-soft">Asked on {spokenDate(asOf)}.</p>
          <Facts of={person} />
          {charges.map((charge, index) => (
            // A case never changes while the page is open.
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no other name.
            <Charge key={index} charge={charge} {...(charges.length > 1 && { number: index + 1 })} />
          ))}
          <p>
            <b>Why: </b>
            {why}
          </p>
          <p className="text-[0.92rem]">
            {mayOpen ? (
              <a href={source} rel="noreferrer">
                {readAt(source)}
              </a>
            ) : (
              readAt(source)
            )}
          </p>
        </Accordion>
      ))}
    </div>
  );
}

function readAt(page: string): string {
  return `Read at ${new URL(page).hostname.replace(/^www\./, '')}`;
}

function Charge({ charge, number }: { charge: ShownCharge; number?: number }) {
  const { facts, outcome, day, relief } = charge;
  return (
    <div>
      {number !== undefined && <p className="font-[650]">Charge {number}</p>}
      <Facts of={facts} />
      {outcome && (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <OutcomeBadge outcome={outcome} />
          {day && <span>{day}</span>}
          {relief && <span className="text-soft">{relief}</span>}
        </p>
      )}
    </div>
  );
}
