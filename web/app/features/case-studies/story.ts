import { judge } from '@openslate/law/engine/judge.ts';
import { rankOf } from '@openslate/law/engine/ranking.ts';
import type { Outcome } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import type { WorkedCase } from '@openslate/law/place/worked-case.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { type Milestone, milestones } from '../assessment/result/milestones.ts';
import { verdict } from '../assessment/result/outcome-words.ts';
import { shownCase } from '../place-law/case-facts.ts';

/** A made-up life under a real law: what happened, what the law says to it, on which day and where it stands. */
export type Story = {
  readonly title: string;
  readonly asOf: string;
  readonly person: readonly string[];
  readonly charges: readonly StoryCharge[];
  readonly line: readonly Milestone[];
  readonly why: string;
};

type StoryCharge = {
  readonly facts: readonly string[];
  readonly outcome: Outcome;
  readonly verdict: string;
  /** The way that decides, and its section. */
  readonly way?: { readonly name: string; readonly section: string; readonly url?: string };
};

/** The life as the engine judges it, on the day that it names: at build time, and again where somebody opens it. */
export function storyOf(worked: WorkedCase, law: Jurisdiction): Story {
  const { title, asOf, answers, why } = worked;
  const shown = shownCase(worked, law);
  const result = judge(answers, law, asOf);
  const several = answers.charges.length > 1;
  const nameOf = (id: string) =>
    several ? `Charge ${answers.charges.findIndex((charge, index) => idOf(charge, index) === id) + 1}` : 'It';
  return {
    title,
    asOf,
    why,
    person: shown.person,
    line: milestones(
      result,
      answers.charges.map((charge, index) => ({ id: idOf(charge, index), date: charge.dispositionDate })),
      nameOf,
      'That day',
    ),
    charges: result.charges.map((charge, index) => {
      const [best] = charge.reliefs;
      const cite = best?.reasons[0]?.cite;
      return {
        facts: shown.charges[index]?.facts ?? [],
        outcome: charge.outcome,
        verdict: verdict(charge, placeOf(law.code).name, asOf),
        ...(best &&
          cite && { way: { name: best.name, section: cite.label, ...(cite.url && { url: cite.url }) } }),
      };
    }),
  };
}

/** The best that any charge of a life comes to, as its place expects it. */
export function outcomeOf({ expect }: WorkedCase): Outcome | undefined {
  return Object.values(expect)
    .map(({ outcome }) => outcome)
    .sort((one, other) => rankOf(one, false) - rankOf(other, false))[0];
}
