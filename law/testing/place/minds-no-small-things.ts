import { describe, expect, it } from 'vitest';
import { loadCases, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { worsenedBySmallThings } from './small-things.ts';
import { ticketsThatCount } from './tickets-that-count.ts';

/** What is below a crime makes no charge worse beside which it stands, unless the law says so; and what we read into it is said. */
export const mindsNoSmallThings = (code: PlaceCode) =>
  describe('beside any of its lives', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const worsened = worsenedBySmallThings(await loadCases(code), jurisdiction);

    it('a paid ticket makes no charge worse, where no text of the law says so', () => {
      const unjust = worsened.filter(
        ({ what, rules }) =>
          what === 'ticket' && (rules.length === 0 || rules.some((rule) => !(rule in ticketsThatCount))),
      );
      expect(unjust).toEqual([]);
    });

    it('a contempt without a level makes no charge worse unless what was read into it is said or asked', () => {
      expect(worsened.filter(({ what, isSaid }) => what === 'contempt' && !isSaid)).toEqual([]);
    });
  });
