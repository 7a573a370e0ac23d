import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asOf = '2026-11-15';
const asked = (question: string, before: readonly { question: string }[] = []) =>
  ask({ question, asOf, before });

describe('a question in ordinary words', () => {
  it('is answered from the law of the place that it means, with its section', async () => {
    const answer = await asked('can i get my old weed charge wiped in jersey');
    expect(answer).toMatchObject({
      kind: 'answer',
      state: 'NJ',
      links: expect.arrayContaining(['/assessment/nj']),
    });
    expect(answer.text).toContain('marijuana');
    expect(answer.sources[0]?.label).toContain('N.J.S.A. 2C:52');
  });

  it('is asked back where two towns have one name, and where no place is named', async () => {
    expect(await asked('can I seal a dui in portland')).toMatchObject({
      kind: 'ask_back',
      text: expect.stringContaining('Oregon or Maine'),
    });
    expect(await asked('can I get it expunged')).toMatchObject({ kind: 'ask_back' });
    expect(await asked('can I seal a theft in Portland, Maine')).toMatchObject({
      kind: 'answer',
      state: 'ME',
    });
  });

  it('is understood with slips of the pen', async () => {
    expect(await asked('expungment in missisippi for shopliftng')).toMatchObject({
      kind: 'answer',
      state: 'MS',
    });
  });

  it('goes on from the one before', async () => {
    const before = [{ question: 'how long do i wait for a misdemeanor in ohio' }];
    expect(await asked('what about michigan', before)).toMatchObject({ state: 'MI', topic: 'wait' });
  });

  it('gets a phone number at once where somebody is in danger', async () => {
    expect(await asked('i want to kill myself because of this record')).toMatchObject({
      kind: 'declined',
      text: expect.stringContaining('988'),
    });
  });

  it('gets no promise', async () => {
    expect(await asked('will the judge approve my petition')).toMatchObject({ kind: 'declined' });
  });

  it('in Spanish is answered in English, and told so in Spanish', async () => {
    const { text } = await asked('¿Cuánto cuesta borrar mis antecedentes en Texas?');
    expect(text).toContain('solo en inglés');
  });
});
