import { paperFor } from './paper-lines.ts';

const lineHeight = 30;

/** A paper, drawn, with the line to read marked. What it shows is said in words too. */
export function PaperPicture({ field, withCertificates }: { field: string; withCertificates: boolean }) {
  const found = paperFor(field, withCertificates);
  if (!found) return null;
  const { paper, line } = found;
  const height = 62 + paper.lines.length * lineHeight;
  const example = paper.lines.find(([name]) => name === line)?.[1];
  return (
    <figure>
      <svg
        role="img"
        aria-label={`A drawing of a paper called “${paper.title}”. The line to read is marked: “${line}”, with “${example}” beside it as an example.`}
        viewBox={`0 0 340 ${height}`}
        className="block h-auto w-full max-w-96 text-ink"
      >
        <rect
          x={1}
          y={1}
          width={338}
          height={height - 2}
          rx={6}
          className="fill-card stroke-line"
          strokeWidth={2}
        />
        <text x={18} y={33} fontSize={17} fontWeight={650} className="fill-current">
          {paper.title}
        </text>
        {paper.lines.map(([name, shown], index) => {
          const y = 68 + index * lineHeight;
          const isMarked = name === line;
          return (
            <g key={name} fontSize={14} fontWeight={isMarked ? 650 : 400} className="fill-current">
              {isMarked && (
                <rect
                  x={9}
                  y={y - 20}
                  width={322}
                  height={lineHeight - 1}
                  rx={5}
                  className="fill-deep-wash stroke-deep"
                  strokeWidth={2.5}
                />
              )}
              <text x={18} y={y}>
                {name}
              </text>
              <text x={150} y={y}>
                {shown}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-[0.95rem] text-soft">
        An example we drew. Yours may look different.
      </figcaption>
    </figure>
  );
}
