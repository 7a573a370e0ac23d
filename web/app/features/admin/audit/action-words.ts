import { capital } from '../../../ui/capital.ts';

/** `post.reply` as words: “Post: reply”. New actions read well without being listed anywhere. */
export function actionWords(action: string): string {
  const [thing = '', ...done] = action.split('.');
  const words = [thing, done.join(' ')].map((part) => part.replaceAll(/[_-]/g, ' ').trim()).filter(Boolean);
  return capital(words.join(': '));
}
