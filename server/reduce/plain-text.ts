/*
 * What people write is kept as plain text. It is shown as text too, so markup could do nothing; taking it out keeps it
 * readable, and safe in whatever else may one day show it. "I <3 this" and "a < b" are no markup, and stay.
 */

/** Everything that draws nothing, breaks lines in odd ways or turns the direction of the text; not the line feed. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

const elements = new Set(
  (
    'a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img ' +
    'input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav ' +
    'nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb ' +
    'rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup svg ' +
    'table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp animate animatetransform ' +
    'foreignobject g path set use'
  ).split(' '),
);

/** A tag, or what would be one if something were written after the text. */
const tag = /<(?<close>\/?)(?<name>[a-z][\w:-]{0,40})(?<rest>(?:[\s/][^<>]*)?)(?:>|(?=<)|$)/gi;
/** As with a tag, also one that is not finished: a thousand of those are then gone at once, and not one by one. */
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*(?:>|(?=<)|$)/g;
/** What stands in these is for machines. */
const program = /<(script|style)(?=[\s/>])[^<>]*>[\s\S]*?(?:<\/\1[^<>]*>|$)/gi;

/** A paragraph or several: line breaks stay, at most two in a row. */
export function plainText(written: string): string {
  return withoutMarkup(readable(written))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A title: one line. */
export function plainLine(written: string): string {
  return plainText(written).replaceAll(/\s+/g, ' ');
}

function readable(written: string): string {
  return written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(invisible, '');
}

/** Nobody who means to be read puts tags into tags this deep. */
const mostRounds = 20;

/**
 * Taking out a tag may bring together another; this goes on until none is left. Whoever wrote it so that there is no
 * end to it loses what tags are made of.
 */
function withoutMarkup(text: string): string {
  let rest = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = rest;
    rest = rest.replaceAll(program, '').replaceAll(comment, '').replaceAll(tag, unlessProse);
    if (rest === before) return rest;
  }
  return rest.replaceAll('<', '');
}

/** "if a<b and c>d" reads like an element with the attributes `and c`, but is none. */
function unlessProse(whole: string, close: string, name: string, rest: string): string {
  const attributes = rest.replace(/\/\s*$/, '').trim();
  const isElement =
    elements.has(name.toLowerCase()) && (name.length > 1 || attributes === '' || close === '/');
  return isElement || attributes.includes('=') ? '' : whole;
}
