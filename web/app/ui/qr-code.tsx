import { type ReactNode, useMemo } from 'react';
import { part } from '../parts/part.ts';
import { usePart } from '../parts/use-part.ts';

const encoder = part(() => import('uqr').then(({ encode }) => encode));

/** Light modules around the code without which cameras do not find it. */
const quietZone = 4;

export type QrCodeProps = {
  text: string;
  /** What is in it, for those who do not see it. */
  label: string;
  /** What to do with it. */
  caption: ReactNode;
};

/** A text for a phone's camera. It must stand beside it as well: what draws the code may not load. */
export function QrCode({ text, label, caption }: QrCodeProps) {
  const drawing = usePart(encoder);
  const encode = drawing.kind === 'ready' ? drawing.part : undefined;
  const modules = useMemo(() => encode?.(text, { ecc: 'M', border: quietZone }).data, [encode, text]);

  if (!modules) return null;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="w-full max-w-56 rounded-field border border-line forced-color-adjust-none"
      >
        {/* Black on white also in the dark: many cameras do not read it the other way round. */}
        <rect width="100%" height="100%" fill="#fff" />
        <path d={outline(modules)} fill="#000" />
      </svg>
      <figcaption className="mt-1 text-soft">{caption}</figcaption>
    </figure>
  );
}

/** One stroke for each run of dark modules in a row. */
function outline(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}
