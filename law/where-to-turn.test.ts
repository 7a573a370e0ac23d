import { describe, expect, it } from 'vitest';
import { enteredPlaces } from './jurisdictions/index.ts';
import { places } from './places.ts';
import { whereToTurn } from './where-to-turn.ts';

describe('where to turn', () => {
  const notEntered = places.filter(({ code }) => !enteredPlaces.includes(code));

  it.each(notEntered)('is known for $name, while its law is not entered', ({ code }) => {
    const { selfHelp, profile } = whereToTurn(code);
    expect(selfHelp ?? profile).toBeDefined();
  });

  it('names each page by its own address, and none that can be read on the way', () => {
    const urls = places.flatMap(({ code }) => {
      const { selfHelp, profile, legalHelp } = whereToTurn(code);
      return [selfHelp?.url, profile, legalHelp?.url].filter((url) => url !== undefined);
    });
    for (const url of urls) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\/\S*$/);
    expect(new Set(urls).size).toBe(urls.length);
  });
});
