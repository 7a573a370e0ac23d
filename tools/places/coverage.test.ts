import { describe, expect, it } from 'vitest';
import { coverageFiles, coverageLines } from './coverage.ts';
import { readFolders } from './folders.ts';

const folders = await readFolders();
const [place] = folders;
if (!place) throw new Error('There is no place.');
const checkedOn = (verified: string) => [{ ...place, place: { ...place.place, verified } }];

describe('what is said of the places', () => {
  it('names those that were checked more than 90 days ago, and no others', () => {
    const warning = `${place.place.name} was checked more than 90 days ago, on 2026-11-15. Check it again.`;
    expect(coverageLines(checkedOn('2026-11-15'), '2027-02-14')).toContain(warning);
    expect(coverageLines(checkedOn('2026-11-15'), '2027-02-13')).not.toContain(warning);
  });

  it('lists every place once, and every open point with its section', () => {
    const page = coverageFiles(folders).get('docs/coverage.md') ?? '';
    for (const each of folders) {
      expect(page, each.folder).toContain(each.place.name);
      for (const { section, what } of each.place.gaps) expect(page).toContain(`- ${section}: ${what}`);
    }
  });
});
