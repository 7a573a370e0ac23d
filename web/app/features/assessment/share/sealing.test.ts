import { inflateRawSync } from 'node:zlib';
import { mostSharedBytes } from '@openslate/contract/shared-assessment.ts';
import type { SharedPayload } from '@openslate/contract/shared-payload.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type PlaceCode, placeCodes } from '@openslate/law/place/places.ts';
import { fullRecord, halfAnswered, judgedOn } from '@openslate/law/testing/random-records.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Told } from '../saved-progress.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { seal, unseal } from './sealing.ts';
import { payloadOf } from './shared-payload.ts';

async function payloadIn(place: PlaceCode, answers: unknown, withAnswers: boolean): Promise<SharedPayload> {
  const jurisdiction = await loadJurisdiction(place);
  const told: Told = { answers: answers as Told['answers'], unknown: ['age'], names: {}, helping: true };
  const result = judge(told.answers, jurisdiction, judgedOn);
  return payloadOf({ result, told, jurisdiction }, { made: judgedOn, withAnswers });
}

const theft = {
  charges: [
    {
      id: 'c1',
      disposition: 'convicted',
      level: 'misdemeanor',
      grade: '2',
      offense: ['theft'],
      offenseDate: '2016-03',
      dispositionDate: '2016-09-10',
      statute: '18 Pa.C.S. § 3929',
    },
  ],
  age: 41,
};

const example = () => payloadIn('PA', theft, true);

function flipped(text: string, bit: number): string {
  const bytes = fromBase64url(text);
  const index = (bit >> 3) % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ (1 << (bit & 7));
  return toBase64url(bytes);
}

/** Seals what no payload of ours looks like. */
const sealAnything = (content: unknown) => seal(content as SharedPayload);

