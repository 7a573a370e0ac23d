import type { ExplainedPaper } from '../explained-paper.ts';

/** What the paper is, said no more surely than we know it. */
export function whatItIs({ explanation: { kind, sure, title } }: ExplainedPaper): string {
  if (kind === 'unknown') return 'We do not know this kind of paper';
  return sure >= 0.6 ? `This looks like: ${title}` : `This may be: ${title}`;
}

export function whatElse({ explanation: { kind, sure }, orElse }: ExplainedPaper): string {
  const others = orElse.map((title) => title.charAt(0).toLowerCase() + title.slice(1));
  const also = others.length > 0 ? `It may also be: ${others.join('; ')}.` : '';
  if (kind === 'unknown') return also;
  return [
    sure >= 0.85 ? 'We are quite sure.' : sure >= 0.6 ? 'We are fairly sure.' : 'We are not sure.',
    also,
  ]
    .filter(Boolean)
    .join(' ');
}
