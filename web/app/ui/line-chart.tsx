import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { linePath, roundAbove } from './line-scale.ts';
import { Table } from './table.tsx';

type ChartLine = { id: string; label: string };

type ChartPoint = {
  /** Where it stands from left to right. */
  x: number;
  /** The same in words, for the table. */
  label: string;
  /** One for each line, in their order; `null` where nothing is known. */
  values: readonly (number | null)[];
};

export type LineChartProps = {
  /** What the chart tells; also the name of its table. */
  caption: string;
  /** What a row of the table stands for, such as “Hour”. */
  pointHeading: string;
  lines: readonly ChartLine[];
  points: readonly ChartPoint[];
  /** Names of places from left to right, below the chart. */
  marks: readonly { x: number; label: string }[];
  /** A value as people read it. */
  format?: (value: number) => string;
  /** What it says while there are no points. */
  empty?: ReactNode;
  className?: string;
};

const width = 600;
const height = 180;

// Told apart by their dashes too: colors alone do not reach everyone.
const strokes = [
  { line: 'stroke-deep', dashes: undefined },
  { line: 'stroke-no', dashes: '7 5' },
  { line: 'stroke-sun-ink', dashes: '2 5' },
] as const;

const plain = (value: number) => value.toLocaleString('en-US');

/** How something changes over time. The same figures are there as a table, for those who want to read them. */
export function LineChart({
  caption,
  pointHeading,
  lines,
  points,
  marks,
  format = plain,
  empty = 'Nothing to show yet.',
  className,
}: LineChartProps) {
  const captionId = useId();
  const top = roundAbove(Math.max(0, ...points.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const from = points[0]?.x ?? 0;
  const to = points[points.length - 1]?.x ?? 1;

  return (
    <figure className={className} aria-labelledby={captionId}>
      <figcaption id={captionId} className="font-serif text-[1.15rem] font-semibold">
        {caption}
      </figcaption>
      {points.length === 0 ? (
        <p className="mt-2 text-soft">{empty}</p>
      ) : (
        <>
          <Legend lines={lines} />
          <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-[0.9rem] text-soft" aria-hidden="true">
            <div className="flex flex-col justify-between text-right leading-none tabular-nums">
              <span>{format(top)}</span>
              <span>{format(top / 2)}</span>
              <span>0</span>
            </div>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              className="h-44 w-full overflow-visible fill-none"
            >
              {[0, height / 2, height].map((y) => (
                <path
                  key={y}
                  d={`M0 ${y}H${width}`}
                  vectorEffect="non-scaling-stroke"
                  className="stroke-line forced-colors:stroke-[GrayText]"
                />
              ))}
              {lines.map(({ id }, index) => (
                <path
                  key={id}
                  d={linePath(
                    points.map(({ x, values }) => ({ x, y: values[index] ?? null })),
                    { from, to, top, width, height },
                  )}
                  vectorEffect="non-scaling-stroke"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  strokeDasharray={strokeOf(index).dashes}
                  className={`${strokeOf(index).line} forced-colors:stroke-[CanvasText]`}
                />
              ))}
            </svg>
            <div className="relative col-start-2 mt-1.5 h-6">
              {marks.map(({ x, label }) => (
                <span
                  key={x}
                  // On phones every other one: they would be written over each other.
                  className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full max-sm:even:hidden"
                  style={{ left: `${((x - from) / (to - from || 1)) * 100}%` }}
                >
                  {label}
                </span>
              ))}
            </div>
          </div>
          <Figures {...{ caption, pointHeading, lines, points, format }} />
        </>
      )}
    </figure>
  );
}

function Legend({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-[0.95rem]">
      {lines.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 32 8" className="h-2 w-8">
            <path
              d="M1 4H31"
              strokeWidth="2.5"
              strokeDasharray={strokeOf(index).dashes}
              className={`${strokeOf(index).line} forced-colors:stroke-[CanvasText]`}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

type FiguresProps = Required<
  Pick<LineChartProps, 'caption' | 'pointHeading' | 'lines' | 'points' | 'format'>
>;

/** Drawn when it is asked for: a day has 1,440 minutes. */
function Figures({ caption, pointHeading, lines, points, format }: FiguresProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide the figures' : 'Show the figures'}
        <span className="sr-only">: {caption}</span>
      </Button>
      {open && (
        <div className="max-h-96 overflow-y-auto">
          <Table caption={caption} captionHidden>
            <thead>
              <tr>
                <th scope="col">{pointHeading}</th>
                {lines.map(({ id, label }) => (
                  <th key={id} scope="col" className="text-right!">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ x, label, values }) => (
                <tr key={x}>
                  <th scope="row" className="whitespace-nowrap font-normal!">
                    {label}
                  </th>
                  {lines.map(({ id }, index) => {
                    const value = values[index] ?? null;
                    return (
                      <td key={id} className="text-right tabular-nums">
                        {value === null ? '–' : format(value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}

function strokeOf(index: number) {
  return strokes[index % strokes.length] ?? strokes[0];
}
