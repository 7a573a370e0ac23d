import { payloadVersion, type SharedPayload } from '@openslate/contract/shared-payload.ts';
import { idOf } from '@openslate/law/answers.ts';
import type { Result } from '@openslate/law/result.ts';
import type { Told } from '../saved-progress.ts';

/** What the owner has before them, and may share. */
export type Shareable = {
  readonly result: Result;
  readonly told: Told;
  readonly nameOf: (id: string) => string;
};

/** What a link is to show. The answers are in it only if the owner says so. */
export function payloadOf(
  { result, told, nameOf }: Shareable,
  { made, withAnswers }: { made: string; withAnswers: boolean },
): SharedPayload {
  const { answers, unknown, helping } = told;
  return {
    version: payloadVersion,
    made,
    result,
    names: Object.fromEntries(result.charges.map(({ id }) => [id, nameOf(id)])),
    decided: Object.fromEntries(
      answers.charges.flatMap((charge, index) =>
        charge.dispositionDate ? [[idOf(charge, index), charge.dispositionDate]] : [],
      ),
    ),
    ...(withAnswers && { told: { answers, unknown: [...unknown], helping } }),
  };
}
