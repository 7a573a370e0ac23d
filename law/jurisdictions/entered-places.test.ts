import { describe, expect, it } from 'vitest';
import { clearsByItself } from '../engine/clears-by-itself.ts';
import { placeCodes } from '../place/places.ts';
import { loadGuide, loadJurisdiction } from './index.ts';
import { clearing } from './listed/clearing.ts';

const entered = await Promise.all(
  placeCodes.map(async (code) => {
    const [law, guide] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
    return { code, law, guide };
  }),
);
const day = /^20\d\d-\d\d-\d\d$/;

describe.each(entered)('what $code clears by itself', ({ code, law, guide }) => {
  const clears = clearsByItself(law, law.verified);
  const told = guide.cleanSlate.map(({ text }) => text).join(' ');

  it('stands on the map as its reliefs have it', () => {
    expect(clearing[code]).toBe(clears);
  });

  it('is told in its guide', () => {
    expect(told.length).toBeGreaterThan(0);
    if (clears === 'none') expect(told).toMatch(/clears no/i);
    if (clears === 'convictions') expect(told).not.toMatch(/clears no|convictions are (not|never) cleared/i);
  });

  it('is told in its news as its reliefs have it', () => {
    for (const { about, reliefs: ids = [] } of law.changes)
      for (const id of ids)
        if (about === 'clean-slate')
          expect(law.reliefs.find((relief) => relief.id === id)?.automatic, id).toBe(true);
  });
});

describe.each(entered)('what is open in $code', ({ law }) => {
  it('names its section and says it in plain sentences, with the day', () => {
    for (const { section, what, since } of law.gaps) {
      expect(section).toMatch(/\d/);
      expect(what).toMatch(/^[A-Z].*\.$/);
      expect(since).toMatch(day);
    }
    expect(new Set(law.gaps.map(({ section, what }) => section + what)).size).toBe(law.gaps.length);
  });

  it('says what a second reading changed, if there was one, and never that a lawyer did it', () => {
    if (!law.readAgain) return;
    expect(law.readAgain.on).toMatch(day);
    expect(law.readAgain.changed).toMatch(/^[A-Z\d].*\.$/);
    expect(law.readAgain.changed).not.toMatch(/lawyer|attorney|counsel/i);
  });
});
