import type { Guide } from '@openslate/law/place/guide.ts';
import { describe, expect, it } from 'vitest';
import { workedResults } from '../../../../testing/worked-results.ts';
import { compose } from './composed/compose.ts';
import { helperDetails } from './helper-words.ts';

const page = 'https://courts.example/page';
const told = [{ text: 'Ask the clerk.', source: page }];

async function resultWhere(outcome: 'automatic' | 'eligible') {
  const found = (await workedResults('PA')).find(({ kept: { result } }) =>
    result.charges.every(
      (charge) =>
        charge.outcome === outcome && charge.reliefs.filter((way) => way.outcome === 'eligible').length < 2,
    ),
  );
  if (!found) throw new Error('Pennsylvania has no such worked case.');
  const guide: Guide = {
    ...found.kept.guide,
    feeWaiver: told,
    copiesAndService: [{ text: 'Two copies.', source: page }],
    hearing: [{ text: 'There may be none.', source: page }],
  };
  return { ...found.kept, guide };
}

const notesIn = ({ road }: ReturnType<typeof compose>) =>
  road.flatMap(({ notes }) => notes.map(({ title }) => title));

describe('the guide shown with an answer', () => {
  it('tells somebody who has to ask how to file, on the road and not beside it', async () => {
    const kept = await resultWhere('eligible');
    const composed = compose(kept);
    expect(notesIn(composed)).toEqual(
      expect.arrayContaining(['Cost', 'If you cannot pay', 'Copies, and who must get one', 'The hearing']),
    );
    expect(notesIn(compose({ ...kept, guide: { ...kept.guide, hearing: [] } }))).not.toContain('The hearing');
    expect(composed.goodToKnow.map(({ title }) => title)).not.toContain('Where to file');
  });

  it('tells somebody whose record is cleared by itself to check it first, and the petition only in case', async () => {
    const { road } = compose(await resultWhere('automatic'));
    const check = road.findIndex(({ id }) => id === 'check');
    expect(road[check]?.tasks.length).toBeGreaterThan(0);
    for (const [index, { title, notes }] of road.entries())
      if (notes.some((note) => note.title === 'If you cannot pay')) {
        expect(index).toBeGreaterThan(check);
        expect(title).toMatch(/^If it is still there/);
      }
  });

  it('names the forms of the way that is open with their number, and whether the court demands them', async () => {
    const kept = await resultWhere('eligible');
    const relief = kept.result.charges[0]?.reliefs[0];
    const form = { name: 'Petition', url: page, readOn: page };
    const { road } = compose({
      ...kept,
      guide: {
        ...kept.guide,
        forms: [
          { ...form, number: 'XX-1', demanded: 'yes', for: [relief?.id ?? ''] },
          { ...form, number: 'XX-2', demanded: 'no', for: ['another-way'] },
        ],
      },
    });
    const tasks = road.flatMap((stage) => stage.tasks.map(({ text }) => text));
    expect(tasks).toContain('Get form XX-1: Petition. The court takes only this form.');
    expect(tasks.join()).not.toContain('XX-2');
  });

  it('says what a helper costs and speaks only where that is known', () => {
    const helper = { name: 'Legal Aid', url: page, kind: 'legal aid', what: 'Helps.' } as const;
    expect(helperDetails({ ...helper, cost: 'free', languages: ['English', 'Spanish'] })).toBe(
      'Free. English, Spanish.',
    );
    expect(helperDetails({ ...helper, area: 'Cook County', hours: 'Monday, 9 a.m. to 5 p.m.' })).toBe(
      'Area: Cook County. Hours: Monday, 9 a.m. to 5 p.m.',
    );
    expect(helperDetails(helper)).toBe('');
  });
});
