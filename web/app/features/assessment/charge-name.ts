import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { questionAt } from '@openslate/law/questions.ts';
import type { Charge } from '@openslate/law/record.ts';
import type { Told } from './saved-progress.ts';

/** What a charge is called on the screen: the person's own name for it, or what we know: “Theft, 2016”. */
export function chargeName({ names, answers }: Told, id: string, jurisdiction: Jurisdiction): string {
  const own = names[id]?.trim();
  if (own) return own;
  const index = answers.charges.findIndex((charge) => charge.id === id);
  const charge = answers.charges[index];
  const known = charge && described(charge, id, jurisdiction);
  return known || `Charge ${index + 1}`;
}

function described(charge: Charge, id: string, jurisdiction: Jurisdiction): string {
  const answer = questionAt(`charges.${id}.offense`, jurisdiction)?.question.answer;
  const labels = answer && 'choices' in answer ? answer.choices : [];
  const [kind] = charge.offense ?? [];
  const year = (charge.offenseDate ?? charge.dispositionDate)?.slice(0, 4);
  return [labels.find(({ value }) => value === kind)?.label, year].filter(Boolean).join(', ');
}
