import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Relief } from '../place/relief.ts';
import {
  type Answers,
  type Charge,
  courts,
  type Disposition,
  dispositions,
  type Level,
  levels,
  type OffenseKind,
  offenseKinds,
} from '../record/record.ts';
import { mattersOf } from './assess.ts';
import { ask } from './condition.ts';
import { isNot } from './when.ts';

/** A level of offense, with those of its classes that are meant where it is not all of them. */
export type Classes = { readonly level: Level; readonly grades: readonly string[] | 'all' };

/** Cases that ended in one of these ways, of these levels. */
export type Covered = { readonly ended: readonly Disposition[]; readonly of: readonly Classes[] };

/** Something rare that nobody is taken to be unless they say so: its field, and the answer. */
type RareFact = { readonly field: string; readonly answer: string | boolean };

export type WhomItCovers = {
  readonly courts: readonly (typeof courts)[number][];
  readonly cases: readonly Covered[];
  /** What the charge may be about. */
  readonly kinds: readonly OffenseKind[];
  /** It is for nobody else. */
  readonly only?: RareFact;
};

/**
 * Which charges a relief may be for, read off its own condition: it is asked about charges of which only the court, the
 * end of the case, the class or the kind is known. What it does not refuse then, it may be for. Its rules, and what
 * else it asks of a charge, narrow that further. Nothing where it looks at the other charges of a record too.
 */
export function whomItCovers(relief: Relief, place: Jurisdiction): WhomItCovers | undefined {
  for (const { rare, told } of tellings(place)) {
    const covered = coveredWhere(told, relief, place);
    if (covered.cases.length > 0) return { ...covered, ...(rare && { only: rare }) };
  }
  return undefined;
}

type Telling = { readonly rare?: RareFact; readonly told: Charge };

/** Of an ordinary person nothing rare is presumed, so what is only for rare cases has to be told of one. */
function tellings({ questions = {} }: Jurisdiction): Telling[] {
  const own = Object.entries(questions).flatMap(([field, { answer }]): Telling[] => {
    const fact = /^facts\.(?<name>.+)$/.exec(field)?.groups?.name;
    if (fact === undefined || answer.kind !== 'choice') return [];
    const choices = answer.choices.filter(({ value }) => value !== false);
    return choices.map(({ value }) => ({
      rare: { field, answer: value },
      told: { facts: { [fact]: value } },
    }));
  });
  return [
    { told: {} },
    { told: { court: 'juvenile' } },
    { rare: { field: 'traffickingVictim', answer: true }, told: { traffickingVictim: true } },
    ...own,
  ];
}

function coveredWhere(told: Charge, relief: Relief, { grades = {}, verified }: Jurisdiction): WhomItCovers {
  function mayBeFor(charge: Charge): boolean {
    const { facts } = told;
    const answers: Answers = { charges: [{ ...told, ...charge }], ...(facts && { facts }) };
    return mattersOf(answers, verified).every((matter) => !isNot(ask(relief.covers, matter)));
  }

  function classesOf(disposition: Disposition): Classes[] {
    return levels.flatMap((level): Classes[] => {
      const all = (grades[level] ?? []).map(({ value }) => String(value));
      const some = all.filter((grade) => mayBeFor({ disposition, level, grade }));
      if (!mayBeFor({ disposition, level }) || (all.length > 0 && some.length === 0)) return [];
      return [{ level, grades: some.length === all.length ? 'all' : some }];
    });
  }

  const ended = dispositions.filter((disposition) => mayBeFor({ disposition }));
  return {
    courts: courts.filter((court) => mayBeFor({ court })),
    cases: alike(ended.map((disposition) => ({ ended: [disposition], of: classesOf(disposition) }))),
    kinds: offenseKinds.filter((kind) => mayBeFor({ offense: [kind] })),
  };
}

/** Ways to end that open it for the same classes, together. */
function alike(cases: readonly Covered[]): Covered[] {
  const groups = new Map<string, Covered>();
  for (const { ended, of } of cases.filter(({ of }) => of.length > 0)) {
    const key = JSON.stringify(of);
    groups.set(key, { ended: [...(groups.get(key)?.ended ?? []), ...ended], of });
  }
  return [...groups.values()];
}
