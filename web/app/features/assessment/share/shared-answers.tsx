import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { Card } from '../../../ui/card.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { chargeName } from '../charge-name.ts';
import { answerRows } from '../questions/review-screen.tsx';
import { type SharedTold, toldFrom } from './closed-answers.ts';

/** The answers that the result came from, where their owner chose to show them. */
export function SharedAnswers({
  shared,
  charges,
  jurisdiction,
}: {
  shared: SharedTold;
  /** How many there are. */
  charges: number;
  jurisdiction: Jurisdiction;
}) {
  const { told, leftOut } = toldFrom(shared, charges, jurisdiction);
  const rowsFor = answerRows({ told, jurisdiction });
  const parts = [
    ...told.answers.charges.map((charge, index) => {
      const id = idOf(charge, index);
      return { id, title: chargeName(told, id, jurisdiction), rows: rowsFor(id) };
    }),
    { id: 'person', title: 'About the person', rows: rowsFor(undefined) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Card as="section" aria-labelledby="shared-answers">
      <h2 id="shared-answers" className="text-[1.4rem]">
        The answers
      </h2>
      {leftOut > 0 && (
        <p className="mt-2">
          {leftOut === 1 ? 'One answer is' : `${leftOut} answers are`} left out: our questions have changed
          since.
        </p>
      )}
      {parts.map(({ id, title, rows }) => (
        <div key={id} className="mt-4">
          <h3 className="text-[1.15rem]">{title}</h3>
          <SummaryList className="mt-2" rows={rows} />
        </div>
      ))}
    </Card>
  );
}
