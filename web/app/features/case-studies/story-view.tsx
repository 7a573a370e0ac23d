import { spokenDate } from '../../ui/fields/partial-date.ts';
import { Timeline } from '../../ui/timeline.tsx';
import { OutcomeBadge } from '../assessment/result/outcome-badge.tsx';
import { Facts } from '../place-law/facts.tsx';
import type { Story } from './story.ts';

/** One life: the facts, the answer, the line of days, and the law. */
export function StoryView({ story: { asOf, person, charges, line, why } }: { story: Story }) {
  return (
    <>
      <p className="text-soft">Asked on {spokenDate(asOf)}.</p>
      <Facts of={person} />
      {charges.map(({ facts, outcome, verdict, way }, index) => (
        // A life never changes while the page is open.
        // biome-ignore lint/suspicious/noArrayIndexKey: charges have no other name.
        <div key={index}>
          {charges.length > 1 && <p className="font-[650]">Charge {index + 1}</p>}
          <Facts of={facts} />
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <OutcomeBadge outcome={outcome} />
            <span>{verdict}</span>
          </p>
          {way && (
            <p className="mt-1 text-[0.92rem] text-soft">
              {way.name},{' '}
              {way.url ? (
                <a href={way.url} rel="noreferrer">
                  {way.section}
                </a>
              ) : (
                way.section
              )}
            </p>
          )}
        </div>
      ))}
      {line.length > 1 && <Timeline label="The days that matter" points={line} />}
      <p>
        <b>Why: </b>
        {why}
      </p>
    </>
  );
}
