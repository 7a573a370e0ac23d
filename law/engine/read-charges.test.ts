import { describe, expect, it } from 'vitest';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import { loadWithCrimes } from '../jurisdictions/with-crimes.ts';
import { placeCodes } from '../place/places.ts';
import type { Answers, OffenseKind } from '../record/record.ts';
import { judge } from './judge.ts';
import { outcomes } from './outcomes.ts';

const possession: Answers = {
  charges: [
    {
      id: 'c1',
      disposition: 'convicted',
      level: 'misdemeanor',
      offense: ['drug_possession', 'marijuana'],
      dispositionDate: '2010-05-01',
      completedDate: '2011-05-01',
    },
  ],
};

const told = (statute: string): Answers => ({
  charges: possession.charges.map((charge) => ({ ...charge, statute })),
});

describe.each(placeCodes)('in %s, words that name no section', (code) => {
  it.each(['weed', 'a city ordinance', '§'])('change nothing: “%s”', async (words) => {
    const law = await loadJurisdiction(code);
    expect(judge(told(words), law, '2026-11-17')).toEqual(judge(possession, law, '2026-11-17'));
    expect(outcomes(told(words), law, '2026-11-17')).toEqual(outcomes(possession, law, '2026-11-17'));
  });
});

const about = (...offense: OffenseKind[]): Answers => ({
  charges: possession.charges.map((charge) => ({ ...charge, offense })),
});

describe.each(placeCodes)('in %s', (code) => {
  it.each([
    ['driving on marijuana', about('dui', 'marijuana'), about('dui')],
    ['driving on drugs', about('dui', 'drug_possession'), about('dui')],
    ['a robbery of marijuana', about('robbery', 'marijuana'), about('robbery')],
    ['breaking in with drugs', about('burglary', 'drug_possession'), about('burglary')],
  ])('%s is judged as what was charged', async (_, told, read) => {
    const law = await loadJurisdiction(code);
    expect(outcomes(told, law, '2026-11-17')).toEqual(outcomes(read, law, '2026-11-17'));
  });
});

describe('a section told without what it was about', () => {
  const theft: Answers = {
    ...possession,
    pendingCharges: false,
    reliefReceived: 0,
    elsewhere: { felonies: 0, misdemeanors: 0 },
    charges: possession.charges.map((charge) => ({ ...charge, offense: undefined, statute: '16-13-110' })),
  };

  it('is read by its heading where the list of crimes is at hand, and asked about elsewhere', async () => {
    const [listed, bare] = await Promise.all([loadWithCrimes('SC'), loadJurisdiction('SC')]);
    expect(judge(theft, listed, '2026-11-17').missing).not.toContain('charges.c1.offense');
    expect(outcomes(theft, listed, '2026-11-17')).toEqual(['eligible']);
    expect(judge(theft, bare, '2026-11-17').missing).toContain('charges.c1.offense');
  });

  it('says nothing against what the person told', async () => {
    const law = await loadWithCrimes('SC');
    const told = { ...theft, charges: theft.charges.map((charge) => ({ ...charge, offense: [] })) };
    expect(judge(told, law, '2026-11-17')).toEqual(judge(told, await loadJurisdiction('SC'), '2026-11-17'));
  });
});
