import { describe, expect, it } from 'vitest';
import { endingIn } from './endings.ts';
import { illinois } from './layouts/illinois.ts';
import { michigan } from './layouts/michigan.ts';
import { newYork } from './layouts/new-york.ts';
import { northCarolina } from './layouts/north-carolina.ts';

describe('how a charge ended, in the words of papers', () => {
  it.each([
    ['Guilty Plea - Negotiated', 'convicted'],
    ['Nolo Contendere', 'convicted'],
    ['NOT GUILTY', 'acquitted'],
    ['Not guilty by reason of insanity', 'not_responsible'],
    ['Nolle Prossed', 'dismissed'],
    ['NOL PROS', 'dismissed'],
    ['Quashed', 'dismissed'],
    ['Withdrawn', 'dismissed'],
    ['STET', 'diverted'],
    ['ARD - County', 'diverted'],
    ['Adjourned in contemplation of dismissal', 'diverted'],
    ['PBJ', 'deferred'],
    ['Adjudication withheld', 'deferred'],
    ['Deferred adjudication', 'deferred'],
    ['SIS', 'deferred'],
    ['No papered', 'no_charges'],
    ['Prosecution declined', 'no_charges'],
    ['Held for court', 'moved'],
    ['Pardoned', 'pardoned'],
    ['Awaiting trial', 'pending'],
  ])('%s: %s', (written, ending) => {
    expect(endingIn(written)?.ending).toBe(ending);
  });

  it('is what follows a plea, where something does', () => {
    expect(endingIn('NOT GUILTY   DISMISSED')?.ending).toBe('dismissed');
    expect(endingIn('GUILTY   ADJUDICATION WITHHELD')?.ending).toBe('deferred');
  });

  it('is not in the name of an offense', () => {
    expect(endingIn('Possession of a firearm by a convicted felon')).toBeUndefined();
  });

  it('is another thing in another state', () => {
    expect(endingIn('Conditional discharge')?.ending).toBe('deferred');
    expect(endingIn('Conditional discharge', newYork.endings)?.ending).toBe('convicted');
    expect(endingIn('Court supervision', illinois.endings)?.ending).toBe('deferred');
    expect(endingIn('Prayer for judgment continued', northCarolina.endings)?.ending).toBe('convicted');
    expect(endingIn('Not responsible', michigan.endings)?.ending).toBe('acquitted');
  });
});
