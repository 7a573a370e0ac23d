import type { Disposition, Level } from '@openslate/law/record/record.ts';

/** What a person who knows the paper would read from it; a field that it does not tell is absent. */
export type Expected = {
  readonly offense: string;
  readonly statute?: string;
  readonly level?: Level;
  readonly grade?: string;
  readonly disposition?: Disposition;
  readonly date?: string;
};

/** An invented paper: nobody of these names was ever charged with anything here. */
export type Docket = { readonly name: string; readonly text: string; readonly charges: readonly Expected[] };
