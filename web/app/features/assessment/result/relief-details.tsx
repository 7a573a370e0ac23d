import type { ReliefResult } from '@openslate/law/engine/result.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

/** One relief in full: what it does and does not do, and when filing can hurt. */
export function ReliefDetails({ relief }: { relief: ReliefResult }) {
  return (
    <div className="grid gap-3">
      {relief.coming && (
        <p className="rounded-field bg-sun-wash p-3">
          <strong>A new law:</strong> it starts on {spokenDate(relief.coming)}.
        </p>
      )}
      {relief.pick && (
        <p className="rounded-field bg-sun-wash p-3">
          <strong>You have to choose.</strong> This way fits {relief.pick.of.length} of your charges, and the
          law does not give it for all of them. Each is shown as if you chose it.
        </p>
      )}
      <div>
        <h4 className="font-[650]">What it does</h4>
        <p>{relief.effect}</p>
      </div>
      <Points title="How often you can use it" points={(relief.bounds ?? []).map(({ text }) => text)} />
      <Points title="What it does not do" points={relief.limits} />
      <Points title="Be careful" points={relief.cautions} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className="font-[650]">{title}</h4>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
