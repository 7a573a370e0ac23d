import { describe, expect, it } from 'vitest';
import { loginPathFrom, returnPathIn } from './return-path.ts';

const origin = 'https://openslate.example';
const returnTo = (from: string) => returnPathIn(new URLSearchParams({ from }), origin);

describe('after the login', () => {
  it('comes the page that asked for it, with its query', () => {
    const login = new URL(loginPathFrom({ pathname: '/admin', search: '?tab=news&q=a%26b' }), origin);
    expect(login.pathname).toBe('/admin-login');
    expect(returnPathIn(login.searchParams, origin)).toBe('/admin?tab=news&q=a%26b');
  });

  it('comes the dashboard where no page asked', () => {
    expect(returnPathIn(new URLSearchParams(), origin)).toBe('/admin');
  });

  it.each([
    'https://elsewhere.example/admin',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'admin',
    '/admin-login?from=/admin-login',
  ])('never comes %j', (from) => {
    expect(returnTo(from)).toBe('/admin');
  });
});
