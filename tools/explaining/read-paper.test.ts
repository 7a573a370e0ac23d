import { explain } from '@openslate/words/explain/explain.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { readPaper } from './read-paper.ts';

const picture = (name: string) => `${root}/tools/explaining/pictures/${name}`;

describe('a photo of a paper', () => {
  it.each(['dismissal.png', 'dismissal-turned.png'])('is read, and explained: %s', async (name) => {
    const explained = explain(await readPaper(picture(name)));
    expect(explained).toMatchObject({ kind: 'dismissal_order', caseNumbers: ['CP-25-CR-0001234-2012'] });
    expect(explained.amounts).toMatchObject([{ cents: 12_500, role: 'fee' }]);
  });

  it('that shows nothing to read says what to do', async () => {
    await expect(readPaper(picture('nothing.jpg'))).rejects.toThrow('Take it again in good light');
  });

  it('of another kind says what can be read', async () => {
    await expect(readPaper(`${root}/package.json`)).rejects.toThrow('.pdf');
  });
});
