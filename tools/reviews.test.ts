import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Reviewed } from '../law/place/review.ts';
import { jurisdictions, readFolders } from './places/folders.ts';

const entered = (await readFolders()).filter((each) => each.entered);
const reviewed = entered.filter(({ folder }) => existsSync(reviewOf(folder)));

function reviewOf(folder: string): string {
  return `${jurisdictions}/${folder}/review.ts`;
}

describe.each(reviewed)('the review of $folder', async ({ folder, law }) => {
  const { review }: { review: readonly Reviewed[] } = await import(pathToFileURL(reviewOf(folder)).href);

  it('names rules that the place has', () => {
    const rules = law.reliefs.flatMap((relief) => relief.rules.map((rule) => `${relief.id}/${rule.id}`));
    expect(rules).toEqual(expect.arrayContaining(review.flatMap((line) => line.rules)));
  });

  it('holds each line against a rule, and says what stays open or was mended', () => {
    for (const { section, rules, verdict, note } of review) {
      expect(rules, section).not.toEqual([]);
      if (verdict !== 'right') expect(note, section).toBeDefined();
    }
  });
});
