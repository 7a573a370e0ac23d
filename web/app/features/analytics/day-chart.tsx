import { Accordion } from '../../ui/accordion.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { inFigures } from '../../ui/in-figures.ts';
import { Table } from '../../ui/table.tsx';
import type { CountedDay } from './last-days.ts';

/** A month as columns, each day as high as its count. Who cannot see them finds the same in a table. */
export function DayChart({ caption, days }: { caption: string; days: readonly CountedDay[] }) {
  const most = Math.max(...days.map(({ count }) => count), 0);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const width = 100 / days.length;
  return (
    <figure>
      <figcaption className="font-serif text-[1.15rem] font-semibold">{caption}</figcaption>
      <p className="text-soft">
        {inFigures(total)} in all, {inFigures(most)} on the busiest day.
      </p>
      <svg
        aria-hidden="true"
        className="mt-3 h-32 w-full overflow-visible border-edge border-b-2 forced-colors:border-[CanvasText]"
      >
        {days.map(({ day, count }, index) =>
          count === 0 ? null : (
            <rect
              key={day}
              x={`${index * width + width * 0.1}%`}
              width={`${width * 0.8}%`}
              y={`${100 - (count / most) * 100}%`}
              height={`${(count / most) * 100}%`}
              className="fill-deep-mid stroke-1 stroke-deep forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]"
            />
          ),
        )}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-[0.95rem] text-soft">
        <span>{spokenDate(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </p>
      <Accordion summary="The same as a table" className="mt-2">
        <Table caption={caption} captionHidden>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row" className="font-normal!">
                  {spokenDate(day)}
                </th>
                <td className="tabular-nums">{inFigures(count)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Accordion>
    </figure>
  );
}
