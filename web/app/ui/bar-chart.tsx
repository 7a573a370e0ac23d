import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Table } from './table.tsx';

type Bar = {
  /** What sets it apart from the others. */
  id: string;
  label: ReactNode;
  value: number;
  /** The value as people read it, where the number alone does not say it: “12 of 40”, “30%”, “1.2 s”. */
  words?: string | undefined;
};

export type BarChartProps = {
  /** What the chart tells; also its name for people who jump from table to table. */
  caption: ReactNode;
  /** The caption is read out but not shown, where a heading just above says the same. */
  captionHidden?: boolean;
  /** What the bars are, such as “State”, and what is counted, such as “Results”. */
  headings: readonly [bars: string, values: string];
  bars: readonly Bar[];
  /** What a full bar stands for: 100 for shares. Otherwise the longest bar is a full one. */
  full?: number;
  /** What it says while there are no bars. */
  empty?: ReactNode;
  className?: string;
};

/**
 * How much of each, as bars that lie. The chart is a table with a bar drawn beside each number: who cannot see the bars
 * reads the same rows, and nobody has to trust the length of a bar.
 */
export function BarChart({
  caption,
  captionHidden = false,
  headings: [barsHeading, valuesHeading],
  bars,
  full,
  empty = 'Nothing to show yet.',
  className,
}: BarChartProps) {
  const longest = full ?? Math.max(...bars.map(({ value }) => value), 0);
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      className={classes(
        'table-fixed [&_tbody_td]:border-0 [&_tbody_th]:border-0 [&_tbody_th]:pl-0',
        className,
      )}
    >
      <thead>
        <tr>
          {/* Long labels are wrapped rather than taking the room that the bars are compared in. */}
          <th scope="col" className="w-2/5 pl-0! sm:w-1/3">
            {barsHeading}
          </th>
          <th scope="col">{valuesHeading}</th>
        </tr>
      </thead>
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td colSpan={2} className="pl-0! text-soft">
              {empty}
            </td>
          </tr>
        )}
        {bars.map(({ id, label, value, words }) => (
          <tr key={id}>
            <th scope="row" className="py-1.5! align-middle! font-normal!">
              {label}
            </th>
            <td className="py-1.5! align-middle!">
              <div className="flex items-center gap-3">
                <DrawnBar share={shareOf(value, longest)} />
                <span className="min-w-10 flex-none text-right font-[650] tabular-nums">
                  {words ?? value.toLocaleString('en-US')}
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Drawn rather than a colored ground: systems with their own colors and printers leave grounds out. */
function DrawnBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="h-5 w-0 flex-1 overflow-visible border-edge border-l-2 forced-colors:border-[CanvasText]"
    >
      <rect width="100%" height="100%" rx="3" className="fill-wash forced-colors:fill-[Canvas]" />
      {share > 0 && (
        <rect
          width={`${share}%`}
          height="100%"
          rx="3"
          className="fill-deep-mid stroke-1 stroke-deep forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]"
        />
      )}
    </svg>
  );
}

/** In percent. What is there at all is never drawn as nothing. */
function shareOf(value: number, full: number): number {
  if (value <= 0 || full <= 0) return 0;
  return Math.max(1, Math.min(100, Math.round((value / full) * 1000) / 10));
}
