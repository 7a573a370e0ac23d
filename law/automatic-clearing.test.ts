import { describe, expect, it } from 'vitest';
import { automaticClearing } from './automatic-clearing.ts';
import { places } from './places.ts';

const entries = Object.entries(automaticClearing);
const sentencesOf = (text: string) => text.split(/(?<=\.)\s+(?=[A-Z])/);

describe('what each place clears by itself', () => {
  it('has one entry for every place and no other', () => {
    expect(Object.keys(automaticClearing).sort()).toEqual(places.map((place) => place.code).sort());
  });

  it.each(entries)('%s names only https pages as its sources', (_, entry) => {
    const pages = [entry.source, ...(entry.alsoRead ?? []), ...(entry.coming ? [entry.coming.source] : [])];
    for (const page of pages) expect(page).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\/\S*$/);
    expect(new Set([entry.source, ...(entry.alsoRead ?? [])]).size).toBe(1 + (entry.alsoRead?.length ?? 0));
  });

  it.each(entries)('%s has a note of one or two short sentences that ends with a period', (_, entry) => {
    expect(entry.note.length).toBeLessThanOrEqual(160);
    expect(entry.note).toMatch(/^[A-Z].*\.$/);
    expect(sentencesOf(entry.note).length).toBeLessThanOrEqual(2);
  });

  it.each(entries)('%s promises nobody that they qualify', (_, entry) => {
    for (const text of [entry.note, entry.coming?.what ?? '']) {
      expect(text).not.toMatch(
        /\byou (will )?qualify|\byou are eligible|\bguarantee|\byour record is clear/i,
      );
    }
  });

  it.each(entries)('%s names a law only where some law clears records by itself', (_, entry) => {
    if (entry.clears === 'none') expect(entry.law).toBeUndefined();
  });

  it.each(entries.filter(([, entry]) => entry.coming))(
    '%s announces only a day after the day checked',
    (_, entry) => {
      expect(entry.coming?.on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(new Date(`${entry.coming?.on}T00:00:00Z`).toISOString().slice(0, 10)).toBe(entry.coming?.on);
      expect((entry.coming?.on ?? '') > entry.checked).toBe(true);
    },
  );

  it.each(['convictions', 'other_records', 'none'] as const)(
    'finds at least one place of the kind %s',
    (kind) => {
      expect(entries.filter(([, entry]) => entry.clears === kind).length).toBeGreaterThan(0);
    },
  );

  it('counts Pennsylvania among the places that clear convictions, and Illinois not before 2029', () => {
    expect(automaticClearing.PA.clears).toBe('convictions');
    expect(automaticClearing.IL.clears).toBe('other_records');
    expect(automaticClearing.IL.coming?.on).toBe('2029-01-01');
  });
});
