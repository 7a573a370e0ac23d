import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import type { ReliefResult, Result } from '@openslate/law/result.ts';

/**
 * Anyone can make a link to this site, and write into it what they like. So of the addresses in a shared result only
 * those are shown as links that our own law of the place names.
 */
export function withOwnLinks(result: Result, { reliefs }: Jurisdiction): Result {
  const own = new Set(
    reliefs.flatMap(({ rules, forms = [] }) => [
      ...rules.flatMap(({ cite }) => cite.url ?? []),
      ...forms.map(({ url }) => url),
    ]),
  );
  const checked = (relief: ReliefResult): ReliefResult => ({
    ...relief,
    reasons: relief.reasons.map(({ cite, ...reason }) => ({
      ...reason,
      cite: cite.url === undefined || own.has(cite.url) ? cite : { label: cite.label },
    })),
    forms: relief.forms.filter(({ url }) => own.has(url)),
  });
  return {
    ...result,
    charges: result.charges.map((charge) => ({
      ...charge,
      reliefs: charge.reliefs.map(checked),
      alternatives: charge.alternatives.map(checked),
    })),
  };
}
