import { type PostFlag, postFlags } from '@openslate/contract/forum.ts';

const words: Record<PostFlag, string> = {
  slur: 'Slur',
  insult: 'Insult',
  threat: 'Threat',
  spam: 'Spam',
  exposes_somebody: 'Exposes somebody',
  no_bot_check: 'No bot check',
  many_posts: 'Came with many others',
  held_by_setting: 'Held by setting',
  held_by_admin: 'Held by an admin',
  hidden_by_reports: 'Hidden by reports',
};

/** A flag that this version of the page does not know is shown as it is. */
export function flagWords(flag: string): string {
  const known = postFlags.find((name) => name === flag);
  return known ? words[known] : flag.replaceAll('_', ' ');
}
