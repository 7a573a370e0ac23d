export type Press = {
  /** The heading that it led to. */
  readonly shown: string;
  /** Milliseconds of scripting until it was painted. */
  readonly scripting: number;
  /** The same from then until the page is touched again: what was put off, and what is thought of ahead. */
  readonly scriptingAfter: number;
  /** The longest task from then until the next press, in milliseconds. */
  readonly longestAfter: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of work of its thread: what else the machine does meanwhile does not count. */
  readonly tts: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly type?: string } };
};

type Span = { readonly from: number; readonly to: number };

/** What runs a script of the page, as Chromium names it. They lie within each other. */
const scripts = new Set(['EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'RunMicrotasks']);

/** What runs a script of the page or of the hand that presses, which looks at the page through a timer. */
const anyones = new Set(['FunctionCall', 'EvaluateScript', 'v8.evaluateModule']);

/** Style and layout that a script asks for are not scripting. */
const drawing = new Set(['UpdateLayoutTree', 'Layout']);

/** A thumb leaves the glass. The mouse that presses here stays, and hears of what comes to lie below it. */
const hovering = new Set(
  ['over', 'out', 'enter', 'leave', 'move'].flatMap((what) => [`pointer${what}`, `mouse${what}`]),
);

/** What each press that led to another heading took. */
export function pressesIn(trace: Buffer): Press[] {
  const { traceEvents: all } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = all.filter(({ name }) => name === 'pressed' || name.startsWith('shown '));
  const page = marks[0];
  if (!page) return [];
  const events = all
    .filter(({ pid, tid }) => pid === page.pid && tid === page.tid)
    .sort((a, b) => a.tts - b.tts);
  const spansOf = (isOne: (event: TraceEvent) => boolean) =>
    events.flatMap((event) =>
      event.tdur && isOne(event) ? [{ from: event.tts, to: event.tts + event.tdur }] : [],
    );
  const isOfSite = ({ args }: TraceEvent) => args?.data?.url?.startsWith('http') === true;
  const isOurs = (event: TraceEvent) =>
    scripts.has(event.name) || (anyones.has(event.name) && isOfSite(event));
  const scripting = joined(spansOf(isOurs));
  // Neither the marks themselves nor what is only drawn within a script.
  const isBesides = (event: TraceEvent) =>
    drawing.has(event.name) ||
    (anyones.has(event.name) && !isOfSite(event)) ||
    (event.name === 'EventDispatch' && hovering.has(event.args?.data?.type ?? ''));
  const besides = joined(spansOf(isBesides));
  const tasks = spansOf(({ name }) => name === 'RunTask');

  const touches = events.filter(({ name }) => name === 'touched').map(({ tts }) => tts);
  const ordered = marks.toSorted((a, b) => a.tts - b.tts);
  return ordered.flatMap((mark, index) => {
    const before = ordered[index - 1];
    if (mark.name === 'pressed' || before?.name !== 'pressed') return [];
    const next = ordered.slice(index + 1).find(({ name }) => name === 'pressed')?.tts ?? Infinity;
    const until = { from: before.tts, to: mark.tts };
    const then = { from: mark.tts, to: touches.find((tts) => tts > mark.tts) ?? Infinity };
    const after = tasks.filter(({ from }) => from >= mark.tts && from < next);
    return [
      {
        shown: mark.name.slice('shown '.length),
        scripting: (within(scripting, until) - overlap(scripting, besides, until)) / 1000,
        scriptingAfter: (within(scripting, then) - overlap(scripting, besides, then)) / 1000,
        longestAfter: Math.max(0, ...after.map(({ from, to }) => (to - from) / 1000)),
      },
    ];
  });
}

/** Spans that lie within each other or touch become one. They come in the order of their beginnings. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last && span.from <= last.to)
      whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else whole.push(span);
  }
  return whole;
}

function within(spans: readonly Span[], { from, to }: Span): number {
  return spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0);
}

function overlap(spans: readonly Span[], others: readonly Span[], limit: Span): number {
  return spans.reduce(
    (sum, { from, to }) =>
      sum + within(others, { from: Math.max(from, limit.from), to: Math.max(from, Math.min(to, limit.to)) }),
    0,
  );
}
