import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, streamText } from 'ai';
import type { Config } from '../../config.ts';

// Warnings of the library may quote what was asked, and would go past our own log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Room for models that think before they write; what is shown is cut much shorter. */
const mostTokens = 4000;

/** The model did not answer whole. Only what kind of trouble it was is kept: its own words may quote the question. */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble';
  readonly why: 'too_slow' | 'unavailable' | 'cut_off';
  readonly status: number | undefined;

  constructor(why: ModelTrouble['why'], status?: number) {
    super(why);
    this.why = why;
    this.status = status;
  }
}

/** A language model that speaks the chat-completions protocol, wherever the operator has one. */
export class Model {
  readonly host: string;
  readonly name: string;
  readonly #patienceMs: number;
  readonly #model: ReturnType<ReturnType<typeof createOpenAICompatible>>;

  constructor({ baseUrl, apiKey, model, patienceMs }: NonNullable<Config['ai']>) {
    this.host = new URL(baseUrl).host;
    this.name = model;
    this.#patienceMs = patienceMs;
    const provider = createOpenAICompatible({
      name: 'operator',
      baseURL: baseUrl,
      apiKey,
      // People were told which host their words go to: nobody else is sent them.
      fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    });
    this.#model = provider(model);
  }

  /** What it writes, as it comes. Ends only where the model itself says that it is done. */
  async *write(instructions: string, prompt: string, given: AbortSignal): AsyncGenerator<string> {
    const late = AbortSignal.timeout(this.#patienceMs);
    const trouble = (error: unknown) =>
      new ModelTrouble(
        late.aborted ? 'too_slow' : 'unavailable',
        APICallError.isInstance(error) ? error.statusCode : undefined,
      );
    let isDone = false;
    try {
      const { stream } = streamText({
        model: this.#model,
        instructions,
        prompt,
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([late, given]),
        // By itself it would write the error, and with it the question, to the console.
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text;
        if (part.type === 'error') throw trouble(part.error);
        if (part.type === 'abort') throw trouble(undefined);
        if (part.type === 'finish') isDone = part.finishReason === 'stop';
      }
    } catch (error) {
      throw error instanceof ModelTrouble ? error : trouble(error);
    }
    if (!isDone) throw new ModelTrouble('cut_off');
  }
}
