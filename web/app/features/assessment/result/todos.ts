import type { ChargeResult, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import { type CourtForm, type Guide, toldAbout } from '@openslate/law/place/guide.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

type Todo = { readonly id: string; readonly text: string; readonly url?: string };

export type TodoGroup = {
  readonly title: string;
  readonly todos: readonly Todo[];
  /** Nothing to be done, only to be known. */
  readonly cost?: string;
};

/** What to do, as things that can be ticked off: first for everyone, then for each relief that is open or will be. */
export function todosFor(result: Result, guide: Guide): TodoGroup[] {
  const groups: TodoGroup[] = [
    {
      title: 'First: get your own record',
      todos: guide.ownRecord.map(({ text, source }, index) => ({
        id: `own-record-${index}`,
        text,
        ...(source && { url: source }),
      })),
    },
  ];
  const seen = new Set<string>();
  for (const { relief, charge } of waysToTake(result)) {
    if (seen.has(relief.id)) continue;
    seen.add(relief.id);
    const day = charge.outcome === 'not_yet' ? (charge.on ?? charge.between?.[1]) : undefined;
    groups.push({
      title: relief.name,
      todos: [
        ...(day ? [{ id: `${relief.id}-wait`, text: `Put ${spokenDate(day)} in your calendar.` }] : []),
        ...relief.reasons.flatMap(({ met, fix }) =>
          met === true || !fix ? [] : [{ id: `${relief.id}-${fix}`, text: fix }],
        ),
        ...relief.steps.map((text) => ({ id: `${relief.id}-${text}`, text })),
        ...formsFor(relief, guide).map((form) => ({ id: `${relief.id}-${form.url}-${form.text}`, ...form })),
        ...withoutForm(relief, guide).map((text) => ({ id: `${relief.id}-${text}`, text })),
      ],
      cost: relief.fee,
    });
  }
  return groups;
}

/** The forms of the guide say most. What the relief names besides follows them. */
function formsFor({ id, forms }: ReliefResult, guide: Guide): { text: string; url: string }[] {
  const known = guide.forms.filter((form) => form.for.includes(id));
  return [
    ...known.map((form) => ({ text: formWords(form), url: form.url })),
    ...forms
      .filter(({ url }) => known.every((form) => form.url !== url))
      .map(({ name, url }) => ({ text: `Form: ${name}`, url })),
  ];
}

function withoutForm({ id }: ReliefResult, guide: Guide): string[] {
  return toldAbout(guide.withoutForm, [id]).map(({ text }) => text);
}

function formWords({ number, name, demanded }: CourtForm): string {
  const must = {
    yes: 'The court takes only this form.',
    no: 'You may use this form.',
    'not known': 'Ask the clerk if you must use this form.',
  };
  return `${number ? `Form ${number}` : 'Form'}: ${name}. ${must[demanded]}`;
}

/** The best way for each charge that is open now or later. */
function waysToTake({ charges }: Result) {
  return charges.flatMap((charge: ChargeResult) => {
    const [relief] = charge.reliefs;
    return relief && charge.outcome !== 'not_eligible' ? [{ relief, charge }] : [];
  });
}
