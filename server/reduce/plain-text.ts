/** One line of visible characters: no control characters, and none that turn the direction of the text. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/**
 * Text in paragraphs without markup or characters that are not seen. Pages show what is kept as text and never as
 * markup; taking it out here keeps it from everything else that may read it one day.
 */
export function plainText(text: string): string {
  return withoutMarkup(text.toWellFormed())
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(hidden, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** All but the joiners, without which some scripts and many emoji fall apart. */
const hidden = /(?![\u200c\u200d])\p{Cf}/gu;

const tag = /<[/!?]?[a-z][^<>]*>|<!--|-->/gi;

/** Again and again, as what is left of `<<b>script>` is a tag too. */
function withoutMarkup(text: string): string {
  const less = text.replaceAll(tag, '');
  return less === text ? text : withoutMarkup(less);
}
