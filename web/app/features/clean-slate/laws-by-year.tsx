import { Accordion } from '../../ui/accordion.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { ReliefLink } from '../place-law/relief-link.tsx';
import { type Beginning, byYear } from './beginnings.ts';

/** The laws by the day on which they begin: what is coming, and how it came so far. */
export function LawsByYear({ beginnings }: { beginnings: readonly Beginning[] }) {
  return (
    <section
      aria-labelledby="by-date"
      className="drawn-third reading mt-12 [contain-intrinsic-block-size:auto_70rem]"
    >
      <h2 id="by-date">By date</h2>
      <p className="mt-2 text-soft">When each law begins or began. What lies ahead stands on top.</p>
      <div className="mt-3 border-b border-line">
        {byYear(beginnings).map(([year, laws]) => (
          <Accordion key={year} summary={`${year}: ${laws.length === 1 ? '1 law' : `${laws.length} laws`}`}>
            <ul className="grid gap-2">
              {laws.map(({ on, code, place, ...relief }) => (
                <li key={relief.id}>
                  {spokenDate(on)}, {place}: <ReliefLink place={code} relief={relief} />
                </li>
              ))}
            </ul>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
