import { describe, expect, it } from 'vitest';
import { toldChanges } from '../engine/told-changes.ts';
import { hostOf, mayLink } from '../place/hosts.ts';
import { placeCodes } from '../place/places.ts';
import type { Cite } from '../place/relief.ts';
import { loadJurisdiction } from './index.ts';
import { documents } from './la/code.ts';
import { rightsEverywhere } from './rights-everywhere.ts';

const law = await Promise.all(placeCodes.map(loadJurisdiction));

/** How a host writes a section in its addresses, where that is not simply its number. */
const written: Readonly<Record<string, (section: string) => string>> = {
  'www.legislature.mi.gov': (section) => section.replace('.', '-'),
  'www.oregonlegislature.gov': (section) => `ors${section.split('.')[0]}.html`,
  'www.legis.state.pa.us': (section) => {
    const [whole = '', decimal = '0'] = section.split('.');
    return `0${whole.slice(0, -2)}.0${whole.slice(-2)}.00${decimal}.`;
  },
  'www.capitol.hawaii.gov': (section) => {
    const [chapter = '', number = ''] = section.split('-');
    const [whole = '', decimal] = number.split('.');
    return `${chapter.padStart(4, '0')}-${whole.padStart(4, '0')}${decimal ? `_${decimal.padStart(4, '0')}` : ''}`;
  },
  'legis.la.gov': (section) => String(documents[section] ?? documents[`CHC ${section}`] ?? section),
  'www.azleg.gov': (section) => {
    const [title = '', number = ''] = section.split('-');
    const [whole = '', decimal] = number.split('.');
    return `${title}/${whole.padStart(5, '0')}${decimal ? `-${decimal}` : ''}`;
  },
  'mca.legmt.gov': (section) => {
    const [title = 0, chapter = 0, number = 0] = section.split('-').map(Number);
    const parts = [title, chapter, Math.floor(number / 100), number % 100];
    return parts.map((each) => String(each * 10).padStart(4, '0')).join('-');
  },
  'revisor.mo.gov': (section) => section.split('.').slice(0, 2).join('.'),
  'le.utah.gov': (section) => section.replace(/-([^-]*)$/, '-S$1'),
};

/** Whether the address is that of a section which the label names first. */
function leadsTo({ label, url = '' }: Cite): boolean {
  const [first = ''] = label.split(';');
  const sections = first.match(/\d+[A-Z]?(?:[-.:]\d+[A-Za-z.]*)*[a-z]?(?:\.\d+)?/g) ?? [];
  const [, , host = ''] = url.split('/');
  const write = written[host] ?? ((section: string) => section);
  const address = decodeURIComponent(url).toLowerCase();
  return sections.some((section) => address.includes(write(section).toLowerCase()));
}

const namesAStatute = ({ label }: Cite) =>
  /§|\b(?:U\.S\.C\.|C\.F\.R\.|C\.R\.S\.|MCL|ORS|G\.S\.|Utah Code|art\.) ?\d/.test(label.split(';')[0] ?? '');

describe.each(law)('a section of law that the rules of $code name', ({ code, reliefs }) => {
  const cites = reliefs.flatMap(({ rules }) => rules.map(({ cite }) => cite));
  const linked = cites.filter(({ url }) => url !== undefined);

  it('leads only to courts, agencies, legislatures and stable copies of the law', () => {
    expect(linked.filter(({ url = '' }) => !mayLink(url, code))).toEqual([]);
  });

  it('leads to that section', () => {
    const lost = linked.filter((cite) => namesAStatute(cite) && !leadsTo(cite));
    expect([...new Set(lost.map(({ label, url }) => `${label} → ${url}`))]).toEqual([]);
  });

  it('leads to nothing but the law where it names a statute', () => {
    const elsewhere = linked.filter(
      (cite) =>
        namesAStatute(cite) &&
        !['legislature', 'copy of the law'].includes(hostOf(cite.url ?? '')?.kind ?? ''),
    );
    expect([...new Set(elsewhere.map(({ label, url }) => `${label} → ${url}`))]).toEqual([]);
  });

  it('has forms that only courts, agencies and helpers hand out', () => {
    const forms = reliefs.flatMap((relief) => relief.forms ?? []);
    expect(forms.filter(({ url }) => !mayLink(url, code))).toEqual([]);
  });
});

describe('the links of all 52 places', () => {
  it('in their news lead to the law, an office or somebody who helps', () => {
    const told = law.flatMap(toldChanges);
    expect(told.filter(({ place, source }) => !mayLink(source.url, place))).toEqual([]);
    const statutes = told.map(({ source }) => source).filter(namesAStatute);
    expect(statutes.filter((source) => !leadsTo(source))).toEqual([]);
  });

  it('for rights that hold everywhere lead to the section they name', () => {
    for (const { cite } of rightsEverywhere)
      if (cite.url !== undefined) {
        expect(mayLink(cite.url, 'US'), cite.url).toBe(true);
        if (namesAStatute(cite)) expect(leadsTo(cite), cite.label).toBe(true);
      }
  });
});
