/** What people of one place need to act, each part with the page it was read on. */
export type Guide = {
  /** How to get your own record. */
  readonly ownRecord: readonly Told[];
  readonly fees: readonly Told[];
  readonly whereToFile: readonly Told[];
  readonly howLong: readonly Told[];
  readonly whoStillSeesIt: readonly Told[];
  readonly afterwards: readonly Told[];
  /** What the place clears by itself. */
  readonly cleanSlate: readonly Told[];
  readonly help: readonly Helper[];
};

type Told = { readonly text: string; readonly source: string };

type Helper = { readonly name: string; readonly url: string; readonly what: string };
