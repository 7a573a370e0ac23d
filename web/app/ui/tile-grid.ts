import type { PlaceCode } from '@openslate/law/place/places.ts';

// Where each state lies, as closely as squares allow. The federal courts lie nowhere and get a tile of their own.
const picture = `
AK .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. .. .. .. .. VT NH
WA ID MT ND MN IL WI MI NY RI MA
OR NV WY SD IA IN OH PA NJ CT ..
CA UT CO NE MO KY WV VA MD DE ..
.. AZ NM KS AR TN NC SC DC .. ..
.. .. .. OK LA MS AL GA .. .. ..
HI .. .. TX .. .. .. .. FL .. ..
`;

export type TilePosition = { row: number; column: number };

const rows = picture.trim().split('\n');

export const federalRow = rows.length + 1;

const positions = new Map<string, TilePosition>(
  rows.flatMap((line, row) =>
    line
      .split(' ')
      .map((code, column): [string, TilePosition] => [code, { row: row + 1, column: column + 1 }]),
  ),
);

export function tilePosition(code: PlaceCode): TilePosition | undefined {
  return positions.get(code);
}
