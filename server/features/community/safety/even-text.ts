const letterLike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * A text as it is meant to be read: small letters, no accents, one kind of quote and space, `k1ll` and `k i l l` as
 * `kill`. For looking at, never for showing.
 */
export function evenText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=^| )(?:[a-z][ .*_-]{1,2}){3,30}[a-z](?= |$|[.!?,])/g, (spaced) =>
      spaced.replaceAll(/[^a-z]/g, ''),
    )
    .replaceAll(/[a-z0-9@$!]+/g, (word) => (isDisguised(word) ? plain(word) : word));
}

/** Letters with a digit or sign among them, and not around them: `k1ll`, not `18th`, `2nd` or `wow!`. */
function isDisguised(word: string): boolean {
  return /[a-z][013457@$!]{1,9}[a-z]|^\$[a-z]{2}/.test(word) && word.length < 20;
}

function plain(word: string): string {
  return word.replaceAll(/[013457@$!]/g, (sign) => letterLike[sign] ?? sign);
}
