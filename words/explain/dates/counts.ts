const ones = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** “thirty (30)”, “30”, “forty-five”, “one hundred twenty”: as a pattern with the words and the digits in brackets. */
export const countPattern = `(\\d{1,3}|(?:one hundred(?: and)? )?(?:(?:${tens.join('|')})(?:[- ](?:${ones.slice(0, 9).join('|')}))?|${[...ones].reverse().join('|')}|one hundred))(?:\\s{0,6}\\(\\s{0,3}(\\d{1,3})\\s{0,3}\\))?`;

export function countOf(word: string, digits?: string): number {
  if (digits !== undefined) return Number(digits);
  if (/^\d+$/.test(word)) return Number(word);
  return (
    word
      .toLowerCase()
      .split(/[- ]/)
      .reduce((sum, part) => sum + worthOf(part), 0) - (/^one hundred/i.test(word) ? 1 : 0)
  );
}

function worthOf(part: string): number {
  if (part === 'hundred') return 100;
  const ten = tens.indexOf(part);
  return ten === -1 ? ones.indexOf(part) + 1 : (ten + 2) * 10;
}
