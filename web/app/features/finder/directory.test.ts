import { aboutLawPattern } from '@openslate/contract/contact-topics.ts';
import { loadGuide } from '@openslate/law/jurisdictions/index.ts';
import { mayLink } from '@openslate/law/place/hosts.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import {
  countiesIn,
  fitting,
  type HelpInPlace,
  helperId,
  type ListedHelper,
  languagesIn,
} from './directory.ts';
import { readDirectory } from './read-directory.server.ts';

const helper = (name: string, about: Partial<ListedHelper> = {}): ListedHelper => ({
  name,
  url: 'https://example.org/',
  what: 'Helps.',
  kind: 'legal aid',
  ...about,
});

const directory: readonly HelpInPlace[] = [
  {
    code: 'PA',
    name: 'Pennsylvania',
    checked: '2026-11-17',
    helpers: [
      helper('aid', { cost: 'free if you have little money', languages: ['English', 'Spanish'] }),
      helper('bar', { kind: 'bar association', cost: 'low cost' }),
      helper('police', { kind: 'office' }),
    ],
  },
  { code: 'OH', name: 'Ohio', checked: '2026-11-17', helpers: [helper('clinic', { cost: 'free' })] },
];
const names = (found: readonly HelpInPlace[]) =>
  found.flatMap(({ helpers }) => helpers.map(({ name }) => name));

describe('who fits a wish', () => {
  it('is everybody where nothing is wished for', () => {
    expect(names(fitting(directory, {}))).toEqual(['aid', 'bar', 'police', 'clinic']);
  });

  it('is in the place, gives what is needed, says that it is free and speaks the language', () => {
    expect(names(fitting(directory, { place: 'OH' }))).toEqual(['clinic']);
    expect(names(fitting(directory, { need: 'lawyer' }))).toEqual(['aid', 'clinic']);
    expect(names(fitting(directory, { need: 'referral' }))).toEqual(['bar']);
    expect(names(fitting(directory, { free: true }))).toEqual(['aid', 'clinic']);
    expect(names(fitting(directory, { language: 'Spanish' }))).toEqual(['aid']);
    expect(names(fitting(directory, { place: 'OH', language: 'Spanish' }))).toEqual([]);
  });

  it('serves the county, or does not say which counties it serves', () => {
    const [inPennsylvania, ...others] = directory;
    if (!inPennsylvania) throw new Error('Nobody is listed.');
    const [aid, ...rest] = inPennsylvania.helpers;
    if (!aid) throw new Error('Nobody is listed in Pennsylvania.');
    const local = { ...aid, counties: ['Philadelphia', 'Bucks'] };
    const listed = [{ ...inPennsylvania, helpers: [local, ...rest] }, ...others];
    expect(countiesIn(listed, 'PA')).toEqual(['Bucks', 'Philadelphia']);
    expect(countiesIn(listed, 'OH')).toEqual([]);
    expect(countiesIn(listed, undefined)).toEqual([]);
    expect(names(fitting(listed, { place: 'PA', county: 'Bucks' }))).toEqual(['aid', 'bar', 'police']);
    expect(names(fitting(listed, { place: 'PA', county: 'Erie' }))).toEqual(['bar', 'police']);
  });

  it('can be asked for every language but English', () => {
    expect(languagesIn(directory)).toEqual(['Spanish']);
  });
});

describe('the directory', async () => {
  const all = await readDirectory();

  it('has everybody whom the guides name, and nobody else', async () => {
    for (const code of placeCodes) {
      const guide = await loadGuide(code);
      const listed = all.find((each) => each.code === code)?.helpers ?? [];
      expect(listed.map(({ name, phone }) => [name, phone]).sort(), code).toEqual(
        guide.help.map(({ name, phone }) => [name, phone]).sort(),
      );
    }
  });

  it('names legal aid first and offices last', () => {
    for (const { code, helpers } of all) {
      const kinds = helpers.map(({ kind }) => kind);
      expect(kinds.lastIndexOf('legal aid'), code).toBeLessThanOrEqual(
        kinds.includes('office') ? kinds.indexOf('office') : kinds.length,
      );
    }
  });

  it('leads only to pages that people may be sent to, and names each entry once for reports', () => {
    const entries = all.flatMap(({ code, helpers }) => helpers.map((each) => ({ code, ...each })));
    expect(entries.filter(({ code, url }) => !mayLink(url, code))).toEqual([]);
    const ids = entries.map((each) => helperId(each.code, each));
    expect(ids.filter((id) => !aboutLawPattern.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(entries.length);
  });
});
