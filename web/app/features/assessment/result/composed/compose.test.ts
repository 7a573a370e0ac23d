import { judge } from '@openslate/law/engine/judge.ts';
import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Guide } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type PlaceCode, placeCodes, placeNamed } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { fullRecord, halfAnswered, judgedOn } from '@openslate/law/testing/random-records.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { workedResults } from '../../../../../testing/worked-results.ts';
import type { Told } from '../../saved-progress.ts';
import { type Composed, type ComposedWay, compose } from './compose.ts';
import { isTask } from './tasks.ts';

type Loaded = { readonly jurisdiction: Jurisdiction; readonly guide: Guide };
const loaded = new Map<PlaceCode, Loaded>();

beforeAll(async () => {
  for (const code of placeCodes) {
    const [jurisdiction, guide] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
    loaded.set(code, { jurisdiction, guide });
  }
});

function answered(code: PlaceCode, answers: unknown, asOf = judgedOn): Composed {
  const { jurisdiction, guide } = loaded.get(code) as Loaded;
  const place = placeNamed(code);
  if (!place) throw new Error(`${code} is no place.`);
  return compose({
    place,
    jurisdiction,
    guide,
    result: judge(answers as Answers, jurisdiction, asOf),
    nameOf: (id) => id,
    record: { answers: answers as Told['answers'], unknown: [], names: {}, helping: false },
  });
}

const waysIn = ({ charges }: Composed): readonly ComposedWay[] =>
  charges.flatMap(({ deciding, others, besides }) => [
    ...(deciding ? [deciding] : []),
    ...others,
    ...besides,
  ]);

const reasonsIn = (composed: Composed) =>
  waysIn(composed).flatMap(({ relief, groups }) =>
    groups.flatMap(({ reasons }) => reasons.map((reason) => ({ key: `${relief.id} ${reason.id}`, reason }))),
  );

const records = fc.oneof(
  fullRecord,
  halfAnswered.map(({ half }) => half),
);