describe('A sealed result', () => {
  it.each(placeCodes)('opens as it was closed: %s', async (place) => {
    const records = fc.oneof(
      fullRecord,
      halfAnswered.map(({ half }) => half),
    );
    await fc.assert(
      fc.asyncProperty(records, fc.boolean(), async (answers, withAnswers) => {
        const payload = await payloadIn(place, answers, withAnswers);
        const { sealed, key } = await seal(payload);
        // What is not there is not in JSON either.
        const asSent = JSON.parse(JSON.stringify(payload));
        expect(await unseal(sealed, key)).toEqual({ kind: 'payload', payload: asSent });
      }),
      { numRuns: 10 },
    );
  });

  it('is refused after any one bit of it was changed', async () => {
    const { sealed, key } = await seal(await example());
    const bits = fc.record({ part: fc.constantFrom('iv' as const, 'ciphertext' as const), bit: fc.nat() });
    await fc.assert(
      fc.asyncProperty(bits, async ({ part, bit }) => {
        const changed = { ...sealed, [part]: flipped(sealed[part], bit) };
        expect(await unseal(changed, key)).toEqual({ kind: 'damaged' });
      }),
    );
    expect((await unseal(sealed, key)).kind).toBe('payload');
  });

  it('is refused when its end is missing', async () => {
    const { sealed, key } = await seal(await example());
    const cut = { ...sealed, ciphertext: sealed.ciphertext.slice(0, -4) };
    expect(await unseal(cut, key)).toEqual({ kind: 'damaged' });
  });

  it('is not opened by another key, nor by one that is off by a bit', async () => {
    const { sealed, key } = await seal(await example());
    const other = await seal(await example());
    expect(await unseal(sealed, other.key)).toEqual({ kind: 'damaged' });
    for (let bit = 0; bit < 256; bit += 1)
      expect(await unseal(sealed, flipped(key, bit))).toEqual({ kind: 'damaged' });
  });

  it('has a key and a start of its own each time', async () => {
    const payload = await example();
    const both = [await seal(payload), await seal(payload)];
    expect(new Set(both.flatMap(({ sealed, key }) => [sealed.iv, sealed.ciphertext, key])).size).toBe(6);
    for (const { sealed, key } of both) expect(JSON.stringify(sealed)).not.toContain(key);
  });

  it('is of no use to whoever has it without the key', async () => {
    const { sealed } = await seal(await example());
    expect(Object.keys(sealed)).toEqual(['version', 'iv', 'ciphertext']);
    const bytes = Buffer.from(sealed.ciphertext, 'base64url');
    expect(bytes.includes('theft')).toBe(false);
    // Packed but not encrypted, it would unpack.
    expect(() => inflateRawSync(bytes)).toThrow();
  });

  it('comes in whole blocks of 4 KB, so its size says little about the record', async () => {
    for (const withAnswers of [true, false]) {
      const { sealed } = await seal(await payloadIn('PA', theft, withAnswers));
      const proof = 16;
      expect((fromBase64url(sealed.ciphertext).length - proof) % 4_096).toBe(0);
    }
  });

  it.each(placeCodes)(
    'of the longest record that can be judged fits into what the server takes: %s',
    async (place) => {
      const charges = fc
        .sample(fullRecord, { numRuns: 200, seed: 4 })
        .flatMap((record) => record.charges)
        .slice(0, 50)
        .map((charge, index) => ({ ...charge, id: `c${index + 1}` }));
      expect(charges).toHaveLength(50);
      const { sealed, key } = await seal(await payloadIn(place, { charges }, true));
      expect(JSON.stringify(sealed).length).toBeLessThanOrEqual(mostSharedBytes);
      expect((await unseal(sealed, key)).kind).toBe('payload');
    },
  );

  it('of a version nobody knows yet is told as such, and not guessed at', async () => {
    const { sealed, key } = await seal(await example());
    expect(await unseal({ ...sealed, version: 2 }, key)).toEqual({ kind: 'unknown_version' });
    const newer = await sealAnything({ version: 3, made: 'differently' });
    expect(await unseal(newer.sealed, newer.key)).toEqual({ kind: 'unknown_version' });
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['words', 'Pay $100 here'],
    ['a version only', { version: 2 }],
    ['the first version only', { version: 1 }],
    ['no version', {}],
  ])('that holds %s is refused', async (_, content) => {
    const { sealed, key } = await sealAnything(content);
    expect(await unseal(sealed, key)).toEqual({ kind: 'damaged' });
  });

  it.each([
    ['a place that is not one', { state: 'ZZ' }],
    ['a day that is not one', { asOf: '2026-02-30' }],
    ['an outcome that is not one', { charges: [{ outcome: 'free', reliefs: [], alternatives: [] }] }],
    ['no charges', { charges: [] }],
    ['a word beside what we know', { note: 'Pay $100 here' }],
    ['words for the name of a rule', { assumed: [{ said: 'Pay $100 here' }] }],
    [
      'words for an answer',
      { told: { answers: [['charges.c1.statute', 'Pay $100 here']], unknown: [], helping: false } },
    ],
  ])('with %s is refused', async (_, change) => {
    const payload = await example();
    const { sealed, key } = await sealAnything({ ...payload, ...change });
    expect(await unseal(sealed, key)).toEqual({ kind: 'damaged' });
  });

  it('that would fill the memory when unpacked is refused', async () => {
    const payload = await example();
    const { sealed, key } = await sealAnything({ ...payload, names: 'x'.repeat(20_000_000) });
    expect(JSON.stringify(sealed).length).toBeLessThan(mostSharedBytes);
    expect(await unseal(sealed, key)).toEqual({ kind: 'damaged' });
  });
});

describe('What a link shows', () => {
  it('holds the answers only if its owner says so', async () => {
    const { told } = await payloadIn('PA', theft, true);
    expect(told?.answers).toContainEqual(['charges.c1.statute', '3929']);
    expect(told?.unknown).toEqual(['age']);
    const resultOnly = await payloadIn('PA', theft, false);
    expect(resultOnly.told).toBeUndefined();
    expect(JSON.stringify(resultOnly)).not.toContain('3929');
    expect(resultOnly.charges[0]).toMatchObject({ kind: 'theft', year: '2016', decided: '2016-09-10' });
  });
});
