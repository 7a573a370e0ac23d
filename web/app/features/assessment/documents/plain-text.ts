import type { Item, Marker, Paper, Part, Words } from './paper.ts';

/** The same as text that can be pasted anywhere. Lines are left long: mail programs break them as they need. */
export function plainText({ parts }: Paper): string {
  return `${parts.map(partText).join('\n\n')}\n`;
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return part.text;
    case 'words':
      return wordsText(part);
    case 'lines':
      return part.lines.join('\n');
    case 'list':
      return part.items.map((item, index) => itemText(item, markerText(part.marker, item, index))).join('\n');
  }
}

function wordsText({ lead, text }: Words): string {
  return [lead, text].filter(Boolean).join(' ');
}

function itemText(item: Item, marker: string): string {
  const below = ' '.repeat(marker.length);
  return [marker + wordsText(item), ...(item.more ?? []).map((each) => below + wordsText(each))].join('\n');
}

function markerText(marker: Marker, { done }: Item, index: number): string {
  if (marker === 'number') return `${index + 1}. `;
  if (marker === 'box') return done ? '[x] ' : '[ ] ';
  return '- ';
}
