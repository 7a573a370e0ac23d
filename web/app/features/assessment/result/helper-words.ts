import type { Helper } from '@openslate/law/place/guide.ts';
import { capital } from '../../../ui/capital.ts';

/** Whom a helper serves, when, what it costs and speaks, where that is known: “Area: Cook County. Free. English, Spanish.” */
export function helperDetails({ area, hours, cost, languages = [] }: Helper): string {
  return [area && `Area: ${area}`, hours && `Hours: ${hours}`, cost, languages.join(', ')]
    .flatMap((words = '') => (words === '' ? [] : [sentence(words)]))
    .join(' ');
}

/** “9 a.m. to 5 p.m.” ends with its own point. */
const sentence = (words: string) => capital(words.endsWith('.') ? words : `${words}.`);
