import { describe, expect, it } from 'vitest';
import { hostOf, mayLink } from './hosts.ts';

describe('a page people may be sent to', () => {
  it.each([
    ['https://www.courts.michigan.gov/siteassets/forms/mc227.pdf', 'court', 'MI'],
    ['https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-780-621', 'legislature', 'MI'],
    ['https://www.fdle.state.fl.us/Seal-and-Expunge-Process', 'agency', 'FL'],
    ['https://www.court.co.lancaster.pa.us/245', 'court', 'PA'],
    ['https://clsphila.org/services', 'legal aid', undefined],
    ['https://www.law.cornell.edu/uscode/text/18/3607', 'copy of the law', undefined],
  ] as const)('%s is that of a %s', (page, kind, state) => {
    expect(hostOf(page)).toEqual({ kind, ...(state && { state }) });
  });

  it.each([
    'http://clsphila.org/services',
    'https://clsphila.org.example.com/',
    'https://notclsphila.org/',
    'https://example.com/clsphila.org',
    'https://copies.gov/pa.gov',
    'https://user@clsphila.org/',
  ])('is not %s', (page) => {
    expect(hostOf(page)).toBeUndefined();
  });

  it('is a state’s own page only for the people of that state', () => {
    const page = 'https://www.colorado.gov/pacific/cbi/utah-information';
    expect(mayLink(page, 'CO')).toBe(true);
    expect(mayLink(page, 'UT')).toBe(false);
  });
});
