import { describe, expect, it } from 'vitest';
import { checked, type Fault } from './check.ts';
import type { Passage } from './passage.ts';

const passages: readonly Passage[] = [
  {
    text: 'In Pennsylvania, for a felony conviction, the way is often “Ask the court to seal a drug felony”. You have had no conviction for 10 years. The fee is $132. It begins on February 12, 2024. You cannot ask if you still owe restitution. Nobody may use it to refuse you a job.',
    state: 'PA',
    sources: [{ label: '18 Pa.C.S. § 9122.1(a.1)', url: 'https://www.palegis.us/' }],
  },
  {
    text: 'This form is used: Petition for Expungement (PA-790). Community Legal Services (215-981-3700) helps people for free.',
    state: 'PA',
    sources: [{ label: 'PA-790' }],
  },
  {
    text: 'Felony: The more serious kind of crime, for which you can be sent to prison.',
    sources: [{ label: 'OpenSlate glossary' }],
  },
];

describe('a sentence of a model', () => {
  it.each([
    'You may ask the court to seal a drug felony in Pennsylvania [1].',
    'The rule asks for ten years without a conviction [1].',
    'There is a 10-year wait without a new conviction [1].',
    'The fee is $132, and it began on February 12, 2024 [1].',
    'The rule is in 18 Pa.C.S. § 9122.1(a.1) [1].',
    'The form is the Petition for Expungement (PA-790) [2].',
    'Community Legal Services at 215-981-3700 helps people for free [2].',
    'A felony is the more serious kind of crime [3].',
    'The way is often “Ask the court to seal a drug felony” [1].',
    'If you still owe restitution, you cannot ask [1].',
    'Answer as if you had a felony conviction, and see what the court asks.',
  ])('is shown where our words bear it out: %s', (written) => {
    expect(checked(written, passages).fault).toBeUndefined();
  });

  it.each<[Fault, string]>([
    ['citation', 'You may ask the court to seal a drug felony [4].'],
    ['citation', 'You may ask the court to seal a drug felony [0].'],
    ['citation', 'You have had no conviction for 10 years.'],
    ['citation', 'You may ask the court [the felony one] to seal it [1].'],
    ['figure', 'You have had no conviction for 5 years [1].'],
    ['figure', 'You have had no conviction for five years [1].'],
    ['figure', 'You have had no conviction for 10 months [1].'],
    ['figure', 'You have had no conviction for 10 years [3].'],
    ['figure', 'You have had no conviction for a year [1].'],
    ['figure', 'The fee is $13 [1].'],
    ['figure', 'The fee is 132 dollars and 50 cents [1].'],
    ['figure', 'It begins on February 12, 2025 [1].'],
    ['figure', 'It begins on March 12, 2024 [1].'],
    ['figure', 'The rule is in 18 Pa.C.S. § 9122.5 [1].'],
    ['figure', 'The form used is PA-791 [2].'],
    ['figure', 'Community Legal Services is at 215-981-3701 [2].'],
    ['name', 'In Ohio you may ask the court to seal a drug felony [1].'],
    ['name', 'In ohio you may ask the court to seal a drug felony [1].'],
    ['name', 'Ask the Superior Court of Erie to seal a drug felony [1].'],
    ['name', 'The form used is the Petition for Sealing [2].'],
    ['name', 'Ask the court to seal a drug felony with “the felony paper” [1].'],
    ['promise', 'You qualify to seal a drug felony [1].'],
    ['promise', 'You definitely qualify to seal a drug felony [1].'],
    ['promise', 'You’re eligible to seal a drug felony [1].'],
    ['promise', 'You are not eligible to seal a drug felony [1].'],
    ['promise', 'Your felony will be sealed [1].'],
    ['promise', 'Your drug felony can be sealed [1].'],
    ['promise', 'Your record is eligible to be sealed by the court [1].'],
    ['promise', 'The court will seal the felony [1].'],
    ['promise', 'It is certainly the way to seal a drug felony [1].'],
    ['address', 'Ask the court to seal a drug felony at felony.example.com [1].'],
    ['address', 'See https://www.palegis.us/ to seal a drug felony [1].'],
    ['address', 'Write to felony@court.example to seal a drug felony [1].'],
    ['markup', 'Ask the court to seal a **drug felony** [1].'],
    ['markup', 'Ask the court to seal a <b>drug felony</b> [1].'],
    ['ungrounded', 'Bananas ripen faster beside apples and pears [1].'],
    ['ungrounded', 'You can ask if you still owe restitution [1].'],
    ['ungrounded', 'The court may seal a drug felony by itself [1].'],
    ['ungrounded', 'You need a lawyer to ask the court to seal a felony [1].'],
    ['ungrounded', 'It is free to ask the court to seal a drug felony [1].'],
    ['ungrounded', 'Ask the court to seal a drug felony with my password [1].'],
    ['too_long', `${'You may ask the court to seal a drug felony, and '.repeat(15)}more [1].`],
  ])('is kept back for its %s: %s', (fault, written) => {
    expect(checked(written, passages).fault).toBe(fault);
  });

  it('loses its citations, which are told beside it', () => {
    expect(checked('You may ask the court to seal a drug felony [1][2, 1].', passages).sentence).toEqual({
      text: 'You may ask the court to seal a drug felony.',
      cites: [1, 2],
    });
  });
});
