import { expect, it } from 'vitest';
import { judge } from '../engine/judge.ts';
import { placeCodes } from '../place/places.ts';
import type { Charge } from '../record/record.ts';
import { presumed } from '../vocabulary/phrases.ts';
import { loadCases, loadJurisdiction } from './index.ts';

const ordinary = new Set(['theft', 'fraud', 'drug_possession', 'marijuana', 'trespass', 'property_damage']);
const isOrdinary = ({ offense = [] }: Charge) =>
  offense.length > 0 && offense.every((kind) => ordinary.has(kind));

it.each(placeCodes)(
  'nobody in %s with thefts, drugs or trespass alone is told of registering as a sex offender',
  async (code) => {
    const law = await loadJurisdiction(code);
    const lives = (await loadCases(code)).filter(({ answers }) => answers.charges.every(isOrdinary));
    expect(lives.length).toBeGreaterThan(0);
    for (const { title, answers, asOf } of lives)
      expect(judge(answers, law, asOf).assumed, title).not.toContain(presumed.registrable);
  },
);
