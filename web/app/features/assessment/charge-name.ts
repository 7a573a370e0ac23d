import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Charge, OffenseKind } from '@openslate/law/record/record.ts';
import type { Told } from './saved-progress.ts';

/** What a charge is called on the screen: the person's own name for it, or what we know: “Theft, 2016”. */
export function chargeName({ names, answers }: Told, id: string, jurisdiction: Jurisdiction): string {
  const own = names[id]?.trim();
  if (own) return own;
  const index = answers.charges.findIndex((charge) => charge.id === id);
  const charge = answers.charges[index];
  return nameFor(charge && named(charge), index, jurisdiction);
}

/** What a charge is called by where nobody gave it a name. */
export type Named = { readonly kind?: OffenseKind; readonly year?: string };

export function named({ offense, offenseDate, dispositionDate }: Charge): Named {
  const [kind] = offense ?? [];
  const year = (offenseDate ?? dispositionDate)?.slice(0, 4);
  return { ...(kind && { kind }), ...(year && { year }) };
}

/** In our own words: “Theft, 2016”, or its number in the record. */
export function nameFor({ kind, year }: Named = {}, index: number, jurisdiction: Jurisdiction): string {
  const answer = questionAt('charges.c1.offense', jurisdiction)?.question.answer;
  const labels = answer && 'choices' in answer ? answer.choices : [];
  const label = labels.find(({ value }) => value === kind)?.label;
  return [label, year].filter(Boolean).join(', ') || `Charge ${index + 1}`;
}
