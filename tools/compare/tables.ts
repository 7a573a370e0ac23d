import type { Compared } from '@openslate/law/comparison/compare.ts';

/** As a table of Markdown for each life: one row a place. */
export function tables(compared: readonly Compared[]): string {
  return [...Map.groupBy(compared, ({ life }) => life)]
    .map(([life, rows]) =>
      [
        `## ${life}`,
        '',
        '| place | outcome | day | way | section |',
        '|---|---|---|---|---|',
        ...rows.map(row),
      ].join('\n'),
    )
    .join('\n\n');
}

function row({ place, charge }: Compared): string {
  const { outcome, reliefs, alternatives } = charge;
  const best = reliefs.find((relief) => relief.outcome === outcome) ?? reliefs[0] ?? alternatives[0];
  const day = charge.on ?? charge.between?.join(' to ') ?? '';
  const sections = new Set(best?.reasons.map(({ cite }) => cite.label));
  return `| ${place} | ${outcome} | ${day} | ${best?.id ?? ''} | ${[...sections].slice(0, 2).join('; ')} |`;
}
