import type { ReliefResult } from '@openslate/law/engine/result.ts';
import { notACitizen } from '@openslate/law/place/people-to-ask.ts';
import { type PlaceCode, placeCodes } from '@openslate/law/place/places.ts';
import { hotline } from '@openslate/law/vocabulary/tasks.ts';
import { describe, expect, it } from 'vitest';
import { type WorkedResult, workedResults } from '../../../../../testing/worked-results.ts';
import type { Told } from '../../saved-progress.ts';
import { onlyAfterPardon } from '../longer-way.ts';
import { type Composed, compose } from './compose.ts';

type Life = WorkedResult & { readonly composed: Composed };

async function livesIn(code: PlaceCode): Promise<readonly Life[]> {
  return (await workedResults(code)).map((each) => {
    const { answers } = each.worked;
    const record = { answers: answers as Told['answers'], unknown: [], names: {}, helping: false };
    return { ...each, composed: compose({ ...each.kept, record }) };
  });
}

describe.each(placeCodes)('in %s', async (code) => {
  const lives = await livesIn(code);

  it('begins the road with what the answer says to do first, and says it once', () => {
    for (const { worked, composed } of lives) {
      const { first, road } = composed;
      expect(first, worked.title).toBeDefined();
      expect(road[0]?.tasks[0], worked.title).toEqual(first);
      const all = road.flatMap(({ tasks, notes }) => [...tasks, ...notes]).map(({ text }) => text);
      expect(all.filter((text) => text === first?.text)).toHaveLength(1);
    }
  });

  it('takes it from the way that decides, and never from one that gives back a right', () => {
    for (const { worked, kept, composed } of lives) {
      const ways = kept.result.charges.flatMap(({ reliefs, alternatives }) => [...reliefs, ...alternatives]);
      const of = (isOne: (way: ReliefResult) => boolean) => ways.filter(isOne).map(({ first }) => first.text);
      const text = composed.first?.text ?? '';
      const isSaid = of(({ kind }) => kind !== 'rights').includes(text);
      if (!isSaid)
        expect(text, worked.title).toMatch(/^(Put .* in your calendar|Call|Write to|Wait|Pay|Finish)/);
      if (!isSaid) expect(of(({ kind }) => kind === 'rights')).not.toContain(text);
    }
  });

  it('never says that there is no way where a pardon opens one', () => {
    for (const { worked, kept, composed } of lives) {
      const { charges } = kept.result;
      if (charges.some(({ longer }) => longer)) expect(composed.headline, worked.title).not.toMatch(/no way/);
      for (const { longer, id } of charges) {
        const said = composed.charges.find((charge) => charge.id === id);
        expect(said?.verdict.includes('longer way')).toBe(longer !== undefined);
        expect(said?.label === onlyAfterPardon).toBe(longer !== undefined);
      }
      if (!charges.every(({ longer }) => longer)) continue;
      const steps = composed.road.map(({ id }) => id);
      for (const { longer } of charges) {
        expect(steps.indexOf(longer?.pardon ?? '')).toBeGreaterThan(0);
        expect(steps.indexOf(longer?.opens ?? '')).toBeGreaterThan(steps.indexOf(longer?.pardon ?? ''));
      }
    }
  });

  it('has nobody call the police or an office for help', () => {
    for (const { worked, composed, kept } of lives) {
      expect(composed.call?.kind, worked.title).not.toBe('office');
      const offices = kept.guide.help
        .filter(({ kind }) => kind === 'office')
        .map(({ name }) => `talk-${name}`);
      const tasks = composed.road.flatMap(({ tasks: all }) => all.map(({ id }) => id));
      expect(tasks.filter((id) => offices.includes(id))).toEqual([]);
    }
  });

  it('names the hotline and lawyers for survivors wherever one may be', () => {
    for (const { worked, kept, composed } of lives) {
      const told = worked.answers.charges.some(({ traffickingVictim }) => traffickingVictim);
      const ways = kept.result.charges.flatMap(({ reliefs }) => reliefs);
      const shown = told || ways.some(({ first }) => first.text === hotline.text);
      const numbers = composed.people.map(({ phone }) => phone);
      if (shown) expect(numbers, worked.title).toContain('888-373-7888');
      if (shown) expect(composed.people.some(({ name }) => name.includes('Survivor Reentry'))).toBe(true);
      if (told) expect(numbers[0]).toBe('888-373-7888');
    }
  });

  it('sends people who are not citizens to a lawyer once, before anything is filed', () => {
    for (const { worked, kept, composed } of lives) {
      const filed = new Set(
        kept.jurisdiction.reliefs.filter(({ automatic }) => !automatic).map(({ id }) => id),
      );
      const filing = composed.road.filter(({ id }) => filed.has(id));
      const warned = composed.road.filter(({ before }) => before === notACitizen);
      expect(warned, worked.title).toEqual(filing.slice(0, 1));
    }
  });
});
