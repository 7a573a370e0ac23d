/** One file that a device keeps: where it is, and what tells that it is another one now. */
export type KeptFile = {
  readonly url: string;
  /** Nothing where the name itself changes with the content. */
  readonly revision: string | null;
};

type Part = { readonly files: readonly KeptFile[]; readonly bytes: number };

/** All that a device may keep of the site, and what each part weighs as it is sent. */
export type KeptFiles = {
  /** What every screen is made of, and the questions: enough to begin. */
  readonly frame: Part;
  /** The law of each place, by its code. */
  readonly places: Readonly<Record<string, Part>>;
  /** All other pages, and what they are made of. */
  readonly rest: Part;
};
