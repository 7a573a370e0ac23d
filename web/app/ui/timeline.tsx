import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { spread } from './timeline-spread.ts';

type TimelinePointKind = 'past' | 'today' | 'future' | 'goal';

type TimelinePoint = {
  /** `2021-09-10`, `2021-09` or `2021`: where it stands on the line. */
  at: string;
  /** The date as people read it, no more exact than it is known: “Sep 2021”, “Today”. */
  date: string;
  label: ReactNode;
  kind: TimelinePointKind;
};

export type TimelineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the line tells, such as “From your conviction to the day it may be sealed”. */
  label: string;
  /** Two to six, in the order of time. */
  points: readonly TimelinePoint[];
};

/**
 * From what happened, past today, to the day that is waited for. It is a list that is drawn as a line: across where
 * there is room, downwards on phones. Distances follow the dates as far as the labels leave room.
 */
export function Timeline({ label, points, className, ...rest }: TimelineProps) {
  const labelId = useId();
  const width = Math.min(0.24, 0.84 / points.length);
  const places = spread(
    points.map((point) => point.at),
    width / (1 - width),
  ).map((place) => place * (1 - width));
  const reached = points.map(({ kind }) => kind === 'past' || kind === 'today').lastIndexOf(true);
  const done = reached === -1 ? 0 : (places[reached] ?? 0) + width / 2;

  return (
    <div className={classes('@container', className)} {...rest}>
      <p id={labelId} className="sr-only">
        {label}
      </p>
      <div className="relative">
        <div
          aria-hidden
          className="absolute inset-x-0 top-[0.55rem] hidden h-1 rounded-full bg-line @2xl:block forced-colors:bg-[GrayText]"
        >
          <div
            className="h-full rounded-full bg-deep forced-colors:bg-[Highlight]"
            style={{ width: percent(done) }}
          />
        </div>
        <ol aria-labelledby={labelId} className="relative flex flex-col @2xl:flex-row">
          {points.map((point, index) => (
            <li
              // Two things can happen on one day; their order is fixed.
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the line.
              key={index}
              aria-current={point.kind === 'today' ? 'date' : undefined}
              style={
                {
                  '--before': percent(Math.max((places[index] ?? 0) - beforeEnd(places, index, width), 0)),
                  '--width': percent(width),
                } as CSSProperties
              }
              className={classes(
                'group relative pb-5 pl-9 last:pb-0',
                '@2xl:ml-(--before) @2xl:w-(--width) @2xl:shrink-0 @2xl:pt-8 @2xl:pb-0 @2xl:pl-0 @2xl:text-center',
              )}
            >
              {/* On phones the line is drawn piece by piece, each as long as its label. */}
              <span
                aria-hidden
                className={classes(
                  'absolute top-3 -bottom-3 left-[0.55rem] w-1 group-last:hidden @2xl:hidden',
                  index < reached
                    ? 'bg-deep forced-colors:bg-[Highlight]'
                    : 'bg-line forced-colors:bg-[GrayText]',
                )}
              />
              <Dot kind={point.kind} />
              <b className="block font-[650] leading-snug">{point.date}</b>
              <span className="block text-[0.95rem] leading-snug text-soft">{point.label}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const dots: Record<TimelinePointKind, ReactNode> = {
  past: (
    <circle
      cx="10"
      cy="10"
      r="7"
      className="fill-card stroke-deep forced-colors:fill-[Canvas]"
      strokeWidth="4"
    />
  ),
  today: (
    <>
      <circle
        cx="10"
        cy="10"
        r="8"
        className="fill-card stroke-deep forced-colors:fill-[Canvas]"
        strokeWidth="3"
      />
      <circle cx="10" cy="10" r="3.5" className="fill-deep forced-colors:fill-[CanvasText]" />
    </>
  ),
  future: (
    <circle
      cx="10"
      cy="10"
      r="7"
      className="fill-card stroke-edge forced-colors:fill-[Canvas]"
      strokeWidth="3"
      strokeDasharray="3 2"
    />
  ),
  goal: (
    <path
      d="M10 0.5 19.5 10 10 19.5 0.5 10Z"
      className="fill-sun stroke-sun-ink forced-colors:fill-[Highlight]"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
};

// Each kind has its own shape, not only its own color.
function Dot({ kind }: { kind: TimelinePointKind }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="forced-colors:[&_*]:stroke-[CanvasText] absolute top-0.5 left-0 size-[1.35rem] @2xl:top-0 @2xl:left-1/2 @2xl:-translate-x-1/2"
    >
      {dots[kind]}
    </svg>
  );
}

function beforeEnd(places: readonly number[], index: number, width: number): number {
  return index === 0 ? 0 : (places[index - 1] ?? 0) + width;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
