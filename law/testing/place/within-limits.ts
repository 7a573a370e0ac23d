import { describe, expect, it } from 'vitest';
import { assess } from '../../engine/assess.ts';
import { ask } from '../../engine/condition.ts';
import { judge } from '../../engine/judge.ts';
import { bestOf, type Judged } from '../../engine/ranking.ts';
import { withReadCharges } from '../../engine/read-charges.ts';
import { isSo } from '../../engine/when.ts';
import { loadCases, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { limitsIn, type NumberLimit, picksIn, type Relief } from '../../place/relief.ts';
import { atOnce } from '../../record/in-pieces.ts';
import type { Answers } from '../../record/record.ts';
import { drawnRecords } from '../drawn-records.ts';
import { judgedOn, recordsOf } from '../random-records.ts';
import { withoutLimit } from './without-limit.ts';

type Charge = { readonly judged: Judged; readonly way: Relief };

/** More charges that wait for one limit than that have too many combinations to go through them all. */
const mostToTry = 7;

/** What a record comes to is no more than the law lets go, and no less. */
export const keepsWithinLimits = (code: PlaceCode) =>
  describe('within the limits of its law', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const cases = await loadCases(code);
    const lives = cases.map(({ answers, asOf }) => ({ answers, asOf }));
    const random = drawnRecords(recordsOf(jurisdiction).halfAnswered, { seed: 20261119, numRuns: 60 });
    const records = [...lives, ...joined(lives)];
    random.each(({ full }) => {
      records.push({ answers: full, asOf: judgedOn });
    });

    it('counts each charge once', () => {
      for (const { answers, asOf } of records) {
        const { charges, counts } = judge(answers, jurisdiction, asOf);
        const { byItself, askNow, byItselfLater, askLater, instead } = counts ?? none;
        const open = charges.filter(
          ({ outcome }) => outcome !== 'not_eligible' && outcome !== 'needs_review',
        );
        expect(byItself + askNow + byItselfLater + askLater + instead).toBe(open.length);
        expect(byItself).toBe(charges.filter(({ outcome }) => outcome === 'automatic').length);
      }
    });

    it('counts as many to ask for now as go together, and what clears by itself takes none of them', () => {
      for (const { answers, asOf } of records) {
        const judged = atOnce(assess(withReadCharges(answers, jurisdiction), jurisdiction, asOf));
        const eligible = judged.filter(({ assessed }) => bestOf(assessed)?.outcome === 'eligible');
        if (eligible.length > mostToTry) continue;
        const { counts } = judge(answers, jurisdiction, asOf);
        expect(counts?.askNow, JSON.stringify(answers)).toBe(mostTogether(eligible));
      }
    });

    it('leaves none to choose among that clears by itself', () => {
      for (const { answers, asOf } of records) {
        const { charges } = judge(answers, jurisdiction, asOf);
        const chosen = charges.flatMap(({ reliefs }) => reliefs.flatMap(({ pick }) => pick?.of ?? []));
        const cleared = charges.filter(({ outcome }) => outcome === 'automatic').map(({ id }) => id);
        expect(cleared.filter((id) => chosen.includes(id))).toEqual([]);
      }
    });

    it('says of each limit what it is, the same under one name', () => {
      const texts = new Map<string, string>();
      for (const { id, text, cite } of jurisdiction.reliefs.flatMap(limitsIn)) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(cite.label, text).toMatch(/\d/);
        expect(id).toMatch(/^[a-z]+(-[a-z0-9]+){0,5}$/);
        expect(texts.get(id) ?? text).toBe(text);
        texts.set(id, text);
      }
    });

    it('holds as a limit what its words say of number', () => {
      for (const relief of jurisdiction.reliefs) {
        if (relief.alternative || relief.automatic || limitsIn(relief).length > 0) continue;
        const words = [
          ...(relief.limits ?? []),
          ...(relief.cautions ?? []),
          ...relief.rules.map(({ text }) => text),
        ];
        const limited = words.filter((text) =>
          /\bonly once\b|\bonce in (?:your|a) life|\bin your life\b/i.test(text),
        );
        if (!(relief.id in withoutLimit)) expect(limited, relief.id).toEqual([]);
      }
    });
  });

const none = { byItself: 0, askNow: 0, byItselfLater: 0, askLater: 0, instead: 0 };

type Record = { answers: Answers; asOf: string };

/** Two or three people of the worked lives as one, who has the charges of all of them. */
function joined(lives: readonly Record[]): Record[] {
  return lives.flatMap(({ answers, asOf }, index) => {
    const others = [1, 2].flatMap((step) => lives[(index + step) % lives.length]?.answers.charges ?? []);
    const charges = [...answers.charges, ...others, ...answers.charges].map((charge, place) => ({
      ...charge,
      id: `j${place}`,
      caseId: `${charge.caseId ?? charge.id ?? ''}-${place < answers.charges.length ? 'a' : 'b'}`,
    }));
    return [{ answers: { ...answers, charges }, asOf }];
  });
}

/** The most of these charges that can be asked for together, found by trying all ways of all of them. */
function mostTogether(eligible: readonly Judged[]): number {
  const free = eligible.filter((each) => waysOf(each).some((way) => picksIn(way).length === 0));
  const limited = eligible.filter((each) => !free.includes(each));
  return free.length + tryAll(limited, [], eligible);
}

function tryAll(left: readonly Judged[], taken: readonly Charge[], all: readonly Judged[]): number {
  const [next, ...rest] = left;
  if (!next) return taken.length;
  const without = tryAll(rest, taken, all);
  const withIt = waysOf(next).map((way) => {
    const more = [...taken, { judged: next, way }];
    return isAllowed(more, all) ? tryAll(rest, more, all) : 0;
  });
  return Math.max(without, ...withIt);
}

const waysOf = ({ assessed }: Judged): readonly Relief[] =>
  assessed
    .filter(
      ({ outcome, aside, covered, relief }) =>
        outcome === 'eligible' && !aside && covered && !relief.automatic,
    )
    .map(({ relief }) => relief);

function isAllowed(taken: readonly Charge[], all: readonly Judged[]): boolean {
  const limits = new Set(taken.flatMap(({ way }) => picksIn(way)));
  return [...limits].every((limit) =>
    keeps(
      limit,
      taken.filter(({ way }) => picksIn(way).includes(limit)),
      all,
    ),
  );
}

function keeps(limit: NumberLimit, taken: readonly Charge[], all: readonly Judged[]): boolean {
  const counted = taken
    .map(({ judged }) => judged.matter)
    .filter((matter) => !limit.among || isSo(ask(limit.among, matter)));
  const { alike = () => true } = limit;
  const [first] = all;
  const before = first && limit.used ? limit.used(first.matter).least : 0;
  const n = Math.max(1, limit.n - before);
  return counted.every((one) => {
    const same = counted.filter((other) => other === one || alike(one, other));
    return new Set(same.map(({ charge }) => (limit.byCase ? charge.caseKey : charge.id))).size <= n;
  });
}
