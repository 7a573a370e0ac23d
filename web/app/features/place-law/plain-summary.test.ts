import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { cite, rule } from '@openslate/law/place/relief.ts';
import { years } from '@openslate/law/record/day.ts';
import { waited } from '@openslate/law/vocabulary/waiting.ts';
import { describe, expect, it } from 'vitest';
import { plainSummary } from './plain-summary.server.ts';

const [law, guide] = await Promise.all([loadJurisdiction('PA'), loadGuide('PA')]);
const felony = ({ records }: ReturnType<typeof plainSummary>) =>
  records.find(({ record }) => record === 'felony')?.ways;

describe('the summary of a place', () => {
  it('says when a felony may be cleared, and changes with the law', () => {
    expect(felony(plainSummary(law, guide))).toEqual([
      {
        kind: 'sealing',
        automatic: false,
        wait: '10 years after the conviction; not for every crime or class',
        relief: 'pa-limited-access-felony',
      },
    ]);
    const later = rule('later', 'A longer wait', waited(years(15)).since('conviction'), cite('§ 1'));
    const changed = law.reliefs.map((relief) => ({ ...relief, rules: [...relief.rules, later] }));
    expect(felony(plainSummary({ ...law, reliefs: changed }, guide))?.[0]?.wait).toContain('15 years');
  });

  it('says what the guide says of cost, forms, court and helpers, and changes with it', () => {
    const about = ['pa-limited-access-felony'];
    const source = 'https://www.pacourts.us/';
    const changed = plainSummary(law, {
      ...guide,
      fees: [{ text: 'It costs $1.', source, for: about }],
      feeWaiver: [],
      forms: [
        { name: 'A petition', url: source, demanded: 'yes', for: about, readOn: source },
        { name: 'A waiver', url: source, demanded: 'no', for: about, waiver: true, readOn: source },
      ],
      withoutForm: [],
      whereToFile: [
        { text: 'File upstairs.', source },
        { text: 'For a pardon, file downstairs.', source, for: ['pa-pardon-expungement'] },
      ],
      help: [
        { name: 'The police', kind: 'office', url: source, what: 'Keeps records.' },
        { name: 'Legal aid', kind: 'legal aid', url: source, what: 'Helps.' },
      ],
    });
    expect(changed.cost).toEqual([{ text: 'It costs $1.', source }]);
    expect(changed.waiver).toEqual([]);
    expect(changed.forms).toEqual([{ name: 'A petition', url: source }]);
    expect(changed.waiverForms).toEqual([{ name: 'A waiver', url: source }]);
    expect(changed.where).toEqual([{ text: 'File upstairs.', source }]);
    // Offices keep records: they are nobody to ask for help.
    expect(changed.helpers).toEqual(['Legal aid']);
  });

  it('names every way to clear a record once: for most people, or for special cases', () => {
    const { records, special } = plainSummary(law, guide);
    const leads = records.flatMap(({ ways }) => ways.map(({ relief }) => relief));
    const ids = law.reliefs.filter(({ alternative }) => !alternative).map(({ id }) => id);
    expect([...leads, ...special.map(({ id }) => id)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(special.filter(({ id }) => leads.includes(id))).toEqual([]);
  });
});

describe.each(placeCodes)('the summary of %s', (code) => {
  it('leads to ways on its page, and tells a place to file and somebody to ask', async () => {
    const [there, toAct] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
    const { records, where, forms, withoutForm, helpers } = plainSummary(there, toAct);
    const ids = new Set(there.reliefs.map(({ id }) => id));
    const ways = records.flatMap((each) => each.ways);
    expect(ways.filter(({ relief, wait }) => !ids.has(relief) || wait === '')).toEqual([]);
    expect(helpers.length).toBeGreaterThan(0);
    expect(helpers.length).toBeLessThanOrEqual(3);
    expect(where.length).toBeGreaterThan(0);
    expect(forms.length + withoutForm.length).toBeGreaterThan(0);
  });
});
