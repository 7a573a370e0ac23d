import type { Helper } from '@openslate/law/place/guide.ts';
import { capital } from '../../../ui/capital.ts';

/** What a helper costs and speaks, where that is known: “Free. English, Spanish.” */
export function costAndLanguages({ cost, languages = [] }: Helper): string {
  return [cost, languages.join(', ')]
    .flatMap((words = '') => (words === '' ? [] : [`${capital(words)}.`]))
    .join(' ');
}
