import type { PostFlag } from '@openslate/contract/forum.ts';
import type { VisitorCounters } from '../../rate-limit/counters.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { Holding } from '../../settings-text.ts';

type Proof = 'passed' | 'absent';

/**
 * How many posts of all visitors together are shown at once. More than a busy day brings, and few enough that somebody
 * who has many addresses, and so is under no limit of a single one, fills no page before an admin comes. Counted
 * apart: a flood that saves itself the work holds up nobody who did it.
 */
const shownAtOnce = {
  absent: atMost(12, 'hour').limit,
  passed: atMost(60, 'hour').limit,
} as const satisfies Record<Proof, object>;

/** Which posts wait for an admin before others see them, whatever stands in them. */
export class PostHolding {
  readonly #holding: Holding;
  readonly #counters: VisitorCounters;
  readonly #factor: number;

  constructor(holding: Holding, counters: VisitorCounters, factor: number) {
    this.#holding = holding;
    this.#counters = counters;
    this.#factor = factor;
  }

  /** Why the post that has just come has to wait, if it has to. Asked once for each that would be shown. */
  async reason(proof: Proof): Promise<PostFlag | undefined> {
    if (this.#holding === 'never') return undefined;
    if (this.#holding === 'always') return 'held_by_setting';
    if (this.#holding === 'unproven' && proof === 'absent') return 'held_by_setting';
    const { max, windowMs } = shownAtOnce[proof];
    const { current } = await this.#counters.hitByAnyone(`shown posts, proof ${proof}`, windowMs);
    return current > Math.max(1, Math.round(max * this.#factor)) ? 'many_posts' : undefined;
  }
}
