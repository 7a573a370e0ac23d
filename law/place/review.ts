/**
 * One line of the review of a place: a passage of the law's own text, held against the rules. Whoever reads the text again
 * begins here, and so does whoever doubts a rule.
 */
export type Reviewed = {
  readonly section: string;
  /** The words of the law that decide. */
  readonly says: string;
  /** The rules that follow them, each as `relief/rule`. None where they say what a way does, not whom it is for: see `note`. */
  readonly rules: readonly string[];
  /** The rules said so already, they were mended to say so, or the text does not settle it. */
  readonly verdict: 'right' | 'mended' | 'open';
  /** What follows from it, or what stays open. */
  readonly note?: string;
};
