import { describe, expect, it } from 'vitest';
import { crimesOf } from '../place/crime.ts';
import { code } from './code.ts';
import { kindsBySection } from './kinds-by-section.ts';

const { sectionsIn } = code({ name: 'Code §', number: /\d{2}-\d{2}/, attempts: '10-01' });
const kindsUnder = kindsBySection(
  crimesOf({
    'Code §': `
      10-01 | Attempt
      20-01 | Theft
      30-01 | Drugs, having or selling them
      30-01(a) | Possession of a controlled substance
      40-01 | Assault
      40-01(b) | Sexual assault
      50-01(a) | Trespass
      55-01 | Possession of a controlled substance
      55-01(d) | Possession of marijuana
    `,
  }),
  sectionsIn,
);

describe('a section told alone', () => {
  it.each([
    ['20-01', ['theft']],
    ['Code § 20-01(c)(2)', ['theft']],
    ['10-01, 20-01', ['theft']],
    ['30-01(a)(1)', ['drug_possession']],
    ['40-01(a)', ['assault']],
    ['40-01(b)', ['sexual']],
    ['55-01', ['drug_possession']],
    ['55-01(d)', ['drug_possession', 'marijuana']],
  ])('says what it was about: %s', (told, kinds) => {
    expect(kindsUnder(told)).toEqual(kinds);
  });

  it.each([
    ['is in no list', '60-01'],
    ['has no plain heading', '30-01'],
    ['is told beside one that is in no list', '20-01, 60-01'],
    ['has a paragraph about something else', '40-01'],
    ['is listed in one paragraph only', '50-01'],
    ['names an attempt alone', '10-01'],
  ])('says nothing where it %s', (_, told) => {
    expect(kindsUnder(told)).toBeUndefined();
  });
});
