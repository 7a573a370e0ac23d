import type { BotCheckAction } from '@openslate/contract/forum.ts';
import { requestBotProof } from './request-bot-proof.ts';

/** Solves a puzzle while somebody is still writing, so that nobody waits for it. Each proof is given out once. */
export class ProofInAdvance {
  readonly #action: BotCheckAction;
  #begun: Promise<string | undefined> | undefined;

  constructor(action: BotCheckAction) {
    this.#action = action;
  }

  begin(): void {
    this.#begun ??= requestBotProof(this.#action);
  }

  /** The proof that was begun, or else a new one: the network may have been gone when it was. */
  async take(): Promise<string | undefined> {
    const begun = this.#begun;
    this.#begun = undefined;
    return (await begun) ?? requestBotProof(this.#action);
  }
}
