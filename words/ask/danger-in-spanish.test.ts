import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asOf = '2026-11-19';

describe('danger told in Spanish', () => {
  it.each([
    ['me quiero morir', '988'],
    ['ya no quiero vivir con este récord', '988'],
    ['quiero matarme', '988'],
    ['estoy pensando en quitarme la vida', '988'],
    ['no puedo más con esta vida', '988'],
    ['mi hijo dice que se quiere matar', '911'],
    ['mi hermana se tomó todas las pastillas y no respira', '911'],
    ['mi esposo me está pegando', '911'],
    ['mi ex está afuera de mi casa con una pistola', '911'],
    ['tengo miedo de mi novio', '911'],
    ['me obligan a prostituirme y no me dejan salir', '888-373-7888'],
    ['me quitaron el pasaporte y no me dejan ir', '888-373-7888'],
    ['la policía está tocando la puerta', 'abogado'],
    ['me paró la policía ahorita qué hago', 'abogado'],
    ['la migra está en mi trabajo', 'abogado'],
    ['ICE llegó a mi casa', 'abogado'],
    ['voy a matar al juez', '988'],
  ])('is answered in Spanish at once: %s', async (question, holds) => {
    const answer = await ask({ question, asOf });
    expect(answer).toMatchObject({ kind: 'declined', topic: 'danger', lang: 'es' });
    expect(answer.text).toContain(holds);
    expect(answer.text).not.toMatch(/\b(?:call|you|the|now)\b/i);
    expect(answer.text).not.toContain('solo en inglés');
  });

  it.each([
    ['help me my husband me está pegando', '911'],
    ['I want to kill myself, ya no quiero nada', '988'],
  ])('is answered in Spanish where both languages are mixed: %s', async (question, holds) => {
    expect(await ask({ question, asOf })).toMatchObject({
      topic: 'danger',
      text: expect.stringContaining(holds),
    });
  });

  it.each([
    ['me golpeó la policía en 2015 en Texas, puedo borrar el arresto'],
    ['quiero borrar mis antecedentes en Texas'],
    ['tengo miedo de perder mi trabajo por mi felonia en Texas, la puedo sellar'],
    ['me arrestaron en Arizona en 2014 por robo, puedo limpiar mi record'],
    ['no me dejan rentar por mi récord en Florida'],
  ])('is not heard where somebody asks about a record: %s', async (question) => {
    expect((await ask({ question, asOf })).topic).not.toBe('danger');
  });

  it('told in English is answered in English', async () => {
    expect(await ask({ question: 'i want to die', asOf })).not.toHaveProperty('lang');
  });
});
