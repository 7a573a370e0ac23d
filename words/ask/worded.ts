/** One pattern of many turns of phrase, one a line, each of them whole words. */
export function worded({ raw: [phrases = ''] }: TemplateStringsArray): RegExp {
  const lines = phrases.split('\n').map((line) => line.trim());
  return new RegExp(`\\b(?:${lines.filter(Boolean).join('|')})\\b`);
}
