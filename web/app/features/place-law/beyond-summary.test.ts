import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { beyondSummary } from './beyond-summary.server.ts';
import { plainSummary } from './plain-summary.server.ts';

const guidePages = await Promise.all(
  placeCodes.map(async (code) => {
    const [law, guide] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
    const summary = plainSummary(law, guide);
    return { code, guide, summary, rest: beyondSummary(guide, summary) };
  }),
);

describe('what stands below the summary of a place', () => {
  it('says nothing that the summary has said', () => {
    for (const { code, summary, rest } of guidePages) {
      const said = [...summary.cost, ...summary.waiver, ...summary.where].map(({ text }) => text);
      const again = [...rest.fees, ...rest.feeWaiver, ...rest.whereToFile].filter(({ text }) =>
        said.includes(text),
      );
      expect(again, code).toEqual([]);
      const shown = [...summary.forms, ...summary.waiverForms].map(({ url, name }) => url + name);
      expect(
        rest.forms.filter(({ url, name }) => shown.includes(url + name)),
        code,
      ).toEqual([]);
    }
  });

  it('leads to the summary for every part of the guide of which it tells no more', () => {
    for (const { code, guide, rest } of guidePages)
      for (const part of ['forms', 'ownRecord', 'fees', 'feeWaiver', 'whereToFile'] as const)
        if (guide[part].length > 0)
          expect(rest[part].length > 0 || rest.summed.includes(part), `${part} of ${code}`).toBe(true);
  });
});
