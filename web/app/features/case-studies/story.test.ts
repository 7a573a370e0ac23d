import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { readFeatured } from './read-featured.server.ts';
import { outcomeOf, storyOf } from './story.ts';

describe('a case study', () => {
  it('says what the engine says, not what was written beside the life', async () => {
    const [law, cases] = await Promise.all([loadJurisdiction('PA'), loadCases('PA')]);
    const open = cases.find((each) => outcomeOf(each) === 'eligible' && each.answers.charges.length === 1);
    if (!open) throw new Error('Pennsylvania has no life for which a way is open.');
    const story = storyOf(open, law);
    expect(story.charges[0]).toMatchObject({ outcome: 'eligible', verdict: expect.stringContaining('now') });
    expect(story.line.length).toBeGreaterThan(1);
    // The same life without its law: nothing is left of the answer.
    const without = storyOf(open, { ...law, reliefs: [] });
    expect(without.charges[0]?.outcome).toBe('not_eligible');
  });

  it('is told of every place: one life with a way that is open, and one that waits', async () => {
    const featured = await readFeatured();
    expect(featured.map(({ code }) => code)).toEqual(placeCodes);
    for (const { code, stories } of featured) {
      const outcomes = stories.flatMap(({ charges }) => charges.map(({ outcome }) => outcome));
      expect(stories.length, code).toBeGreaterThan(0);
      expect(
        outcomes.some((outcome) => outcome === 'automatic' || outcome === 'eligible'),
        code,
      ).toBe(true);
    }
  });
});
