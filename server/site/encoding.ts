import type { BuiltFile } from '@openslate/contract/built-site.ts';

export type Encoding = BuiltFile['encodings'][number];

export const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const smallestFirst: readonly Encoding[] = ['br', 'gzip'];

/** What headers of the last visitors said. There are as many as kinds of browsers; whoever makes some up fills nothing. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 100;

/** The smallest form of a file that the browser takes, by its Accept-Encoding header. */
export function chooseEncoding(
  available: readonly Encoding[],
  accepted: string | string[] | undefined,
): Encoding | undefined {
  const header = Array.isArray(accepted) ? accepted.join(',') : (accepted ?? '');
  return takenBy(header).find((encoding) => available.includes(encoding));
}

function takenBy(header: string): readonly Encoding[] {
  const before = known.get(header);
  if (before) return before;
  const weights = weightsIn(header);
  const taken = smallestFirst.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
  if (known.size >= mostKnown) known.clear();
  known.set(header, taken);
  return taken;
}

/** `br;q=1.0, gzip;q=0` → br 1, gzip 0. A weight of 0 is a refusal. */
function weightsIn(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