describe.each(placeCodes)('what people are told in %s', (code) => {
  it('is “you told us” only where they told something, and silence is marked as such', () => {
    fc.assert(
      fc.property(records, (answers) => {
        const composed = answered(code, answers);
        // The same people, had they said nothing but that there is a charge.
        const silent = answered(code, { charges: answers.charges.map(({ id }) => ({ ...(id && { id }) })) });
        const saidBySilence = new Set(
          reasonsIn(silent).flatMap(({ key, reason }) => (reason.mark === 'told' ? [key] : [])),
        );
        for (const { reason } of reasonsIn(composed)) {
          if (reason.mark === 'assumed') expect(reason.taken.length).toBeGreaterThan(0);
          else expect(reason.taken).toEqual([]);
          expect(reason.mark === 'unknown').toBe(reason.standing === 'open');
        }
        expect([...saidBySilence]).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('ends in a road with something to do first, somebody to ask, and checklists of tasks only', () => {
    fc.assert(
      fc.property(records, (answers) => {
        const { first, call, road } = answered(code, answers);
        expect(first?.text.length).toBeGreaterThan(0);
        expect(call).toBeDefined();
        const tasks = road.flatMap((stage) => stage.tasks);
        expect(tasks.filter(({ text }) => !isTask(text)).map(({ text }) => text)).toEqual([]);
        for (const stage of road) {
          const texts = [...stage.tasks, ...stage.notes].map(({ text }) => text);
          expect(new Set(texts).size, stage.title).toBe(texts.length);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the road', () => {
  const stagesOf = async (code: PlaceCode, isOne: (composed: Composed) => boolean) => {
    const { jurisdiction } = loaded.get(code) as Loaded;
    for (const { worked, kept } of await workedResults(code)) {
      const composed = compose({ ...kept, jurisdiction });
      if (isOne(composed)) return { worked, composed };
    }
    throw new Error(`${code} has no such worked case.`);
  };
  const clearsItself = ({ charges }: Composed) =>
    charges.length === 1 &&
    charges[0]?.outcome === 'automatic' &&
    charges[0].others.some(({ relief }) => relief.outcome === 'eligible' && !relief.automatic);

  it.each(['PA', 'CA', 'MI', 'TX'] as const)(
    'shows the petition beside what clears by itself, with its cost: %s',
    async (code) => {
      const { composed } = await stagesOf(code, clearsItself);
      const still = composed.road.find(({ title }) => title.startsWith('If it is still there'));
      expect(still?.tasks.length).toBeGreaterThan(0);
      expect(still?.notes.map(({ title }) => title)).toContain('Cost');
      expect(composed.road.findIndex(({ id }) => id === 'check')).toBeLessThan(
        composed.road.indexOf(still as never),
      );
    },
  );

  it('does not say that there is nothing to file above a letter and a fee', async () => {
    const { composed } = await stagesOf('TX', ({ charges }) =>
      charges.some(
        ({ deciding }) =>
          deciding?.relief.id === 'tx-nondisclosure-first-misdemeanor' &&
          deciding.relief.outcome === 'automatic',
      ),
    );
    expect(composed.afterword).not.toContain('not have to file');
    const check = composed.road.find(({ id }) => id === 'check');
    expect(check?.notes).toContainEqual(
      expect.objectContaining({ title: 'Cost', text: expect.stringContaining('$28') }),
    );
  });

  it('tells nobody how to ask for a fee to be waived where there is none', () => {
    const dropped = {
      id: 'c1',
      disposition: 'dismissed',
      level: 'misdemeanor',
      grade: '1',
      offense: ['theft'],
      offenseDate: '2018-01-01',
      dispositionDate: '2018-06-01',
    };
    const { road } = answered('NC', { charges: [dropped], pendingCharges: false });
    const titles = road.flatMap(({ notes }) => notes.map(({ title }) => title));
    expect(titles).toContain('Cost');
    expect(titles).not.toContain('If you cannot pay');
  });

  it('warns of an open case only who may have one', () => {
    const theft = {
      id: 'c1',
      disposition: 'convicted',
      level: 'misdemeanor',
      grade: '1',
      offense: ['theft'],
      dispositionDate: '2015-06-01',
      completedDate: '2016-06-01',
    };
    const warned = (pendingCharges?: boolean) =>
      answered('NC', { charges: [theft], ...(pendingCharges !== undefined && { pendingCharges }) })
        .goodToKnow.flatMap(({ told }) => told)
        .some(({ text }) => text.includes('open case'));
    expect(warned(true)).toBe(true);
    expect(warned()).toBe(true);
    expect(warned(false)).toBe(false);
  });

  it('says nothing of a rule for the old to the young', () => {
    const felony = {
      id: 'c1',
      disposition: 'convicted',
      level: 'felony',
      grade: '1',
      offense: ['robbery'],
      dispositionDate: '2015-06-01',
      completedDate: '2019-06-01',
    };
    const told = (age: number) =>
      waysIn(answered('PA', { charges: [felony], age, pendingCharges: false })).map(
        ({ relief }) => relief.id,
      );
    expect(told(38)).not.toContain('pa-age-70-expungement');
    expect(told(69)).toContain('pa-age-70-expungement');
  });

  it('gives three things to do where no way was found, and never the record alone', () => {
    const felony = {
      id: 'c1',
      disposition: 'convicted',
      level: 'felony',
      grade: 'c',
      offense: ['fraud'],
      dispositionDate: '2012-06-01',
      completedDate: '2016-06-01',
    };
    const { outcome, road, charges, first } = answered('US', {
      charges: [felony],
      pendingCharges: false,
      age: 50,
    });
    expect(outcome).toBe('not_eligible');
    expect(road.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['start', 'rights-at-work', 'us-pardon']),
    );
    expect(first?.id.startsWith('talk-')).toBe(true);
    // The law for people who were trafficked is not why.
    expect(charges[0]?.deciding?.relief.id ?? '').not.toMatch(/traffick/);
  });
});

describe('the headline', () => {
  it('tells what the law has done already as done, with its day', () => {
    const marijuana = {
      id: 'c1',
      disposition: 'convicted',
      level: 'misdemeanor',
      grade: 'b',
      offense: ['drug_possession', 'marijuana'],
      statute: '221.10',
      dispositionDate: '2015-06-01',
      completedDate: '2016-06-01',
    };
    expect(
      answered('NY', { charges: [marijuana], recordComplete: true, pendingCharges: false }).headline,
    ).toBe('By law this should be expunged already, since March 31, 2021.');
  });

  it('is no stronger than what is known of the whole record', () => {
    const theft = {
      id: 'c1',
      disposition: 'convicted',
      level: 'misdemeanor',
      grade: '2',
      offense: ['theft'],
      statute: '18 Pa.C.S. § 3921',
      offenseDate: '2012-01-12',
      dispositionDate: '2012-05-09',
      completedDate: '2013-05-09',
      finesPaid: true,
      restitutionPaid: true,
      ageAtOffense: 30,
      sentence: ['probation'],
    };
    const person = {
      pendingCharges: false,
      mustRegister: false,
      age: 45,
      reliefReceived: 0,
      elsewhere: { felonies: 0, misdemeanors: 0 },
    };
    const headline = (recordComplete?: boolean) =>
      answered('PA', { ...person, charges: [theft], ...(recordComplete !== undefined && { recordComplete }) })
        .headline;
    expect(headline(true)).toBe('By law this should be sealed already, since June 11, 2024.');
    expect(headline()).toBe(
      'If there is nothing else on your record, by law this should be sealed already, since June 11, 2024.',
    );
  });

  describe('within the limits of the law', () => {
    const withheld = (id: string, year: string) => ({
      id,
      disposition: 'deferred',
      level: 'misdemeanor',
      grade: '1',
      offense: ['theft'],
      statute: '812.014',
      offenseDate: `${year}-01-12`,
      dispositionDate: `${year}-05-09`,
      completed: true,
      completedDate: `${year}-11-09`,
      finesPaid: true,
      restitutionPaid: true,
    });
    const dropped = { ...withheld('c2', '2021'), disposition: 'dismissed' };
    const person = {
      recordComplete: true,
      pendingCharges: false,
      mustRegister: false,
      age: 45,
      reliefReceived: 0,
      elsewhere: { felonies: 0, misdemeanors: 0 },
    };
    const once = 'Florida lets you clear one case by court order in your life.';
    const told = (...charges: object[]) => answered('FL', { ...person, charges });

    it('counts no more than may go, and says the limit', () => {
      expect(told(withheld('c1', '2012'), withheld('c2', '2016')).headline).toBe(
        `Of your 2 charges, you may ask to clear 1 now, and 1 could only be cleared instead. ${once} You choose which.`,
      );
      expect(told(withheld('c1', '2012')).headline).toBe(`You may be able to have this sealed now. ${once}`);
    });

    it('counts what clears by itself apart, and asks no fee for it', () => {
      const { headline, road } = told(withheld('c1', '2012'), dropped);
      expect(headline).toBe(
        `Of your 2 charges, 1 should be cleared by law already, and you may ask to clear 1 now. ${once}`,
      );
      const paid = road.filter(({ notes }) => notes.some(({ text }) => text.includes('$75')));
      expect(paid.flatMap(({ charges }) => charges ?? [])).toEqual(['c1']);
    });
  });
});
