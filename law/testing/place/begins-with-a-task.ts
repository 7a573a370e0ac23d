import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import { loadCases, loadGuide, loadJurisdiction } from '../../jurisdictions/index.ts';
import { mayLink } from '../../place/hosts.ts';
import type { PlaceCode } from '../../place/places.ts';
import type { Task } from '../../place/task.ts';
import type { Answers, Charge } from '../../record/record.ts';
import { traffickingHelp } from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';

/** Short enough for a button, and for one breath. */
const mostWords = 13;

/** Whoever reads only this must know what is meant. */
const leansOnOthers =
  /\b(that|this|those|these) (court|case|clerk|office|form|paper)\b|your criminal case|\bthere\b/i;

/** As in a text, in small letters: “wcca.wicourts.gov”. */
const hostName = /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|us|edu|cloud|io)\b/g;

const costs = ({ kind, text }: Task) => kind === 'order_record' || /\$/.test(text);
const saysWhat = ({ text }: Task) => /\$\d|free/.test(text);

/** What a place tells people to do begins with one thing, and leads on where the law goes on. */
export const beginsWithATask = (code: PlaceCode) =>
  describe('what it tells people to do', async () => {
    const [law, guide, cases] = await Promise.all([loadJurisdiction(code), loadGuide(code), loadCases(code)]);

    it.each(law.reliefs)('begins $id with one thing that says enough alone', ({ first, steps }) => {
      expect(first.text.split(/\s+/).length, first.text).toBeLessThanOrEqual(mostWords);
      expect(first.text).toMatch(/^[A-Z].*\.$/);
      expect(first.text).not.toMatch(leansOnOthers);
      if (costs(first)) expect(saysWhat(first), first.text).toBe(true);
      if (first.url) expect(mayLink(first.url, code), first.url).toBe(true);
      expect(steps[0]).toBe(first.text);
      expect(new Set(steps).size).toBe(steps.length);
    });

    it('first has people see whether it has happened where it should happen by itself', () => {
      const byItself = law.reliefs.filter(({ automatic, alternative }) => automatic && !alternative);
      expect(byItself.filter(({ first }) => first.kind !== 'check').map(({ id }) => id)).toEqual([]);
    });

    it('has survivors of trafficking call somebody first', () => {
      const forSurvivors = law.reliefs.filter(
        ({ id, name, steps }) => /traffick/i.test(`${id} ${name}`) || steps.includes(traffickingHelp),
      );
      expect(forSurvivors.filter(({ first }) => first !== hotline).map(({ id }) => id)).toEqual([]);
    });

    it('names no page that nobody is sent to', () => {
      const told = Object.values(guide).flatMap((part) =>
        part.map((each) => ('text' in each ? each.text : each.name)),
      );
      const texts = [...law.reliefs.flatMap(({ steps }) => steps), ...told];
      const hosts = texts.flatMap((text) => text.match(hostName) ?? []);
      expect(hosts.filter((host) => !mayLink(`https://${host}`, code))).toEqual([]);
    });

    it('tells of what is free before what has to be paid', () => {
      const free = guide.ownRecord.map((told) => told.free === true);
      expect(free).toEqual([...free].sort((a, b) => Number(b) - Number(a)));
      // A search that ways begin with is told to those who look for their record too.
      const searched = law.reliefs.flatMap(({ first }) =>
        first.kind === 'look_up' && first.url ? first.text : [],
      );
      const told = guide.ownRecord.flatMap(({ free: isFree, text }) => (isFree ? text : []));
      expect([...new Set(searched)].filter((text) => !told.includes(text))).toEqual([]);
    });

    it('says of a pardon which ways it opens, and of no other', () => {
      const pardons = law.reliefs.filter(({ leadsTo }) => leadsTo);
      const named = pardons.flatMap(({ leadsTo = [] }) => leadsTo);
      expect(pardons.filter(({ kind }) => kind !== 'pardon')).toEqual([]);
      for (const id of named)
        expect(law.reliefs.find((relief) => relief.id === id)?.rules.length, id).toBeGreaterThan(0);
      const forConvicted = new Set(cases.flatMap(({ answers, asOf }) => waysOfConvictions(answers, asOf)));
      const opened = new Set(
        cases
          .flatMap(({ answers, asOf }) => openedByPardon(answers, asOf))
          .filter((id) => !forConvicted.has(id)),
      );
      expect([...opened].filter((id) => !named.includes(id))).toEqual([]);
      expect(named.filter((id) => !opened.has(id))).toEqual([]);
    });

    const isConviction = ({ disposition, court }: Charge) =>
      disposition === 'convicted' && court !== 'juvenile';

    function waysOfConvictions(answers: Answers, asOf: string): readonly string[] {
      const judged = judge(answers, law, asOf).charges;
      return answers.charges.flatMap((charge, index) =>
        isConviction(charge) ? (judged[index]?.reliefs ?? []).map(({ id }) => id) : [],
      );
    }

    /** The ways that are open to convictions of these lives once they are pardoned. */
    function openedByPardon(answers: Answers, asOf: string): readonly string[] {
      return answers.charges.filter(isConviction).flatMap((charge) => {
        const charges = answers.charges.map((each) =>
          each === charge ? { ...each, disposition: 'pardoned' as const, pardonedDate: asOf } : each,
        );
        const after = judge({ ...answers, charges }, law, asOf).charges[answers.charges.indexOf(charge)];
        return (after?.reliefs ?? [])
          .filter(({ outcome }) => outcome !== 'not_eligible' && outcome !== 'needs_review')
          .map(({ id }) => id);
      });
    }
  });
