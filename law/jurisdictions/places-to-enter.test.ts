import { describe, expect, it } from 'vitest';
import { mayLink } from '../place/hosts.ts';
import { places } from '../place/places.ts';
import { enteredPlaces } from './index.ts';
import { placesToEnter } from './listed/to-enter.ts';

const known = Object.values(placesToEnter);
const notes = known.map(({ code, clearing }) => [code, clearing] as const);
const sentencesOf = (text: string) => text.split(/(?<=\.)\s+(?=[A-Z])/);

describe('the places', () => {
  it('are each entered or still to be entered, and none both', () => {
    const listed = [...enteredPlaces, ...known.map(({ code }) => code)];
    expect(listed.sort()).toEqual(places.map(({ code }) => code).sort());
  });
});

describe('what a place that is not entered clears by itself', () => {
  it.each(notes)('%s names only https pages as its sources', (_, { source, alsoRead = [], coming }) => {
    const read = [source, ...alsoRead].map((page) => (typeof page === 'string' ? page : page.readOn));
    for (const page of [...read, ...(coming ? [coming.source] : [])])
      expect(page).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\/\S*$/);
    expect(new Set(read).size).toBe(1 + alsoRead.length);
  });

  it.each(known)('$code links what people may open, and only names the rest', ({ code, clearing }) => {
    for (const page of [clearing.source, ...(clearing.alsoRead ?? [])])
      if (typeof page === 'string') expect(mayLink(page, code), page).toBe(true);
      else expect(mayLink(page.readOn, code), page.readOn).toBe(false);
  });

  it.each(notes)('%s has a note of one or two short sentences that ends with a period', (_, { note }) => {
    expect(note.length).toBeLessThanOrEqual(160);
    expect(note).toMatch(/^[A-Z].*\.$/);
    expect(sentencesOf(note).length).toBeLessThanOrEqual(2);
  });

  it.each(notes)('%s promises nobody that they qualify', (_, { note, coming }) => {
    for (const text of [note, coming?.what ?? ''])
      expect(text).not.toMatch(
        /\byou (will )?qualify|\byou are eligible|\bguarantee|\byour record is clear/i,
      );
  });

  it.each(notes)('%s names a law only where some law clears records by itself', (_, { clears, law }) => {
    if (clears === 'none') expect(law).toBeUndefined();
  });

  it('is announced only for a day after the day checked', () => {
    const announced = notes.flatMap(([, { coming, checked }]) => (coming ? [{ ...coming, checked }] : []));
    for (const { on, checked } of announced) {
      expect(new Date(`${on}T00:00:00Z`).toISOString().slice(0, 10)).toBe(on);
      expect(on > checked).toBe(true);
    }
  });
});

describe('where to turn', () => {
  it.each(known)('is known for $name, while its law is not entered', ({ whereToTurn }) => {
    expect(whereToTurn.selfHelp ?? whereToTurn.profile).toBeDefined();
  });

  it('names each page by its own address, and none that can be read on the way', () => {
    const urls = known.flatMap(({ whereToTurn: { selfHelp, profile, legalHelp } }) =>
      [selfHelp?.url, profile, legalHelp?.url].filter((url) => url !== undefined),
    );
    for (const url of urls) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\/\S*$/);
    expect(new Set(urls).size).toBe(urls.length);
  });
});
