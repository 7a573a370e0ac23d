import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { type Found, patternsIn, sourceFiles } from './patterns-in-source.ts';
import { whySlow } from './why-slow.ts';

/** Looked at by a person, and found to be no danger. Each says why. */
const exceptions: Readonly<Record<string, string>> = {
  '<!--[\\s\\S]*?(?:-->|$)|<[!?][^<>]*(?:>|(?=<)|$)':
    'A comment ends with the text at the latest: once begun it always matches, and nothing is read again.',
  '<(script|style)(?=[\\s/>])[^<>]*>[\\s\\S]*?(?:<\\/\\1[^<>]*>|$)':
    'Ends with the text at the latest, as a comment does, and each of the other parts at the next < or >.',
};

const inSource = sourceFiles().map((file) => ({ file, ...patternsIn(file) }));
const written = inSource.flatMap((each) => each.written);
const building = inSource.filter(({ builtAt }) => builtAt.length > 0);
const built: Found[] = JSON.parse(
  execFileSync('node', ['tools/slow-patterns/built-patterns.ts', ...building.map(({ file }) => file)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);

describe('the patterns that read what people write', () => {
  it('are all known: those written out, and those that are built', () => {
    expect(written.length).toBeGreaterThan(300);
    const places = new Set(built.map(({ where }) => where));
    expect(building.flatMap(({ builtAt }) => builtAt).filter((place) => !places.has(place))).toEqual([]);
  });

  it('cannot be made slow by any text', () => {
    const ours = new Set(building.flatMap(({ builtAt }) => builtAt));
    const patterns = [...written, ...built.filter(({ where }) => ours.has(where))];
    const slow = patterns
      .filter(({ source }) => !(source in exceptions))
      .flatMap(({ where, source, flags }) =>
        whySlow(source, flags).map((why) => `${where} ${why}\n  /${source.slice(0, 120)}/${flags}`),
      );
    expect([...new Set(slow)].join('\n')).toBe('');
  });

  it('look at nothing behind them: phones from before 2023 could not even load such a page', () => {
    const forBrowsers = written.filter(({ where }) => /^(?:web\/app|law|contract)\//.test(where));
    expect(forBrowsers.length).toBeGreaterThan(100);
    expect(forBrowsers.filter(({ source }) => /\(\?<[=!]/.test(source))).toEqual([]);
  });

  it('have no exception that is no longer needed', () => {
    const needed = new Set(
      written.filter(({ source, flags }) => whySlow(source, flags).length > 0).map(({ source }) => source),
    );
    expect(Object.keys(exceptions).filter((source) => !needed.has(source))).toEqual([]);
  });
});

describe('the check for slow patterns', () => {
  it.each([
    ['a run tried from each of its characters', /\s+$/],
    ['an address of which every letter may be the first', /[^\s@]+@[^\s@]+/],
    ['a part that begins again behind a border of words', /\b([a-z][a-z.-]*:\/\/)x/],
    ['a beginning that comes again within the part', /\bVersion\/\S+ .*\bSafari\//],
    ['two parts that take from each other', /^\d+\d+$/],
    ['a repeated part with a repeated part in it', /^(?:a+)+$/],
    ['a repeated part without an end', /you (?:\w+ )*trash/],
    ['the rest of a word that may begin within it', /eal\w*\b/],
    ['bounded parts with too many ways through them', /a.{0,90}.{0,90}b/],
    ['a bounded part within a bounded part', /(?:\d{1,4}-?){3,15}b/],
  ])('finds %s', (_what, { source, flags }) => {
    expect(whySlow(source, flags)).not.toEqual([]);
  });

  it.each([
    ['words', /\b(?:one|two)\b/],
    ['a part with an end', /[a-z]{1,40}@/],
    ['a part after which nothing can fail', /[?#]\S*/g],
    ['a run of spaces', /\s+/g],
    ['the rest of a word', /\b(?:expung\w*|seal(?: \w+){0,3} record)\b/],
    ['a whole text', /^\d+\.\d{1,3}$/],
    ['a part that ends where the pattern could begin again', /<[^<>]*>/g],
  ])('lets pass %s', (_what, { source, flags }) => {
    expect(whySlow(source, flags)).toEqual([]);
  });
});
