/** What stands on paper, whatever it is written with: a PDF, plain text, or the screen. */
export type Paper = {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Stands at the foot of every page. */
  readonly foot?: string;
};

export type Part =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | ({ readonly kind: 'words' } & Words)
  /** Lines that stay lines, such as an address. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly marker: Marker; readonly items: readonly Item[] };

export type Marker = 'dot' | 'number' | 'box';

export type Words = {
  /** Begins the words and stands out from them: “Not met:”. */
  readonly lead?: string;
  readonly text: string;
  readonly look?: 'strong' | 'small';
  /** Where the words lead to. */
  readonly link?: string;
};

export type Item = Words & {
  readonly done?: boolean;
  /** Below it, and part of it. */
  readonly more?: readonly Words[];
};

export const heading = (level: 1 | 2 | 3, text: string): Part => ({ kind: 'heading', level, text });

export const words = (text: string, rest: Omit<Words, 'text'> = {}): Part => ({
  kind: 'words',
  text,
  ...rest,
});

export const lines = (...each: readonly string[]): Part => ({ kind: 'lines', lines: each });

/** A list with nothing on it is left out, and so is what stands above it. */
export function list(marker: Marker, items: readonly Item[], above: readonly Part[] = []): readonly Part[] {
  return items.length === 0 ? [] : [...above, { kind: 'list', marker, items }];
}
