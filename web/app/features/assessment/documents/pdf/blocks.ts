import type { Item, Part, Words } from '../paper.ts';
import type { Span } from './lines.ts';

/** What an element is to a screen reader. */
type Role = 'H1' | 'H2' | 'H3' | 'P';

/** A part of a paper, made ready for pages. Measures are in points. */
export type Block = {
  readonly role: Role;
  readonly spans: readonly Span[];
  readonly size: number;
  readonly indent: number;
  readonly before: number;
  readonly after: number;
  /** Does not stand alone at the foot of a page. */
  readonly keepWithNext: boolean;
  /** Where it begins or continues an item of a list. */
  readonly item?: ItemPlace;
};

export type ItemPlace = {
  /** The same for all items of one list. */
  readonly list: number;
  readonly index: number;
  /** Stands before the first line of the item. */
  readonly marker?:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'box'; readonly done: boolean };
};

const body = 10.5;
const sizes = { strong: 13, small: 9 } as const;
const indent = 18;

const headings = {
  1: { role: 'H1', size: 22, before: 0, after: 6 },
  2: { role: 'H2', size: 15, before: 20, after: 5 },
  3: { role: 'H3', size: 12, before: 10, after: 3 },
} as const;

export function blocksOf(parts: readonly Part[]): Block[] {
  return parts.flatMap((part, index) => blocksOfPart(part, index));
}

function blocksOfPart(part: Part, index: number): Block[] {
  switch (part.kind) {
    case 'heading':
      return [
        {
          ...headings[part.level],
          spans: [{ text: part.text, weight: 'bold' }],
          indent: 0,
          keepWithNext: true,
        },
      ];
    case 'words':
      // A lead alone stands above a list.
      return part.text === ''
        ? [{ ...plain, ...lookOf(part), before: 4, after: 3, keepWithNext: true }]
        : [{ ...plain, ...lookOf(part) }];
    case 'lines':
      return [{ ...plain, spans: [{ text: part.lines.join('\n'), weight: 'regular' }], after: 16 }];
    case 'list':
      return part.items.flatMap((item, at) => itemBlocks(item, part.marker, { list: index, index: at }));
  }
}

const plain = {
  role: 'P',
  spans: [],
  size: body,
  indent: 0,
  before: 0,
  after: 6,
  keepWithNext: false,
} as const;

function lookOf(words: Words): Pick<Block, 'spans' | 'size'> {
  const { lead, text, look, link } = words;
  const weight = look === 'strong' ? 'bold' : 'regular';
  return {
    size: look ? sizes[look] : body,
    spans: [
      ...(lead ? [{ text: lead, weight: 'bold' as const }] : []),
      ...(text ? [{ text, weight, ...(link && { link }) } as const] : []),
    ],
  };
}

function itemBlocks(item: Item, marker: 'dot' | 'number' | 'box', place: ItemPlace): Block[] {
  const more = item.more ?? [];
  const lead = [item.done && 'Done.', item.lead].filter(Boolean).join(' ');
  return [{ ...item, ...(lead && { lead }) }, ...more].map((words, index) => ({
    ...plain,
    ...lookOf(words),
    indent,
    after: index === more.length ? 5 : 1,
    keepWithNext: index === 0 && more.length > 0,
    item: index === 0 ? { ...place, marker: markerOf(marker, item, place) } : place,
  }));
}

function markerOf(marker: 'dot' | 'number' | 'box', { done }: Item, { index }: ItemPlace) {
  if (marker === 'box') return { kind: 'box', done: done === true } as const;
  return { kind: 'text', text: marker === 'number' ? `${index + 1}.` : '•' } as const;
}
