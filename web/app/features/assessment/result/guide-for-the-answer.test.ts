import type { Guide } from '@openslate/law/place/guide.ts';
import { describe, expect, it } from 'vitest';
import { workedResults } from '../../../../testing/worked-results.ts';
import { guidePartsFor } from './guide-titles.ts';
import { costAndLanguages } from './helper-words.ts';
import { todosFor } from './todos.ts';

const page = 'https://courts.example/page';
const told = [{ text: 'Ask the clerk.', source: page }];

async function resultWhere(automatic: boolean) {
  const found = (await workedResults('PA')).find(({ kept: { result } }) =>
    result.charges.every(({ outcome }) => outcome === (automatic ? 'automatic' : 'eligible')),
  );
  if (!found) throw new Error('Pennsylvania has no such worked case.');
  const { result, guide } = found.kept;
  const whole: Guide = { ...guide, feeWaiver: told, copiesAndService: told, hearing: told, checkIt: told };
  return { result, guide: whole };
}

describe('the guide shown with an answer', () => {
  it('tells somebody who has to ask how to file, and leaves empty parts out', async () => {
    const { result, guide } = await resultWhere(false);
    const titles = guidePartsFor(result, { ...guide, hearing: [] }).map(({ title }) => title);
    expect(titles).toContain('If you cannot pay');
    expect(titles).toContain('Copies, and who must get one');
    expect(titles).not.toContain('Will there be a hearing?');
  });

  it('tells somebody whose record is cleared by itself how to check it, but not how to file', async () => {
    const { result, guide } = await resultWhere(true);
    const titles = guidePartsFor(result, guide).map(({ title }) => title);
    expect(titles).toContain('How to check that it happened');
    expect(titles).not.toContain('Where to file');
    expect(titles).not.toContain('Will there be a hearing?');
  });

  it('names the forms of the way that is open with their number, and whether the court demands them', async () => {
    const { result, guide } = await resultWhere(false);
    const relief = result.charges[0]?.reliefs[0];
    const form = { name: 'Petition', url: page, readOn: page };
    const todos = todosFor(result, {
      ...guide,
      forms: [
        { ...form, number: 'XX-1', demanded: 'yes', for: [relief?.id ?? ''] },
        { ...form, number: 'XX-2', demanded: 'no', for: ['another-way'] },
      ],
    }).flatMap((group) => group.todos.map(({ text }) => text));
    expect(todos).toContain('Form XX-1: Petition. The court takes only this form.');
    expect(todos.join()).not.toContain('XX-2');
  });

  it('says what a helper costs and speaks only where that is known', () => {
    const helper = { name: 'Legal Aid', url: page, what: 'Helps.' };
    expect(costAndLanguages({ ...helper, cost: 'free', languages: ['English', 'Spanish'] })).toBe(
      'Free. English, Spanish.',
    );
    expect(costAndLanguages(helper)).toBe('');
  });
});
