import { judge } from '@openslate/law/judge.ts';
import { enteredPlaces, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Result } from '@openslate/law/result.ts';
import { fullRecord, judgedOn } from '@openslate/law/testing/random-records.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withOwnLinks } from './own-links.ts';

describe('The links of a shared result', () => {
  it.each(enteredPlaces)('all stay where the result is ours: %s', async (place) => {
    const law = await loadJurisdiction(place);
    if (!law) throw new Error('not entered');
    fc.assert(
      fc.property(fullRecord, (answers) => {
        const result = judge(answers, law, judgedOn);
        expect(withOwnLinks(result, law)).toEqual(result);
      }),
      { numRuns: 30 },
    );
  });

  it('that our law of the place does not name are taken out, and their words stay', async () => {
    const law = await loadJurisdiction('PA');
    if (!law) throw new Error('not entered');
    const real = judge({ charges: [{ id: 'c1', disposition: 'dismissed' }] }, law, judgedOn);
    const links = ['javascript:alert(1)', 'https://pay.example/', 'not an address'];
    const forged: Result = {
      ...real,
      charges: real.charges.map((charge) => ({
        ...charge,
        reliefs: charge.reliefs.map((relief) => ({
          ...relief,
          reasons: links.map((url) => ({ id: 'pay', text: 'Pay', met: true, cite: { label: '§ 1', url } })),
          forms: links.map((url) => ({ name: 'Form', url })),
        })),
      })),
    };
    const shown = withOwnLinks(forged, law);
    const reliefs = shown.charges.flatMap((charge) => charge.reliefs);
    expect(reliefs.length).toBeGreaterThan(0);
    for (const relief of reliefs) {
      expect(relief.forms).toEqual([]);
      expect(relief.reasons.map(({ cite }) => cite)).toEqual(links.map(() => ({ label: '§ 1' })));
    }
  });
});
