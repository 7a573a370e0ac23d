import { judge } from '@openslate/law/engine/judge.ts';
import type { ChargeResult } from '@openslate/law/engine/result.ts';
import { enteredPlaces, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { answersIn, asOf, lives } from './lives.ts';

export type Compared = {
  readonly life: string;
  readonly place: PlaceCode;
  readonly charge: ChargeResult;
};

/** What each place says to the same lives. */
export async function compare(): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const life of lives)
    for (const place of enteredPlaces) {
      const jurisdiction = await loadJurisdiction(place);
      if (!jurisdiction) throw new Error(`The law of ${place} could not be loaded.`);
      const [charge] = judge(answersIn(jurisdiction, life), jurisdiction, asOf).charges;
      if (charge) compared.push({ life: life.name, place, charge });
    }
  return compared;
}

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
