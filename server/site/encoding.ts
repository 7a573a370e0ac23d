import type { BuiltFile } from '@openslate/contract/built-site.ts';

type Encoding = BuiltFile['encodings'][number];

export const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The smallest form of a file that the browser takes, by its Accept-Encoding header. */
export function chooseEncoding(
  available: readonly Encoding[],
  accepted: string | string[] | undefined,
): { encoding: Encoding | undefined; suffix: string } {
  const weights = weightsIn([accepted ?? ''].flat().join(','));
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  const encoding = (['br', 'gzip'] as const).find((name) => available.includes(name) && takes(name));
  return { encoding, suffix: encoding ? suffixes[encoding] : '' };
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
