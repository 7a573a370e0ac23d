import { compare } from '@openslate/law/comparison/compare.ts';
import { expect, it } from 'vitest';
import { tables } from './tables.ts';

it('the same lives are printed with their outcome, day, way and section', async () => {
  const compared = await compare();
  expect(tables(compared.filter(({ place }) => place === 'NC'))).toContain(
    '| NC | automatic | 2024-11-16 | nc-automatic | ',
  );
});
