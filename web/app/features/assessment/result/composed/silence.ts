import { judge } from '@openslate/law/engine/judge.ts';
import type { Reason } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';

/** What is said of a rule to somebody who has told nothing that bears on it. */
export const nothingAgainst = 'You told us nothing against this.';

const known = new WeakMap<Jurisdiction, { readonly asOf: string; readonly said: ReadonlySet<string> }>();

const keyOf = (reliefId: string, { id, met }: Reason) => `${reliefId} ${id} ${met}`;

/**
 * Whether the law would say the same to somebody who has told nothing but that there is a charge. Then no answer
 * supports it, and nobody may read “You told us”.
 */
export function saidInSilence(
  jurisdiction: Jurisdiction,
  asOf: string,
): (reliefId: string, reason: Reason) => boolean {
  let silence = known.get(jurisdiction);
  if (silence?.asOf !== asOf) {
    const { charges } = judge({ charges: [{ id: 'c1' }] }, jurisdiction, asOf);
    const ways = charges.flatMap(({ reliefs, alternatives }) => [...reliefs, ...alternatives]);
    const said = ways.flatMap(({ id, reasons }) =>
      reasons.filter(({ basis }) => basis === 'told').map((reason) => keyOf(id, reason)),
    );
    silence = { asOf, said: new Set(said) };
    known.set(jurisdiction, silence);
  }
  const { said } = silence;
  return (reliefId, reason) => said.has(keyOf(reliefId, reason));
}
