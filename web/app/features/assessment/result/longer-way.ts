import type { ChargeResult } from '@openslate/law/engine/result.ts';

/** Where nothing clears a charge as it is, but a pardon would open a way. */
export const notDirectly = 'Not directly. There is a longer way.';

export const onlyAfterPardon = 'Only after a pardon';

export const twoSteps = 'First ask for a pardon. With it, the record may be cleared. Below are both steps.';

export function hasLongerWay({ outcome, longer }: ChargeResult): boolean {
  return outcome === 'not_eligible' && longer !== undefined;
}
