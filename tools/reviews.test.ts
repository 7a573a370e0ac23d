import { describe, expect, it } from 'vitest';
import { loadReview } from '../law/jurisdictions/index.ts';
import { readFolders } from './places/folders.ts';

const reviewed = (await readFolders()).filter((each) => each.reviewed);

describe.each(reviewed)('the review of $folder', async ({ place, law }) => {
  const review = (await loadReview(place.code)) ?? [];

  it('names rules that the place has', () => {
    const rules = law.reliefs.flatMap((relief) => relief.rules.map((rule) => `${relief.id}/${rule.id}`));
    expect(rules).toEqual(expect.arrayContaining(review.flatMap((line) => line.rules)));
  });

  it('holds each line against a rule, or says why none follows it, and what stays open or was mended', () => {
    for (const { section, rules, verdict, note } of review) {
      if (rules.length === 0 || verdict !== 'right') expect(note, section).toBeDefined();
    }
  });
});
