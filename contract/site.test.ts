import { places } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { adminPages, locate, prerenderedPages, publicPages, testPages } from './site.ts';

describe('the address of a page', () => {
  it.each([...publicPages, ...testPages])(
    '%s is found as it is, in capitals and with a slash at the end',
    (path) => {
      const expected = { kind: 'page', page: path, status: 200 };
      expect(locate(path)).toMatchObject(expected);
      expect(locate(path.toUpperCase())).toMatchObject(expected);
      expect(locate(`${path}/`)).toMatchObject(expected);
    },
  );

  it.each(adminPages)('%s is drawn into the empty shell', (path) => {
    expect(locate(path)).toEqual({ kind: 'shell' });
  });

  it('of a place is its lower-case code', () => {
    for (const { code } of places) {
      const page = `/assessment/${code.toLowerCase()}`;
      expect(locate(page)).toEqual({ kind: 'page', page, status: 200, indexed: true });
    }
  });

  it.each([
    ['/assessment/PA', '/assessment/pa'],
    ['/assessment/pa/', '/assessment/pa'],
    ['/Assessment/pa', '/assessment/pa'],
    ['/assessment/Pennsylvania', '/assessment/pa'],
    ['/assessment-simple/New%20York', '/assessment-simple/ny'],
    ['/assessment-simple/new-york', '/assessment-simple/ny'],
    ['/record-relief/New-York', '/record-relief/ny'],
    ['/legal-translator', '/translator'],
    ['/Clean-Slate-Laws/', '/clean-slate'],
  ])('%s leads to %s', (path, to) => {
    expect(locate(path)).toEqual({ kind: 'moved', to });
  });

  it.each([
    ['/assessment/zz', '/assessment/unknown'],
    ['/record-relief/zz', '/record-relief/unknown'],
    ['/assessment-simple/atlantis', '/assessment-simple/unknown'],
    ['/assessment/%E0%A4%A', '/assessment/unknown'],
    ['/assessment/unknown', '/assessment/unknown'],
  ])('%s is not found, and shows the picker', (path, page) => {
    expect(locate(path)).toEqual({ kind: 'page', page, status: 404, indexed: false });
  });

  it.each([
    '/nowhere',
    '/assessment/pa/more',
    '/shared-assessment',
    '/admin/nowhere',
    '/404',
    '//',
    '/record-relief/pa/more',
  ])('%s is not found or is home', (path) => {
    const located = locate(path);
    if (path === '//') expect(located).toMatchObject({ page: '/', status: 200 });
    else expect(located).toEqual({ kind: 'page', page: '/404', status: 404, indexed: false });
  });

  it('of a shared result is one page for all, kept out of search engines', () => {
    const located = locate('/shared-assessment/x7Kq');
    expect(located).toEqual({ kind: 'page', page: '/shared-assessment/any', status: 200, indexed: false });
  });

  it('always belongs to a page that the build draws', () => {
    for (const path of [
      '/',
      '/nowhere',
      '/assessment/zz',
      '/assessment-simple/zz',
      '/shared-assessment/1',
      '/help',
    ]) {
      const located = locate(path);
      expect(located.kind === 'page' && prerenderedPages.includes(located.page)).toBe(true);
    }
  });
});
